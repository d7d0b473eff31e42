Anna, Berit, Carl, Dan, Eva, Filip, Greta, Hugo, Ioana play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 2, secret.
Lineup: 9. Pile: 30, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: 🌙
  1. proof.30 of Anna * <- Dan, Filip, Greta, Hugo
  2. proof.47 of Dan <- Berit
  3. proof.64 of Ioana <- Carl
  4. proof.71 of Berit <- Filip
  5. proof.22 of Filip <- Dan, Eva, Ioana
  6. proof.35 of Hugo <- Ioana
  7. proof.15 of Greta
  8. proof.36 of Eva
  9. proof.58 of Carl <- Hugo
  Some find the card.
  Anna +3: told well
  Dan +3: found it
  Filip +3: found it
  Greta +3: found it
  Hugo +3: found it
  Greta +1: with one vote
  Dan +1: 1 vote on card 2
  Ioana +1: 1 vote on card 3
  Berit +1: 1 vote on card 4
  Filip +3: 3 votes on card 5
  Hugo +1: 1 vote on card 6
  Carl +1: 1 vote on card 9
  Anna 3, Berit 1, Carl 1, Dan 4, Eva 0, Filip 6, Greta 4, Hugo 4, Ioana 1; 21 in the pile, 9 discarded.

Round 2. Berit says: månen har glemt noe
  1. proof.29 of Dan <- Greta
  2. proof.79 of Berit * <- Dan, Greta, Hugo
  3. proof.24 of Anna <- Ioana
  4. proof.10 of Hugo
  5. proof.13 of Ioana <- Carl
  6. proof.70 of Eva <- Filip
  7. proof.48 of Greta <- Dan, Eva, Hugo
  8. proof.50 of Carl <- Anna
  9. proof.23 of Filip <- Eva, Ioana
  Some find the card.
  Berit +3: told well
  Dan +3: found it
  Greta +3: found it
  Hugo +3: found it
  Dan +1: 1 vote on card 1
  Anna +1: 1 vote on card 3
  Ioana +1: 1 vote on card 5
  Eva +1: 1 vote on card 6
  Greta +3: 3 votes on card 7
  Carl +1: 1 vote on card 8
  Filip +2: 2 votes on card 9
  Anna 4, Berit 4, Carl 2, Dan 8, Eva 1, Filip 8, Greta 10, Hugo 7, Ioana 2; 12 in the pile, 18 discarded.

Round 3. Carl says: pădurea știe tot
  1. proof.40 of Dan <- Berit, Filip, Hugo
  2. proof.9 of Carl * <- Berit, Eva, Filip, Greta
  3. proof.46 of Eva
  4. proof.39 of Filip
  5. proof.51 of Anna <- Hugo
  6. proof.33 of Greta
  7. proof.16 of Hugo <- Anna, Dan, Eva
  8. proof.73 of Berit <- Dan, Ioana
  9. proof.61 of Ioana <- Anna
  Some find the card.
  Carl +3: told well
  Berit +3: found it
  Eva +3: found it
  Filip +3: found it
  Greta +3: found it
  Greta +1: with one vote
  Dan +3: 3 votes on card 1
  Anna +1: 1 vote on card 5
  Hugo +3: 3 votes on card 7
  Berit +2: 2 votes on card 8
  Ioana +1: 1 vote on card 9
  Anna 5, Berit 9, Carl 5, Dan 11, Eva 4, Filip 11, Greta 14, Hugo 10, Ioana 3; 3 in the pile, 27 discarded.

Round 4. Dan says: before anybody woke up
  1. proof.57 of Berit <- Anna
  2. proof.76 of Eva <- Berit
  3. proof.69 of Filip <- Hugo, Ioana
  4. proof.25 of Hugo
  5. proof.21 of Carl
  6. proof.59 of Dan * <- Berit, Carl, Filip
  7. proof.62 of Anna <- Greta, Ioana
  8. proof.54 of Greta <- Eva, Filip
  9. proof.68 of Ioana <- Greta
  Some find the card.
  Dan +3: told well
  Berit +3: found it
  Carl +3: found it
  Filip +3: found it
  Carl +1: with one vote
  Berit +1: 1 vote on card 1
  Eva +1: 1 vote on card 2
  Filip +2: 2 votes on card 3
  Anna +2: 2 votes on card 7
  Greta +2: 2 votes on card 8
  Ioana +1: 1 vote on card 9
  Anna 7, Berit 13, Carl 9, Dan 14, Eva 5, Filip 16, Greta 16, Hugo 10, Ioana 4; 30 in the pile, 0 discarded.

Round 5. Eva says: the long way home
  1. proof.74 of Greta
  2. proof.80 of Berit <- Dan, Hugo
  3. proof.51 of Hugo <- Anna, Carl
  4. proof.0 of Anna <- Ioana
  5. proof.72 of Dan
  6. proof.5 of Eva * <- Berit, Filip
  7. proof.16 of Carl <- Filip, Greta
  8. proof.41 of Filip <- Hugo
  9. proof.60 of Ioana
  Some find the card.
  Eva +3: told well
  Berit +3: found it
  Filip +3: found it
  Berit +1: with one vote
  Berit +2: 2 votes on card 2
  Hugo +2: 2 votes on card 3
  Anna +1: 1 vote on card 4
  Carl +2: 2 votes on card 7
  Filip +1: 1 vote on card 8
  Anna 8, Berit 19, Carl 11, Dan 14, Eva 8, Filip 20, Greta 16, Hugo 12, Ioana 4; 21 in the pile, 9 discarded.

Round 6. Filip says: 🌙
  1. proof.11 of Carl <- Dan
  2. proof.43 of Filip * <- Anna, Berit, Greta
  3. proof.75 of Berit <- Carl
  4. proof.78 of Dan <- Carl, Greta, Hugo, Ioana
  5. proof.77 of Hugo <- Eva
  6. proof.32 of Eva
  7. proof.17 of Ioana <- Anna
  8. proof.13 of Greta <- Dan, Eva, Hugo
  9. proof.42 of Anna
  Some find the card.
  Filip +3: told well
  Anna +3: found it
  Berit +3: found it
  Greta +3: found it
  Berit +1: with one vote
  Carl +1: 1 vote on card 1
  Berit +1: 1 vote on card 3
  Dan +3: 4 votes on card 4
  Hugo +1: 1 vote on card 5
  Ioana +1: 1 vote on card 7
  Greta +3: 3 votes on card 8
  Anna 11, Berit 24, Carl 12, Dan 17, Eva 8, Filip 23, Greta 22, Hugo 13, Ioana 5; 12 in the pile, 18 discarded.

Round 7. Greta says: before anybody woke up
  1. proof.83 of Filip
  2. proof.21 of Eva <- Ioana
  3. proof.56 of Carl <- Anna, Berit
  4. proof.20 of Dan <- Anna, Carl
  5. proof.82 of Hugo <- Berit
  6. proof.79 of Anna
  7. proof.35 of Ioana
  8. proof.76 of Berit <- Carl
  9. proof.49 of Greta * <- Dan, Eva, Filip, Hugo
  Some find the card.
  Greta +3: told well
  Dan +3: found it
  Eva +3: found it
  Filip +3: found it
  Hugo +3: found it
  Dan +1: with one vote
  Eva +1: with one vote
  Filip +1: with one vote
  Hugo +1: with one vote
  Eva +1: 1 vote on card 2
  Carl +2: 2 votes on card 3
  Dan +2: 2 votes on card 4
  Hugo +1: 1 vote on card 5
  Berit +1: 1 vote on card 8
  Anna 11, Berit 25, Carl 14, Dan 23, Eva 13, Filip 27, Greta 25, Hugo 18, Ioana 5; 3 in the pile, 27 discarded.

Round 8. Hugo says: before anybody woke up
  1. proof.7 of Greta <- Berit, Carl, Dan, Filip
  2. proof.25 of Berit
  3. proof.52 of Filip
  4. proof.48 of Hugo * <- Berit, Dan, Greta
  5. proof.46 of Carl <- Anna, Eva, Greta
  6. proof.26 of Anna <- Eva
  7. proof.38 of Eva <- Ioana
  8. proof.62 of Dan <- Anna, Carl, Ioana
  9. proof.29 of Ioana
  Some find the card.
  Hugo +3: told well
  Berit +3: found it
  Dan +3: found it
  Greta +3: found it
  Greta +3: 4 votes on card 1
  Carl +3: 3 votes on card 5
  Anna +1: 1 vote on card 6
  Eva +1: 1 vote on card 7
  Dan +3: 3 votes on card 8
  Anna 12, Berit 28, Carl 17, Dan 29, Eva 14, Filip 27, Greta 31, Hugo 21, Ioana 5; 30 in the pile, 0 discarded.

The goal is reached. After 8 rounds Greta wins with 31 points.
