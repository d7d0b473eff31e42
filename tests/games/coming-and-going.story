Anna, Berit, Carl, Dan play odyssey to 30; Anna tells first.
Hand: 6. Decoys: 1. Votes: 1, secret.
Lineup: 4. Pile: 60, and at its end: reshuffle.
All found: 2. None found: 2. A lone finder of three: 3.
A card brings 3 at the most.

Round 1. Anna says: only on Sundays
  1. proof.20 of Anna * <- Berit, Dan
  2. proof.64 of Carl
  3. proof.83 of Dan
  4. proof.51 of Berit <- Carl
  Some find the card.
  Anna +3: told well
  Berit +3: found it
  Dan +3: found it
  Berit +1: 1 vote on card 4
  Anna 3, Berit 4, Carl 0, Dan 3; 56 in the pile, 4 discarded.

Nora sits down with 0 points. Cards in hand: Anna 6, Berit 6, Carl 6, Dan 6, Nora 6.

Round 2. Berit says: pădurea știe tot
  1. proof.4 of Dan <- Nora
  2. proof.52 of Nora <- Anna
  3. proof.27 of Carl
  4. proof.16 of Anna
  5. proof.76 of Berit * <- Carl, Dan
  Some find the card.
  Berit +3: told well
  Carl +3: found it
  Dan +3: found it
  Dan +1: 1 vote on card 1
  Nora +1: 1 vote on card 2
  Anna 3, Berit 7, Carl 3, Dan 7, Nora 1; 45 in the pile, 9 discarded.

Otto sits down with 1 points. Cards in hand: Anna 6, Berit 6, Carl 6, Dan 6, Nora 6, Otto 6.

Round 3. Carl says something aloud (a few bars of an old song)
  1. proof.34 of Carl * <- Dan
  2. proof.15 of Anna <- Berit
  3. proof.33 of Nora
  4. proof.9 of Berit <- Nora
  5. proof.56 of Dan <- Anna, Otto
  6. proof.47 of Otto
  Some find the card.
  Carl +3: told well
  Dan +3: found it
  Anna +1: 1 vote on card 2
  Berit +1: 1 vote on card 4
  Dan +2: 2 votes on card 5
  Anna 4, Berit 8, Carl 6, Dan 12, Nora 1, Otto 1; 33 in the pile, 15 discarded.

Pavla sits down with 1 points. Cards in hand: Anna 6, Berit 6, Carl 6, Dan 6, Nora 6, Otto 6, Pavla 6.

Round 4. Dan says: before anybody woke up
  1. proof.35 of Carl <- Pavla
  2. proof.25 of Otto <- Berit, Nora
  3. proof.42 of Nora <- Otto
  4. proof.39 of Anna <- Carl
  5. proof.53 of Pavla <- Otto
  6. proof.18 of Dan * <- Pavla
  7. proof.45 of Berit <- Anna
  Some find the card.
  Dan +3: told well
  Pavla +3: found it
  Carl +1: 1 vote on card 1
  Otto +2: 2 votes on card 2
  Nora +1: 1 vote on card 3
  Anna +1: 1 vote on card 4
  Pavla +1: 1 vote on card 5
  Berit +1: 1 vote on card 7
  Anna 5, Berit 9, Carl 7, Dan 15, Nora 2, Otto 3, Pavla 5; 20 in the pile, 22 discarded.

Berit is now played by owl of level 5.

Round 5. Nora says: 🌙
  1. proof.11 of Otto
  2. proof.48 of Anna <- Dan
  3. proof.10 of Nora * <- Berit, Carl, Otto
  4. proof.59 of Carl <- Anna, Dan
  5. proof.79 of Pavla <- Otto
  6. proof.12 of Berit <- Pavla
  7. proof.69 of Dan <- Anna
  Some find the card.
  Nora +3: told well
  Berit +3: found it
  Carl +3: found it
  Otto +3: found it
  Berit +1: with one vote
  Carl +1: with one vote
  Anna +1: 1 vote on card 2
  Carl +2: 2 votes on card 4
  Pavla +1: 1 vote on card 5
  Berit +1: 1 vote on card 6
  Dan +1: 1 vote on card 7
  Anna 6, Berit 14, Carl 13, Dan 16, Nora 5, Otto 6, Pavla 6; 13 in the pile, 29 discarded.

Carl gets up with 13 points. Cards in hand: Anna 6, Berit 6, Dan 6, Nora 6, Otto 6, Pavla 6.

Round 6. Otto says: only on Sundays
  1. proof.74 of Nora
  2. proof.19 of Anna <- Nora
  3. proof.21 of Dan <- Berit
  4. proof.70 of Otto * <- Anna, Dan
  5. proof.80 of Berit <- Pavla
  6. proof.63 of Pavla
  Some find the card.
  Otto +3: told well
  Anna +3: found it
  Dan +3: found it
  Anna +1: 1 vote on card 2
  Dan +1: 1 vote on card 3
  Berit +1: 1 vote on card 5
  Anna 10, Berit 15, Dan 20, Nora 5, Otto 9, Pavla 6; 7 in the pile, 41 discarded.

Anna gets up with 10 points. Cards in hand: Berit 6, Dan 6, Nora 6, Otto 6, Pavla 6.

Round 7. Pavla says: ¿quién sopló las velas?
  1. proof.81 of Otto <- Nora
  2. proof.41 of Pavla *
  3. proof.37 of Nora <- Dan, Otto
  4. proof.5 of Berit
  5. proof.73 of Dan <- Berit
  Nobody finds the card.
  Berit +2: nobody found it
  Dan +2: nobody found it
  Nora +2: nobody found it
  Otto +2: nobody found it
  Otto +1: 1 vote on card 1
  Nora +2: 2 votes on card 3
  Dan +1: 1 vote on card 5
  Berit 17, Dan 23, Nora 9, Otto 12, Pavla 6; 2 in the pile, 52 discarded.

Dan gets up with 23 points. Cards in hand: Berit 6, Nora 6, Otto 6, Pavla 6.

Round 8. Berit says: pădurea știe tot
  1. proof.55 of Nora
  2. proof.57 of Berit * <- Otto, Pavla
  3. proof.2 of Otto
  4. proof.65 of Pavla <- Nora
  Some find the card.
  Berit +3: told well
  Otto +3: found it
  Pavla +3: found it
  Pavla +1: 1 vote on card 4
  Berit 20, Nora 9, Otto 15, Pavla 10; 60 in the pile, 0 discarded.

Otto gets up with 15 points. Cards in hand: Berit 7, Nora 7, Pavla 7.

Round 9. Nora says: poslední vlak na jih
  1. proof.7 of Pavla
  2. proof.3 of Berit <- Pavla
  3. proof.68 of Pavla
  4. proof.78 of Nora * <- Berit
  5. proof.48 of Berit
  Some find the card.
  Nora +3: told well
  Berit +3: found it
  Berit +1: 1 vote on card 2
  Berit 24, Nora 12, Pavla 10; 52 in the pile, 11 discarded.

Round 10. Pavla says: before anybody woke up
  1. proof.40 of Berit
  2. proof.23 of Nora
  3. proof.1 of Nora <- Berit
  4. proof.25 of Pavla *
  5. proof.0 of Berit <- Nora
  Nobody finds the card.
  Berit +2: nobody found it
  Nora +2: nobody found it
  Nora +1: 1 vote on card 3
  Berit +1: 1 vote on card 5
  Berit 27, Nora 15, Pavla 10; 47 in the pile, 16 discarded.

Round 11. Berit says something aloud
  1. proof.8 of Pavla <- Nora
  2. proof.29 of Berit *
  3. proof.20 of Nora
  4. proof.30 of Pavla
  5. proof.22 of Nora <- Pavla
  Nobody finds the card.
  Nora +2: nobody found it
  Pavla +2: nobody found it
  Pavla +1: 1 vote on card 1
  Nora +1: 1 vote on card 5
  Berit 27, Nora 18, Pavla 13; 42 in the pile, 21 discarded.

Round 12. Nora says: eine Tür, die niemand zumacht
  1. proof.26 of Pavla <- Berit
  2. proof.62 of Pavla
  3. proof.63 of Nora *
  4. proof.32 of Berit
  5. proof.46 of Berit <- Pavla
  Nobody finds the card.
  Berit +2: nobody found it
  Pavla +2: nobody found it
  Pavla +1: 1 vote on card 1
  Berit +1: 1 vote on card 5
  Berit 30, Nora 18, Pavla 16; 37 in the pile, 26 discarded.

The goal is reached. After 12 rounds Berit wins with 30 points.
