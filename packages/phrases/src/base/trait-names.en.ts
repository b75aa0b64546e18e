/** The names of the five traits inside a sentence, by the case that the sentence asks for. */
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
