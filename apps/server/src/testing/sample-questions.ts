import type { Language } from '@quint/phrases/base/languages.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';

/** A custom question of the sample role. */
const OWN_QUESTION = {
  en: {
    text: 'Tell us about a feature that you decided against. What did you say to those who had asked for it?',
    anchors: { low: 'Names no reason.', middle: 'Names a reason.', high: 'Names what was weighed up.' },
  },
  de: {
    text: 'Erzähl uns von einer Funktion, gegen die du dich entschieden hast. Was hast du denen gesagt, die sie haben wollten?',
    anchors: {
      low: 'Nennt keinen Grund.',
      middle: 'Nennt einen Grund.',
      high: 'Nennt, was abgewogen wurde.',
    },
  },
} as const;

/** The second version of the questions of a role, with a custom one. */
export function askedFor(language: Language, ranges: RoleRanges, day: Date): AskedQuestions {
  return { ...openQuestions(ranges, [OWN_QUESTION[language]]), version: 2, date: day };
}
