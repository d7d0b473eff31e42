Anna, Berit, Carl, Dan, Eva, Filip, Greta play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 7. Pile: 42, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: poslední vlak na jih
  1. proof.68 of Anna * <- Dan
  2. proof.45 of Dan <- Eva
  3. proof.21 of Greta <- Berit, Filip
  4. proof.11 of Filip
  5. proof.78 of Berit <- Carl
  6. proof.35 of Carl
  7. proof.33 of Eva <- Greta
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Dan +1: 1 vote on card 2
  Greta +2: 2 votes on card 3
  Berit +1: 1 vote on card 5
  Eva +1: 1 vote on card 7
  Anna 3, Berit 1, Carl 0, Dan 4, Eva 1, Filip 0, Greta 2; 35 in the pile, 7 discarded.

Round 2. Berit says: 🌙
  1. proof.18 of Berit * <- Anna, Carl, Filip
  2. proof.47 of Greta
  3. proof.38 of Filip <- Eva
  4. proof.6 of Carl <- Greta
  5. proof.71 of Anna <- Dan
  6. proof.28 of Eva
  7. proof.82 of Dan
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Filip +3: found it
  Filip +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Anna +1: 1 vote on card 5
  Anna 7, Berit 4, Carl 4, Dan 4, Eva 1, Filip 4, Greta 2; 28 in the pile, 14 discarded.

Round 3. Carl says something aloud
  1. proof.24 of Carl * <- Eva
  2. proof.76 of Filip <- Anna
  3. proof.61 of Anna <- Dan, Filip
  4. proof.58 of Dan <- Greta
  5. proof.10 of Berit
  6. proof.31 of Greta
  7. proof.43 of Eva <- Berit
  Some find the card.
  Carl +3: told well
  Eva +3: found it
  Filip +1: 1 vote on card 2
  Anna +2: 2 votes on card 3
  Dan +1: 1 vote on card 4
  Eva +1: 1 vote on card 7
  Anna 9, Berit 4, Carl 7, Dan 5, Eva 5, Filip 5, Greta 2; 21 in the pile, 21 discarded.

Round 4. Dan says: a secret with three legs
  1. proof.55 of Filip
  2. proof.3 of Anna
  3. proof.66 of Berit
  4. proof.32 of Eva
  5. proof.72 of Carl <- Anna
  6. proof.48 of Greta <- Eva
  7. proof.69 of Dan * <- Berit, Carl, Filip, Greta
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Carl +3: found it
  Filip +3: found it
  Greta +3: found it
  Carl +1: 1 vote on card 5
  Greta +1: 1 vote on card 6
  Anna 9, Berit 7, Carl 11, Dan 8, Eva 5, Filip 8, Greta 6; 14 in the pile, 28 discarded.

Round 5. Eva says: poslední vlak na jih
  1. proof.14 of Eva * <- Carl, Dan, Greta
  2. proof.2 of Greta <- Filip
  3. proof.19 of Dan
  4. proof.4 of Anna
  5. proof.60 of Filip <- Berit
  6. proof.81 of Carl <- Anna
  7. proof.53 of Berit
  Some find the card.
  Eva +3: told well
  Carl +3: found it
  Dan +3: found it
  Greta +3: found it
  Greta +1: 1 vote on card 2
  Filip +1: 1 vote on card 5
  Carl +1: 1 vote on card 6
  Anna 9, Berit 7, Carl 15, Dan 11, Eva 8, Filip 9, Greta 10; 7 in the pile, 35 discarded.

Round 6. Filip says something aloud
  1. proof.20 of Anna
  2. proof.56 of Dan <- Carl
  3. proof.42 of Filip * <- Anna, Berit, Dan, Eva
  4. proof.7 of Eva
  5. proof.9 of Carl <- Greta
  6. proof.70 of Greta
  7. proof.44 of Berit
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Dan +1: 1 vote on card 2
  Carl +1: 1 vote on card 5
  Anna 12, Berit 10, Carl 16, Dan 15, Eva 11, Filip 12, Greta 10; 0 in the pile, 42 discarded.

Round 7. Greta says: a secret with three legs
  1. proof.65 of Filip <- Carl
  2. proof.37 of Dan
  3. proof.8 of Eva <- Anna
  4. proof.52 of Anna <- Berit
  5. proof.54 of Greta * <- Dan, Eva
  6. proof.80 of Carl
  7. proof.5 of Berit <- Filip
  Some find the card.
  Greta +3: told well
  Dan +3: found it
  Eva +3: found it
  Filip +1: 1 vote on card 1
  Eva +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Berit +1: 1 vote on card 7
  Anna 13, Berit 11, Carl 16, Dan 18, Eva 15, Filip 13, Greta 13; 42 in the pile, 0 discarded.

Round 8. Anna says: poslední vlak na jih
  1. proof.69 of Filip <- Dan
  2. proof.51 of Anna * <- Filip, Greta
  3. proof.17 of Greta <- Eva
  4. proof.2 of Berit <- Carl
  5. proof.36 of Dan
  6. proof.10 of Carl <- Berit
  7. proof.39 of Eva
  Some find the card.
  Anna +3: told well
  Filip +3: found it
  Greta +3: found it
  Filip +1: 1 vote on card 1
  Greta +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Carl +1: 1 vote on card 6
  Anna 16, Berit 12, Carl 17, Dan 18, Eva 15, Filip 17, Greta 17; 35 in the pile, 7 discarded.

Round 9. Berit says: eine Tür, die niemand zumacht
  1. proof.49 of Eva
  2. proof.22 of Greta <- Carl
  3. proof.13 of Berit * <- Anna, Eva, Filip, Greta
  4. proof.74 of Anna
  5. proof.1 of Filip <- Dan
  6. proof.42 of Carl
  7. proof.57 of Dan
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Greta +1: 1 vote on card 2
  Filip +1: 1 vote on card 5
  Anna 19, Berit 15, Carl 17, Dan 18, Eva 18, Filip 21, Greta 21; 28 in the pile, 14 discarded.

Round 10. Carl says: 🌙
  1. proof.33 of Dan <- Greta
  2. proof.67 of Filip <- Dan
  3. proof.12 of Carl * <- Anna, Eva, Filip
  4. proof.45 of Anna
  5. proof.21 of Eva <- Berit
  6. proof.59 of Greta
  7. proof.63 of Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Eva +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 1
  Filip +1: 1 vote on card 2
  Eva +1: 1 vote on card 5
  Anna 22, Berit 15, Carl 20, Dan 19, Eva 22, Filip 25, Greta 21; 21 in the pile, 21 discarded.

Round 11. Dan says: the long way home
  1. proof.27 of Carl
  2. proof.16 of Filip <- Carl
  3. proof.78 of Eva
  4. proof.43 of Greta <- Berit
  5. proof.7 of Berit
  6. proof.71 of Dan * <- Anna, Eva, Greta
  7. proof.20 of Anna <- Filip
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Greta +3: found it
  Filip +1: 1 vote on card 2
  Greta +1: 1 vote on card 4
  Anna +1: 1 vote on card 7
  Anna 26, Berit 15, Carl 20, Dan 22, Eva 25, Filip 26, Greta 25; 14 in the pile, 28 discarded.

Round 12. Eva says: before anybody woke up
  1. proof.64 of Eva * <- Berit, Carl, Filip
  2. proof.80 of Anna
  3. proof.56 of Carl
  4. proof.47 of Filip
  5. proof.46 of Dan <- Greta
  6. proof.9 of Greta
  7. proof.19 of Berit <- Anna, Dan
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 5
  Berit +2: 2 votes on card 7
  Anna 26, Berit 20, Carl 23, Dan 23, Eva 28, Filip 29, Greta 25; 7 in the pile, 35 discarded.

Round 13. Filip says: a secret with three legs
  1. proof.4 of Filip * <- Berit, Carl, Dan, Greta
  2. proof.8 of Berit <- Anna
  3. proof.0 of Eva
  4. proof.24 of Anna
  5. proof.11 of Dan
  6. proof.35 of Carl <- Eva
  7. proof.54 of Greta
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Greta +3: found it
  Berit +1: 1 vote on card 2
  Carl +1: 1 vote on card 6
  Anna 26, Berit 24, Carl 27, Dan 26, Eva 28, Filip 32, Greta 28; 0 in the pile, 42 discarded.

The goal is reached. After 13 rounds Filip wins with 32 points.
