Anna, Berit, Carl, Dan play 2021 to 12; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: the long way home
  1. proof.51 of Anna * <- Berit, Carl
  2. proof.29 of Carl
  3. proof.30 of Dan
  4. proof.25 of Berit <- Dan
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Carl +3: found it
  Berit +1: 1 vote on card 4
  Anna 3, Berit 4, Carl 3, Dan 0; 56 in the pile, 4 discarded.

Round 2. Berit says: månen har glemt noe
  1. proof.77 of Dan <- Anna
  2. proof.54 of Berit * <- Carl, Dan
  3. proof.78 of Anna
  4. proof.43 of Carl
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Anna 3, Berit 7, Carl 6, Dan 4; 52 in the pile, 8 discarded.

Round 3. Carl says something aloud
  1. proof.3 of Berit
  2. proof.65 of Carl * <- Anna
  3. proof.79 of Anna <- Dan
  4. proof.24 of Dan <- Berit
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Anna +1: 1 vote on card 3
  Dan +1: 1 vote on card 4
  Anna 7, Berit 7, Carl 9, Dan 5; 48 in the pile, 12 discarded.

Round 4. Dan says: he said "never again"
  1. proof.45 of Anna
  2. proof.53 of Berit <- Anna
  3. proof.31 of Carl <- Berit
  4. proof.68 of Dan * <- Carl
  Some find the card.
  Dan +3: told well
  Carl +3: found it
  Berit +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Anna 7, Berit 8, Carl 13, Dan 8; 44 in the pile, 16 discarded.

The goal is reached. After 4 rounds Carl wins with 13 points.
