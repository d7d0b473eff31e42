Anna, Berit, Carl, Dan, Eva play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 5. Pile: 54, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: too late for soup
  1. proof.69 of Dan <- Carl
  2. proof.57 of Anna * <- Eva
  3. proof.24 of Carl <- Berit, Dan, Eva
  4. proof.71 of Eva <- Berit
  5. proof.78 of Berit <- Carl, Dan
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Dan +1: 1 vote on card 1
  Carl +3: 3 votes on card 3
  Eva +1: 1 vote on card 4
  Berit +2: 2 votes on card 5
  Anna 3, Berit 2, Carl 3, Dan 1, Eva 4; 49 in the pile, 5 discarded.

Round 2. Berit says: he said "never again"
  1. proof.21 of Dan <- Eva
  2. proof.31 of Eva <- Anna
  3. proof.39 of Berit * <- Carl
  4. proof.44 of Anna <- Eva
  5. proof.11 of Carl <- Anna, Dan
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Carl +1: with one vote
  Dan +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Anna +1: 1 vote on card 4
  Carl +2: 2 votes on card 5
  Anna 4, Berit 5, Carl 9, Dan 2, Eva 5; 44 in the pile, 10 discarded.

Round 3. Carl says something aloud (a few bars of an old song)
  1. proof.35 of Anna <- Eva
  2. proof.20 of Berit
  3. proof.66 of Eva <- Berit, Dan
  4. proof.32 of Carl * <- Anna, Berit, Eva
  5. proof.51 of Dan
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Eva +3: found it
  Anna +1: with one vote
  Anna +1: 1 vote on card 1
  Eva +2: 2 votes on card 3
  Anna 9, Berit 8, Carl 12, Dan 2, Eva 10; 39 in the pile, 15 discarded.

Round 4. Dan says: månen har glemt noe
  1. proof.9 of Carl <- Anna
  2. proof.36 of Anna <- Berit, Carl, Eva
  3. proof.42 of Eva
  4. proof.15 of Berit <- Anna, Carl, Eva
  5. proof.75 of Dan *
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Carl +2: nobody found it
  Eva +2: nobody found it
  Carl +1: 1 vote on card 1
  Anna +3: 3 votes on card 2
  Berit +3: 3 votes on card 4
  Anna 14, Berit 13, Carl 15, Dan 2, Eva 12; 34 in the pile, 20 discarded.

Round 5. Eva says: månen har glemt noe
  1. proof.70 of Eva * <- Berit, Carl
  2. proof.2 of Dan
  3. proof.61 of Berit
  4. proof.65 of Carl <- Anna, Dan
  5. proof.53 of Anna <- Carl
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Carl +3: found it
  Berit +1: with one vote
  Carl +2: 2 votes on card 4
  Anna +1: 1 vote on card 5
  Anna 15, Berit 17, Carl 20, Dan 2, Eva 15; 29 in the pile, 25 discarded.

Round 6. Anna says something aloud
  1. proof.82 of Carl
  2. proof.5 of Eva
  3. proof.13 of Dan
  4. proof.25 of Berit <- Carl, Eva
  5. proof.8 of Anna * <- Berit, Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Dan +3: found it
  Berit +1: with one vote
  Dan +1: with one vote
  Berit +2: 2 votes on card 4
  Anna 18, Berit 23, Carl 20, Dan 6, Eva 15; 24 in the pile, 30 discarded.

Round 7. Berit says: eine Tür, die niemand zumacht
  1. proof.83 of Dan <- Anna
  2. proof.59 of Carl <- Anna, Eva
  3. proof.17 of Eva <- Dan
  4. proof.62 of Anna <- Carl, Dan
  5. proof.18 of Berit * <- Eva
  Some find the card.
  Berit +3: told well
  Eva +3: found it
  Dan +1: 1 vote on card 1
  Carl +2: 2 votes on card 2
  Eva +1: 1 vote on card 3
  Anna +2: 2 votes on card 4
  Anna 20, Berit 26, Carl 22, Dan 7, Eva 19; 19 in the pile, 35 discarded.

Round 8. Carl says something aloud
  1. proof.4 of Anna
  2. proof.52 of Dan <- Anna
  3. proof.7 of Eva
  4. proof.1 of Carl * <- Anna, Berit, Dan
  5. proof.38 of Berit <- Dan, Eva
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Dan +3: found it
  Berit +1: with one vote
  Dan +1: 1 vote on card 2
  Berit +2: 2 votes on card 5
  Anna 23, Berit 32, Carl 25, Dan 11, Eva 19; 14 in the pile, 40 discarded.

The goal is reached. After 8 rounds Berit wins with 32 points.
