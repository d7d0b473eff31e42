Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo, Ioana, Jan play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 10. Pile: 24, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings all its votes.

Round 1. Anna says: too late for soup
  1. proof.54 of Hugo <- Berit
  2. proof.52 of Carl <- Dan, Hugo, Jan
  3. proof.5 of Filip <- Berit
  4. proof.71 of Anna * <- Eva, Filip, Greta, Ioana
  5. proof.38 of Berit
  6. proof.29 of Eva
  7. proof.20 of Greta <- Dan
  8. proof.35 of Ioana
  9. proof.72 of Dan <- Carl, Hugo
  10. proof.68 of Jan
  Some find the card.
  Anna +3: told well
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Ioana +3: found it
  Eva +1: with one vote
  Filip +1: with one vote
  Greta +1: with one vote
  Ioana +1: with one vote
  Hugo +1: 1 vote on card 1
  Carl +3: 3 votes on card 2
  Filip +1: 1 vote on card 3
  Greta +1: 1 vote on card 7
  Dan +2: 2 votes on card 9
  Anna 3, Berit 0, Carl 3, Dan 2, Eva 4, Filip 5, Greta 5, Hugo 1, Ioana 4, Jan 0; 14 in the pile, 10 discarded.

Round 2. Berit says: pădurea știe tot
  1. proof.2 of Anna
  2. proof.73 of Eva <- Ioana, Jan
  3. proof.62 of Carl <- Dan
  4. proof.55 of Berit *
  5. proof.80 of Greta <- Hugo
  6. proof.34 of Filip <- Anna, Eva
  7. proof.23 of Jan <- Carl
  8. proof.13 of Ioana <- Eva
  9. proof.49 of Hugo <- Anna, Filip, Greta
  10. proof.15 of Dan <- Greta, Hugo, Ioana, Jan
  Nobody finds the card.
  Anna +2: nobody found it
  Carl +2: nobody found it
  Dan +2: nobody found it
  Eva +2: nobody found it
  Filip +2: nobody found it
  Greta +2: nobody found it
  Hugo +2: nobody found it
  Ioana +2: nobody found it
  Jan +2: nobody found it
  Eva +2: 2 votes on card 2
  Carl +1: 1 vote on card 3
  Greta +1: 1 vote on card 5
  Filip +2: 2 votes on card 6
  Jan +1: 1 vote on card 7
  Ioana +1: 1 vote on card 8
  Hugo +3: 3 votes on card 9
  Dan +4: 4 votes on card 10
  Anna 5, Berit 0, Carl 6, Dan 8, Eva 8, Filip 9, Greta 8, Hugo 6, Ioana 7, Jan 3; 4 in the pile, 20 discarded.

Round 3. Carl says: eine Tür, die niemand zumacht
  1. proof.74 of Carl * <- Anna, Eva, Greta, Hugo, Jan
  2. proof.70 of Anna
  3. proof.4 of Hugo <- Dan, Jan
  4. proof.25 of Filip <- Ioana
  5. proof.31 of Eva <- Berit, Dan, Ioana
  6. proof.30 of Ioana
  7. proof.40 of Greta <- Filip
  8. proof.0 of Berit <- Greta
  9. proof.76 of Dan <- Eva
  10. proof.36 of Jan <- Anna
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Eva +3: found it
  Greta +3: found it
  Hugo +3: found it
  Jan +3: found it
  Hugo +1: with one vote
  Hugo +2: 2 votes on card 3
  Filip +1: 1 vote on card 4
  Eva +3: 3 votes on card 5
  Greta +1: 1 vote on card 7
  Berit +1: 1 vote on card 8
  Dan +1: 1 vote on card 9
  Jan +1: 1 vote on card 10
  Anna 8, Berit 1, Carl 9, Dan 9, Eva 14, Filip 10, Greta 12, Hugo 12, Ioana 7, Jan 7; 24 in the pile, 0 discarded.

Round 4. Dan says: pădurea știe tot
  1. proof.17 of Hugo <- Anna
  2. proof.18 of Ioana
  3. proof.14 of Berit <- Greta, Hugo
  4. proof.4 of Filip <- Eva
  5. proof.51 of Greta
  6. proof.59 of Dan * <- Hugo, Ioana, Jan
  7. proof.82 of Anna
  8. proof.22 of Jan <- Berit, Carl, Greta
  9. proof.24 of Carl <- Anna
  10. proof.1 of Eva <- Berit, Filip
  Some find the card.
  Dan +3: told well
  Hugo +3: found it
  Ioana +3: found it
  Jan +3: found it
  Ioana +1: with one vote
  Jan +1: with one vote
  Hugo +1: 1 vote on card 1
  Berit +2: 2 votes on card 3
  Filip +1: 1 vote on card 4
  Jan +3: 3 votes on card 8
  Carl +1: 1 vote on card 9
  Eva +2: 2 votes on card 10
  Anna 8, Berit 3, Carl 10, Dan 12, Eva 16, Filip 11, Greta 12, Hugo 16, Ioana 11, Jan 14; 14 in the pile, 10 discarded.

Round 5. Eva says: eine Tür, die niemand zumacht
  1. proof.32 of Dan <- Anna, Ioana
  2. proof.60 of Hugo
  3. proof.56 of Greta <- Jan
  4. proof.26 of Berit <- Greta, Jan
  5. proof.48 of Carl <- Berit
  6. proof.77 of Eva * <- Dan, Filip, Hugo, Ioana
  7. proof.36 of Anna
  8. proof.39 of Jan
  9. proof.78 of Filip <- Carl
  10. proof.64 of Ioana <- Anna, Berit, Greta
  Some find the card.
  Eva +3: told well
  Dan +3: found it
  Filip +3: found it
  Hugo +3: found it
  Ioana +3: found it
  Dan +1: with one vote
  Filip +1: with one vote
  Hugo +1: with one vote
  Dan +2: 2 votes on card 1
  Greta +1: 1 vote on card 3
  Berit +2: 2 votes on card 4
  Carl +1: 1 vote on card 5
  Filip +1: 1 vote on card 9
  Ioana +3: 3 votes on card 10
  Anna 8, Berit 5, Carl 11, Dan 18, Eva 19, Filip 16, Greta 13, Hugo 20, Ioana 17, Jan 14; 4 in the pile, 20 discarded.

Round 6. Filip says something aloud
  1. proof.13 of Eva <- Dan, Hugo, Ioana
  2. proof.34 of Jan
  3. proof.23 of Carl <- Anna
  4. proof.79 of Filip * <- Berit, Eva, Greta, Hugo, Jan
  5. proof.16 of Hugo <- Carl, Dan, Ioana
  6. proof.73 of Dan
  7. proof.70 of Berit <- Eva
  8. proof.0 of Ioana
  9. proof.15 of Anna
  10. proof.68 of Greta <- Carl
  Some find the card.
  Filip +3: told well
  Berit +3: found it
  Eva +3: found it
  Greta +3: found it
  Hugo +3: found it
  Jan +3: found it
  Berit +1: with one vote
  Greta +1: with one vote
  Jan +1: with one vote
  Eva +3: 3 votes on card 1
  Carl +1: 1 vote on card 3
  Hugo +3: 3 votes on card 5
  Berit +1: 1 vote on card 7
  Greta +1: 1 vote on card 10
  Anna 8, Berit 10, Carl 12, Dan 18, Eva 25, Filip 19, Greta 18, Hugo 26, Ioana 17, Jan 18; 24 in the pile, 0 discarded.

Round 7. Greta says: only on Sundays
  1. proof.72 of Ioana <- Berit
  2. proof.29 of Dan <- Ioana
  3. proof.81 of Anna <- Dan
  4. proof.53 of Eva <- Filip
  5. proof.42 of Berit <- Anna, Carl, Eva
  6. proof.10 of Greta * <- Anna, Hugo
  7. proof.45 of Carl <- Jan
  8. proof.65 of Filip <- Eva, Jan
  9. proof.15 of Jan <- Berit, Carl
  10. proof.8 of Hugo
  Some find the card.
  Greta +3: told well
  Anna +3: found it
  Hugo +3: found it
  Hugo +1: with one vote
  Ioana +1: 1 vote on card 1
  Dan +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Eva +1: 1 vote on card 4
  Berit +3: 3 votes on card 5
  Carl +1: 1 vote on card 7
  Filip +2: 2 votes on card 8
  Jan +2: 2 votes on card 9
  Anna 12, Berit 13, Carl 13, Dan 19, Eva 26, Filip 21, Greta 21, Hugo 30, Ioana 18, Jan 20; 14 in the pile, 10 discarded.

The goal is reached. After 7 rounds Hugo wins with 30 points.
