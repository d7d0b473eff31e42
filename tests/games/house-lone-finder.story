Anna, Berit, Carl play classic to 30; Anna tells first.
Hand: 7. Decoys: 2. Votes: 1, secret.
Lineup: 5. Pile: 63, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 4.
A card brings all its votes.

Round 1. Anna says something aloud
  1. proof.80 of Berit
  2. proof.60 of Carl
  3. proof.58 of Anna * <- Berit
  4. proof.35 of Berit <- Carl
  5. proof.0 of Carl
  Some find the card.
  Anna +4: told well
  Berit +4: found it
  Berit +1: 1 vote on card 4
  Anna 4, Berit 5, Carl 0; 58 in the pile, 5 discarded.

Round 2. Berit says something aloud
  1. proof.11 of Carl
  2. proof.75 of Berit * <- Anna
  3. proof.26 of Anna <- Carl
  4. proof.73 of Carl
  5. proof.29 of Anna
  Some find the card.
  Berit +4: told well
  Anna +4: found it
  Anna +1: 1 vote on card 3
  Anna 9, Berit 9, Carl 0; 53 in the pile, 10 discarded.

Round 3. Carl says: too late for soup
  1. proof.65 of Carl * <- Anna
  2. proof.43 of Anna <- Berit
  3. proof.1 of Anna
  4. proof.2 of Berit
  5. proof.10 of Berit
  Some find the card.
  Carl +4: told well
  Anna +4: found it
  Anna +1: 1 vote on card 2
  Anna 14, Berit 9, Carl 4; 48 in the pile, 15 discarded.

Round 4. Anna says: before anybody woke up
  1. proof.23 of Carl
  2. proof.72 of Carl
  3. proof.66 of Berit
  4. proof.74 of Anna * <- Berit, Carl
  5. proof.41 of Berit
  Everybody finds the card.
  Berit +2: all found it
  Carl +2: all found it
  Anna 14, Berit 11, Carl 6; 43 in the pile, 20 discarded.

Round 5. Berit says something aloud (a few bars of an old song)
  1. proof.18 of Carl
  2. proof.59 of Berit * <- Anna
  3. proof.36 of Anna <- Carl
  4. proof.64 of Anna
  5. proof.7 of Carl
  Some find the card.
  Berit +4: told well
  Anna +4: found it
  Anna +1: 1 vote on card 3
  Anna 19, Berit 15, Carl 6; 38 in the pile, 25 discarded.

Round 6. Carl says: before anybody woke up
  1. proof.81 of Carl * <- Anna, Berit
  2. proof.5 of Berit
  3. proof.83 of Anna
  4. proof.19 of Anna
  5. proof.55 of Berit
  Everybody finds the card.
  Anna +2: all found it
  Berit +2: all found it
  Anna 21, Berit 17, Carl 6; 33 in the pile, 30 discarded.

Round 7. Anna says: he said "never again"
  1. proof.76 of Anna * <- Berit
  2. proof.33 of Carl
  3. proof.13 of Berit
  4. proof.31 of Carl
  5. proof.79 of Berit <- Carl
  Some find the card.
  Anna +4: told well
  Berit +4: found it
  Berit +1: 1 vote on card 5
  Anna 25, Berit 22, Carl 6; 28 in the pile, 35 discarded.

Round 8. Berit says something aloud
  1. proof.54 of Berit * <- Carl
  2. proof.12 of Carl
  3. proof.52 of Anna
  4. proof.69 of Carl <- Anna
  5. proof.27 of Anna
  Some find the card.
  Berit +4: told well
  Carl +4: found it
  Carl +1: 1 vote on card 4
  Anna 25, Berit 26, Carl 11; 23 in the pile, 40 discarded.

Round 9. Carl says something aloud
  1. proof.20 of Berit <- Anna
  2. proof.14 of Anna
  3. proof.32 of Berit
  4. proof.47 of Carl * <- Berit
  5. proof.42 of Anna
  Some find the card.
  Carl +4: told well
  Berit +4: found it
  Berit +1: 1 vote on card 1
  Anna 25, Berit 31, Carl 15; 18 in the pile, 45 discarded.

The goal is reached. After 9 rounds Berit wins with 31 points.
