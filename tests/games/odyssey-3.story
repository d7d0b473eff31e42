Anna, Berit, Carl play odyssey to 30; Anna tells first.
Hand: 7. Decoys: 2. Votes: 1, secret.
Lineup: 5. Pile: 63, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: pădurea știe tot
  1. proof.15 of Berit <- Carl
  2. proof.56 of Berit
  3. proof.2 of Carl
  4. proof.25 of Anna *
  5. proof.6 of Carl <- Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Berit +1: 1 vote on card 1
  Carl +1: 1 vote on card 5
  Anna 0, Berit 3, Carl 3; 58 in the pile, 5 discarded.

Round 2. Berit says: ¿quién sopló las velas?
  1. proof.54 of Carl
  2. proof.76 of Anna <- Carl
  3. proof.46 of Berit * <- Anna
  4. proof.3 of Anna
  5. proof.58 of Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 2
  Anna 4, Berit 6, Carl 3; 53 in the pile, 10 discarded.

Round 3. Carl says: only on Sundays
  1. proof.27 of Anna
  2. proof.5 of Anna <- Berit
  3. proof.65 of Carl *
  4. proof.74 of Berit <- Anna
  5. proof.20 of Berit
  Nobody finds the card.
  Anna +2: nobody found it
  Berit +2: nobody found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 4
  Anna 7, Berit 9, Carl 3; 48 in the pile, 15 discarded.

Round 4. Anna says: poslední vlak na jih
  1. proof.14 of Carl
  2. proof.17 of Berit <- Carl
  3. proof.39 of Carl
  4. proof.72 of Anna * <- Berit
  5. proof.82 of Berit
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 10, Berit 13, Carl 3; 43 in the pile, 20 discarded.

Round 5. Berit says something aloud (a few bars of an old song)
  1. proof.55 of Carl <- Anna
  2. proof.60 of Anna <- Carl
  3. proof.63 of Carl
  4. proof.50 of Berit *
  5. proof.8 of Anna
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Anna 13, Berit 13, Carl 6; 38 in the pile, 25 discarded.

Round 6. Carl says: he said "never again"
  1. proof.59 of Berit
  2. proof.53 of Berit <- Anna
  3. proof.1 of Anna
  4. proof.64 of Carl * <- Berit
  5. proof.41 of Anna
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 13, Berit 17, Carl 9; 33 in the pile, 30 discarded.

Round 7. Anna says something aloud
  1. proof.42 of Anna *
  2. proof.71 of Berit <- Carl
  3. proof.81 of Carl <- Berit
  4. proof.79 of Carl
  5. proof.11 of Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Berit +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Anna 13, Berit 20, Carl 12; 28 in the pile, 35 discarded.

Round 8. Berit says: the long way home
  1. proof.66 of Anna
  2. proof.35 of Anna
  3. proof.12 of Carl <- Anna
  4. proof.78 of Berit * <- Carl
  5. proof.28 of Carl
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Carl +1: 1 vote on card 3
  Anna 13, Berit 23, Carl 16; 23 in the pile, 40 discarded.

Round 9. Carl says: too late for soup
  1. proof.75 of Anna
  2. proof.77 of Berit
  3. proof.36 of Carl * <- Anna, Berit
  4. proof.52 of Anna
  5. proof.29 of Berit
  Everybody finds the card.
  Anna +2: all found it
  Berit +2: all found it
  Anna 15, Berit 25, Carl 16; 18 in the pile, 45 discarded.

Round 10. Anna says: too late for soup
  1. proof.40 of Carl
  2. proof.34 of Carl <- Berit
  3. proof.70 of Berit <- Carl
  4. proof.80 of Anna *
  5. proof.33 of Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Carl +2: nobody found it
  Carl +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Anna 15, Berit 28, Carl 19; 13 in the pile, 50 discarded.

Round 11. Berit says something aloud
  1. proof.47 of Berit * <- Anna
  2. proof.24 of Anna
  3. proof.10 of Carl
  4. proof.67 of Carl
  5. proof.18 of Anna <- Carl
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 5
  Anna 19, Berit 31, Carl 19; 8 in the pile, 55 discarded.

The goal is reached. After 11 rounds Berit wins with 31 points.
