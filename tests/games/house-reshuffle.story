Anna, Berit, Carl, Dan, Eva, Filip play classic to 45; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 6. Pile: 48, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: pădurea știe tot
  1. proof.57 of Filip
  2. proof.32 of Dan <- Berit
  3. proof.44 of Anna * <- Eva, Filip
  4. proof.48 of Carl
  5. proof.12 of Berit <- Dan
  6. proof.17 of Eva <- Carl
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 2
  Berit +1: 1 vote on card 5
  Eva +1: 1 vote on card 6
  Anna 3, Berit 1, Carl 0, Dan 1, Eva 4, Filip 3; 42 in the pile, 6 discarded.

Round 2. Berit says: only on Sundays
  1. proof.74 of Anna
  2. proof.78 of Carl
  3. proof.30 of Eva
  4. proof.39 of Filip <- Dan
  5. proof.64 of Dan <- Filip
  6. proof.68 of Berit * <- Anna, Carl, Eva
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Eva +3: found it
  Filip +1: 1 vote on card 4
  Dan +1: 1 vote on card 5
  Anna 6, Berit 4, Carl 3, Dan 2, Eva 7, Filip 4; 36 in the pile, 12 discarded.

Round 3. Carl says: ¿quién sopló las velas?
  1. proof.62 of Anna
  2. proof.76 of Berit
  3. proof.42 of Carl * <- Anna, Berit, Dan, Eva
  4. proof.10 of Eva <- Filip
  5. proof.31 of Dan
  6. proof.73 of Filip
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Eva +1: 1 vote on card 4
  Anna 9, Berit 7, Carl 6, Dan 5, Eva 11, Filip 4; 30 in the pile, 18 discarded.

Round 4. Dan says: pădurea știe tot
  1. proof.45 of Berit <- Anna
  2. proof.59 of Eva
  3. proof.18 of Anna <- Filip
  4. proof.37 of Dan * <- Berit
  5. proof.66 of Carl <- Eva
  6. proof.56 of Filip <- Carl
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Carl +1: 1 vote on card 5
  Filip +1: 1 vote on card 6
  Anna 10, Berit 11, Carl 7, Dan 8, Eva 11, Filip 5; 24 in the pile, 24 discarded.

Round 5. Eva says: the long way home
  1. proof.35 of Berit
  2. proof.7 of Filip
  3. proof.70 of Carl <- Anna
  4. proof.79 of Eva * <- Berit, Filip
  5. proof.55 of Dan
  6. proof.51 of Anna <- Carl, Dan
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Filip +3: found it
  Carl +1: 1 vote on card 3
  Anna +2: 2 votes on card 6
  Anna 12, Berit 14, Carl 8, Dan 8, Eva 14, Filip 8; 18 in the pile, 30 discarded.

Round 6. Filip says: he said "never again"
  1. proof.33 of Anna <- Dan
  2. proof.67 of Carl
  3. proof.81 of Filip * <- Berit, Carl
  4. proof.3 of Dan <- Anna, Eva
  5. proof.24 of Eva
  6. proof.58 of Berit
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Carl +3: found it
  Anna +1: 1 vote on card 1
  Dan +2: 2 votes on card 4
  Anna 13, Berit 17, Carl 11, Dan 10, Eva 14, Filip 11; 12 in the pile, 36 discarded.

Round 7. Anna says: only on Sundays
  1. proof.6 of Berit
  2. proof.23 of Dan
  3. proof.20 of Carl
  4. proof.43 of Filip
  5. proof.15 of Anna * <- Berit, Eva, Filip
  6. proof.38 of Eva <- Carl, Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Eva +2: 2 votes on card 6
  Anna 16, Berit 20, Carl 11, Dan 10, Eva 19, Filip 14; 6 in the pile, 42 discarded.

Round 8. Berit says: only on Sundays
  1. proof.28 of Filip
  2. proof.11 of Berit * <- Anna, Carl, Dan, Filip
  3. proof.9 of Eva
  4. proof.13 of Anna <- Eva
  5. proof.46 of Dan
  6. proof.34 of Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Anna +1: 1 vote on card 4
  Anna 20, Berit 23, Carl 14, Dan 13, Eva 19, Filip 17; 0 in the pile, 48 discarded.

Round 9. Carl says: before anybody woke up
  1. proof.8 of Filip <- Eva
  2. proof.27 of Anna
  3. proof.26 of Berit <- Dan, Filip
  4. proof.75 of Carl *
  5. proof.63 of Eva <- Berit
  6. proof.29 of Dan <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Filip +2: nobody found it
  Filip +1: 1 vote on card 1
  Berit +2: 2 votes on card 3
  Eva +1: 1 vote on card 5
  Dan +1: 1 vote on card 6
  Anna 22, Berit 27, Carl 14, Dan 16, Eva 22, Filip 20; 48 in the pile, 0 discarded.

Round 10. Dan says something aloud
  1. proof.47 of Filip <- Eva
  2. proof.22 of Eva
  3. proof.58 of Dan * <- Anna, Berit, Carl
  4. proof.61 of Carl <- Filip
  5. proof.25 of Anna
  6. proof.21 of Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Filip +1: 1 vote on card 1
  Carl +1: 1 vote on card 4
  Anna 25, Berit 30, Carl 18, Dan 19, Eva 22, Filip 21; 42 in the pile, 6 discarded.

Round 11. Eva says: eine Tür, die niemand zumacht
  1. proof.54 of Anna <- Berit, Carl
  2. proof.36 of Dan
  3. proof.2 of Berit <- Anna
  4. proof.39 of Eva * <- Filip
  5. proof.82 of Carl <- Dan
  6. proof.77 of Filip
  Some find the card.
  Eva +3: told well
  Filip +3: found it
  Anna +2: 2 votes on card 1
  Berit +1: 1 vote on card 3
  Carl +1: 1 vote on card 5
  Anna 27, Berit 31, Carl 19, Dan 19, Eva 25, Filip 24; 36 in the pile, 12 discarded.

Round 12. Filip says: eine Tür, die niemand zumacht
  1. proof.65 of Filip * <- Berit, Dan
  2. proof.1 of Dan <- Carl, Eva
  3. proof.51 of Carl
  4. proof.4 of Anna
  5. proof.60 of Berit <- Anna
  6. proof.46 of Eva
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Dan +3: found it
  Dan +2: 2 votes on card 2
  Berit +1: 1 vote on card 5
  Anna 27, Berit 35, Carl 19, Dan 24, Eva 25, Filip 27; 30 in the pile, 18 discarded.

Round 13. Anna says: only on Sundays
  1. proof.68 of Carl
  2. proof.43 of Anna * <- Carl
  3. proof.71 of Eva
  4. proof.78 of Dan <- Filip
  5. proof.40 of Filip <- Berit, Eva
  6. proof.63 of Berit <- Dan
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +1: 1 vote on card 4
  Filip +2: 2 votes on card 5
  Berit +1: 1 vote on card 6
  Anna 30, Berit 36, Carl 22, Dan 25, Eva 25, Filip 29; 24 in the pile, 24 discarded.

Round 14. Berit says something aloud
  1. proof.72 of Filip
  2. proof.23 of Berit * <- Anna, Carl
  3. proof.15 of Dan
  4. proof.27 of Carl <- Dan, Eva
  5. proof.19 of Eva
  6. proof.53 of Anna <- Filip
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Carl +3: found it
  Carl +2: 2 votes on card 4
  Anna +1: 1 vote on card 6
  Anna 34, Berit 39, Carl 27, Dan 25, Eva 25, Filip 29; 18 in the pile, 30 discarded.

Round 15. Carl says: the long way home
  1. proof.28 of Filip
  2. proof.80 of Dan
  3. proof.18 of Eva <- Dan
  4. proof.55 of Carl * <- Anna, Berit, Eva, Filip
  5. proof.45 of Anna
  6. proof.14 of Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Eva +1: 1 vote on card 3
  Anna 37, Berit 42, Carl 30, Dan 25, Eva 29, Filip 32; 12 in the pile, 36 discarded.

Round 16. Dan says: 🌙
  1. proof.62 of Berit <- Carl, Filip
  2. proof.8 of Filip
  3. proof.76 of Anna
  4. proof.37 of Eva <- Berit
  5. proof.49 of Carl
  6. proof.10 of Dan * <- Anna, Eva
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Berit +2: 2 votes on card 1
  Eva +1: 1 vote on card 4
  Anna 40, Berit 44, Carl 30, Dan 28, Eva 33, Filip 32; 6 in the pile, 42 discarded.

Round 17. Eva says: månen har glemt noe
  1. proof.30 of Anna
  2. proof.9 of Carl
  3. proof.20 of Dan <- Carl
  4. proof.56 of Berit <- Dan, Filip
  5. proof.42 of Eva * <- Anna, Berit
  6. proof.3 of Filip
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +1: 1 vote on card 3
  Berit +2: 2 votes on card 4
  Anna 43, Berit 49, Carl 30, Dan 29, Eva 36, Filip 32; 0 in the pile, 48 discarded.

The goal is reached. After 17 rounds Berit wins with 49 points.
