import { rangeFromStatements, wholeRange } from './stakeholders.ts';
import type { RaterRange } from './stakeholders.ts';
import { TRAITS } from './types.ts';
import type { Trait, TraitRange } from './types.ts';

interface JobStatement {
  readonly id: string;
  readonly trait: Trait;
  /** The pole of the trait that the work requires when the statement applies. */
  readonly pole: 'high' | 'low';
}

/**
 * Behavioural statements about a job, four for each trait and two for each pole, in the order in which they are asked.
 * Neighbours differ in trait and pole. A change of a statement or of its wording is a new version.
 */
export const JOB_STATEMENTS = [
  { id: 'O1', trait: 'O', pole: 'high' },
  { id: 'C3', trait: 'C', pole: 'low' },
  { id: 'E1', trait: 'E', pole: 'high' },
  { id: 'A3', trait: 'A', pole: 'low' },
  { id: 'ES1', trait: 'ES', pole: 'high' },
  { id: 'O3', trait: 'O', pole: 'low' },
  { id: 'C1', trait: 'C', pole: 'high' },
  { id: 'E3', trait: 'E', pole: 'low' },
  { id: 'A1', trait: 'A', pole: 'high' },
  { id: 'ES3', trait: 'ES', pole: 'low' },
  { id: 'O2', trait: 'O', pole: 'high' },
  { id: 'C4', trait: 'C', pole: 'low' },
  { id: 'E2', trait: 'E', pole: 'high' },
  { id: 'A4', trait: 'A', pole: 'low' },
  { id: 'ES2', trait: 'ES', pole: 'high' },
  { id: 'O4', trait: 'O', pole: 'low' },
  { id: 'C2', trait: 'C', pole: 'high' },
  { id: 'E4', trait: 'E', pole: 'low' },
  { id: 'A2', trait: 'A', pole: 'high' },
  { id: 'ES4', trait: 'ES', pole: 'low' },
] as const satisfies readonly JobStatement[];

/** Version of statements, wording and rule; stored with answers. */
export const JOB_STATEMENTS_VERSION = 'job-statements@1';

export type JobStatementId = (typeof JOB_STATEMENTS)[number]['id'];

/** Box 1..4, from "does not apply at all" to "applies exactly", or "cannot say". */
export type JobAnswer = 1 | 2 | 3 | 4 | 'unsure';
export type JobAnswers = Readonly<Partial<Record<JobStatementId, JobAnswer>>>;

/** The range of one trait from answers about the job. */
export interface JobRange extends RaterRange {
  /** The same in whole stanines: the proposal for the role. */
  readonly range: TraitRange;
  /** Whether a statement is open or "cannot say": the range is then two stanines wider on both sides. */
  readonly isUnsure: boolean;
  /** Whether answers point to both ends of the trait; the range is wide for the same reason. */
  readonly isContradictory: boolean;
}

/** Distance of the two outermost boxes. */
const OPPOSITE = 3;

/** The statements of one trait, in the order in which they are asked. */
export function statementsOf(trait: Trait): readonly (typeof JOB_STATEMENTS)[number][] {
  return JOB_STATEMENTS.filter((statement) => statement.trait === trait);
}

/**
 * The range of a trait from the answers so far; undefined while none of its four statements has a box. Centre and width
 * are those of `rangeFromStatements`. Contradictory answers widen the range like "cannot say" (our choice: their mean
 * is 5, which none of them states).
 */
export function jobRangeOf(trait: Trait, answers: JobAnswers): JobRange | undefined {
  const statements = statementsOf(trait);
  const answeredBoxes = statements.flatMap(({ id, pole }) => {
    const box = answers[id];
    return typeof box === 'number' ? [{ pole, box }] : [];
  });
  if (answeredBoxes.length === 0) return undefined;
  const towardsHigh = answeredBoxes.map(({ pole, box }) => (pole === 'high' ? box : 5 - box));
  const isContradictory = Math.max(...towardsHigh) - Math.min(...towardsHigh) === OPPOSITE;
  const isUnsure = answeredBoxes.length < statements.length;
  const rater = rangeFromStatements(answeredBoxes, { unsure: isUnsure || isContradictory });
  return { ...rater, range: wholeRange(rater), isUnsure, isContradictory };
}

/** The ranges of all traits that have an answer. */
export function jobRangesOf(answers: JobAnswers): Readonly<Partial<Record<Trait, JobRange>>> {
  return Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const range = jobRangeOf(trait, answers);
      return range === undefined ? [] : [[trait, range]];
    }),
  );
}

/** Whether all answers are the same: both poles cannot apply equally, so the ranges mean nothing. */
export function isOneAnswerOnly(answers: JobAnswers): boolean {
  const answerValues = JOB_STATEMENTS.map(({ id }) => answers[id]);
  return answerValues[0] !== undefined && answerValues.every((answer) => answer === answerValues[0]);
}
