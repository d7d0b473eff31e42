Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 8. Pile: 36, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 2 at the most.

Round 1. Anna says: the long way home
  1. proof.23 of Dan <- Filip
  2. proof.69 of Berit <- Dan
  3. proof.43 of Carl
  4. proof.9 of Eva
  5. proof.37 of Greta
  6. proof.21 of Anna * <- Berit, Carl, Eva, Greta, Hugo
  7. proof.30 of Hugo
  8. proof.16 of Filip
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Eva +3: found it
  Greta +3: found it
  Hugo +3: found it
  Dan +1: 1 vote on card 1
  Berit +1: 1 vote on card 2
  Anna 3, Berit 4, Carl 3, Dan 1, Eva 3, Filip 0, Greta 3, Hugo 3; 28 in the pile, 8 discarded.

Round 2. Berit says something aloud (a few bars of an old song)
  1. proof.47 of Greta
  2. proof.39 of Anna
  3. proof.60 of Dan
  4. proof.82 of Filip
  5. proof.55 of Berit * <- Anna, Carl, Dan, Eva, Filip, Greta, Hugo
  6. proof.79 of Hugo
  7. proof.44 of Eva
  8. proof.75 of Carl
  Everybody finds the card.
  Anna +2: all found it
  Carl +2: all found it
  Dan +2: all found it
  Eva +2: all found it
  Filip +2: all found it
  Greta +2: all found it
  Hugo +2: all found it
  Anna 5, Berit 4, Carl 5, Dan 3, Eva 5, Filip 2, Greta 5, Hugo 5; 20 in the pile, 16 discarded.

Round 3. Carl says: pădurea știe tot
  1. proof.62 of Anna
  2. proof.65 of Berit <- Greta
  3. proof.51 of Greta <- Dan
  4. proof.56 of Hugo <- Filip
  5. proof.54 of Eva <- Berit
  6. proof.19 of Carl * <- Eva
  7. proof.80 of Dan <- Anna, Hugo
  8. proof.17 of Filip
  Some find the card.
  Carl +3: told well
  Eva +3: found it
  Berit +1: 1 vote on card 2
  Greta +1: 1 vote on card 3
  Hugo +1: 1 vote on card 4
  Eva +1: 1 vote on card 5
  Dan +2: 2 votes on card 7
  Anna 5, Berit 5, Carl 8, Dan 5, Eva 9, Filip 2, Greta 6, Hugo 6; 12 in the pile, 24 discarded.

Round 4. Dan says something aloud
  1. proof.46 of Greta
  2. proof.58 of Filip
  3. proof.26 of Carl <- Eva
  4. proof.4 of Hugo
  5. proof.5 of Eva
  6. proof.20 of Anna <- Filip
  7. proof.18 of Berit <- Greta
  8. proof.74 of Dan * <- Anna, Berit, Carl, Hugo
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Hugo +3: found it
  Carl +1: 1 vote on card 3
  Anna +1: 1 vote on card 6
  Berit +1: 1 vote on card 7
  Anna 9, Berit 9, Carl 12, Dan 8, Eva 9, Filip 2, Greta 6, Hugo 9; 4 in the pile, 32 discarded.

Round 5. Eva says something aloud (a few bars of an old song)
  1. proof.57 of Hugo
  2. proof.41 of Filip
  3. proof.11 of Berit <- Anna
  4. proof.52 of Dan
  5. proof.27 of Carl
  6. proof.34 of Anna <- Filip
  7. proof.28 of Greta <- Berit
  8. proof.29 of Eva * <- Carl, Dan, Greta, Hugo
  Some find the card.
  Eva +3: told well
  Carl +3: found it
  Dan +3: found it
  Greta +3: found it
  Hugo +3: found it
  Berit +1: 1 vote on card 3
  Anna +1: 1 vote on card 6
  Greta +1: 1 vote on card 7
  Anna 10, Berit 10, Carl 15, Dan 11, Eva 12, Filip 2, Greta 10, Hugo 12; 36 in the pile, 0 discarded.

Round 6. Filip says: poslední vlak na jih
  1. proof.24 of Filip * <- Eva, Hugo
  2. proof.15 of Berit
  3. proof.8 of Anna
  4. proof.32 of Eva <- Anna
  5. proof.59 of Dan
  6. proof.64 of Greta <- Berit
  7. proof.48 of Hugo <- Carl
  8. proof.76 of Carl <- Dan, Greta
  Some find the card.
  Filip +3: told well
  Eva +3: found it
  Hugo +3: found it
  Eva +1: 1 vote on card 4
  Greta +1: 1 vote on card 6
  Hugo +1: 1 vote on card 7
  Carl +2: 2 votes on card 8
  Anna 10, Berit 10, Carl 17, Dan 11, Eva 16, Filip 5, Greta 11, Hugo 16; 28 in the pile, 8 discarded.

Round 7. Greta says: too late for soup
  1. proof.42 of Hugo
  2. proof.5 of Filip <- Dan
  3. proof.6 of Greta * <- Berit, Eva
  4. proof.33 of Carl <- Filip
  5. proof.63 of Berit <- Hugo
  6. proof.72 of Eva <- Carl
  7. proof.79 of Anna
  8. proof.67 of Dan <- Anna
  Some find the card.
  Greta +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +1: 1 vote on card 2
  Carl +1: 1 vote on card 4
  Berit +1: 1 vote on card 5
  Eva +1: 1 vote on card 6
  Dan +1: 1 vote on card 8
  Anna 10, Berit 14, Carl 18, Dan 12, Eva 20, Filip 6, Greta 14, Hugo 16; 20 in the pile, 16 discarded.

Round 8. Hugo says: the long way home
  1. proof.73 of Eva <- Dan, Filip, Greta
  2. proof.1 of Berit <- Eva
  3. proof.29 of Anna
  4. proof.49 of Dan <- Berit
  5. proof.12 of Carl
  6. proof.77 of Greta
  7. proof.41 of Hugo * <- Anna
  8. proof.75 of Filip <- Carl
  Some find the card.
  Hugo +3: told well
  Anna +3: found it
  Eva +2: 3 votes on card 1
  Berit +1: 1 vote on card 2
  Dan +1: 1 vote on card 4
  Filip +1: 1 vote on card 8
  Anna 13, Berit 15, Carl 18, Dan 13, Eva 22, Filip 7, Greta 14, Hugo 19; 12 in the pile, 24 discarded.

Round 9. Anna says: the long way home
  1. proof.0 of Carl
  2. proof.3 of Berit <- Carl, Eva
  3. proof.43 of Filip
  4. proof.4 of Hugo <- Dan
  5. proof.7 of Eva
  6. proof.50 of Dan
  7. proof.38 of Greta
  8. proof.17 of Anna * <- Berit, Filip, Greta, Hugo
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Filip +3: found it
  Greta +3: found it
  Hugo +3: found it
  Berit +2: 2 votes on card 2
  Hugo +1: 1 vote on card 4
  Anna 16, Berit 20, Carl 18, Dan 13, Eva 22, Filip 10, Greta 17, Hugo 23; 4 in the pile, 32 discarded.

Round 10. Berit says: 🌙
  1. proof.54 of Greta
  2. proof.44 of Carl
  3. proof.31 of Eva <- Carl
  4. proof.26 of Berit * <- Anna, Dan, Greta, Hugo
  5. proof.20 of Dan
  6. proof.35 of Anna
  7. proof.83 of Hugo <- Eva, Filip
  8. proof.36 of Filip
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Dan +3: found it
  Greta +3: found it
  Hugo +3: found it
  Eva +1: 1 vote on card 3
  Hugo +2: 2 votes on card 7
  Anna 19, Berit 23, Carl 18, Dan 16, Eva 23, Filip 10, Greta 20, Hugo 28; 36 in the pile, 0 discarded.

Round 11. Carl says: the long way home
  1. proof.11 of Filip <- Hugo
  2. proof.27 of Hugo
  3. proof.78 of Dan
  4. proof.59 of Greta <- Anna
  5. proof.80 of Eva
  6. proof.55 of Carl * <- Berit, Dan, Eva, Filip, Greta
  7. proof.71 of Anna
  8. proof.68 of Berit
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Filip +1: 1 vote on card 1
  Greta +1: 1 vote on card 4
  Anna 19, Berit 26, Carl 21, Dan 19, Eva 26, Filip 14, Greta 24, Hugo 28; 28 in the pile, 8 discarded.

Round 12. Dan says: only on Sundays
  1. proof.13 of Hugo
  2. proof.65 of Carl
  3. proof.46 of Greta <- Anna
  4. proof.32 of Berit <- Filip, Hugo
  5. proof.61 of Anna <- Greta
  6. proof.81 of Filip
  7. proof.82 of Dan * <- Berit, Carl, Eva
  8. proof.17 of Eva
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Carl +3: found it
  Eva +3: found it
  Greta +1: 1 vote on card 3
  Berit +2: 2 votes on card 4
  Anna +1: 1 vote on card 5
  Anna 20, Berit 31, Carl 24, Dan 22, Eva 29, Filip 14, Greta 25, Hugo 28; 20 in the pile, 16 discarded.

The goal is reached. After 12 rounds Berit wins with 31 points.
