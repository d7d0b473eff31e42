Anna, Berit, Carl, Dan, Eva play classic to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 5. Pile: 54, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: pădurea știe tot
  1. proof.32 of Dan <- Berit
  2. proof.60 of Anna * <- Eva
  3. proof.31 of Carl <- Dan
  4. proof.43 of Berit <- Carl
  5. proof.40 of Eva
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Dan +1: 1 vote on card 1
  Carl +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 3, Berit 1, Carl 1, Dan 1, Eva 3; 49 in the pile, 5 discarded.

Round 2. Berit says: ¿quién sopló las velas?
  1. proof.18 of Eva
  2. proof.21 of Dan
  3. proof.44 of Berit * <- Anna, Eva
  4. proof.70 of Anna <- Carl
  5. proof.55 of Carl <- Dan
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Eva +3: found it
  Anna +1: 1 vote on card 4
  Carl +1: 1 vote on card 5
  Anna 7, Berit 4, Carl 2, Dan 1, Eva 6; 44 in the pile, 10 discarded.

Round 3. Carl says: he said "never again"
  1. proof.68 of Dan
  2. proof.10 of Eva
  3. proof.67 of Anna <- Eva
  4. proof.50 of Carl * <- Anna, Berit, Dan
  5. proof.63 of Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Anna +1: 1 vote on card 3
  Anna 11, Berit 7, Carl 5, Dan 4, Eva 6; 39 in the pile, 15 discarded.

Round 4. Dan says something aloud
  1. proof.47 of Eva
  2. proof.30 of Berit <- Carl
  3. proof.72 of Dan * <- Anna, Eva
  4. proof.16 of Anna
  5. proof.19 of Carl <- Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Berit +1: 1 vote on card 2
  Carl +1: 1 vote on card 5
  Anna 14, Berit 8, Carl 6, Dan 7, Eva 9; 34 in the pile, 20 discarded.

Round 5. Eva says: poslední vlak na jih
  1. proof.6 of Carl
  2. proof.48 of Eva * <- Carl
  3. proof.20 of Dan <- Anna
  4. proof.24 of Anna <- Berit, Dan
  5. proof.66 of Berit
  Some find the card.
  Eva +3: told well
  Carl +3: found it
  Dan +1: 1 vote on card 3
  Anna +2: 2 votes on card 4
  Anna 16, Berit 8, Carl 9, Dan 8, Eva 12; 29 in the pile, 25 discarded.

Round 6. Anna says something aloud (a few bars of an old song)
  1. proof.83 of Anna * <- Dan
  2. proof.76 of Eva
  3. proof.53 of Carl <- Berit
  4. proof.78 of Berit <- Eva
  5. proof.39 of Dan <- Carl
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Carl +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Dan +1: 1 vote on card 5
  Anna 19, Berit 9, Carl 10, Dan 12, Eva 12; 24 in the pile, 30 discarded.

Round 7. Berit says: a secret with three legs
  1. proof.26 of Berit * <- Dan
  2. proof.45 of Carl <- Anna
  3. proof.64 of Anna <- Eva
  4. proof.0 of Dan
  5. proof.58 of Eva <- Carl
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Carl +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Eva +1: 1 vote on card 5
  Anna 20, Berit 12, Carl 11, Dan 15, Eva 13; 19 in the pile, 35 discarded.

Round 8. Carl says: ¿quién sopló las velas?
  1. proof.5 of Berit
  2. proof.33 of Carl * <- Berit, Eva
  3. proof.36 of Anna
  4. proof.73 of Dan <- Anna
  5. proof.37 of Eva <- Dan
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Eva +3: found it
  Dan +1: 1 vote on card 4
  Eva +1: 1 vote on card 5
  Anna 20, Berit 15, Carl 14, Dan 16, Eva 17; 14 in the pile, 40 discarded.

Round 9. Dan says something aloud
  1. proof.69 of Eva
  2. proof.4 of Dan * <- Anna, Berit, Carl
  3. proof.13 of Anna <- Eva
  4. proof.42 of Carl
  5. proof.54 of Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Anna +1: 1 vote on card 3
  Anna 24, Berit 18, Carl 17, Dan 19, Eva 17; 9 in the pile, 45 discarded.

Round 10. Eva says: a secret with three legs
  1. proof.11 of Anna <- Dan
  2. proof.56 of Carl
  3. proof.79 of Dan
  4. proof.15 of Berit
  5. proof.74 of Eva * <- Anna, Berit, Carl
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Anna +1: 1 vote on card 1
  Anna 28, Berit 21, Carl 20, Dan 19, Eva 20; 4 in the pile, 50 discarded.

Round 11. Anna says: poslední vlak na jih
  1. proof.38 of Eva
  2. proof.81 of Anna * <- Berit, Carl, Dan
  3. proof.59 of Dan <- Eva
  4. proof.51 of Carl
  5. proof.25 of Berit
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 3
  Anna 31, Berit 24, Carl 23, Dan 23, Eva 20; 4 in the pile, 55 discarded.

The goal is reached. After 11 rounds Anna wins with 31 points.
