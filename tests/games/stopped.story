Anna, Berit, Carl play 2021 to 30; Anna tells first.
Hand: 7. Decoys: 2. Votes: 1, secret.
Lineup: 5. Pile: 63, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: poslední vlak na jih
  1. proof.68 of Carl
  2. proof.1 of Berit <- Carl
  3. proof.41 of Berit
  4. proof.20 of Carl
  5. proof.6 of Anna * <- Berit
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 3, Berit 4, Carl 0; 58 in the pile, 5 discarded.

Round 2. Berit says: too late for soup
  1. proof.61 of Carl
  2. proof.49 of Berit * <- Anna
  3. proof.79 of Anna
  4. proof.64 of Carl
  5. proof.80 of Anna <- Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 5
  Anna 7, Berit 7, Carl 0; 53 in the pile, 10 discarded.

Round 3. Carl says: before anybody woke up
  1. proof.2 of Berit
  2. proof.46 of Anna
  3. proof.73 of Anna
  4. proof.3 of Carl * <- Anna, Berit
  5. proof.47 of Berit
  Everybody finds the card.
  Anna +2: all found it
  Berit +2: all found it
  Anna 9, Berit 9, Carl 0; 48 in the pile, 15 discarded.

Round 4. Anna says: the long way home
  1. proof.34 of Carl
  2. proof.63 of Berit
  3. proof.12 of Berit
  4. proof.18 of Anna * <- Carl
  5. proof.59 of Carl <- Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 5
  Anna 12, Berit 9, Carl 4; 43 in the pile, 20 discarded.

Everybody gets up. After 4 rounds Anna wins with 12 points.
