"""The meaning tables: made from word vectors, WordNet and the words of the cards, at development time only."""
