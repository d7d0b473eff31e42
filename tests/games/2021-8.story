Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 8. Pile: 36, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: pădurea știe tot
  1. proof.41 of Greta
  2. proof.33 of Carl
  3. proof.4 of Dan <- Carl
  4. proof.55 of Anna * <- Berit, Filip, Hugo
  5. proof.72 of Eva
  6. proof.73 of Hugo <- Dan
  7. proof.27 of Filip
  8. proof.5 of Berit <- Eva, Greta
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Filip +3: found it
  Hugo +3: found it
  Dan +1: 1 vote on card 3
  Hugo +1: 1 vote on card 6
  Berit +2: 2 votes on card 8
  Anna 3, Berit 5, Carl 0, Dan 1, Eva 0, Filip 3, Greta 0, Hugo 4; 28 in the pile, 8 discarded.

Round 2. Berit says: he said "never again"
  1. proof.40 of Carl <- Hugo
  2. proof.30 of Eva <- Dan
  3. proof.21 of Dan
  4. proof.16 of Filip
  5. proof.10 of Berit * <- Anna, Carl, Eva, Greta
  6. proof.70 of Greta <- Filip
  7. proof.31 of Hugo
  8. proof.80 of Anna
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Eva +3: found it
  Greta +3: found it
  Carl +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Greta +1: 1 vote on card 6
  Anna 6, Berit 8, Carl 4, Dan 1, Eva 4, Filip 3, Greta 4, Hugo 4; 20 in the pile, 16 discarded.

Round 3. Carl says something aloud (a few bars of an old song)
  1. proof.11 of Eva
  2. proof.20 of Anna <- Eva, Hugo
  3. proof.17 of Filip
  4. proof.9 of Berit <- Anna
  5. proof.57 of Dan
  6. proof.23 of Hugo
  7. proof.47 of Greta
  8. proof.66 of Carl * <- Berit, Dan, Filip, Greta
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +3: found it
  Filip +3: found it
  Greta +3: found it
  Anna +2: 2 votes on card 2
  Berit +1: 1 vote on card 4
  Anna 8, Berit 12, Carl 7, Dan 4, Eva 4, Filip 6, Greta 7, Hugo 4; 12 in the pile, 24 discarded.

Round 4. Dan says: pădurea știe tot
  1. proof.60 of Dan * <- Berit
  2. proof.53 of Anna
  3. proof.35 of Greta
  4. proof.32 of Filip <- Carl, Eva, Hugo
  5. proof.65 of Hugo <- Anna, Filip
  6. proof.37 of Carl
  7. proof.67 of Eva
  8. proof.64 of Berit <- Greta
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Filip +3: 3 votes on card 4
  Hugo +2: 2 votes on card 5
  Berit +1: 1 vote on card 8
  Anna 8, Berit 16, Carl 7, Dan 7, Eva 4, Filip 9, Greta 7, Hugo 6; 4 in the pile, 32 discarded.

Round 5. Eva says: a secret with three legs
  1. proof.69 of Carl
  2. proof.83 of Hugo <- Filip
  3. proof.18 of Eva * <- Berit, Carl
  4. proof.49 of Dan <- Anna, Greta, Hugo
  5. proof.52 of Filip <- Dan
  6. proof.54 of Anna
  7. proof.14 of Berit
  8. proof.61 of Greta
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Hugo +1: 1 vote on card 2
  Dan +3: 3 votes on card 4
  Filip +1: 1 vote on card 5
  Anna 8, Berit 19, Carl 10, Dan 10, Eva 7, Filip 10, Greta 7, Hugo 7; 36 in the pile, 0 discarded.

Round 6. Filip says: månen har glemt noe
  1. proof.25 of Carl
  2. proof.13 of Hugo <- Dan
  3. proof.29 of Dan
  4. proof.68 of Anna <- Eva
  5. proof.72 of Berit
  6. proof.28 of Filip * <- Anna, Berit, Carl, Greta, Hugo
  7. proof.50 of Eva
  8. proof.19 of Greta
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Greta +3: found it
  Hugo +3: found it
  Hugo +1: 1 vote on card 2
  Anna +1: 1 vote on card 4
  Anna 12, Berit 22, Carl 13, Dan 10, Eva 7, Filip 13, Greta 10, Hugo 11; 28 in the pile, 8 discarded.

Round 7. Greta says: månen har glemt noe
  1. proof.74 of Anna
  2. proof.6 of Greta * <- Berit, Hugo
  3. proof.81 of Hugo <- Carl
  4. proof.63 of Eva
  5. proof.38 of Carl <- Anna, Dan, Eva
  6. proof.11 of Filip
  7. proof.75 of Berit
  8. proof.80 of Dan <- Filip
  Some find the card.
  Greta +3: told well
  Berit +3: found it
  Hugo +3: found it
  Hugo +1: 1 vote on card 3
  Carl +3: 3 votes on card 5
  Dan +1: 1 vote on card 8
  Anna 12, Berit 25, Carl 16, Dan 11, Eva 7, Filip 13, Greta 13, Hugo 15; 20 in the pile, 16 discarded.

Round 8. Hugo says: only on Sundays
  1. proof.23 of Anna
  2. proof.66 of Hugo * <- Carl, Dan, Eva, Filip
  3. proof.15 of Dan <- Berit
  4. proof.36 of Eva
  5. proof.37 of Filip <- Greta
  6. proof.44 of Greta <- Anna
  7. proof.42 of Carl
  8. proof.41 of Berit
  Some find the card.
  Hugo +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 3
  Filip +1: 1 vote on card 5
  Greta +1: 1 vote on card 6
  Anna 12, Berit 25, Carl 19, Dan 15, Eva 10, Filip 17, Greta 14, Hugo 18; 12 in the pile, 24 discarded.

Round 9. Anna says: poslední vlak na jih
  1. proof.82 of Greta
  2. proof.78 of Anna * <- Berit, Carl, Filip, Greta
  3. proof.21 of Hugo
  4. proof.12 of Berit <- Hugo
  5. proof.43 of Carl <- Dan, Eva
  6. proof.34 of Eva
  7. proof.47 of Dan
  8. proof.51 of Filip
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Filip +3: found it
  Greta +3: found it
  Berit +1: 1 vote on card 4
  Carl +2: 2 votes on card 5
  Anna 15, Berit 29, Carl 24, Dan 15, Eva 10, Filip 20, Greta 17, Hugo 18; 4 in the pile, 32 discarded.

Round 10. Berit says: the long way home
  1. proof.79 of Filip <- Eva
  2. proof.67 of Berit * <- Anna, Carl, Dan, Filip, Hugo
  3. proof.76 of Dan
  4. proof.16 of Eva
  5. proof.32 of Greta
  6. proof.40 of Carl <- Greta
  7. proof.58 of Hugo
  8. proof.17 of Anna
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Hugo +3: found it
  Filip +1: 1 vote on card 1
  Carl +1: 1 vote on card 6
  Anna 18, Berit 32, Carl 28, Dan 18, Eva 10, Filip 24, Greta 17, Hugo 21; 36 in the pile, 0 discarded.

The goal is reached. After 10 rounds Berit wins with 32 points.
