Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 8. Pile: 36, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: eine Tür, die niemand zumacht
  1. proof.33 of Greta <- Berit
  2. proof.55 of Berit
  3. proof.46 of Anna * <- Carl, Dan, Eva, Filip, Hugo
  4. proof.82 of Eva <- Greta
  5. proof.36 of Dan
  6. proof.40 of Carl
  7. proof.16 of Filip
  8. proof.64 of Hugo
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Hugo +3: found it
  Greta +1: 1 vote on card 1
  Eva +1: 1 vote on card 4
  Anna 3, Berit 0, Carl 3, Dan 3, Eva 4, Filip 3, Greta 1, Hugo 3; 28 in the pile, 8 discarded.

Round 2. Berit says: eine Tür, die niemand zumacht
  1. proof.70 of Eva
  2. proof.58 of Carl <- Eva
  3. proof.75 of Berit * <- Anna, Carl, Filip, Hugo
  4. proof.43 of Dan <- Greta
  5. proof.60 of Anna
  6. proof.59 of Filip <- Dan
  7. proof.27 of Greta
  8. proof.2 of Hugo
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Filip +3: found it
  Hugo +3: found it
  Carl +1: 1 vote on card 2
  Dan +1: 1 vote on card 4
  Filip +1: 1 vote on card 6
  Anna 6, Berit 3, Carl 7, Dan 4, Eva 4, Filip 7, Greta 1, Hugo 6; 20 in the pile, 16 discarded.

Round 3. Carl says: he said "never again"
  1. proof.28 of Filip <- Eva
  2. proof.35 of Eva
  3. proof.76 of Hugo <- Anna, Greta
  4. proof.9 of Anna
  5. proof.62 of Carl * <- Filip, Hugo
  6. proof.3 of Greta <- Dan
  7. proof.47 of Dan <- Berit
  8. proof.48 of Berit
  Some find the card.
  Carl +3: told well
  Filip +3: found it
  Hugo +3: found it
  Filip +1: 1 vote on card 1
  Hugo +2: 2 votes on card 3
  Greta +1: 1 vote on card 6
  Dan +1: 1 vote on card 7
  Anna 6, Berit 3, Carl 10, Dan 5, Eva 4, Filip 11, Greta 2, Hugo 11; 12 in the pile, 24 discarded.

Round 4. Dan says something aloud (a few bars of an old song)
  1. proof.34 of Hugo
  2. proof.45 of Berit
  3. proof.80 of Anna
  4. proof.21 of Dan * <- Filip, Greta
  5. proof.24 of Eva <- Anna
  6. proof.41 of Greta <- Carl
  7. proof.12 of Filip <- Eva, Hugo
  8. proof.11 of Carl <- Berit
  Some find the card.
  Dan +3: told well
  Filip +3: found it
  Greta +3: found it
  Eva +1: 1 vote on card 5
  Greta +1: 1 vote on card 6
  Filip +2: 2 votes on card 7
  Carl +1: 1 vote on card 8
  Anna 6, Berit 3, Carl 11, Dan 8, Eva 5, Filip 16, Greta 6, Hugo 11; 4 in the pile, 32 discarded.

Round 5. Eva says: månen har glemt noe
  1. proof.78 of Carl <- Filip
  2. proof.65 of Greta <- Dan
  3. proof.18 of Berit
  4. proof.77 of Anna
  5. proof.74 of Hugo
  6. proof.37 of Filip
  7. proof.54 of Eva * <- Anna, Berit, Carl, Greta, Hugo
  8. proof.7 of Dan
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Greta +3: found it
  Hugo +3: found it
  Carl +1: 1 vote on card 1
  Greta +1: 1 vote on card 2
  Anna 9, Berit 6, Carl 15, Dan 8, Eva 8, Filip 16, Greta 10, Hugo 14; 36 in the pile, 0 discarded.

Round 6. Filip says something aloud
  1. proof.25 of Filip * <- Anna, Dan, Eva
  2. proof.61 of Berit
  3. proof.67 of Dan <- Carl, Greta
  4. proof.39 of Carl <- Berit, Hugo
  5. proof.83 of Greta
  6. proof.1 of Anna
  7. proof.73 of Eva
  8. proof.23 of Hugo
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Dan +2: 2 votes on card 3
  Carl +2: 2 votes on card 4
  Anna 12, Berit 6, Carl 17, Dan 13, Eva 11, Filip 19, Greta 10, Hugo 14; 28 in the pile, 8 discarded.

Round 7. Greta says something aloud (a few bars of an old song)
  1. proof.78 of Berit
  2. proof.56 of Hugo <- Berit, Dan, Eva
  3. proof.81 of Carl
  4. proof.65 of Anna <- Carl
  5. proof.30 of Greta * <- Anna, Hugo
  6. proof.75 of Eva
  7. proof.4 of Filip
  8. proof.14 of Dan <- Filip
  Some find the card.
  Greta +3: told well
  Anna +3: found it
  Hugo +3: found it
  Hugo +3: 3 votes on card 2
  Anna +1: 1 vote on card 4
  Dan +1: 1 vote on card 8
  Anna 16, Berit 6, Carl 17, Dan 14, Eva 11, Filip 19, Greta 13, Hugo 20; 20 in the pile, 16 discarded.

Round 8. Hugo says: 🌙
  1. proof.19 of Filip
  2. proof.66 of Carl
  3. proof.26 of Eva
  4. proof.42 of Anna <- Berit
  5. proof.69 of Berit
  6. proof.0 of Greta <- Anna
  7. proof.22 of Hugo * <- Carl, Dan, Eva, Filip, Greta
  8. proof.41 of Dan
  Some find the card.
  Hugo +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Anna +1: 1 vote on card 4
  Greta +1: 1 vote on card 6
  Anna 17, Berit 6, Carl 20, Dan 17, Eva 14, Filip 22, Greta 17, Hugo 23; 12 in the pile, 24 discarded.

Round 9. Anna says: only on Sundays
  1. proof.33 of Eva <- Filip
  2. proof.27 of Greta <- Berit
  3. proof.70 of Anna * <- Carl, Dan, Greta
  4. proof.50 of Dan
  5. proof.31 of Berit <- Eva
  6. proof.52 of Hugo
  7. proof.5 of Filip
  8. proof.76 of Carl <- Hugo
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +3: found it
  Greta +3: found it
  Eva +1: 1 vote on card 1
  Greta +1: 1 vote on card 2
  Berit +1: 1 vote on card 5
  Carl +1: 1 vote on card 8
  Anna 20, Berit 7, Carl 24, Dan 20, Eva 15, Filip 22, Greta 21, Hugo 23; 4 in the pile, 32 discarded.

Round 10. Berit says something aloud (a few bars of an old song)
  1. proof.2 of Carl <- Filip, Hugo
  2. proof.10 of Dan
  3. proof.35 of Filip
  4. proof.63 of Eva <- Anna
  5. proof.32 of Hugo <- Greta
  6. proof.74 of Berit * <- Carl, Dan, Eva
  7. proof.72 of Greta
  8. proof.71 of Anna
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Carl +2: 2 votes on card 1
  Eva +1: 1 vote on card 4
  Hugo +1: 1 vote on card 5
  Anna 20, Berit 10, Carl 29, Dan 23, Eva 19, Filip 22, Greta 21, Hugo 24; 36 in the pile, 0 discarded.

Round 11. Carl says something aloud
  1. proof.55 of Dan
  2. proof.53 of Greta
  3. proof.24 of Anna <- Berit, Hugo
  4. proof.36 of Filip
  5. proof.54 of Hugo <- Anna
  6. proof.8 of Carl * <- Dan, Eva, Filip, Greta
  7. proof.3 of Berit
  8. proof.47 of Eva
  Some find the card.
  Carl +3: told well
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Anna +2: 2 votes on card 3
  Hugo +1: 1 vote on card 5
  Anna 22, Berit 10, Carl 32, Dan 26, Eva 22, Filip 25, Greta 24, Hugo 25; 28 in the pile, 8 discarded.

The goal is reached. After 11 rounds Carl wins with 32 points.
