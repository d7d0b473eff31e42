Anna, Berit, Carl, Dan, Eva play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 5. Pile: 54, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: eine Tür, die niemand zumacht
  1. proof.41 of Berit <- Carl, Dan
  2. proof.33 of Anna *
  3. proof.22 of Eva
  4. proof.68 of Dan <- Eva
  5. proof.45 of Carl <- Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Berit +2: 2 votes on card 1
  Dan +1: 1 vote on card 4
  Carl +1: 1 vote on card 5
  Anna 0, Berit 4, Carl 3, Dan 3, Eva 2; 49 in the pile, 5 discarded.

Round 2. Berit says something aloud (a few bars of an old song)
  1. proof.13 of Anna
  2. proof.14 of Eva <- Anna, Dan
  3. proof.20 of Dan
  4. proof.25 of Berit * <- Carl
  5. proof.4 of Carl <- Eva
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Eva +2: 2 votes on card 2
  Carl +1: 1 vote on card 5
  Anna 0, Berit 7, Carl 7, Dan 3, Eva 4; 44 in the pile, 10 discarded.

Round 3. Carl says: månen har glemt noe
  1. proof.44 of Eva
  2. proof.0 of Berit
  3. proof.46 of Dan
  4. proof.10 of Carl * <- Anna, Berit, Dan
  5. proof.51 of Anna <- Eva
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Anna +1: 1 vote on card 5
  Anna 4, Berit 10, Carl 10, Dan 6, Eva 4; 39 in the pile, 15 discarded.

Round 4. Dan says: 🌙
  1. proof.11 of Dan * <- Berit, Carl, Eva
  2. proof.59 of Carl <- Anna
  3. proof.8 of Eva
  4. proof.81 of Anna
  5. proof.82 of Berit
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Carl +3: found it
  Eva +3: found it
  Carl +1: 1 vote on card 2
  Anna 4, Berit 13, Carl 14, Dan 9, Eva 7; 34 in the pile, 20 discarded.

Round 5. Eva says something aloud (a few bars of an old song)
  1. proof.38 of Carl
  2. proof.72 of Anna
  3. proof.83 of Berit <- Carl
  4. proof.39 of Dan
  5. proof.7 of Eva * <- Anna, Berit, Dan
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Berit +1: 1 vote on card 3
  Anna 7, Berit 17, Carl 14, Dan 12, Eva 10; 29 in the pile, 25 discarded.

Round 6. Anna says: the long way home
  1. proof.42 of Anna * <- Carl, Dan
  2. proof.30 of Dan
  3. proof.71 of Berit <- Eva
  4. proof.23 of Carl <- Berit
  5. proof.17 of Eva
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Berit +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Anna 10, Berit 18, Carl 18, Dan 15, Eva 10; 24 in the pile, 30 discarded.

Round 7. Berit says: eine Tür, die niemand zumacht
  1. proof.73 of Anna <- Dan
  2. proof.50 of Dan
  3. proof.40 of Berit *
  4. proof.67 of Eva <- Carl
  5. proof.56 of Carl <- Anna, Eva
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Anna +1: 1 vote on card 1
  Eva +1: 1 vote on card 4
  Carl +2: 2 votes on card 5
  Anna 13, Berit 18, Carl 22, Dan 17, Eva 13; 19 in the pile, 35 discarded.

Round 8. Carl says: eine Tür, die niemand zumacht
  1. proof.69 of Dan
  2. proof.80 of Eva
  3. proof.15 of Anna <- Berit
  4. proof.61 of Carl * <- Anna, Dan, Eva
  5. proof.49 of Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Anna +1: 1 vote on card 3
  Anna 17, Berit 18, Carl 25, Dan 20, Eva 16; 14 in the pile, 40 discarded.

Round 9. Dan says: ¿quién sopló las velas?
  1. proof.32 of Eva
  2. proof.48 of Dan * <- Anna, Carl
  3. proof.79 of Carl <- Eva
  4. proof.29 of Anna <- Berit
  5. proof.24 of Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Carl +3: found it
  Carl +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 21, Berit 18, Carl 29, Dan 23, Eva 16; 9 in the pile, 45 discarded.

Round 10. Eva says: ¿quién sopló las velas?
  1. proof.5 of Anna <- Berit
  2. proof.28 of Eva *
  3. proof.75 of Carl <- Dan
  4. proof.63 of Dan <- Carl
  5. proof.53 of Berit <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Anna +1: 1 vote on card 1
  Carl +1: 1 vote on card 3
  Dan +1: 1 vote on card 4
  Berit +1: 1 vote on card 5
  Anna 24, Berit 21, Carl 32, Dan 26, Eva 16; 4 in the pile, 50 discarded.

The goal is reached. After 10 rounds Carl wins with 32 points.
