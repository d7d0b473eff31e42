Anna, Berit, Carl, Dan, Eva, Filip, Greta play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 7. Pile: 42, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: poslední vlak na jih
  1. proof.53 of Eva <- Berit, Greta
  2. proof.56 of Greta
  3. proof.14 of Filip
  4. proof.78 of Carl <- Dan
  5. proof.64 of Anna * <- Eva, Filip, Greta
  6. proof.23 of Berit
  7. proof.63 of Dan <- Berit, Carl, Eva
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Filip +1: with one vote
  Eva +2: 2 votes on card 1
  Carl +1: 1 vote on card 4
  Dan +3: 3 votes on card 7
  Anna 3, Berit 0, Carl 1, Dan 3, Eva 5, Filip 4, Greta 3; 35 in the pile, 7 discarded.

Round 2. Berit says: he said "never again"
  1. proof.15 of Berit *
  2. proof.41 of Filip <- Anna, Dan
  3. proof.72 of Dan <- Carl, Filip
  4. proof.10 of Eva
  5. proof.58 of Anna <- Carl, Eva
  6. proof.0 of Carl <- Greta
  7. proof.66 of Greta <- Filip
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Filip +2: nobody found it
  Greta +2: nobody found it
  Filip +2: 2 votes on card 2
  Dan +2: 2 votes on card 3
  Anna +2: 2 votes on card 5
  Carl +1: 1 vote on card 6
  Greta +1: 1 vote on card 7
  Anna 7, Berit 0, Carl 4, Dan 7, Eva 7, Filip 8, Greta 6; 28 in the pile, 14 discarded.

Round 3. Carl says: poslední vlak na jih
  1. proof.6 of Berit
  2. proof.51 of Greta <- Anna
  3. proof.9 of Anna <- Greta
  4. proof.33 of Dan <- Berit, Eva, Filip
  5. proof.54 of Filip <- Anna, Greta
  6. proof.39 of Eva <- Dan, Filip
  7. proof.36 of Carl * <- Dan, Eva
  Some find the card.
  Carl +3: told well
  Dan +3: found it
  Eva +3: found it
  Greta +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Dan +3: 3 votes on card 4
  Filip +2: 2 votes on card 5
  Eva +2: 2 votes on card 6
  Anna 8, Berit 0, Carl 7, Dan 13, Eva 12, Filip 10, Greta 7; 21 in the pile, 21 discarded.

Round 4. Dan says: he said "never again"
  1. proof.49 of Dan * <- Anna
  2. proof.62 of Anna
  3. proof.19 of Filip
  4. proof.8 of Greta <- Berit, Eva
  5. proof.42 of Carl
  6. proof.32 of Berit <- Carl, Filip
  7. proof.27 of Eva <- Greta
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Anna +1: with one vote
  Greta +2: 2 votes on card 4
  Berit +2: 2 votes on card 6
  Eva +1: 1 vote on card 7
  Anna 12, Berit 2, Carl 7, Dan 16, Eva 13, Filip 10, Greta 9; 14 in the pile, 28 discarded.

Round 5. Eva says: he said "never again"
  1. proof.1 of Filip
  2. proof.69 of Eva * <- Berit, Carl, Dan, Filip, Greta
  3. proof.2 of Greta
  4. proof.12 of Carl <- Greta
  5. proof.3 of Dan <- Anna
  6. proof.11 of Berit <- Anna
  7. proof.52 of Anna <- Berit, Filip
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Greta +3: found it
  Carl +1: with one vote
  Dan +1: with one vote
  Carl +1: 1 vote on card 4
  Dan +1: 1 vote on card 5
  Berit +1: 1 vote on card 6
  Anna +2: 2 votes on card 7
  Anna 14, Berit 6, Carl 12, Dan 21, Eva 16, Filip 13, Greta 12; 7 in the pile, 35 discarded.

Round 6. Filip says: ¿quién sopló las velas?
  1. proof.68 of Greta <- Anna, Berit, Carl
  2. proof.20 of Eva
  3. proof.34 of Filip * <- Berit, Carl
  4. proof.7 of Carl <- Anna, Dan, Eva, Greta
  5. proof.82 of Dan
  6. proof.44 of Anna
  7. proof.77 of Berit
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Carl +3: found it
  Greta +3: 3 votes on card 1
  Carl +3: 4 votes on card 4
  Anna 14, Berit 9, Carl 18, Dan 21, Eva 16, Filip 16, Greta 15; 0 in the pile, 42 discarded.

Round 7. Greta says: before anybody woke up
  1. proof.75 of Carl <- Dan, Filip
  2. proof.57 of Filip <- Anna, Eva
  3. proof.40 of Berit <- Eva, Filip
  4. proof.79 of Anna <- Carl
  5. proof.17 of Eva
  6. proof.73 of Dan <- Anna, Carl
  7. proof.24 of Greta * <- Berit
  Some find the card.
  Greta +3: told well
  Berit +3: found it
  Berit +1: with one vote
  Carl +2: 2 votes on card 1
  Filip +2: 2 votes on card 2
  Berit +2: 2 votes on card 3
  Anna +1: 1 vote on card 4
  Dan +2: 2 votes on card 6
  Anna 15, Berit 15, Carl 20, Dan 23, Eva 16, Filip 18, Greta 18; 42 in the pile, 0 discarded.

Round 8. Anna says: the long way home
  1. proof.18 of Eva <- Berit, Greta
  2. proof.83 of Anna * <- Berit, Eva, Filip, Greta
  3. proof.3 of Dan
  4. proof.81 of Filip <- Carl
  5. proof.76 of Berit <- Carl, Filip
  6. proof.26 of Carl <- Dan
  7. proof.73 of Greta <- Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Eva +1: with one vote
  Eva +2: 2 votes on card 1
  Filip +1: 1 vote on card 4
  Berit +2: 2 votes on card 5
  Carl +1: 1 vote on card 6
  Greta +1: 1 vote on card 7
  Anna 18, Berit 20, Carl 21, Dan 23, Eva 22, Filip 22, Greta 22; 35 in the pile, 7 discarded.

Round 9. Berit says: 🌙
  1. proof.49 of Anna <- Eva, Greta
  2. proof.74 of Greta <- Filip
  3. proof.59 of Carl <- Dan
  4. proof.38 of Dan <- Anna, Carl
  5. proof.21 of Filip
  6. proof.30 of Berit * <- Dan, Filip, Greta
  7. proof.60 of Eva
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Filip +3: found it
  Greta +3: found it
  Anna +2: 2 votes on card 1
  Greta +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Dan +2: 2 votes on card 4
  Anna 20, Berit 23, Carl 22, Dan 28, Eva 22, Filip 25, Greta 26; 28 in the pile, 14 discarded.

Round 10. Carl says: ¿quién sopló las velas?
  1. proof.66 of Filip <- Anna
  2. proof.37 of Anna
  3. proof.46 of Berit
  4. proof.63 of Carl * <- Anna, Berit, Dan, Eva
  5. proof.27 of Dan <- Greta
  6. proof.55 of Greta <- Dan
  7. proof.5 of Eva <- Berit, Filip
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Eva +1: with one vote
  Filip +1: 1 vote on card 1
  Dan +1: 1 vote on card 5
  Greta +1: 1 vote on card 6
  Eva +2: 2 votes on card 7
  Anna 23, Berit 26, Carl 25, Dan 32, Eva 28, Filip 26, Greta 27; 21 in the pile, 21 discarded.

The goal is reached. After 10 rounds Dan wins with 32 points.
