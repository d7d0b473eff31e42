Anna, Berit, Carl, Dan, Eva, Filip play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 6. Pile: 48, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: månen har glemt noe
  1. proof.74 of Anna * <- Eva
  2. proof.80 of Dan
  3. proof.5 of Filip <- Carl
  4. proof.47 of Carl
  5. proof.4 of Eva <- Berit, Dan, Filip
  6. proof.1 of Berit
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Filip +1: 1 vote on card 3
  Eva +3: 3 votes on card 5
  Anna 3, Berit 0, Carl 0, Dan 0, Eva 6, Filip 1; 42 in the pile, 6 discarded.

Round 2. Berit says: pădurea știe tot
  1. proof.20 of Carl
  2. proof.71 of Eva <- Anna
  3. proof.77 of Anna
  4. proof.61 of Filip <- Dan
  5. proof.52 of Berit * <- Filip
  6. proof.12 of Dan <- Carl, Eva
  Some find the card.
  Berit +3: told well
  Filip +3: found it
  Eva +1: 1 vote on card 2
  Filip +1: 1 vote on card 4
  Dan +2: 2 votes on card 6
  Anna 3, Berit 3, Carl 0, Dan 2, Eva 7, Filip 5; 36 in the pile, 12 discarded.

Round 3. Carl says something aloud
  1. proof.15 of Carl * <- Filip
  2. proof.31 of Berit
  3. proof.68 of Dan <- Berit
  4. proof.64 of Filip <- Eva
  5. proof.26 of Eva <- Anna, Dan
  6. proof.35 of Anna
  Some find the card.
  Carl +3: told well
  Filip +3: found it
  Dan +1: 1 vote on card 3
  Filip +1: 1 vote on card 4
  Eva +2: 2 votes on card 5
  Anna 3, Berit 3, Carl 3, Dan 3, Eva 9, Filip 9; 30 in the pile, 18 discarded.

Round 4. Dan says: eine Tür, die niemand zumacht
  1. proof.36 of Dan * <- Berit, Filip
  2. proof.67 of Filip <- Carl
  3. proof.42 of Carl <- Eva
  4. proof.10 of Eva <- Anna
  5. proof.21 of Anna
  6. proof.29 of Berit
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Filip +3: found it
  Filip +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Eva +1: 1 vote on card 4
  Anna 3, Berit 6, Carl 4, Dan 6, Eva 10, Filip 13; 24 in the pile, 24 discarded.

Round 5. Eva says: 🌙
  1. proof.13 of Carl <- Filip
  2. proof.83 of Anna <- Dan
  3. proof.56 of Berit <- Anna
  4. proof.32 of Dan
  5. proof.28 of Filip
  6. proof.46 of Eva * <- Berit, Carl
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Carl +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Anna 4, Berit 10, Carl 8, Dan 6, Eva 13, Filip 13; 18 in the pile, 30 discarded.

Round 6. Filip says: too late for soup
  1. proof.48 of Dan
  2. proof.66 of Carl <- Berit, Eva
  3. proof.65 of Berit
  4. proof.82 of Eva
  5. proof.55 of Anna <- Carl
  6. proof.2 of Filip * <- Anna, Dan
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Dan +3: found it
  Carl +2: 2 votes on card 2
  Anna +1: 1 vote on card 5
  Anna 8, Berit 10, Carl 10, Dan 9, Eva 13, Filip 16; 12 in the pile, 36 discarded.

Round 7. Anna says: pădurea știe tot
  1. proof.70 of Dan <- Carl
  2. proof.78 of Carl
  3. proof.9 of Filip
  4. proof.51 of Eva <- Berit, Filip
  5. proof.58 of Berit <- Eva
  6. proof.37 of Anna * <- Dan
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Eva +2: 2 votes on card 4
  Berit +1: 1 vote on card 5
  Anna 11, Berit 11, Carl 10, Dan 13, Eva 15, Filip 16; 6 in the pile, 42 discarded.

Round 8. Berit says: before anybody woke up
  1. proof.40 of Eva
  2. proof.25 of Carl
  3. proof.39 of Berit * <- Carl
  4. proof.43 of Filip <- Dan, Eva
  5. proof.0 of Dan <- Anna
  6. proof.63 of Anna <- Filip
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Filip +2: 2 votes on card 4
  Dan +1: 1 vote on card 5
  Anna +1: 1 vote on card 6
  Anna 12, Berit 14, Carl 13, Dan 14, Eva 15, Filip 18; 0 in the pile, 48 discarded.

Round 9. Carl says: poslední vlak na jih
  1. proof.8 of Carl * <- Berit, Filip
  2. proof.30 of Eva <- Anna
  3. proof.76 of Anna
  4. proof.33 of Dan
  5. proof.72 of Filip <- Dan, Eva
  6. proof.6 of Berit
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Filip +3: found it
  Eva +1: 1 vote on card 2
  Filip +2: 2 votes on card 5
  Anna 12, Berit 17, Carl 16, Dan 14, Eva 16, Filip 23; 48 in the pile, 0 discarded.

Round 10. Dan says: eine Tür, die niemand zumacht
  1. proof.40 of Carl <- Eva
  2. proof.41 of Anna
  3. proof.81 of Filip <- Berit
  4. proof.25 of Berit
  5. proof.16 of Dan * <- Anna, Filip
  6. proof.79 of Eva <- Carl
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Filip +3: found it
  Carl +1: 1 vote on card 1
  Filip +1: 1 vote on card 3
  Eva +1: 1 vote on card 6
  Anna 15, Berit 17, Carl 17, Dan 17, Eva 17, Filip 27; 42 in the pile, 6 discarded.

Round 11. Eva says: the long way home
  1. proof.17 of Filip <- Carl
  2. proof.38 of Dan
  3. proof.75 of Berit
  4. proof.62 of Carl <- Dan
  5. proof.14 of Eva * <- Anna, Berit, Filip
  6. proof.8 of Anna
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Filip +3: found it
  Filip +1: 1 vote on card 1
  Carl +1: 1 vote on card 4
  Anna 18, Berit 20, Carl 18, Dan 17, Eva 20, Filip 31; 36 in the pile, 12 discarded.

The goal is reached. After 11 rounds Filip wins with 31 points.
