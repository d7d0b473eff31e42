Anna, Berit, Carl, Dan play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 3. None found: 0. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: a secret with three legs
  1. proof.61 of Carl
  2. proof.5 of Dan
  3. proof.59 of Berit
  4. proof.23 of Anna * <- Berit, Carl, Dan
  Everybody finds the card.
  Berit +3: all found it
  Carl +3: all found it
  Dan +3: all found it
  Anna 0, Berit 3, Carl 3, Dan 3; 56 in the pile, 4 discarded.

Round 2. Berit says: poslední vlak na jih
  1. proof.81 of Dan <- Anna
  2. proof.56 of Carl
  3. proof.18 of Anna <- Carl
  4. proof.35 of Berit * <- Dan
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Anna 1, Berit 6, Carl 3, Dan 7; 52 in the pile, 8 discarded.

Round 3. Carl says: pădurea știe tot
  1. proof.29 of Anna <- Berit, Dan
  2. proof.83 of Berit
  3. proof.64 of Dan
  4. proof.41 of Carl * <- Anna
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Anna +2: 2 votes on card 1
  Anna 6, Berit 6, Carl 6, Dan 7; 48 in the pile, 12 discarded.

Round 4. Dan says: pădurea știe tot
  1. proof.78 of Carl <- Anna
  2. proof.54 of Dan *
  3. proof.22 of Anna <- Berit
  4. proof.80 of Berit <- Carl
  Nobody finds the card.
  Carl +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 7, Berit 7, Carl 7, Dan 7; 44 in the pile, 16 discarded.

Round 5. Anna says something aloud
  1. proof.39 of Berit <- Carl
  2. proof.40 of Carl <- Berit
  3. proof.15 of Anna * <- Dan
  4. proof.60 of Dan
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Berit +1: 1 vote on card 1
  Carl +1: 1 vote on card 2
  Anna 10, Berit 8, Carl 8, Dan 10; 40 in the pile, 20 discarded.

Round 6. Berit says: pădurea știe tot
  1. proof.74 of Berit *
  2. proof.3 of Anna <- Dan
  3. proof.51 of Carl <- Anna
  4. proof.31 of Dan <- Carl
  Nobody finds the card.
  Anna +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Dan +1: 1 vote on card 4
  Anna 11, Berit 8, Carl 9, Dan 11; 36 in the pile, 24 discarded.

Round 7. Carl says something aloud
  1. proof.33 of Berit <- Dan
  2. proof.0 of Dan
  3. proof.7 of Carl * <- Anna
  4. proof.34 of Anna <- Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +1: 1 vote on card 1
  Anna +1: 1 vote on card 4
  Anna 15, Berit 9, Carl 12, Dan 11; 32 in the pile, 28 discarded.

Round 8. Dan says something aloud (a few bars of an old song)
  1. proof.27 of Dan * <- Anna, Berit
  2. proof.4 of Berit
  3. proof.79 of Carl
  4. proof.71 of Anna <- Carl
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Berit +3: found it
  Anna +1: 1 vote on card 4
  Anna 19, Berit 12, Carl 12, Dan 14; 28 in the pile, 32 discarded.

Round 9. Anna says: before anybody woke up
  1. proof.55 of Carl
  2. proof.21 of Anna * <- Dan
  3. proof.17 of Dan <- Berit
  4. proof.20 of Berit <- Carl
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Dan +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Anna 22, Berit 13, Carl 12, Dan 18; 24 in the pile, 36 discarded.

Round 10. Berit says: ¿quién sopló las velas?
  1. proof.75 of Dan
  2. proof.45 of Anna <- Carl
  3. proof.73 of Carl <- Dan
  4. proof.46 of Berit * <- Anna
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Anna 26, Berit 16, Carl 13, Dan 18; 20 in the pile, 40 discarded.

Round 11. Carl says something aloud (a few bars of an old song)
  1. proof.43 of Carl *
  2. proof.16 of Dan <- Anna, Berit
  3. proof.82 of Berit <- Dan
  4. proof.24 of Anna
  Nobody finds the card.
  Dan +2: 2 votes on card 2
  Berit +1: 1 vote on card 3
  Anna 26, Berit 17, Carl 13, Dan 20; 16 in the pile, 44 discarded.

Round 12. Dan says: only on Sundays
  1. proof.57 of Berit <- Anna
  2. proof.14 of Anna <- Berit
  3. proof.44 of Carl
  4. proof.49 of Dan * <- Carl
  Some find the card.
  Dan +3: told well
  Carl +3: found it
  Berit +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Anna 27, Berit 18, Carl 16, Dan 23; 12 in the pile, 48 discarded.

Round 13. Anna says: too late for soup
  1. proof.67 of Carl
  2. proof.36 of Dan <- Berit
  3. proof.19 of Berit <- Dan
  4. proof.11 of Anna * <- Carl
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Dan +1: 1 vote on card 2
  Berit +1: 1 vote on card 3
  Anna 30, Berit 19, Carl 19, Dan 24; 8 in the pile, 52 discarded.

The goal is reached. After 13 rounds Anna wins with 30 points.
