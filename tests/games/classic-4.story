Anna, Berit, Carl, Dan play classic to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: månen har glemt noe
  1. proof.29 of Carl <- Dan
  2. proof.44 of Dan <- Berit
  3. proof.46 of Anna * <- Carl
  4. proof.17 of Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 1
  Dan +1: 1 vote on card 2
  Anna 3, Berit 0, Carl 4, Dan 1; 56 in the pile, 4 discarded.

Round 2. Berit says: a secret with three legs
  1. proof.2 of Berit *
  2. proof.61 of Anna <- Carl, Dan
  3. proof.26 of Carl <- Anna
  4. proof.43 of Dan
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Anna +2: 2 votes on card 2
  Carl +1: 1 vote on card 3
  Anna 7, Berit 0, Carl 7, Dan 3; 52 in the pile, 8 discarded.

Round 3. Carl says: 🌙
  1. proof.14 of Berit <- Dan
  2. proof.18 of Carl * <- Berit
  3. proof.41 of Anna
  4. proof.48 of Dan <- Anna
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 1
  Dan +1: 1 vote on card 4
  Anna 7, Berit 4, Carl 10, Dan 4; 48 in the pile, 12 discarded.

Round 4. Dan says: before anybody woke up
  1. proof.83 of Dan *
  2. proof.42 of Anna <- Berit
  3. proof.4 of Berit <- Carl
  4. proof.65 of Carl <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Anna 10, Berit 7, Carl 13, Dan 4; 44 in the pile, 16 discarded.

Round 5. Anna says: eine Tür, die niemand zumacht
  1. proof.57 of Dan
  2. proof.5 of Anna * <- Carl, Dan
  3. proof.36 of Carl <- Berit
  4. proof.7 of Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Carl +1: 1 vote on card 3
  Anna 13, Berit 7, Carl 17, Dan 7; 40 in the pile, 20 discarded.

Round 6. Berit says: too late for soup
  1. proof.81 of Dan <- Carl
  2. proof.34 of Anna
  3. proof.69 of Berit * <- Anna, Dan
  4. proof.77 of Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Anna 16, Berit 10, Carl 17, Dan 11; 36 in the pile, 24 discarded.

Round 7. Carl says something aloud
  1. proof.49 of Dan <- Anna, Berit
  2. proof.63 of Carl *
  3. proof.11 of Anna <- Dan
  4. proof.30 of Berit
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Dan +2: nobody found it
  Dan +2: 2 votes on card 1
  Anna +1: 1 vote on card 3
  Anna 19, Berit 12, Carl 17, Dan 15; 32 in the pile, 28 discarded.

Round 8. Dan says: before anybody woke up
  1. proof.80 of Anna <- Berit, Carl
  2. proof.10 of Carl
  3. proof.24 of Dan *
  4. proof.62 of Berit <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Anna +2: 2 votes on card 1
  Berit +1: 1 vote on card 4
  Anna 23, Berit 15, Carl 19, Dan 15; 28 in the pile, 32 discarded.

Round 9. Anna says: 🌙
  1. proof.74 of Anna * <- Dan
  2. proof.20 of Carl
  3. proof.53 of Dan <- Berit, Carl
  4. proof.0 of Berit
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Dan +2: 2 votes on card 3
  Anna 26, Berit 15, Carl 19, Dan 20; 24 in the pile, 36 discarded.

Round 10. Berit says: the long way home
  1. proof.27 of Berit * <- Carl
  2. proof.12 of Carl <- Anna
  3. proof.50 of Anna <- Dan
  4. proof.51 of Dan
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Anna 27, Berit 18, Carl 23, Dan 20; 20 in the pile, 40 discarded.

Round 11. Carl says: a secret with three legs
  1. proof.59 of Berit <- Dan
  2. proof.78 of Anna <- Berit
  3. proof.58 of Carl *
  4. proof.25 of Dan <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Dan +2: nobody found it
  Berit +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Dan +1: 1 vote on card 4
  Anna 30, Berit 21, Carl 23, Dan 23; 16 in the pile, 44 discarded.

The goal is reached. After 11 rounds Anna wins with 30 points.
