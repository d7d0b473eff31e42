Anna, Berit, Carl, Dan play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, open.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says something aloud
  1. proof.75 of Dan
  2. proof.17 of Anna * <- Berit, Carl, Dan
  3. proof.3 of Berit
  4. proof.45 of Carl
  Everybody finds the card.
  Berit +2: all found it
  Carl +2: all found it
  Dan +2: all found it
  Anna 0, Berit 2, Carl 2, Dan 2; 56 in the pile, 4 discarded.

Round 2. Berit says: too late for soup
  1. proof.15 of Anna <- Dan
  2. proof.34 of Dan
  3. proof.0 of Berit * <- Anna, Carl
  4. proof.37 of Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Anna +1: 1 vote on card 1
  Anna 4, Berit 5, Carl 5, Dan 2; 52 in the pile, 8 discarded.

Round 3. Carl says: before anybody woke up
  1. proof.80 of Berit <- Anna
  2. proof.38 of Dan <- Berit
  3. proof.30 of Carl * <- Dan
  4. proof.71 of Anna
  Some find the card.
  Carl +3: told well
  Dan +3: found it
  Berit +1: 1 vote on card 1
  Dan +1: 1 vote on card 2
  Anna 4, Berit 6, Carl 8, Dan 6; 48 in the pile, 12 discarded.

Round 4. Dan says something aloud
  1. proof.57 of Carl <- Anna
  2. proof.19 of Berit
  3. proof.77 of Anna <- Carl
  4. proof.61 of Dan * <- Berit
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Carl +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Anna 5, Berit 9, Carl 9, Dan 9; 44 in the pile, 16 discarded.

Round 5. Anna says: månen har glemt noe
  1. proof.48 of Berit <- Dan
  2. proof.4 of Anna * <- Carl
  3. proof.74 of Dan
  4. proof.24 of Carl <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Berit +1: 1 vote on card 1
  Carl +1: 1 vote on card 4
  Anna 8, Berit 10, Carl 13, Dan 9; 40 in the pile, 20 discarded.

Round 6. Berit says: he said "never again"
  1. proof.12 of Anna <- Carl
  2. proof.79 of Berit *
  3. proof.44 of Carl <- Anna, Dan
  4. proof.83 of Dan
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Anna +1: 1 vote on card 1
  Carl +2: 2 votes on card 3
  Anna 11, Berit 10, Carl 17, Dan 11; 36 in the pile, 24 discarded.

Round 7. Carl says something aloud
  1. proof.28 of Dan <- Anna
  2. proof.54 of Carl * <- Berit
  3. proof.76 of Berit <- Dan
  4. proof.20 of Anna
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +1: 1 vote on card 1
  Berit +1: 1 vote on card 3
  Anna 11, Berit 14, Carl 20, Dan 12; 32 in the pile, 28 discarded.

Round 8. Dan says something aloud
  1. proof.55 of Dan *
  2. proof.63 of Anna <- Berit, Carl
  3. proof.59 of Carl
  4. proof.14 of Berit <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Anna +2: 2 votes on card 2
  Berit +1: 1 vote on card 4
  Anna 15, Berit 17, Carl 22, Dan 12; 28 in the pile, 32 discarded.

Round 9. Anna says: too late for soup
  1. proof.70 of Anna *
  2. proof.69 of Carl <- Dan
  3. proof.47 of Berit <- Carl
  4. proof.1 of Dan <- Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Carl +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Dan +1: 1 vote on card 4
  Anna 15, Berit 20, Carl 25, Dan 15; 24 in the pile, 36 discarded.

Round 10. Berit says something aloud
  1. proof.39 of Dan
  2. proof.6 of Berit * <- Dan
  3. proof.26 of Carl <- Anna
  4. proof.36 of Anna <- Carl
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Carl +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 16, Berit 23, Carl 26, Dan 18; 20 in the pile, 40 discarded.

Round 11. Carl says: a secret with three legs
  1. proof.65 of Anna <- Berit, Dan
  2. proof.25 of Carl *
  3. proof.31 of Berit
  4. proof.46 of Dan <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Dan +2: nobody found it
  Anna +2: 2 votes on card 1
  Dan +1: 1 vote on card 4
  Anna 20, Berit 25, Carl 26, Dan 21; 16 in the pile, 44 discarded.

Round 12. Dan says: too late for soup
  1. proof.29 of Dan *
  2. proof.10 of Anna <- Berit, Carl
  3. proof.73 of Berit
  4. proof.56 of Carl <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Anna +2: 2 votes on card 2
  Carl +1: 1 vote on card 4
  Anna 24, Berit 27, Carl 29, Dan 21; 12 in the pile, 48 discarded.

Round 13. Anna says: ¿quién sopló las velas?
  1. proof.41 of Dan
  2. proof.32 of Carl
  3. proof.67 of Berit
  4. proof.64 of Anna * <- Berit, Carl, Dan
  Everybody finds the card.
  Berit +2: all found it
  Carl +2: all found it
  Dan +2: all found it
  Anna 24, Berit 29, Carl 31, Dan 23; 8 in the pile, 52 discarded.

The goal is reached. After 13 rounds Carl wins with 31 points.
