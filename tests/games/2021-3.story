Anna, Berit, Carl play 2021 to 30; Anna tells first.
Hand: 7. Decoys: 2. Votes: 1, secret.
Lineup: 5. Pile: 63, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: poslední vlak na jih
  1. proof.15 of Berit
  2. proof.44 of Berit
  3. proof.68 of Carl
  4. proof.71 of Anna * <- Berit, Carl
  5. proof.33 of Carl
  Everybody finds the card.
  Berit +2: all found it
  Carl +2: all found it
  Anna 0, Berit 2, Carl 2; 58 in the pile, 5 discarded.

Round 2. Berit says something aloud
  1. proof.63 of Anna <- Carl
  2. proof.56 of Anna
  3. proof.7 of Carl
  4. proof.14 of Carl <- Anna
  5. proof.20 of Berit *
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Anna +1: 1 vote on card 1
  Carl +1: 1 vote on card 4
  Anna 3, Berit 2, Carl 5; 53 in the pile, 10 discarded.

Round 3. Carl says: ¿quién sopló las velas?
  1. proof.78 of Anna <- Berit
  2. proof.67 of Berit
  3. proof.8 of Carl *
  4. proof.65 of Berit <- Anna
  5. proof.40 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Anna +1: 1 vote on card 1
  Berit +1: 1 vote on card 4
  Anna 6, Berit 5, Carl 5; 48 in the pile, 15 discarded.

Round 4. Anna says something aloud
  1. proof.70 of Berit
  2. proof.73 of Anna * <- Berit
  3. proof.31 of Carl
  4. proof.4 of Carl
  5. proof.29 of Berit <- Carl
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 5
  Anna 9, Berit 9, Carl 5; 43 in the pile, 20 discarded.

Round 5. Berit says: månen har glemt noe
  1. proof.28 of Carl
  2. proof.58 of Carl <- Anna
  3. proof.47 of Berit *
  4. proof.30 of Anna
  5. proof.45 of Anna <- Carl
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 2
  Anna +1: 1 vote on card 5
  Anna 12, Berit 9, Carl 8; 38 in the pile, 25 discarded.

Round 6. Carl says: ¿quién sopló las velas?
  1. proof.22 of Berit
  2. proof.62 of Berit <- Anna
  3. proof.69 of Anna <- Berit
  4. proof.49 of Carl *
  5. proof.46 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Berit +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Anna 15, Berit 12, Carl 8; 33 in the pile, 30 discarded.

Round 7. Anna says: eine Tür, die niemand zumacht
  1. proof.36 of Carl <- Berit
  2. proof.79 of Berit
  3. proof.18 of Berit <- Carl
  4. proof.77 of Anna *
  5. proof.83 of Carl
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 1
  Berit +1: 1 vote on card 3
  Anna 15, Berit 15, Carl 11; 28 in the pile, 35 discarded.

Round 8. Berit says: only on Sundays
  1. proof.24 of Carl
  2. proof.80 of Carl
  3. proof.41 of Anna
  4. proof.50 of Anna
  5. proof.26 of Berit * <- Anna, Carl
  Everybody finds the card.
  Anna +2: all found it
  Carl +2: all found it
  Anna 17, Berit 15, Carl 13; 23 in the pile, 40 discarded.

Round 9. Carl says: too late for soup
  1. proof.43 of Berit
  2. proof.25 of Berit <- Anna
  3. proof.34 of Anna
  4. proof.42 of Carl * <- Berit
  5. proof.66 of Anna
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 17, Berit 19, Carl 16; 18 in the pile, 45 discarded.

Round 10. Anna says something aloud
  1. proof.81 of Anna * <- Carl
  2. proof.5 of Carl <- Berit
  3. proof.13 of Carl
  4. proof.54 of Berit
  5. proof.57 of Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 2
  Anna 20, Berit 19, Carl 20; 13 in the pile, 50 discarded.

Round 11. Berit says something aloud
  1. proof.12 of Carl <- Anna
  2. proof.0 of Carl
  3. proof.51 of Anna <- Carl
  4. proof.74 of Berit *
  5. proof.23 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Anna 23, Berit 19, Carl 23; 8 in the pile, 55 discarded.

Round 12. Carl says something aloud
  1. proof.52 of Berit
  2. proof.35 of Anna
  3. proof.75 of Anna
  4. proof.2 of Carl * <- Anna, Berit
  5. proof.19 of Berit
  Everybody finds the card.
  Anna +2: all found it
  Berit +2: all found it
  Anna 25, Berit 21, Carl 23; 3 in the pile, 60 discarded.

Round 13. Anna says: the long way home
  1. proof.32 of Berit
  2. proof.76 of Berit <- Carl
  3. proof.17 of Carl
  4. proof.61 of Anna * <- Berit
  5. proof.39 of Carl
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 28, Berit 25, Carl 23; 63 in the pile, 0 discarded.

Round 14. Berit says: ¿quién sopló las velas?
  1. proof.27 of Berit *
  2. proof.46 of Carl
  3. proof.21 of Anna <- Carl
  4. proof.16 of Carl <- Anna
  5. proof.10 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Anna +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Anna 31, Berit 25, Carl 26; 58 in the pile, 5 discarded.

The goal is reached. After 14 rounds Anna wins with 31 points.
