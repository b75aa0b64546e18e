/** The names of the five traits inside a sentence, by grammatical case. */
export const traitNamesEn = {
  nominative: {
    O: 'openness',
    C: 'conscientiousness',
    E: 'extraversion',
    A: 'agreeableness',
    ES: 'emotional stability',
  },
  dative: {
    O: 'openness',
    C: 'conscientiousness',
    E: 'extraversion',
    A: 'agreeableness',
    ES: 'emotional stability',
  },
} as const;
