Anna, Berit, Carl, Dan, Eva, Filip, Greta play odyssey to 30; Greta tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 7. Pile: 42, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Greta says: poslední vlak na jih
  1. proof.55 of Greta * <- Carl, Dan, Eva
  2. proof.41 of Filip
  3. proof.16 of Anna <- Filip
  4. proof.62 of Carl <- Berit
  5. proof.14 of Berit <- Anna
  6. proof.27 of Eva
  7. proof.3 of Dan <- Anna, Berit, Carl
  Some find the card.
  Greta +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Dan +1: with one vote
  Eva +1: with one vote
  Anna +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Berit +1: 1 vote on card 5
  Dan +3: 3 votes on card 7
  Anna 1, Berit 1, Carl 4, Dan 7, Eva 4, Filip 0, Greta 3; 35 in the pile, 7 discarded.

Round 2. Anna says something aloud
  1. proof.24 of Greta <- Eva
  2. proof.60 of Dan <- Carl, Eva
  3. proof.35 of Filip <- Carl
  4. proof.66 of Carl <- Greta
  5. proof.73 of Anna * <- Berit, Greta
  6. proof.57 of Eva
  7. proof.36 of Berit <- Dan, Filip
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Greta +3: found it
  Berit +1: with one vote
  Greta +1: 1 vote on card 1
  Dan +2: 2 votes on card 2
  Filip +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Berit +2: 2 votes on card 7
  Anna 4, Berit 7, Carl 5, Dan 9, Eva 4, Filip 1, Greta 7; 28 in the pile, 14 discarded.

Round 3. Berit says: 🌙
  1. proof.9 of Greta <- Dan
  2. proof.29 of Berit * <- Anna, Dan
  3. proof.38 of Carl <- Filip
  4. proof.45 of Filip <- Carl, Eva
  5. proof.10 of Anna <- Eva
  6. proof.40 of Eva
  7. proof.81 of Dan <- Anna, Carl, Filip, Greta
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Dan +3: found it
  Greta +1: 1 vote on card 1
  Carl +1: 1 vote on card 3
  Filip +2: 2 votes on card 4
  Anna +1: 1 vote on card 5
  Dan +3: 4 votes on card 7
  Anna 8, Berit 10, Carl 6, Dan 15, Eva 4, Filip 3, Greta 8; 21 in the pile, 21 discarded.

Round 4. Carl says: a secret with three legs
  1. proof.53 of Carl * <- Berit
  2. proof.42 of Dan <- Filip
  3. proof.26 of Greta
  4. proof.61 of Anna <- Dan, Eva
  5. proof.77 of Eva <- Anna, Greta
  6. proof.56 of Filip <- Anna, Berit
  7. proof.82 of Berit <- Greta
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +1: 1 vote on card 2
  Anna +2: 2 votes on card 4
  Eva +2: 2 votes on card 5
  Filip +2: 2 votes on card 6
  Berit +1: 1 vote on card 7
  Anna 10, Berit 14, Carl 9, Dan 16, Eva 6, Filip 5, Greta 8; 14 in the pile, 28 discarded.

Round 5. Dan says something aloud (a few bars of an old song)
  1. proof.12 of Eva <- Greta
  2. proof.68 of Greta <- Berit
  3. proof.13 of Anna
  4. proof.63 of Carl <- Eva
  5. proof.51 of Dan * <- Eva, Greta
  6. proof.32 of Filip <- Carl
  7. proof.30 of Berit <- Anna, Filip
  Some find the card.
  Dan +3: told well
  Eva +3: found it
  Greta +3: found it
  Eva +1: 1 vote on card 1
  Greta +1: 1 vote on card 2
  Carl +1: 1 vote on card 4
  Filip +1: 1 vote on card 6
  Berit +2: 2 votes on card 7
  Anna 10, Berit 16, Carl 10, Dan 19, Eva 10, Filip 6, Greta 12; 7 in the pile, 35 discarded.

Round 6. Eva says: a secret with three legs
  1. proof.43 of Berit
  2. proof.4 of Filip <- Berit
  3. proof.8 of Carl
  4. proof.49 of Eva * <- Berit, Carl, Dan, Filip
  5. proof.39 of Anna
  6. proof.50 of Greta <- Anna
  7. proof.67 of Dan <- Carl, Greta
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Dan +1: with one vote
  Filip +1: with one vote
  Filip +1: 1 vote on card 2
  Greta +1: 1 vote on card 6
  Dan +2: 2 votes on card 7
  Anna 10, Berit 19, Carl 13, Dan 25, Eva 13, Filip 11, Greta 13; 0 in the pile, 42 discarded.

Round 7. Filip says: eine Tür, die niemand zumacht
  1. proof.23 of Filip * <- Dan, Greta
  2. proof.5 of Carl <- Anna, Berit
  3. proof.37 of Greta <- Anna
  4. proof.25 of Eva
  5. proof.44 of Anna <- Carl
  6. proof.31 of Berit <- Eva, Greta
  7. proof.11 of Dan <- Carl, Eva
  Some find the card.
  Filip +3: told well
  Dan +3: found it
  Greta +3: found it
  Dan +1: with one vote
  Carl +2: 2 votes on card 2
  Greta +1: 1 vote on card 3
  Anna +1: 1 vote on card 5
  Berit +2: 2 votes on card 6
  Dan +2: 2 votes on card 7
  Anna 11, Berit 21, Carl 15, Dan 31, Eva 13, Filip 14, Greta 17; 42 in the pile, 0 discarded.

The goal is reached. After 7 rounds Dan wins with 31 points.
