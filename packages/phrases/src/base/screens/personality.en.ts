import { traitNamesEn } from '../trait-names.en.ts';

/** The terms of the five traits on screens. */
export const personalityEn = {
  traits: {
    O: { name: 'Openness', left: 'Proven and concrete', right: 'New and imaginative' },
    C: { name: 'Conscientiousness', left: 'Flexible and spontaneous', right: 'Planned and thorough' },
    E: { name: 'Extraversion', left: 'Quiet and reserved', right: 'Sociable and active' },
    A: { name: 'Agreeableness', left: 'Direct and questioning', right: 'Cooperative and trusting' },
    ES: { name: 'Emotional stability', left: 'Sensitive and alert', right: 'Calm and even' },
  },
  /** Names inside a sentence, by grammatical case. */
  names: traitNamesEn,
  range: '{{min}} to {{max}}',
  anyValue: 'no requirement',
};
