import type { VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import type {
  ComparedQuestion,
  Interview,
  InterviewComparison,
} from '@quint/contract/vacancies/interviews.ts';
import { http, HttpResponse } from 'msw';
import { api, makeUser } from './api.ts';

export const ME = makeUser().id;
export const JONAS = 'jonas';
const ANCHORS = { low: 'Noticed it late.', middle: 'Noticed it in time.', high: 'Saw it early.' };

/** An interview with three questions, of which the second is to be probed deeper. */
export function makeInterview(change: Partial<Interview> = {}): Interview {
  const questions = (['C', 'E', 'ES'] as const).map((trait, index) => ({
    number: index + 1,
    trait,
    title: `Title ${index + 1}`,
    text: `Tell us about ${index + 1}.`,
    follow_ups: ['Whom did you tell?', 'When?'],
    anchors: ANCHORS,
  }));
  return {
    role: { id: 'po', name: 'Product owner', state: 'recruiting' },
    person: { id: 'maria', name: 'Maria Bergmann' },
    workspace: 'Nordlicht GmbH',
    interview_at: null,
    version: 1,
    questions,
    marks: [{ question: 2, is_probe: true, reason: 'The result lies close to the edge.' }],
    without_marks: null,
    quality: 'ok',
    caution: null,
    statement: null,
    own: { version: null, submitted_at: null, excused_at: null, ratings: [], next_sequence: 0 },
    raters: [
      { user: ME, name: 'Lena Brandt', is_you: true, state: 'open', done_at: null },
      { user: JONAS, name: 'Jonas Becker', is_you: false, state: 'open', done_at: null },
    ],
    opened_at: null,
    may_rate: true,
    may_excuse: true,
    ...change,
  };
}

function makeQuestion(number: number, own: number | null, other: number | null): ComparedQuestion {
  const distance = own === null || other === null ? null : Math.abs(own - other);
  const rating = (user: string, value: number | null) => ({
    user,
    question: number,
    rating: value,
    could_not_tell: value === null,
    note: `${user === ME ? 'Mine' : 'Theirs'} ${number}`,
    changes: [],
  });
  return {
    number,
    trait: 'C',
    title: `Title ${number}`,
    text: `Tell us about ${number}.`,
    anchors: ANCHORS,
    ratings: [rating(ME, own), rating(JONAS, other)],
    distance,
    is_agreed: distance === null ? null : distance <= 1,
  };
}

/** The comparison of two raters; each pair is the own rating and that of the colleague. */
export function makeComparison(
  pairs: readonly (readonly [own: number | null, other: number | null])[],
): InterviewComparison {
  return {
    opened_at: '2026-11-26T14:20:00.000Z',
    raters: makeInterview().raters.map((rater) => ({ ...rater, state: 'done' as const })),
    questions: pairs
      .map(([own, other], index) => makeQuestion(index + 1, own, other))
      .toSorted((one, other) => (other.distance ?? -1) - (one.distance ?? -1)),
    fit: null,
  };
}

/** A decision before the first note. */
export function makeDecision(change: Partial<VacancyDecision> = {}): VacancyDecision {
  return {
    note: null,
    earlier: [],
    signers: [
      { user: ME, name: 'Lena Brandt', is_you: true, has_signed: false },
      { user: JONAS, name: 'Jonas Becker', is_you: false, has_signed: false },
    ],
    needs_administrator: false,
    may_sign: true,
    warning: null,
    ...change,
  };
}

const PATH = '*/api/vacancies/po/people/maria';

/** Serves an interview. Returns the bodies of the requests that save ratings. */
export function serveInterview(interview: Interview): { readonly savedBatches: unknown[] } {
  const savedBatches: unknown[] = [];
  api.use(
    http.get(`${PATH}/interview`, () => HttpResponse.json({ data: interview })),
    http.put(`${PATH}/interview/ratings`, async ({ request }) => {
      savedBatches.push(await request.json());
      return HttpResponse.json({ data: interview.own });
    }),
  );
  return { savedBatches };
}

/** Serves an interview whose ratings are visible. */
export function serveComparison(comparison: InterviewComparison, decision: VacancyDecision): void {
  serveInterview(
    makeInterview({ opened_at: comparison.opened_at, raters: comparison.raters, may_rate: false }),
  );
  api.use(
    http.get(`${PATH}/interview/comparison`, () => HttpResponse.json({ data: comparison })),
    http.get(`${PATH}/decision`, () => HttpResponse.json({ data: decision })),
  );
}
