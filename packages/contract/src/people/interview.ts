import { MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';
import { InterviewQuestion } from '../roles/interview-questions.ts';

/** Where to probe deeper with one person, and why, without the direction or a number of the person. */
export const SheetMark = z.object({
  /** The number of the question. */
  question: z.number().int(),
  /** False for a trait without a score, which cannot be judged. */
  is_probe: z.boolean(),
  reason: z.string(),
});

/** The sheet of one person. Every text is final: screen and PDF only do the layout. */
export const InterviewSheet = z.object({
  talent: Id,
  /** Only the first name if the person is masked. */
  name: z.string(),
  quality: z.enum(['ok', 'check', 'doubtful']),
  /** A note that the sheet of this person needs to be read with care. */
  caution: z.string().nullable(),
  /** The person's statement on the result, and its heading. */
  statement: z.object({ label: z.string(), lines: z.array(z.string()) }).nullable(),
  marks: z.array(SheetMark),
  /** A note that there is nothing to probe deeper; null otherwise, or without questions. */
  nothing: z.string().nullable(),
  /** Date of the result and the versions behind it. */
  basis: z.string(),
});
export type InterviewSheet = z.infer<typeof InterviewSheet>;

/** The questions, identical for everybody, a page for each person, and the texts shared by all pages. */
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
    /** The note for a role without questions. */
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
  /** In the order of asking. */
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
  /** An earlier version of the questions; defaults to the newest. */
  version: z.coerce.number().int().min(1).optional(),
});
export type InterviewQuery = z.output<typeof InterviewQuery>;

/**
 * `missing` are the requested people without a sheet: not finished, on hold, left out of rankings, or not in this
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
