Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo, Ioana, Jan, Kirsten, Luis play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 12. Pile: 12, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: before anybody woke up
  1. proof.32 of Eva <- Berit
  2. proof.3 of Dan <- Carl, Greta, Ioana
  3. proof.15 of Ioana <- Dan, Eva, Kirsten, Luis
  4. proof.1 of Hugo <- Filip
  5. proof.66 of Luis <- Eva, Kirsten
  6. proof.49 of Kirsten
  7. proof.6 of Carl <- Jan
  8. proof.18 of Jan
  9. proof.76 of Greta <- Filip, Hugo
  10. proof.0 of Filip <- Jan
  11. proof.17 of Anna * <- Carl, Greta
  12. proof.8 of Berit
  Some find the card.
  Anna +3: told well
  Carl +3: found it
  Greta +3: found it
  Eva +1: 1 vote on card 1
  Dan +3: 3 votes on card 2
  Ioana +3: 4 votes on card 3
  Hugo +1: 1 vote on card 4
  Luis +2: 2 votes on card 5
  Carl +1: 1 vote on card 7
  Greta +2: 2 votes on card 9
  Filip +1: 1 vote on card 10
  Anna 3, Berit 0, Carl 4, Dan 3, Eva 1, Filip 1, Greta 5, Hugo 1, Ioana 3, Jan 0, Kirsten 0, Luis 2; 0 in the pile, 12 discarded.

Round 2. Berit says something aloud
  1. proof.39 of Eva <- Anna, Carl, Ioana, Jan
  2. proof.21 of Berit * <- Filip, Hugo, Luis
  3. proof.20 of Anna <- Filip, Jan
  4. proof.19 of Filip <- Eva, Ioana
  5. proof.57 of Kirsten <- Carl, Dan
  6. proof.7 of Luis <- Dan, Hugo
  7. proof.10 of Hugo
  8. proof.42 of Ioana <- Eva
  9. proof.4 of Carl <- Greta
  10. proof.73 of Greta
  11. proof.54 of Jan <- Anna, Luis
  12. proof.52 of Dan <- Kirsten
  Some find the card.
  Berit +3: told well
  Filip +3: found it
  Hugo +3: found it
  Luis +3: found it
  Eva +3: 4 votes on card 1
  Anna +2: 2 votes on card 3
  Filip +2: 2 votes on card 4
  Kirsten +2: 2 votes on card 5
  Luis +2: 2 votes on card 6
  Ioana +1: 1 vote on card 8
  Carl +1: 1 vote on card 9
  Jan +2: 2 votes on card 11
  Dan +1: 1 vote on card 12
  Anna 5, Berit 3, Carl 5, Dan 4, Eva 4, Filip 6, Greta 5, Hugo 4, Ioana 4, Jan 2, Kirsten 2, Luis 7; 12 in the pile, 0 discarded.

Round 3. Carl says: he said "never again"
  1. proof.63 of Hugo <- Kirsten
  2. proof.59 of Jan <- Dan, Filip
  3. proof.28 of Ioana <- Eva, Filip
  4. proof.25 of Dan <- Ioana
  5. proof.33 of Luis
  6. proof.48 of Carl * <- Anna, Berit, Eva, Greta
  7. proof.56 of Filip
  8. proof.72 of Kirsten <- Luis
  9. proof.22 of Eva <- Greta
  10. proof.77 of Anna <- Jan
  11. proof.79 of Berit <- Dan, Hugo
  12. proof.14 of Greta <- Luis
  Some find the card.
  Carl +3: told well
  Anna +3: found it
  Berit +3: found it
  Eva +3: found it
  Greta +3: found it
  Anna +1: with one vote
  Berit +1: with one vote
  Hugo +1: 1 vote on card 1
  Jan +2: 2 votes on card 2
  Ioana +2: 2 votes on card 3
  Dan +1: 1 vote on card 4
  Kirsten +1: 1 vote on card 8
  Eva +1: 1 vote on card 9
  Anna +1: 1 vote on card 10
  Berit +2: 2 votes on card 11
  Greta +1: 1 vote on card 12
  Anna 10, Berit 9, Carl 8, Dan 5, Eva 8, Filip 6, Greta 9, Hugo 5, Ioana 6, Jan 4, Kirsten 3, Luis 7; 0 in the pile, 12 discarded.

Round 4. Dan says something aloud (a few bars of an old song)
  1. proof.83 of Greta <- Anna, Eva
  2. proof.29 of Kirsten <- Greta
  3. proof.38 of Ioana <- Luis
  4. proof.32 of Anna <- Berit, Ioana
  5. proof.55 of Filip <- Carl
  6. proof.53 of Carl <- Filip
  7. proof.80 of Eva <- Carl
  8. proof.57 of Jan <- Anna, Kirsten
  9. proof.44 of Dan * <- Hugo, Jan
  10. proof.12 of Hugo <- Greta, Ioana
  11. proof.35 of Berit
  12. proof.67 of Luis
  Some find the card.
  Dan +3: told well
  Hugo +3: found it
  Jan +3: found it
  Hugo +1: with one vote
  Jan +1: with one vote
  Greta +2: 2 votes on card 1
  Kirsten +1: 1 vote on card 2
  Ioana +1: 1 vote on card 3
  Anna +2: 2 votes on card 4
  Filip +1: 1 vote on card 5
  Carl +1: 1 vote on card 6
  Eva +1: 1 vote on card 7
  Jan +2: 2 votes on card 8
  Hugo +2: 2 votes on card 10
  Anna 12, Berit 9, Carl 9, Dan 8, Eva 9, Filip 7, Greta 11, Hugo 11, Ioana 7, Jan 10, Kirsten 4, Luis 7; 12 in the pile, 0 discarded.

Round 5. Eva says something aloud
  1. proof.58 of Eva * <- Carl, Dan, Filip, Hugo, Ioana, Jan, Kirsten
  2. proof.80 of Luis
  3. proof.35 of Jan <- Anna
  4. proof.11 of Kirsten <- Carl, Jan
  5. proof.82 of Anna
  6. proof.62 of Berit <- Greta
  7. proof.19 of Filip
  8. proof.13 of Ioana <- Berit
  9. proof.50 of Hugo <- Berit
  10. proof.81 of Carl <- Ioana
  11. proof.48 of Greta <- Hugo, Luis
  12. proof.10 of Dan <- Luis
  Some find the card.
  Eva +3: told well
  Carl +3: found it
  Dan +3: found it
  Filip +3: found it
  Hugo +3: found it
  Ioana +3: found it
  Jan +3: found it
  Kirsten +3: found it
  Dan +1: with one vote
  Filip +1: with one vote
  Kirsten +1: with one vote
  Jan +1: 1 vote on card 3
  Kirsten +2: 2 votes on card 4
  Berit +1: 1 vote on card 6
  Ioana +1: 1 vote on card 8
  Hugo +1: 1 vote on card 9
  Carl +1: 1 vote on card 10
  Greta +2: 2 votes on card 11
  Dan +1: 1 vote on card 12
  Anna 12, Berit 10, Carl 13, Dan 13, Eva 12, Filip 11, Greta 13, Hugo 15, Ioana 11, Jan 14, Kirsten 10, Luis 7; 0 in the pile, 12 discarded.

Round 6. Filip says: a secret with three legs
  1. proof.66 of Greta <- Carl
  2. proof.23 of Filip * <- Carl, Greta, Hugo, Ioana, Kirsten
  3. proof.78 of Dan
  4. proof.45 of Jan <- Luis
  5. proof.72 of Kirsten
  6. proof.15 of Hugo <- Anna, Eva, Kirsten
  7. proof.16 of Berit <- Hugo
  8. proof.32 of Eva <- Berit
  9. proof.65 of Anna <- Dan
  10. proof.25 of Luis
  11. proof.5 of Ioana <- Eva, Jan
  12. proof.42 of Carl
  Some find the card.
  Filip +3: told well
  Carl +3: found it
  Greta +3: found it
  Hugo +3: found it
  Ioana +3: found it
  Kirsten +3: found it
  Greta +1: with one vote
  Ioana +1: with one vote
  Greta +1: 1 vote on card 1
  Jan +1: 1 vote on card 4
  Hugo +3: 3 votes on card 6
  Berit +1: 1 vote on card 7
  Eva +1: 1 vote on card 8
  Anna +1: 1 vote on card 9
  Ioana +2: 2 votes on card 11
  Anna 13, Berit 11, Carl 16, Dan 13, Eva 13, Filip 14, Greta 18, Hugo 21, Ioana 17, Jan 15, Kirsten 13, Luis 7; 12 in the pile, 0 discarded.

Round 7. Greta says something aloud
  1. proof.74 of Jan
  2. proof.5 of Berit <- Filip
  3. proof.36 of Anna <- Ioana
  4. proof.1 of Carl <- Hugo
  5. proof.20 of Kirsten
  6. proof.8 of Hugo <- Carl, Eva
  7. proof.24 of Eva
  8. proof.38 of Ioana <- Berit, Dan
  9. proof.31 of Greta * <- Anna, Jan, Kirsten, Luis
  10. proof.15 of Luis <- Jan
  11. proof.3 of Dan <- Eva, Ioana, Luis
  12. proof.47 of Filip
  Some find the card.
  Greta +3: told well
  Anna +3: found it
  Jan +3: found it
  Kirsten +3: found it
  Luis +3: found it
  Anna +1: with one vote
  Kirsten +1: with one vote
  Berit +1: 1 vote on card 2
  Anna +1: 1 vote on card 3
  Carl +1: 1 vote on card 4
  Hugo +2: 2 votes on card 6
  Ioana +2: 2 votes on card 8
  Luis +1: 1 vote on card 10
  Dan +3: 3 votes on card 11
  Anna 18, Berit 12, Carl 17, Dan 16, Eva 13, Filip 14, Greta 21, Hugo 23, Ioana 19, Jan 18, Kirsten 17, Luis 11; 0 in the pile, 12 discarded.

Round 8. Hugo says: too late for soup
  1. proof.29 of Ioana
  2. proof.12 of Filip
  3. proof.61 of Hugo * <- Anna, Carl, Kirsten
  4. proof.69 of Kirsten <- Filip, Jan, Luis
  5. proof.13 of Eva <- Kirsten
  6. proof.44 of Jan
  7. proof.55 of Dan <- Eva, Greta, Ioana
  8. proof.54 of Greta <- Berit, Filip
  9. proof.19 of Luis
  10. proof.67 of Anna <- Eva
  11. proof.57 of Carl
  12. proof.81 of Berit <- Dan, Ioana
  Some find the card.
  Hugo +3: told well
  Anna +3: found it
  Carl +3: found it
  Kirsten +3: found it
  Anna +1: with one vote
  Carl +1: with one vote
  Kirsten +3: 3 votes on card 4
  Eva +1: 1 vote on card 5
  Dan +3: 3 votes on card 7
  Greta +2: 2 votes on card 8
  Anna +1: 1 vote on card 10
  Berit +2: 2 votes on card 12
  Anna 23, Berit 14, Carl 21, Dan 19, Eva 14, Filip 14, Greta 23, Hugo 26, Ioana 19, Jan 18, Kirsten 23, Luis 11; 12 in the pile, 0 discarded.

Round 9. Ioana says: 🌙
  1. proof.81 of Greta <- Hugo
  2. proof.18 of Berit
  3. proof.64 of Carl
  4. proof.60 of Hugo <- Carl, Filip
  5. proof.71 of Dan
  6. proof.4 of Jan <- Dan, Luis
  7. proof.30 of Kirsten <- Anna
  8. proof.83 of Anna <- Greta
  9. proof.41 of Luis
  10. proof.50 of Filip <- Kirsten
  11. proof.63 of Eva
  12. proof.24 of Ioana * <- Berit, Carl, Dan, Eva, Filip, Jan
  Some find the card.
  Ioana +3: told well
  Berit +3: found it
  Carl +3: found it
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Jan +3: found it
  Berit +1: with one vote
  Eva +1: with one vote
  Jan +1: with one vote
  Greta +1: 1 vote on card 1
  Hugo +2: 2 votes on card 4
  Jan +2: 2 votes on card 6
  Kirsten +1: 1 vote on card 7
  Anna +1: 1 vote on card 8
  Filip +1: 1 vote on card 10
  Anna 24, Berit 18, Carl 24, Dan 22, Eva 18, Filip 18, Greta 24, Hugo 28, Ioana 22, Jan 24, Kirsten 24, Luis 11; 0 in the pile, 12 discarded.

Round 10. Jan says: only on Sundays
  1. proof.9 of Greta
  2. proof.12 of Hugo <- Filip, Kirsten
  3. proof.65 of Jan * <- Berit, Eva, Filip
  4. proof.74 of Filip <- Greta
  5. proof.55 of Anna <- Luis
  6. proof.77 of Dan
  7. proof.36 of Berit <- Dan, Ioana
  8. proof.23 of Eva
  9. proof.16 of Carl <- Eva, Luis
  10. proof.51 of Luis
  11. proof.3 of Kirsten <- Carl, Hugo, Ioana
  12. proof.6 of Ioana <- Anna
  Some find the card.
  Jan +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Berit +1: with one vote
  Hugo +2: 2 votes on card 2
  Filip +1: 1 vote on card 4
  Anna +1: 1 vote on card 5
  Berit +2: 2 votes on card 7
  Carl +2: 2 votes on card 9
  Kirsten +3: 3 votes on card 11
  Ioana +1: 1 vote on card 12
  Anna 25, Berit 24, Carl 26, Dan 22, Eva 21, Filip 22, Greta 24, Hugo 30, Ioana 23, Jan 27, Kirsten 27, Luis 11; 12 in the pile, 0 discarded.

The goal is reached. After 10 rounds Hugo wins with 30 points.
