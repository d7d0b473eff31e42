Anna, Berit, Carl, Dan, Eva play classic to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 5. Pile: 54, and at its end: only.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: a secret with three legs
  1. proof.9 of Carl <- Berit, Dan
  2. proof.68 of Anna * <- Carl, Eva
  3. proof.76 of Dan
  4. proof.12 of Berit
  5. proof.29 of Eva
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Eva +3: found it
  Carl +2: 2 votes on card 1
  Anna 3, Berit 0, Carl 5, Dan 0, Eva 3; 49 in the pile, 5 discarded.

Round 2. Berit says: pădurea știe tot
  1. proof.55 of Carl
  2. proof.27 of Dan
  3. proof.61 of Anna <- Carl
  4. proof.41 of Eva <- Dan
  5. proof.71 of Berit * <- Anna, Eva
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Eva +3: found it
  Anna +1: 1 vote on card 3
  Eva +1: 1 vote on card 4
  Anna 7, Berit 3, Carl 5, Dan 0, Eva 7; 44 in the pile, 10 discarded.

Round 3. Carl says: poslední vlak na jih
  1. proof.36 of Carl * <- Anna
  2. proof.47 of Berit <- Dan, Eva
  3. proof.66 of Eva <- Berit
  4. proof.42 of Anna
  5. proof.3 of Dan
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +2: 2 votes on card 2
  Eva +1: 1 vote on card 3
  Anna 10, Berit 5, Carl 8, Dan 0, Eva 8; 39 in the pile, 15 discarded.

Round 4. Dan says: månen har glemt noe
  1. proof.83 of Anna
  2. proof.53 of Berit
  3. proof.20 of Dan * <- Carl, Eva
  4. proof.57 of Eva <- Anna
  5. proof.19 of Carl <- Berit
  Some find the card.
  Dan +3: told well
  Carl +3: found it
  Eva +3: found it
  Eva +1: 1 vote on card 4
  Carl +1: 1 vote on card 5
  Anna 10, Berit 5, Carl 12, Dan 3, Eva 12; 34 in the pile, 20 discarded.

Round 5. Eva says: poslední vlak na jih
  1. proof.7 of Berit <- Dan
  2. proof.81 of Eva * <- Carl
  3. proof.51 of Dan
  4. proof.11 of Anna <- Berit
  5. proof.5 of Carl <- Anna
  Some find the card.
  Eva +3: told well
  Carl +3: found it
  Berit +1: 1 vote on card 1
  Anna +1: 1 vote on card 4
  Carl +1: 1 vote on card 5
  Anna 11, Berit 6, Carl 16, Dan 3, Eva 15; 29 in the pile, 25 discarded.

Round 6. Anna says: 🌙
  1. proof.73 of Eva <- Berit
  2. proof.52 of Anna * <- Dan
  3. proof.28 of Carl
  4. proof.10 of Berit <- Carl, Eva
  5. proof.21 of Dan
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Eva +1: 1 vote on card 1
  Berit +2: 2 votes on card 4
  Anna 14, Berit 8, Carl 16, Dan 6, Eva 16; 24 in the pile, 30 discarded.

Round 7. Berit says: the long way home
  1. proof.25 of Carl <- Anna
  2. proof.17 of Eva <- Dan
  3. proof.22 of Dan <- Carl
  4. proof.14 of Anna <- Eva
  5. proof.75 of Berit *
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Carl +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Dan +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 17, Berit 8, Carl 19, Dan 9, Eva 19; 19 in the pile, 35 discarded.

Round 8. Carl says something aloud
  1. proof.67 of Berit
  2. proof.1 of Dan <- Anna, Berit
  3. proof.64 of Anna <- Dan
  4. proof.18 of Eva
  5. proof.13 of Carl * <- Eva
  Some find the card.
  Carl +3: told well
  Eva +3: found it
  Dan +2: 2 votes on card 2
  Anna +1: 1 vote on card 3
  Anna 18, Berit 8, Carl 22, Dan 11, Eva 22; 14 in the pile, 40 discarded.

Round 9. Dan says: 🌙
  1. proof.58 of Eva <- Berit
  2. proof.60 of Anna <- Eva
  3. proof.72 of Berit <- Carl
  4. proof.35 of Dan *
  5. proof.46 of Carl <- Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Eva +2: nobody found it
  Eva +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Carl +1: 1 vote on card 5
  Anna 21, Berit 11, Carl 25, Dan 11, Eva 25; 9 in the pile, 45 discarded.

Round 10. Eva says something aloud
  1. proof.34 of Eva * <- Anna, Berit
  2. proof.69 of Anna <- Carl
  3. proof.43 of Carl
  4. proof.0 of Dan
  5. proof.2 of Berit <- Dan
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 5
  Anna 25, Berit 15, Carl 25, Dan 11, Eva 28; 4 in the pile, 50 discarded.

Round 11. Anna says: the long way home
  1. proof.23 of Carl
  2. proof.63 of Dan <- Carl
  3. proof.6 of Anna *
  4. proof.80 of Berit <- Dan, Eva
  5. proof.30 of Eva <- Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Dan +1: 1 vote on card 2
  Berit +2: 2 votes on card 4
  Eva +1: 1 vote on card 5
  Anna 25, Berit 19, Carl 27, Dan 14, Eva 31; 4 in the pile, 55 discarded.

The pile is at its end. After 11 rounds Eva wins with 31 points.
