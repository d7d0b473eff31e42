Anna, Berit, Carl, Dan play classic to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: end.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: ¿quién sopló las velas?
  1. proof.62 of Berit
  2. proof.48 of Carl <- Berit
  3. proof.73 of Anna * <- Dan
  4. proof.37 of Dan <- Carl
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Carl +1: 1 vote on card 2
  Dan +1: 1 vote on card 4
  Anna 3, Berit 0, Carl 1, Dan 4; 56 in the pile, 4 discarded.

Dan gets up with 4 points. Cards in hand: Anna 7, Berit 7, Carl 7.

Carl gets up with 1 points. Cards in hand: Anna 7, Berit 7.

Too few are left. After 1 rounds Anna wins with 3 points.
