Anna, Berit, Carl, Dan, Eva play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 5. Pile: 54, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says something aloud (a few bars of an old song)
  1. proof.77 of Dan
  2. proof.40 of Carl <- Eva
  3. proof.14 of Berit
  4. proof.55 of Anna *
  5. proof.4 of Eva <- Berit, Carl, Dan
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Carl +1: 1 vote on card 2
  Eva +3: 3 votes on card 5
  Anna 0, Berit 2, Carl 3, Dan 2, Eva 5; 49 in the pile, 5 discarded.

Round 2. Berit says: pădurea știe tot
  1. proof.51 of Dan
  2. proof.74 of Carl <- Dan
  3. proof.15 of Anna <- Carl
  4. proof.80 of Berit * <- Anna, Eva
  5. proof.73 of Eva
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Eva +3: found it
  Carl +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Anna 4, Berit 5, Carl 4, Dan 2, Eva 8; 44 in the pile, 10 discarded.

Round 3. Carl says: only on Sundays
  1. proof.50 of Dan
  2. proof.35 of Carl * <- Berit
  3. proof.61 of Anna <- Eva
  4. proof.45 of Berit <- Anna
  5. proof.5 of Eva <- Dan
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Anna +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Eva +1: 1 vote on card 5
  Anna 5, Berit 9, Carl 7, Dan 2, Eva 9; 39 in the pile, 15 discarded.

Round 4. Dan says something aloud
  1. proof.49 of Carl
  2. proof.13 of Anna <- Berit
  3. proof.3 of Eva
  4. proof.54 of Dan * <- Anna, Eva
  5. proof.7 of Berit <- Carl
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 5
  Anna 9, Berit 10, Carl 7, Dan 5, Eva 12; 34 in the pile, 20 discarded.

Round 5. Eva says something aloud (a few bars of an old song)
  1. proof.19 of Carl <- Anna
  2. proof.68 of Eva * <- Berit
  3. proof.52 of Berit <- Dan
  4. proof.72 of Anna
  5. proof.81 of Dan <- Carl
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +1: 1 vote on card 1
  Berit +1: 1 vote on card 3
  Dan +1: 1 vote on card 5
  Anna 9, Berit 14, Carl 8, Dan 6, Eva 15; 29 in the pile, 25 discarded.

Round 6. Anna says something aloud (a few bars of an old song)
  1. proof.24 of Dan
  2. proof.38 of Anna * <- Carl, Eva
  3. proof.83 of Berit
  4. proof.69 of Carl <- Dan
  5. proof.34 of Eva <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Eva +3: found it
  Carl +1: 1 vote on card 4
  Eva +1: 1 vote on card 5
  Anna 12, Berit 14, Carl 12, Dan 6, Eva 19; 24 in the pile, 30 discarded.

Round 7. Berit says something aloud
  1. proof.6 of Berit * <- Anna
  2. proof.36 of Carl
  3. proof.2 of Anna <- Carl, Eva
  4. proof.39 of Dan
  5. proof.59 of Eva <- Dan
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +2: 2 votes on card 3
  Eva +1: 1 vote on card 5
  Anna 17, Berit 17, Carl 12, Dan 6, Eva 20; 19 in the pile, 35 discarded.

Round 8. Carl says: ¿quién sopló las velas?
  1. proof.58 of Dan
  2. proof.57 of Berit <- Eva
  3. proof.42 of Eva <- Anna
  4. proof.28 of Carl *
  5. proof.16 of Anna <- Berit, Dan
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Berit +1: 1 vote on card 2
  Eva +1: 1 vote on card 3
  Anna +2: 2 votes on card 5
  Anna 21, Berit 20, Carl 12, Dan 8, Eva 23; 14 in the pile, 40 discarded.

Round 9. Dan says: before anybody woke up
  1. proof.70 of Anna <- Berit, Carl
  2. proof.64 of Berit
  3. proof.62 of Carl <- Anna
  4. proof.27 of Dan * <- Eva
  5. proof.43 of Eva
  Some find the card.
  Dan +3: told well
  Eva +3: found it
  Anna +2: 2 votes on card 1
  Carl +1: 1 vote on card 3
  Anna 23, Berit 20, Carl 13, Dan 11, Eva 26; 9 in the pile, 45 discarded.

Round 10. Eva says: the long way home
  1. proof.10 of Eva * <- Anna, Carl, Dan
  2. proof.11 of Berit
  3. proof.65 of Carl
  4. proof.0 of Anna <- Berit
  5. proof.1 of Dan
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Carl +3: found it
  Dan +3: found it
  Anna +1: 1 vote on card 4
  Anna 27, Berit 20, Carl 16, Dan 14, Eva 29; 4 in the pile, 50 discarded.

Round 11. Anna says something aloud
  1. proof.63 of Anna * <- Carl, Dan
  2. proof.53 of Carl
  3. proof.56 of Dan <- Berit
  4. proof.31 of Berit <- Eva
  5. proof.9 of Eva
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 30, Berit 21, Carl 19, Dan 18, Eva 29; 54 in the pile, 0 discarded.

The goal is reached. After 11 rounds Anna wins with 30 points.
