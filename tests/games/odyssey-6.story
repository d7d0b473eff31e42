Anna, Berit, Carl, Dan, Eva, Filip play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 6. Pile: 48, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: poslední vlak na jih
  1. proof.35 of Anna * <- Berit, Filip
  2. proof.59 of Carl
  3. proof.53 of Dan <- Eva
  4. proof.15 of Eva <- Dan
  5. proof.77 of Filip
  6. proof.56 of Berit <- Carl
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Filip +3: found it
  Dan +1: 1 vote on card 3
  Eva +1: 1 vote on card 4
  Berit +1: 1 vote on card 6
  Anna 3, Berit 4, Carl 0, Dan 1, Eva 1, Filip 3; 42 in the pile, 6 discarded.

Round 2. Berit says: too late for soup
  1. proof.45 of Carl <- Eva, Filip
  2. proof.36 of Filip
  3. proof.4 of Dan <- Carl
  4. proof.74 of Berit *
  5. proof.71 of Anna <- Dan
  6. proof.81 of Eva <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Filip +2: nobody found it
  Carl +2: 2 votes on card 1
  Dan +1: 1 vote on card 3
  Anna +1: 1 vote on card 5
  Eva +1: 1 vote on card 6
  Anna 6, Berit 4, Carl 4, Dan 4, Eva 4, Filip 5; 36 in the pile, 12 discarded.

Round 3. Carl says something aloud (a few bars of an old song)
  1. proof.34 of Dan
  2. proof.72 of Filip
  3. proof.58 of Berit
  4. proof.75 of Eva <- Berit
  5. proof.68 of Anna
  6. proof.30 of Carl * <- Anna, Dan, Eva, Filip
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Eva +1: 1 vote on card 4
  Anna 9, Berit 4, Carl 7, Dan 7, Eva 8, Filip 8; 30 in the pile, 18 discarded.

Round 4. Dan says: 🌙
  1. proof.28 of Filip
  2. proof.44 of Anna <- Berit, Carl
  3. proof.27 of Dan * <- Anna, Eva, Filip
  4. proof.80 of Carl
  5. proof.42 of Eva
  6. proof.46 of Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Filip +3: found it
  Anna +2: 2 votes on card 2
  Anna 14, Berit 4, Carl 7, Dan 10, Eva 11, Filip 11; 24 in the pile, 24 discarded.

Round 5. Eva says: ¿quién sopló las velas?
  1. proof.33 of Carl <- Anna, Berit
  2. proof.82 of Anna <- Filip
  3. proof.43 of Filip <- Carl
  4. proof.69 of Dan
  5. proof.57 of Eva *
  6. proof.37 of Berit <- Dan
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Filip +2: nobody found it
  Carl +2: 2 votes on card 1
  Anna +1: 1 vote on card 2
  Filip +1: 1 vote on card 3
  Berit +1: 1 vote on card 6
  Anna 17, Berit 7, Carl 11, Dan 12, Eva 11, Filip 14; 18 in the pile, 30 discarded.

Round 6. Filip says: too late for soup
  1. proof.79 of Dan <- Carl
  2. proof.60 of Eva
  3. proof.65 of Filip * <- Anna
  4. proof.16 of Anna <- Dan, Eva
  5. proof.1 of Carl <- Berit
  6. proof.62 of Berit
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Dan +1: 1 vote on card 1
  Anna +2: 2 votes on card 4
  Carl +1: 1 vote on card 5
  Anna 22, Berit 7, Carl 12, Dan 13, Eva 11, Filip 17; 12 in the pile, 36 discarded.

Round 7. Anna says: only on Sundays
  1. proof.55 of Filip
  2. proof.11 of Berit
  3. proof.31 of Carl
  4. proof.66 of Eva <- Filip
  5. proof.50 of Anna * <- Berit, Carl, Dan, Eva
  6. proof.32 of Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Eva +1: 1 vote on card 4
  Anna 25, Berit 10, Carl 15, Dan 16, Eva 15, Filip 17; 6 in the pile, 42 discarded.

Round 8. Berit says: månen har glemt noe
  1. proof.76 of Dan <- Anna
  2. proof.51 of Anna
  3. proof.10 of Filip <- Dan, Eva
  4. proof.6 of Eva <- Carl
  5. proof.25 of Berit * <- Filip
  6. proof.19 of Carl
  Some find the card.
  Berit +3: told well
  Filip +3: found it
  Dan +1: 1 vote on card 1
  Filip +2: 2 votes on card 3
  Eva +1: 1 vote on card 4
  Anna 25, Berit 13, Carl 15, Dan 17, Eva 16, Filip 22; 0 in the pile, 48 discarded.

Round 9. Carl says something aloud (a few bars of an old song)
  1. proof.78 of Dan
  2. proof.40 of Carl * <- Anna, Dan, Filip
  3. proof.54 of Berit <- Eva
  4. proof.39 of Eva
  5. proof.38 of Anna
  6. proof.24 of Filip <- Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Dan +3: found it
  Filip +3: found it
  Berit +1: 1 vote on card 3
  Filip +1: 1 vote on card 6
  Anna 28, Berit 14, Carl 18, Dan 20, Eva 16, Filip 26; 48 in the pile, 0 discarded.

Round 10. Dan says: 🌙
  1. proof.12 of Dan * <- Anna
  2. proof.0 of Filip <- Berit, Eva
  3. proof.2 of Eva <- Carl
  4. proof.7 of Anna <- Filip
  5. proof.3 of Carl
  6. proof.83 of Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Filip +2: 2 votes on card 2
  Eva +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 32, Berit 14, Carl 18, Dan 23, Eva 17, Filip 28; 42 in the pile, 6 discarded.

The goal is reached. After 10 rounds Anna wins with 32 points.
