Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo, Ioana, Jan play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 10. Pile: 24, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: only on Sundays
  1. proof.74 of Hugo <- Carl
  2. proof.21 of Ioana <- Eva
  3. proof.70 of Filip
  4. proof.73 of Carl <- Berit, Greta, Ioana
  5. proof.9 of Berit <- Carl, Filip, Jan
  6. proof.22 of Jan
  7. proof.81 of Anna * <- Dan, Eva, Greta, Hugo
  8. proof.50 of Eva <- Jan
  9. proof.53 of Dan
  10. proof.31 of Greta
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Eva +3: found it
  Greta +3: found it
  Hugo +3: found it
  Dan +1: with one vote
  Hugo +1: with one vote
  Hugo +1: 1 vote on card 1
  Ioana +1: 1 vote on card 2
  Carl +3: 3 votes on card 4
  Berit +3: 3 votes on card 5
  Eva +1: 1 vote on card 8
  Anna 3, Berit 3, Carl 3, Dan 4, Eva 4, Filip 0, Greta 3, Hugo 5, Ioana 1, Jan 0; 14 in the pile, 10 discarded.

Round 2. Berit says: poslední vlak na jih
  1. proof.33 of Ioana
  2. proof.80 of Greta <- Dan
  3. proof.10 of Carl <- Filip, Greta, Hugo
  4. proof.6 of Jan
  5. proof.48 of Anna <- Dan
  6. proof.2 of Berit * <- Anna, Eva, Hugo, Ioana, Jan
  7. proof.16 of Dan <- Carl
  8. proof.72 of Eva <- Anna
  9. proof.24 of Filip
  10. proof.45 of Hugo <- Ioana
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Eva +3: found it
  Hugo +3: found it
  Ioana +3: found it
  Jan +3: found it
  Eva +1: with one vote
  Jan +1: with one vote
  Greta +1: 1 vote on card 2
  Carl +3: 3 votes on card 3
  Anna +1: 1 vote on card 5
  Dan +1: 1 vote on card 7
  Eva +1: 1 vote on card 8
  Hugo +1: 1 vote on card 10
  Anna 7, Berit 6, Carl 6, Dan 5, Eva 9, Filip 0, Greta 4, Hugo 9, Ioana 4, Jan 4; 4 in the pile, 20 discarded.

Round 3. Carl says something aloud
  1. proof.83 of Filip <- Greta
  2. proof.75 of Eva <- Greta
  3. proof.25 of Greta <- Ioana
  4. proof.66 of Dan
  5. proof.29 of Berit <- Anna
  6. proof.63 of Hugo <- Eva, Filip
  7. proof.77 of Ioana <- Eva, Hugo
  8. proof.12 of Anna <- Jan
  9. proof.14 of Carl * <- Berit, Dan, Ioana, Jan
  10. proof.62 of Jan <- Filip
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Dan +3: found it
  Ioana +3: found it
  Jan +3: found it
  Berit +1: with one vote
  Dan +1: with one vote
  Filip +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Greta +1: 1 vote on card 3
  Berit +1: 1 vote on card 5
  Hugo +2: 2 votes on card 6
  Ioana +2: 2 votes on card 7
  Anna +1: 1 vote on card 8
  Jan +1: 1 vote on card 10
  Anna 8, Berit 11, Carl 9, Dan 9, Eva 10, Filip 1, Greta 5, Hugo 11, Ioana 9, Jan 8; 24 in the pile, 0 discarded.

Round 4. Dan says: månen har glemt noe
  1. proof.24 of Anna <- Berit, Carl, Hugo
  2. proof.64 of Eva
  3. proof.26 of Hugo
  4. proof.79 of Carl <- Eva, Filip, Jan
  5. proof.75 of Greta
  6. proof.65 of Filip <- Berit
  7. proof.4 of Dan * <- Greta, Ioana
  8. proof.11 of Jan <- Carl, Greta, Hugo
  9. proof.1 of Berit <- Anna
  10. proof.71 of Ioana
  Some find the card.
  Dan +3: told well
  Greta +3: found it
  Ioana +3: found it
  Ioana +1: with one vote
  Anna +3: 3 votes on card 1
  Carl +3: 3 votes on card 4
  Filip +1: 1 vote on card 6
  Jan +3: 3 votes on card 8
  Berit +1: 1 vote on card 9
  Anna 11, Berit 12, Carl 12, Dan 12, Eva 10, Filip 2, Greta 8, Hugo 11, Ioana 13, Jan 11; 14 in the pile, 10 discarded.

Round 5. Eva says: eine Tür, die niemand zumacht
  1. proof.19 of Greta <- Hugo
  2. proof.35 of Carl <- Berit, Dan
  3. proof.17 of Eva * <- Hugo, Ioana
  4. proof.36 of Hugo <- Filip, Ioana
  5. proof.83 of Dan <- Anna
  6. proof.69 of Anna <- Jan
  7. proof.51 of Jan <- Berit, Dan
  8. proof.74 of Filip <- Carl, Greta
  9. proof.18 of Berit
  10. proof.40 of Ioana
  Some find the card.
  Eva +3: told well
  Hugo +3: found it
  Ioana +3: found it
  Greta +1: 1 vote on card 1
  Carl +2: 2 votes on card 2
  Hugo +2: 2 votes on card 4
  Dan +1: 1 vote on card 5
  Anna +1: 1 vote on card 6
  Jan +2: 2 votes on card 7
  Filip +2: 2 votes on card 8
  Anna 12, Berit 12, Carl 14, Dan 13, Eva 13, Filip 4, Greta 9, Hugo 16, Ioana 16, Jan 13; 4 in the pile, 20 discarded.

Round 6. Filip says: pădurea știe tot
  1. proof.32 of Dan
  2. proof.31 of Jan <- Ioana
  3. proof.55 of Carl <- Jan
  4. proof.78 of Filip * <- Anna, Berit, Carl
  5. proof.70 of Eva <- Jan
  6. proof.48 of Berit <- Dan
  7. proof.57 of Hugo <- Greta
  8. proof.76 of Anna <- Greta, Ioana
  9. proof.33 of Greta <- Berit, Carl, Eva, Hugo
  10. proof.58 of Ioana
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Anna +1: with one vote
  Jan +1: 1 vote on card 2
  Carl +1: 1 vote on card 3
  Eva +1: 1 vote on card 5
  Berit +1: 1 vote on card 6
  Hugo +1: 1 vote on card 7
  Anna +2: 2 votes on card 8
  Greta +3: 4 votes on card 9
  Anna 18, Berit 16, Carl 18, Dan 13, Eva 14, Filip 7, Greta 12, Hugo 17, Ioana 16, Jan 14; 24 in the pile, 0 discarded.

Round 7. Greta says: månen har glemt noe
  1. proof.67 of Dan <- Eva
  2. proof.37 of Anna <- Berit
  3. proof.14 of Jan <- Ioana
  4. proof.56 of Ioana
  5. proof.3 of Eva <- Carl
  6. proof.5 of Berit <- Hugo
  7. proof.44 of Filip <- Carl, Dan, Hugo
  8. proof.38 of Greta * <- Anna, Dan, Eva, Filip, Ioana
  9. proof.61 of Carl <- Jan
  10. proof.48 of Hugo
  Some find the card.
  Greta +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Ioana +3: found it
  Anna +1: with one vote
  Filip +1: with one vote
  Dan +1: 1 vote on card 1
  Anna +1: 1 vote on card 2
  Jan +1: 1 vote on card 3
  Eva +1: 1 vote on card 5
  Berit +1: 1 vote on card 6
  Filip +3: 3 votes on card 7
  Carl +1: 1 vote on card 9
  Anna 23, Berit 17, Carl 19, Dan 17, Eva 18, Filip 14, Greta 15, Hugo 17, Ioana 19, Jan 15; 14 in the pile, 10 discarded.

Round 8. Hugo says: ¿quién sopló las velas?
  1. proof.57 of Dan
  2. proof.60 of Jan <- Carl, Dan
  3. proof.77 of Berit
  4. proof.28 of Greta <- Anna, Carl
  5. proof.19 of Anna <- Jan
  6. proof.59 of Hugo * <- Berit, Eva, Filip, Ioana, Jan
  7. proof.12 of Filip
  8. proof.51 of Ioana
  9. proof.53 of Eva <- Filip, Ioana
  10. proof.68 of Carl <- Greta
  Some find the card.
  Hugo +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Ioana +3: found it
  Jan +3: found it
  Berit +1: with one vote
  Eva +1: with one vote
  Jan +2: 2 votes on card 2
  Greta +2: 2 votes on card 4
  Anna +1: 1 vote on card 5
  Eva +2: 2 votes on card 9
  Carl +1: 1 vote on card 10
  Anna 24, Berit 21, Carl 20, Dan 17, Eva 24, Filip 17, Greta 17, Hugo 20, Ioana 22, Jan 20; 4 in the pile, 20 discarded.

Round 9. Ioana says: the long way home
  1. proof.54 of Ioana * <- Anna, Berit, Carl, Eva, Filip
  2. proof.4 of Filip
  3. proof.6 of Anna <- Dan, Greta, Hugo
  4. proof.75 of Berit
  5. proof.45 of Hugo
  6. proof.73 of Carl <- Eva
  7. proof.82 of Jan
  8. proof.33 of Eva
  9. proof.64 of Dan <- Carl, Greta, Hugo, Jan
  10. proof.50 of Greta <- Jan
  Some find the card.
  Ioana +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Eva +3: found it
  Filip +3: found it
  Anna +1: with one vote
  Berit +1: with one vote
  Filip +1: with one vote
  Anna +3: 3 votes on card 3
  Carl +1: 1 vote on card 6
  Dan +3: 4 votes on card 9
  Greta +1: 1 vote on card 10
  Anna 31, Berit 25, Carl 24, Dan 20, Eva 27, Filip 21, Greta 18, Hugo 20, Ioana 25, Jan 20; 24 in the pile, 0 discarded.

The goal is reached. After 9 rounds Anna wins with 31 points.
