Anna, Berit, Carl, Dan, Eva, Filip play classic to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 6. Pile: 48, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: pădurea știe tot
  1. proof.25 of Eva
  2. proof.12 of Carl <- Berit, Dan, Filip
  3. proof.40 of Dan <- Eva
  4. proof.44 of Berit <- Carl
  5. proof.65 of Anna *
  6. proof.31 of Filip
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Filip +2: nobody found it
  Carl +3: 3 votes on card 2
  Dan +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 0, Berit 3, Carl 5, Dan 3, Eva 2, Filip 2; 42 in the pile, 6 discarded.

Round 2. Berit says: the long way home
  1. proof.54 of Carl
  2. proof.50 of Berit * <- Carl, Dan, Filip
  3. proof.77 of Dan <- Anna, Eva
  4. proof.5 of Anna
  5. proof.46 of Filip
  6. proof.0 of Eva
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Dan +2: 2 votes on card 3
  Anna 0, Berit 6, Carl 8, Dan 8, Eva 2, Filip 5; 36 in the pile, 12 discarded.

Round 3. Carl says: månen har glemt noe
  1. proof.19 of Dan
  2. proof.49 of Eva
  3. proof.67 of Anna <- Berit
  4. proof.11 of Filip
  5. proof.34 of Carl * <- Anna, Eva, Filip
  6. proof.36 of Berit <- Dan
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Eva +3: found it
  Filip +3: found it
  Anna +1: 1 vote on card 3
  Berit +1: 1 vote on card 6
  Anna 4, Berit 7, Carl 11, Dan 8, Eva 5, Filip 8; 30 in the pile, 18 discarded.

Round 4. Dan says something aloud
  1. proof.58 of Dan * <- Eva
  2. proof.62 of Carl <- Berit
  3. proof.69 of Berit
  4. proof.30 of Anna <- Carl, Filip
  5. proof.71 of Filip <- Anna
  6. proof.74 of Eva
  Some find the card.
  Dan +3: told well
  Eva +3: found it
  Carl +1: 1 vote on card 2
  Anna +2: 2 votes on card 4
  Filip +1: 1 vote on card 5
  Anna 6, Berit 7, Carl 12, Dan 11, Eva 8, Filip 9; 24 in the pile, 24 discarded.

Round 5. Eva says: 🌙
  1. proof.7 of Dan <- Filip
  2. proof.75 of Carl <- Dan
  3. proof.43 of Eva * <- Anna
  4. proof.28 of Berit <- Carl
  5. proof.8 of Filip
  6. proof.60 of Anna <- Berit
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Dan +1: 1 vote on card 1
  Carl +1: 1 vote on card 2
  Berit +1: 1 vote on card 4
  Anna +1: 1 vote on card 6
  Anna 10, Berit 8, Carl 13, Dan 12, Eva 11, Filip 9; 18 in the pile, 30 discarded.

Round 6. Filip says: a secret with three legs
  1. proof.32 of Filip * <- Berit
  2. proof.82 of Eva <- Dan
  3. proof.59 of Dan <- Carl
  4. proof.3 of Berit
  5. proof.73 of Anna <- Eva
  6. proof.78 of Carl <- Anna
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Eva +1: 1 vote on card 2
  Dan +1: 1 vote on card 3
  Anna +1: 1 vote on card 5
  Carl +1: 1 vote on card 6
  Anna 11, Berit 11, Carl 14, Dan 13, Eva 12, Filip 12; 12 in the pile, 36 discarded.

Round 7. Anna says something aloud
  1. proof.52 of Eva <- Dan
  2. proof.61 of Anna * <- Carl, Filip
  3. proof.37 of Filip
  4. proof.4 of Dan <- Berit, Eva
  5. proof.57 of Berit
  6. proof.72 of Carl
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Filip +3: found it
  Eva +1: 1 vote on card 1
  Dan +2: 2 votes on card 4
  Anna 14, Berit 11, Carl 17, Dan 15, Eva 13, Filip 15; 6 in the pile, 42 discarded.

Round 8. Berit says: too late for soup
  1. proof.2 of Filip
  2. proof.26 of Eva <- Anna, Filip
  3. proof.23 of Dan <- Eva
  4. proof.63 of Anna
  5. proof.56 of Carl
  6. proof.15 of Berit * <- Carl, Dan
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Eva +2: 2 votes on card 2
  Dan +1: 1 vote on card 3
  Anna 14, Berit 14, Carl 20, Dan 19, Eva 15, Filip 15; 6 in the pile, 48 discarded.

The pile is at its end. After 8 rounds Carl wins with 20 points.
