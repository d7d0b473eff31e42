Anna, Berit, Carl play classic to 30; Anna tells first.
Hand: 7. Decoys: 2. Votes: 1, secret.
Lineup: 5. Pile: 63, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: before anybody woke up
  1. proof.50 of Carl
  2. proof.30 of Carl
  3. proof.46 of Anna * <- Berit
  4. proof.25 of Berit <- Carl
  5. proof.65 of Berit
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 4
  Anna 3, Berit 4, Carl 0; 58 in the pile, 5 discarded.

Round 2. Berit says: the long way home
  1. proof.3 of Carl
  2. proof.76 of Berit * <- Carl
  3. proof.16 of Anna
  4. proof.21 of Carl <- Anna
  5. proof.12 of Anna
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 4
  Anna 3, Berit 7, Carl 4; 53 in the pile, 10 discarded.

Round 3. Carl says: the long way home
  1. proof.63 of Anna
  2. proof.18 of Anna <- Berit
  3. proof.13 of Berit <- Anna
  4. proof.1 of Berit
  5. proof.32 of Carl *
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Anna 6, Berit 10, Carl 4; 48 in the pile, 15 discarded.

Round 4. Anna says: pădurea știe tot
  1. proof.0 of Berit
  2. proof.11 of Berit
  3. proof.54 of Anna * <- Berit, Carl
  4. proof.35 of Carl
  5. proof.69 of Carl
  Everybody finds the card.
  Berit +2: all found it
  Carl +2: all found it
  Anna 6, Berit 12, Carl 6; 43 in the pile, 20 discarded.

Round 5. Berit says: a secret with three legs
  1. proof.83 of Berit * <- Anna, Carl
  2. proof.41 of Anna
  3. proof.29 of Carl
  4. proof.6 of Anna
  5. proof.33 of Carl
  Everybody finds the card.
  Anna +2: all found it
  Carl +2: all found it
  Anna 8, Berit 12, Carl 8; 38 in the pile, 25 discarded.

Round 6. Carl says: eine Tür, die niemand zumacht
  1. proof.70 of Berit
  2. proof.53 of Anna
  3. proof.45 of Berit <- Anna
  4. proof.34 of Carl *
  5. proof.24 of Anna <- Berit
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Berit +1: 1 vote on card 3
  Anna +1: 1 vote on card 5
  Anna 11, Berit 15, Carl 8; 33 in the pile, 30 discarded.

Round 7. Anna says: 🌙
  1. proof.22 of Carl <- Berit
  2. proof.75 of Anna * <- Carl
  3. proof.61 of Carl
  4. proof.7 of Berit
  5. proof.8 of Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 1
  Anna 14, Berit 15, Carl 12; 28 in the pile, 35 discarded.

Round 8. Berit says something aloud
  1. proof.39 of Berit *
  2. proof.52 of Carl <- Anna
  3. proof.40 of Carl
  4. proof.28 of Anna <- Carl
  5. proof.67 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 2
  Anna +1: 1 vote on card 4
  Anna 17, Berit 15, Carl 15; 23 in the pile, 40 discarded.

Round 9. Carl says: ¿quién sopló las velas?
  1. proof.9 of Anna
  2. proof.37 of Carl *
  3. proof.49 of Berit
  4. proof.38 of Anna <- Berit
  5. proof.74 of Berit <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Anna +1: 1 vote on card 4
  Berit +1: 1 vote on card 5
  Anna 20, Berit 18, Carl 15; 18 in the pile, 45 discarded.

Round 10. Anna says: eine Tür, die niemand zumacht
  1. proof.66 of Berit
  2. proof.48 of Berit
  3. proof.10 of Anna * <- Carl
  4. proof.78 of Carl
  5. proof.57 of Carl <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 5
  Anna 23, Berit 18, Carl 19; 13 in the pile, 50 discarded.

Round 11. Berit says something aloud (a few bars of an old song)
  1. proof.56 of Berit * <- Anna
  2. proof.55 of Anna <- Carl
  3. proof.79 of Anna
  4. proof.19 of Carl
  5. proof.42 of Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 2
  Anna 27, Berit 21, Carl 19; 8 in the pile, 55 discarded.

Round 12. Carl says: only on Sundays
  1. proof.72 of Anna <- Berit
  2. proof.58 of Carl * <- Anna
  3. proof.43 of Berit
  4. proof.31 of Berit
  5. proof.23 of Anna
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 1
  Anna 31, Berit 21, Carl 22; 3 in the pile, 60 discarded.

The goal is reached. After 12 rounds Anna wins with 31 points.
