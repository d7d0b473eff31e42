Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo, Ioana, Jan, Kirsten play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 11. Pile: 18, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says something aloud
  1. proof.75 of Anna * <- Berit, Dan, Eva, Filip, Kirsten
  2. proof.26 of Carl
  3. proof.81 of Eva <- Ioana, Jan
  4. proof.4 of Dan <- Hugo
  5. proof.5 of Hugo
  6. proof.80 of Jan <- Carl
  7. proof.1 of Berit
  8. proof.3 of Ioana
  9. proof.60 of Greta <- Jan
  10. proof.64 of Kirsten <- Greta, Ioana
  11. proof.31 of Filip <- Hugo
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Kirsten +3: found it
  Berit +1: with one vote
  Dan +1: with one vote
  Eva +1: with one vote
  Filip +1: with one vote
  Kirsten +1: with one vote
  Eva +2: 2 votes on card 3
  Dan +1: 1 vote on card 4
  Jan +1: 1 vote on card 6
  Greta +1: 1 vote on card 9
  Kirsten +2: 2 votes on card 10
  Filip +1: 1 vote on card 11
  Anna 3, Berit 4, Carl 0, Dan 5, Eva 6, Filip 5, Greta 1, Hugo 0, Ioana 0, Jan 1, Kirsten 6; 7 in the pile, 11 discarded.

Round 2. Berit says: too late for soup
  1. proof.53 of Ioana <- Greta, Hugo
  2. proof.61 of Kirsten
  3. proof.27 of Berit * <- Anna, Dan, Eva, Hugo
  4. proof.72 of Dan <- Ioana, Kirsten
  5. proof.45 of Anna <- Filip, Jan
  6. proof.32 of Eva
  7. proof.65 of Carl <- Ioana
  8. proof.15 of Greta
  9. proof.12 of Jan <- Eva, Greta
  10. proof.49 of Hugo <- Carl
  11. proof.13 of Filip
  Some find the card.
  Berit +3: told well
  Anna +3: found it
  Dan +3: found it
  Eva +3: found it
  Hugo +3: found it
  Anna +1: with one vote
  Dan +1: with one vote
  Ioana +2: 2 votes on card 1
  Dan +2: 2 votes on card 4
  Anna +2: 2 votes on card 5
  Carl +1: 1 vote on card 7
  Jan +2: 2 votes on card 9
  Hugo +1: 1 vote on card 10
  Anna 9, Berit 7, Carl 1, Dan 11, Eva 9, Filip 5, Greta 1, Hugo 4, Ioana 2, Jan 3, Kirsten 6; 18 in the pile, 0 discarded.

Round 3. Carl says: ¿quién sopló las velas?
  1. proof.38 of Jan <- Greta
  2. proof.25 of Greta <- Dan
  3. proof.72 of Carl * <- Anna, Berit, Eva, Filip, Ioana
  4. proof.37 of Hugo
  5. proof.52 of Kirsten <- Greta
  6. proof.76 of Anna <- Jan
  7. proof.62 of Eva
  8. proof.30 of Berit <- Dan, Kirsten
  9. proof.63 of Dan <- Berit, Filip, Jan
  10. proof.19 of Filip <- Ioana
  11. proof.29 of Ioana <- Hugo
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Ioana +3: found it
  Anna +1: with one vote
  Eva +1: with one vote
  Jan +1: 1 vote on card 1
  Greta +1: 1 vote on card 2
  Kirsten +1: 1 vote on card 5
  Anna +1: 1 vote on card 6
  Berit +2: 2 votes on card 8
  Dan +3: 3 votes on card 9
  Filip +1: 1 vote on card 10
  Ioana +1: 1 vote on card 11
  Anna 14, Berit 12, Carl 4, Dan 14, Eva 13, Filip 9, Greta 2, Hugo 4, Ioana 6, Jan 4, Kirsten 7; 7 in the pile, 11 discarded.

Round 4. Dan says: only on Sundays
  1. proof.54 of Hugo
  2. proof.75 of Greta <- Kirsten
  3. proof.12 of Berit
  4. proof.18 of Dan * <- Anna, Eva, Greta, Ioana
  5. proof.16 of Jan <- Anna, Hugo
  6. proof.74 of Kirsten <- Berit
  7. proof.26 of Carl
  8. proof.51 of Ioana <- Carl
  9. proof.44 of Anna <- Eva
  10. proof.83 of Filip
  11. proof.13 of Eva <- Filip, Jan
  Some find the card.
  Dan +3: told well
  Anna +3: found it
  Eva +3: found it
  Greta +3: found it
  Ioana +3: found it
  Greta +1: with one vote
  Ioana +1: with one vote
  Greta +1: 1 vote on card 2
  Jan +2: 2 votes on card 5
  Kirsten +1: 1 vote on card 6
  Ioana +1: 1 vote on card 8
  Anna +1: 1 vote on card 9
  Eva +2: 2 votes on card 11
  Anna 18, Berit 12, Carl 4, Dan 17, Eva 18, Filip 9, Greta 7, Hugo 4, Ioana 11, Jan 6, Kirsten 8; 18 in the pile, 0 discarded.

Round 5. Eva says something aloud
  1. proof.73 of Carl
  2. proof.8 of Filip <- Dan, Ioana, Jan
  3. proof.10 of Dan <- Carl, Filip, Hugo
  4. proof.74 of Hugo
  5. proof.65 of Berit <- Greta
  6. proof.53 of Ioana <- Dan
  7. proof.27 of Anna <- Kirsten
  8. proof.1 of Eva * <- Anna, Berit, Filip, Hugo, Jan
  9. proof.55 of Kirsten
  10. proof.6 of Jan <- Ioana
  11. proof.67 of Greta <- Anna, Berit
  Some find the card.
  Eva +3: told well
  Anna +3: found it
  Berit +3: found it
  Filip +3: found it
  Hugo +3: found it
  Jan +3: found it
  Filip +3: 3 votes on card 2
  Dan +3: 3 votes on card 3
  Berit +1: 1 vote on card 5
  Ioana +1: 1 vote on card 6
  Anna +1: 1 vote on card 7
  Jan +1: 1 vote on card 10
  Greta +2: 2 votes on card 11
  Anna 22, Berit 16, Carl 4, Dan 20, Eva 21, Filip 15, Greta 9, Hugo 7, Ioana 12, Jan 10, Kirsten 8; 7 in the pile, 11 discarded.

Round 6. Filip says: before anybody woke up
  1. proof.7 of Anna <- Jan
  2. proof.56 of Filip * <- Anna, Berit, Carl, Greta, Ioana
  3. proof.18 of Hugo
  4. proof.52 of Dan <- Eva
  5. proof.59 of Kirsten <- Carl, Eva
  6. proof.31 of Eva
  7. proof.29 of Berit <- Kirsten
  8. proof.23 of Greta <- Hugo
  9. proof.38 of Carl <- Anna, Hugo, Jan
  10. proof.41 of Jan
  11. proof.28 of Ioana <- Dan
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Berit +3: found it
  Carl +3: found it
  Greta +3: found it
  Ioana +3: found it
  Berit +1: with one vote
  Greta +1: with one vote
  Ioana +1: with one vote
  Anna +1: 1 vote on card 1
  Dan +1: 1 vote on card 4
  Kirsten +2: 2 votes on card 5
  Berit +1: 1 vote on card 7
  Greta +1: 1 vote on card 8
  Carl +3: 3 votes on card 9
  Ioana +1: 1 vote on card 11
  Anna 26, Berit 21, Carl 10, Dan 21, Eva 21, Filip 18, Greta 14, Hugo 7, Ioana 17, Jan 10, Kirsten 10; 18 in the pile, 0 discarded.

Round 7. Greta says: before anybody woke up
  1. proof.39 of Anna <- Berit
  2. proof.30 of Berit <- Eva, Ioana, Jan, Kirsten
  3. proof.16 of Dan <- Ioana
  4. proof.64 of Kirsten <- Anna, Berit
  5. proof.46 of Hugo
  6. proof.31 of Greta * <- Dan, Eva, Hugo
  7. proof.60 of Jan <- Filip
  8. proof.28 of Carl <- Dan
  9. proof.26 of Filip <- Carl
  10. proof.2 of Eva <- Anna
  11. proof.35 of Ioana <- Carl
  Some find the card.
  Greta +3: told well
  Dan +3: found it
  Eva +3: found it
  Hugo +3: found it
  Hugo +1: with one vote
  Anna +1: 1 vote on card 1
  Berit +3: 4 votes on card 2
  Dan +1: 1 vote on card 3
  Kirsten +2: 2 votes on card 4
  Jan +1: 1 vote on card 7
  Carl +1: 1 vote on card 8
  Filip +1: 1 vote on card 9
  Eva +1: 1 vote on card 10
  Ioana +1: 1 vote on card 11
  Anna 27, Berit 24, Carl 11, Dan 25, Eva 25, Filip 19, Greta 17, Hugo 11, Ioana 18, Jan 11, Kirsten 12; 7 in the pile, 11 discarded.

Round 8. Hugo says: too late for soup
  1. proof.14 of Anna
  2. proof.27 of Kirsten <- Greta
  3. proof.33 of Hugo * <- Carl, Filip, Ioana, Kirsten
  4. proof.67 of Eva <- Berit, Kirsten
  5. proof.45 of Filip <- Carl, Eva
  6. proof.70 of Berit
  7. proof.75 of Dan
  8. proof.78 of Greta <- Eva, Jan
  9. proof.65 of Jan <- Dan
  10. proof.58 of Ioana <- Anna
  11. proof.73 of Carl <- Greta
  Some find the card.
  Hugo +3: told well
  Carl +3: found it
  Filip +3: found it
  Ioana +3: found it
  Kirsten +3: found it
  Filip +1: with one vote
  Ioana +1: with one vote
  Kirsten +1: 1 vote on card 2
  Eva +2: 2 votes on card 4
  Filip +2: 2 votes on card 5
  Greta +2: 2 votes on card 8
  Jan +1: 1 vote on card 9
  Ioana +1: 1 vote on card 10
  Carl +1: 1 vote on card 11
  Anna 27, Berit 24, Carl 15, Dan 25, Eva 27, Filip 25, Greta 19, Hugo 14, Ioana 23, Jan 12, Kirsten 16; 18 in the pile, 0 discarded.

Round 9. Ioana says: a secret with three legs
  1. proof.36 of Dan <- Greta
  2. proof.1 of Hugo <- Anna
  3. proof.9 of Eva
  4. proof.17 of Kirsten <- Berit, Greta
  5. proof.73 of Greta
  6. proof.57 of Carl <- Jan
  7. proof.34 of Ioana * <- Dan, Eva, Filip, Hugo
  8. proof.43 of Jan <- Eva, Kirsten
  9. proof.20 of Berit <- Carl
  10. proof.3 of Anna <- Filip
  11. proof.48 of Filip
  Some find the card.
  Ioana +3: told well
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Hugo +3: found it
  Dan +1: with one vote
  Hugo +1: with one vote
  Dan +1: 1 vote on card 1
  Hugo +1: 1 vote on card 2
  Kirsten +2: 2 votes on card 4
  Carl +1: 1 vote on card 6
  Jan +2: 2 votes on card 8
  Berit +1: 1 vote on card 9
  Anna +1: 1 vote on card 10
  Anna 28, Berit 25, Carl 16, Dan 30, Eva 30, Filip 28, Greta 19, Hugo 19, Ioana 26, Jan 14, Kirsten 18; 7 in the pile, 11 discarded.

The goal is reached. After 9 rounds Dan and Eva share the victory with 30 points.
