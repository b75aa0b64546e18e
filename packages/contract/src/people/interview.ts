import { MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';
import { InterviewQuestion } from '../roles/interview-questions.ts';

/** Where to probe deeper with one person, and why. It tells neither the side nor a number of the person. */
export const SheetMark = z.object({
  /** The number of the question. */
  question: z.number().int(),
  /** False where the trait has no score, so that nothing can be said. */
  is_probe: z.boolean(),
  reason: z.string(),
});

/** The sheet of one person. Every text is final: screen and PDF only lay it out. */
export const InterviewSheet = z.object({
  talent: Id,
  /** With a first name only where the person is masked. */
  name: z.string(),
  quality: z.enum(['ok', 'check', 'doubtful']),
  /** That the sheet of this person is to be read with care. */
  caution: z.string().nullable(),
  /** What the person says about the result, and its heading. */
  statement: z.object({ label: z.string(), lines: z.array(z.string()) }).nullable(),
  marks: z.array(SheetMark),
  /** That there is nothing to probe deeper; null where there is, or where there are no questions. */
  nothing: z.string().nullable(),
  /** Date of the result and the versions behind it. */
  basis: z.string(),
});
export type InterviewSheet = z.infer<typeof InterviewSheet>;

/** The questions, which are the same for everybody, a page for each person, and the words that all pages share. */
export const InterviewSheets = z.object({
  language: z.enum(['en', 'de']),
  /** The day of the newest result, also the date inside the file. */
  date: z.object({ year: z.number().int(), month: z.number().int(), day: z.number().int() }),
  title: z.string(),
  role: z.string(),
  workspace: z.string(),
  labels: z.object({
    forRole: z.string(),
    date: z.string(),
    first: z.string(),
    second: z.string(),
    apart: z.string(),
    ask: z.string(),
    firstSaid: z.string(),
    secondSaid: z.string(),
    probe: z.string(),
    followUps: z.string(),
    anchors: z.string(),
    /** "Questions, version 2", or that they are not fixed yet. */
    version: z.string(),
    /** Of a role without questions. */
    empty: z.object({ title: z.string(), text: z.string() }),
    followUp: z.object({ title: z.string(), text: z.string() }),
    cannot: z.object({ title: z.string(), text: z.string() }),
    statementApart: z.string(),
    /** "Confidential · printed 20 Nov 2026" */
    printed: z.string(),
    pageOf: z.string(),
  }),
  /** The version of the questions; null until recruiting starts. */
  version: z.number().int().nullable(),
  /** In the order in which they are asked. */
  questions: z.array(InterviewQuestion),
  sheets: z.array(InterviewSheet),
});
export type InterviewSheets = z.infer<typeof InterviewSheets>;

export const InterviewQuery = z.object({
  role: Id,
  /** The people, separated by commas. */
  talents: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(
      z
        .array(Id)
        .min(1)
        .max(MOST_INTERVIEWED, refusal('interview.people', { max: MOST_INTERVIEWED })),
    ),
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['en', 'de']))
    .default('en'),
  /** An earlier version of the questions; the newest without it. */
  version: z.coerce.number().int().min(1).optional(),
});
export type InterviewQuery = z.output<typeof InterviewQuery>;

/**
 * `missing` names the people asked for who have no sheet: not finished, held back, left out of rankings, or not in this
 * workspace.
 */
export const InterviewAnswer = z.object({
  data: InterviewSheets,
  meta: z.object({
    missing: z.array(
      z.object({
        talent: Id,
        name: z.string().nullable(),
        reason: z.enum(['unfinished', 'held', 'left_out', 'unknown']),
      }),
    ),
  }),
});
export type InterviewAnswer = z.infer<typeof InterviewAnswer>;
