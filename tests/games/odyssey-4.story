Anna, Berit, Carl, Dan play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: before anybody woke up
  1. proof.54 of Anna * <- Carl
  2. proof.66 of Dan <- Berit
  3. proof.10 of Carl
  4. proof.40 of Berit <- Dan
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +1: 1 vote on card 2
  Berit +1: 1 vote on card 4
  Anna 3, Berit 1, Carl 3, Dan 1; 56 in the pile, 4 discarded.

Round 2. Berit says: eine Tür, die niemand zumacht
  1. proof.60 of Carl <- Anna, Dan
  2. proof.79 of Dan
  3. proof.71 of Berit * <- Carl
  4. proof.12 of Anna
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Carl +2: 2 votes on card 1
  Anna 3, Berit 4, Carl 8, Dan 1; 52 in the pile, 8 discarded.

Round 3. Carl says: pădurea știe tot
  1. proof.7 of Dan <- Berit
  2. proof.83 of Carl * <- Anna, Dan
  3. proof.76 of Berit
  4. proof.43 of Anna
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Anna 6, Berit 4, Carl 11, Dan 5; 48 in the pile, 12 discarded.

Round 4. Dan says something aloud (a few bars of an old song)
  1. proof.20 of Dan * <- Berit
  2. proof.35 of Berit <- Anna, Carl
  3. proof.42 of Carl
  4. proof.23 of Anna
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Berit +2: 2 votes on card 2
  Anna 6, Berit 9, Carl 11, Dan 8; 44 in the pile, 16 discarded.

Round 5. Anna says something aloud
  1. proof.34 of Carl <- Berit
  2. proof.8 of Anna *
  3. proof.81 of Dan <- Carl
  4. proof.38 of Berit <- Dan
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Carl +1: 1 vote on card 1
  Dan +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 6, Berit 12, Carl 14, Dan 11; 40 in the pile, 20 discarded.

Round 6. Berit says: the long way home
  1. proof.39 of Carl <- Anna, Dan
  2. proof.55 of Anna <- Carl
  3. proof.26 of Dan
  4. proof.77 of Berit *
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Carl +2: 2 votes on card 1
  Anna +1: 1 vote on card 2
  Anna 9, Berit 12, Carl 18, Dan 13; 36 in the pile, 24 discarded.

Round 7. Carl says something aloud (a few bars of an old song)
  1. proof.78 of Dan <- Anna
  2. proof.80 of Berit
  3. proof.3 of Anna
  4. proof.36 of Carl * <- Berit, Dan
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Anna 9, Berit 15, Carl 21, Dan 17; 32 in the pile, 28 discarded.

Round 8. Dan says: only on Sundays
  1. proof.48 of Carl <- Berit
  2. proof.5 of Dan * <- Anna, Carl
  3. proof.53 of Berit
  4. proof.6 of Anna
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Carl +3: found it
  Carl +1: 1 vote on card 1
  Anna 12, Berit 15, Carl 25, Dan 20; 28 in the pile, 32 discarded.

Round 9. Anna says: månen har glemt noe
  1. proof.24 of Carl <- Berit
  2. proof.0 of Anna * <- Carl
  3. proof.16 of Dan
  4. proof.31 of Berit <- Dan
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 1
  Berit +1: 1 vote on card 4
  Anna 15, Berit 16, Carl 29, Dan 20; 24 in the pile, 36 discarded.

Round 10. Berit says: ¿quién sopló las velas?
  1. proof.59 of Berit * <- Anna
  2. proof.46 of Dan
  3. proof.30 of Carl <- Dan
  4. proof.73 of Anna <- Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 19, Berit 19, Carl 30, Dan 20; 20 in the pile, 40 discarded.

The goal is reached. After 10 rounds Carl wins with 30 points.
