import {
  JOB_STATEMENTS,
  type JobAnswer,
  type JobAnswers,
  type JobStatementId,
} from '@quint/psychometrics/job-statements.ts';
import { mergeValues } from '#features/base/records/model/conflicts.ts';

/** The answers to the role assistant; a skipped text is empty. */
export interface Answers {
  readonly title: string;
  readonly purpose: string;
  readonly accountabilities: readonly [string, string, string];
  readonly value: string;
  readonly success: string;
  readonly statements: JobAnswers;
}

/** The answers, and the screen at which they were left. */
export interface AssistantDraft {
  readonly answers: Answers;
  readonly screen: number;
  /** The texts and ranges of the role come from these answers. */
  readonly isMade: boolean;
}

export const TEXT_STEPS = ['title', 'purpose', 'accountabilities', 'value', 'success'] as const;
export type TextStep = (typeof TEXT_STEPS)[number];
type Step =
  | { readonly kind: 'text'; readonly name: TextStep }
  | { readonly kind: 'statement'; readonly id: JobStatementId };

const STEPS: readonly Step[] = [
  ...TEXT_STEPS.map((name) => ({ kind: 'text', name }) as const),
  ...JOB_STATEMENTS.map(({ id }) => ({ kind: 'statement', id }) as const),
];
export const STEP_COUNT = STEPS.length;

/** Screens have numbers: the start, the questions from 1 to `STEP_COUNT`, the review, the result. */
export const START = 0;
export const REVIEW = STEP_COUNT + 1;
export const RESULT = STEP_COUNT + 2;

/** The question of a screen; undefined for other screens. */
export function stepAt(screen: number): Step | undefined {
  return STEPS[screen - 1];
}

export function screenOf(step: TextStep | JobStatementId): number {
  return STEPS.findIndex((one) => (one.kind === 'text' ? one.name : one.id) === step) + 1;
}

const NO_ANSWERS: Answers = {
  title: '',
  purpose: '',
  accountabilities: ['', '', ''],
  value: '',
  success: '',
  statements: {},
};
export const NEW_DRAFT: AssistantDraft = { answers: NO_ANSWERS, screen: START, isMade: false };

function isGiven(step: Step, answers: Answers): boolean {
  if (step.kind === 'statement') return answers.statements[step.id] !== undefined;
  const value = answers[step.name];
  return typeof value === 'string' ? value.trim() !== '' : value.some((line) => line.trim() !== '');
}

/** The number of answered questions. */
export function countAnswered(answers: Answers): number {
  return STEPS.filter((step) => isGiven(step, answers)).length;
}

/** The screen of the first unanswered question, or of the review when all are answered. */
export function firstOpen(answers: Answers): number {
  const open = STEPS.findIndex((step) => !isGiven(step, answers));
  return open === -1 ? REVIEW : open + 1;
}

const SECONDS = { text: 45, statement: 10 } as const;

/** The whole minutes for the questions from a screen on, at least one while there is a question. */
export function minutesFrom(screen: number): number {
  const remainingSteps = STEPS.slice(Math.max(screen - 1, 0));
  const seconds = remainingSteps.reduce((sum, { kind }) => sum + SECONDS[kind], 0);
  return remainingSteps.length === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isBox(value: unknown): value is JobAnswer {
  return value === 'unsure' || value === 1 || value === 2 || value === 3 || value === 4;
}

function readStatements(value: unknown): JobAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const answersById = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    JOB_STATEMENTS.flatMap(({ id }) => (isBox(answersById[id]) ? [[id, answersById[id]] as const] : [])),
  );
}

/** Parses a stored draft, dropping invalid parts. Undefined when it is not a draft. */
export function readDraft(value: unknown): AssistantDraft | undefined {
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const lines: readonly unknown[] = Array.isArray(fields['accountabilities'])
    ? fields['accountabilities']
    : [];
  const screen = Number(fields['screen']);
  return {
    answers: {
      title: textOf(fields['title']),
      purpose: textOf(fields['purpose']),
      accountabilities: [textOf(lines[0]), textOf(lines[1]), textOf(lines[2])],
      value: textOf(fields['value']),
      success: textOf(fields['success']),
      statements: readStatements(fields['statements']),
    },
    screen: Number.isInteger(screen) && screen >= START && screen <= RESULT ? screen : START,
    isMade: fields['isMade'] === true,
  };
}

/** The storage format of a draft. */
export function toStored({ answers, ...otherFields }: AssistantDraft): Readonly<Record<string, unknown>> {
  return { ...answers, ...otherFields };
}

type Flat = Readonly<Record<string, unknown>>;

function flatten({ answers, ...otherFields }: AssistantDraft): Flat {
  const { accountabilities, statements, ...texts } = answers;
  const all = Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, statements[id]]));
  return {
    ...texts,
    ...all,
    first: accountabilities[0],
    second: accountabilities[1],
    third: accountabilities[2],
    ...otherFields,
  };
}

/** Whether two drafts have the same answers and screen. */
export function isSameDraft(one: AssistantDraft, other: AssistantDraft): boolean {
  return JSON.stringify(flatten(one)) === JSON.stringify(flatten(other));
}

interface Versions {
  readonly mine: AssistantDraft;
  readonly theirs: AssistantDraft;
  readonly base: AssistantDraft;
}

/** The own answers, merged with answers from another device where only those have changed. */
export function mergeDrafts({ mine, theirs, base }: Versions): AssistantDraft {
  const flat = mergeValues({ mine: flatten(mine), theirs: flatten(theirs), base: flatten(base) });
  const draft = readDraft({
    ...flat,
    accountabilities: [flat['first'], flat['second'], flat['third']],
    statements: flat,
  });
  // The visible screen stays.
  return { ...(draft ?? mine), screen: mine.screen };
}
