import type { RoleQuestions } from '@quint/contract/roles/interview-questions.ts';

const PROMISE = {
  number: 1,
  trait: 'C',
  title: 'A promise at risk',
  text: 'Tell us about a promise that was at risk. What did you do?',
  follow_ups: ['Whom did you tell?'],
  anchors: { low: 'Noticed it late.', middle: 'Noticed it in time.', high: 'Saw it early.' },
} as const;

/** The interview questions of a role as the server returns them, before recruiting has started. */
export function makeQuestions(change: Partial<RoleQuestions> = {}): RoleQuestions {
  return {
    is_recruiting_started: false,
    current: {
      version: null,
      date: null,
      bank: 'interview-bank@1',
      questions: [{ ...PROMISE, follow_ups: [...PROMISE.follow_ups] }],
    },
    next: null,
    earlier: [],
    own: { questions: [], seen: null },
    met: { count: 0, names: [] },
    ...change,
  };
}
