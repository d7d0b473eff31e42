Anna, Berit, Carl, Dan, Eva, Filip play 2021 to 100; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 6. Pile: 48, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: he said "never again"
  1. proof.64 of Berit
  2. proof.40 of Filip <- Dan
  3. proof.22 of Carl
  4. proof.0 of Anna * <- Berit, Carl, Eva
  5. proof.41 of Eva <- Filip
  6. proof.83 of Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Eva +3: found it
  Filip +1: 1 vote on card 2
  Eva +1: 1 vote on card 5
  Anna 3, Berit 3, Carl 3, Dan 0, Eva 4, Filip 1; 42 in the pile, 6 discarded.

Round 2. Berit says: only on Sundays
  1. proof.11 of Dan <- Anna
  2. proof.47 of Eva <- Dan
  3. proof.55 of Filip
  4. proof.49 of Carl
  5. proof.59 of Anna <- Carl
  6. proof.44 of Berit * <- Eva, Filip
  Some find the card.
  Berit +3: told well
  Eva +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Anna +1: 1 vote on card 5
  Anna 4, Berit 6, Carl 3, Dan 1, Eva 8, Filip 4; 36 in the pile, 12 discarded.

Round 3. Carl says something aloud
  1. proof.26 of Berit
  2. proof.19 of Eva
  3. proof.51 of Carl * <- Anna, Berit, Filip
  4. proof.42 of Anna <- Eva
  5. proof.61 of Filip <- Dan
  6. proof.25 of Dan
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Filip +3: found it
  Anna +1: 1 vote on card 4
  Filip +1: 1 vote on card 5
  Anna 8, Berit 9, Carl 6, Dan 1, Eva 8, Filip 8; 30 in the pile, 18 discarded.

Round 4. Dan says something aloud
  1. proof.36 of Eva
  2. proof.65 of Anna <- Eva, Filip
  3. proof.69 of Berit
  4. proof.27 of Filip <- Anna, Berit
  5. proof.70 of Dan * <- Carl
  6. proof.18 of Carl
  Some find the card.
  Dan +3: told well
  Carl +3: found it
  Anna +2: 2 votes on card 2
  Filip +2: 2 votes on card 4
  Anna 10, Berit 9, Carl 9, Dan 4, Eva 8, Filip 10; 24 in the pile, 24 discarded.

Round 5. Eva says: too late for soup
  1. proof.14 of Berit
  2. proof.52 of Dan <- Berit
  3. proof.46 of Anna <- Carl
  4. proof.67 of Carl
  5. proof.62 of Filip
  6. proof.72 of Eva * <- Anna, Dan, Filip
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Dan +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Anna 14, Berit 9, Carl 9, Dan 8, Eva 11, Filip 13; 18 in the pile, 30 discarded.

Round 6. Filip says: a secret with three legs
  1. proof.71 of Carl <- Anna
  2. proof.77 of Filip * <- Carl, Dan
  3. proof.8 of Berit
  4. proof.15 of Dan
  5. proof.7 of Eva
  6. proof.60 of Anna <- Berit, Eva
  Some find the card.
  Filip +3: told well
  Carl +3: found it
  Dan +3: found it
  Carl +1: 1 vote on card 1
  Anna +2: 2 votes on card 6
  Anna 16, Berit 9, Carl 13, Dan 11, Eva 11, Filip 16; 12 in the pile, 36 discarded.

Round 7. Anna says something aloud (a few bars of an old song)
  1. proof.38 of Filip
  2. proof.57 of Berit
  3. proof.35 of Eva
  4. proof.20 of Dan <- Filip
  5. proof.48 of Anna * <- Carl, Dan, Eva
  6. proof.1 of Carl <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Dan +1: 1 vote on card 4
  Carl +1: 1 vote on card 6
  Anna 19, Berit 9, Carl 17, Dan 15, Eva 14, Filip 16; 6 in the pile, 42 discarded.

Round 8. Berit says: he said "never again"
  1. proof.43 of Eva
  2. proof.73 of Filip
  3. proof.53 of Carl
  4. proof.21 of Berit * <- Anna, Dan, Eva, Filip
  5. proof.6 of Dan <- Carl
  6. proof.4 of Anna
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 5
  Anna 22, Berit 12, Carl 17, Dan 19, Eva 17, Filip 19; 6 in the pile, 48 discarded.

The pile is at its end. After 8 rounds Anna wins with 22 points.
