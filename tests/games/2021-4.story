Anna, Berit, Carl, Dan play 2021 to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says something aloud (a few bars of an old song)
  1. proof.29 of Dan <- Carl
  2. proof.72 of Anna * <- Berit
  3. proof.2 of Berit
  4. proof.44 of Carl <- Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Dan +1: 1 vote on card 1
  Carl +1: 1 vote on card 4
  Anna 3, Berit 3, Carl 1, Dan 1; 56 in the pile, 4 discarded.

Round 2. Berit says: the long way home
  1. proof.6 of Berit * <- Dan
  2. proof.31 of Dan <- Anna, Carl
  3. proof.65 of Anna
  4. proof.22 of Carl
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Dan +2: 2 votes on card 2
  Anna 3, Berit 6, Carl 1, Dan 6; 52 in the pile, 8 discarded.

Round 3. Carl says: 🌙
  1. proof.10 of Carl * <- Anna, Dan
  2. proof.69 of Dan
  3. proof.27 of Berit
  4. proof.54 of Anna <- Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Dan +3: found it
  Anna +1: 1 vote on card 4
  Anna 7, Berit 6, Carl 4, Dan 9; 48 in the pile, 12 discarded.

Round 4. Dan says: pădurea știe tot
  1. proof.0 of Carl
  2. proof.51 of Berit <- Carl
  3. proof.47 of Anna
  4. proof.13 of Dan * <- Anna, Berit
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Anna 10, Berit 10, Carl 4, Dan 12; 44 in the pile, 16 discarded.

Round 5. Anna says: only on Sundays
  1. proof.45 of Anna * <- Dan
  2. proof.60 of Dan
  3. proof.33 of Berit <- Carl
  4. proof.11 of Carl <- Berit
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Berit +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Anna 13, Berit 11, Carl 5, Dan 15; 40 in the pile, 20 discarded.

Round 6. Berit says: before anybody woke up
  1. proof.30 of Anna
  2. proof.66 of Berit * <- Dan
  3. proof.34 of Dan <- Anna, Carl
  4. proof.57 of Carl
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Dan +2: 2 votes on card 3
  Anna 13, Berit 14, Carl 5, Dan 20; 36 in the pile, 24 discarded.

Round 7. Carl says something aloud
  1. proof.7 of Berit
  2. proof.75 of Carl * <- Dan
  3. proof.73 of Dan <- Anna
  4. proof.1 of Anna <- Berit
  Some find the card.
  Carl +3: told well
  Dan +3: found it
  Dan +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Anna 14, Berit 14, Carl 8, Dan 24; 32 in the pile, 28 discarded.

Round 8. Dan says something aloud
  1. proof.37 of Anna <- Berit
  2. proof.41 of Berit <- Anna
  3. proof.63 of Dan * <- Carl
  4. proof.68 of Carl
  Some find the card.
  Dan +3: told well
  Carl +3: found it
  Anna +1: 1 vote on card 1
  Berit +1: 1 vote on card 2
  Anna 15, Berit 15, Carl 11, Dan 27; 28 in the pile, 32 discarded.

Round 9. Anna says: ¿quién sopló las velas?
  1. proof.5 of Dan <- Berit, Carl
  2. proof.70 of Anna * <- Dan
  3. proof.15 of Carl
  4. proof.3 of Berit
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Dan +2: 2 votes on card 1
  Anna 18, Berit 15, Carl 11, Dan 32; 24 in the pile, 36 discarded.

The goal is reached. After 9 rounds Dan wins with 32 points.
