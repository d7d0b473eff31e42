Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 8. Pile: 36, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: only on Sundays
  1. proof.10 of Eva
  2. proof.15 of Hugo <- Eva, Filip
  3. proof.34 of Filip <- Greta
  4. proof.63 of Anna * <- Carl, Dan, Hugo
  5. proof.57 of Dan
  6. proof.81 of Carl <- Greta
  7. proof.24 of Berit <- Filip
  8. proof.5 of Greta <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Hugo +3: found it
  Carl +1: with one vote
  Dan +1: with one vote
  Hugo +1: with one vote
  Hugo +2: 2 votes on card 2
  Filip +1: 1 vote on card 3
  Carl +1: 1 vote on card 6
  Berit +1: 1 vote on card 7
  Greta +1: 1 vote on card 8
  Anna 3, Berit 1, Carl 5, Dan 4, Eva 0, Filip 1, Greta 1, Hugo 6; 28 in the pile, 8 discarded.

Round 2. Berit says: eine Tür, die niemand zumacht
  1. proof.49 of Filip <- Eva
  2. proof.18 of Anna <- Filip
  3. proof.71 of Greta
  4. proof.48 of Eva <- Greta, Hugo
  5. proof.4 of Hugo <- Anna, Greta
  6. proof.28 of Carl <- Anna
  7. proof.16 of Dan
  8. proof.30 of Berit * <- Carl, Dan, Eva, Hugo
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Hugo +3: found it
  Carl +1: with one vote
  Dan +1: with one vote
  Filip +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Eva +2: 2 votes on card 4
  Hugo +2: 2 votes on card 5
  Carl +1: 1 vote on card 6
  Anna 4, Berit 4, Carl 10, Dan 8, Eva 5, Filip 2, Greta 1, Hugo 11; 20 in the pile, 16 discarded.

Round 3. Carl says: 🌙
  1. proof.11 of Greta
  2. proof.3 of Berit <- Eva
  3. proof.8 of Dan <- Anna, Greta, Hugo
  4. proof.54 of Filip <- Anna, Dan, Hugo
  5. proof.12 of Hugo <- Eva
  6. proof.53 of Eva
  7. proof.19 of Carl * <- Berit, Dan, Filip
  8. proof.13 of Anna <- Filip, Greta
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +3: found it
  Filip +3: found it
  Berit +1: with one vote
  Berit +1: 1 vote on card 2
  Dan +3: 3 votes on card 3
  Filip +3: 3 votes on card 4
  Hugo +1: 1 vote on card 5
  Anna +2: 2 votes on card 8
  Anna 6, Berit 9, Carl 13, Dan 14, Eva 5, Filip 8, Greta 1, Hugo 12; 12 in the pile, 24 discarded.

Round 4. Dan says: the long way home
  1. proof.33 of Hugo
  2. proof.2 of Greta
  3. proof.75 of Eva <- Berit, Hugo
  4. proof.31 of Dan * <- Anna, Carl, Greta
  5. proof.60 of Carl <- Filip
  6. proof.58 of Filip
  7. proof.59 of Berit <- Eva
  8. proof.80 of Anna <- Eva
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Carl +3: found it
  Greta +3: found it
  Anna +1: with one vote
  Carl +1: with one vote
  Greta +1: with one vote
  Eva +2: 2 votes on card 3
  Carl +1: 1 vote on card 5
  Berit +1: 1 vote on card 7
  Anna +1: 1 vote on card 8
  Anna 11, Berit 10, Carl 18, Dan 17, Eva 7, Filip 8, Greta 5, Hugo 12; 4 in the pile, 32 discarded.

Round 5. Eva says: ¿quién sopló las velas?
  1. proof.73 of Greta <- Hugo
  2. proof.21 of Hugo <- Filip
  3. proof.72 of Berit <- Anna, Dan
  4. proof.68 of Eva * <- Berit, Carl, Dan, Hugo
  5. proof.32 of Carl <- Berit
  6. proof.62 of Filip <- Anna, Carl
  7. proof.65 of Dan <- Greta
  8. proof.17 of Anna <- Filip
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Hugo +3: found it
  Greta +1: 1 vote on card 1
  Hugo +1: 1 vote on card 2
  Berit +2: 2 votes on card 3
  Carl +1: 1 vote on card 5
  Filip +2: 2 votes on card 6
  Dan +1: 1 vote on card 7
  Anna +1: 1 vote on card 8
  Anna 12, Berit 15, Carl 22, Dan 21, Eva 10, Filip 10, Greta 6, Hugo 16; 36 in the pile, 0 discarded.

Round 6. Filip says: 🌙
  1. proof.43 of Carl <- Anna
  2. proof.18 of Filip * <- Carl, Dan, Hugo
  3. proof.6 of Greta <- Carl, Dan
  4. proof.66 of Hugo
  5. proof.69 of Anna <- Greta, Hugo
  6. proof.37 of Eva <- Greta
  7. proof.50 of Dan <- Berit, Eva
  8. proof.74 of Berit
  Some find the card.
  Filip +3: told well
  Carl +3: found it
  Dan +3: found it
  Hugo +3: found it
  Carl +1: 1 vote on card 1
  Greta +2: 2 votes on card 3
  Anna +2: 2 votes on card 5
  Eva +1: 1 vote on card 6
  Dan +2: 2 votes on card 7
  Anna 14, Berit 15, Carl 26, Dan 26, Eva 11, Filip 13, Greta 8, Hugo 19; 28 in the pile, 8 discarded.

Round 7. Greta says: a secret with three legs
  1. proof.46 of Greta * <- Filip, Hugo
  2. proof.72 of Carl <- Dan
  3. proof.11 of Dan <- Eva
  4. proof.10 of Berit <- Eva, Hugo
  5. proof.82 of Eva
  6. proof.39 of Hugo <- Carl
  7. proof.47 of Filip <- Anna, Carl
  8. proof.14 of Anna <- Berit
  Some find the card.
  Greta +3: told well
  Filip +3: found it
  Hugo +3: found it
  Filip +1: with one vote
  Carl +1: 1 vote on card 2
  Dan +1: 1 vote on card 3
  Berit +2: 2 votes on card 4
  Hugo +1: 1 vote on card 6
  Filip +2: 2 votes on card 7
  Anna +1: 1 vote on card 8
  Anna 15, Berit 17, Carl 27, Dan 27, Eva 11, Filip 19, Greta 11, Hugo 23; 20 in the pile, 16 discarded.

Round 8. Hugo says: the long way home
  1. proof.34 of Filip <- Greta
  2. proof.52 of Hugo * <- Anna, Berit, Dan, Eva, Filip
  3. proof.36 of Berit
  4. proof.78 of Greta
  5. proof.60 of Eva <- Carl
  6. proof.76 of Carl
  7. proof.55 of Dan
  8. proof.58 of Anna
  Some find the card.
  Hugo +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Anna +1: with one vote
  Berit +1: with one vote
  Dan +1: with one vote
  Eva +1: with one vote
  Filip +1: with one vote
  Filip +1: 1 vote on card 1
  Eva +1: 1 vote on card 5
  Anna 19, Berit 21, Carl 27, Dan 31, Eva 16, Filip 24, Greta 11, Hugo 26; 12 in the pile, 24 discarded.

The goal is reached. After 8 rounds Dan wins with 31 points.
