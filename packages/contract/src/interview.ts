import { MOST_INTERVIEWED } from '@quint/domain/limits.ts';
import { z } from 'zod';
import { refusal } from './errors.ts';
import { Id } from './ids.ts';

const Trait = z.enum(['O', 'C', 'E', 'A', 'ES']);

/** One trait on the sheet, as it is drawn: range and bar on the scale from 0.5 to 9.5. */
export const SheetTrait = z.object({
  trait: Trait,
  name: z.string(),
  stanine: z.number().int().nullable(),
  drawn: z.object({ position: z.number(), low: z.number(), high: z.number() }).nullable(),
  range: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** The number of its topic; null where nothing extra is asked. */
  topic: z.number().int().nullable(),
  /** How the result stands to the range, in words. */
  remark: z.string(),
});

/** What to ask, and why this. */
export const SheetTopic = z.object({
  number: z.number().int(),
  trait: Trait,
  heading: z.string(),
  why: z.string(),
  questions: z.array(z.string()),
});

/** The sheet of one person. Every text is final: screen and PDF only lay it out. */
export const InterviewSheet = z.object({
  talent: Id,
  /** With a first name only where the person is masked. */
  name: z.string(),
  /** "90 of 100, high agreement", with its interval and what of the norm group reaches it. */
  fit: z.object({ value: z.string(), interval: z.string(), reach: z.string() }).nullable(),
  quality: z.enum(['ok', 'check', 'doubtful']),
  /** That the sheet of this person is to be read with care. */
  caution: z.string().nullable(),
  traits: z.array(SheetTrait),
  /** What the person says about the result, and its heading. */
  statement: z.object({ label: z.string(), lines: z.array(z.string()) }).nullable(),
  topics: z.array(SheetTopic),
  /** Instead of topics. */
  nothing: z.object({ title: z.string(), text: z.string() }).nullable(),
  /** Date of the result and the versions behind it. */
  basis: z.string(),
});
export type InterviewSheet = z.infer<typeof InterviewSheet>;

/** One page for each person, and the words that all pages share. */
export const InterviewSheets = z.object({
  language: z.enum(['en', 'de']),
  /** The day of the newest result, also the date inside the file. */
  date: z.object({ year: z.number().int(), month: z.number().int(), day: z.number().int() }),
  title: z.string(),
  role: z.string(),
  workspace: z.string(),
  labels: z.object({
    forRole: z.string(),
    noFit: z.string(),
    date: z.string(),
    first: z.string(),
    second: z.string(),
    apart: z.string(),
    scale: z.string(),
    frame: z.string(),
    dot: z.string(),
    ask: z.string(),
    firstSaid: z.string(),
    secondSaid: z.string(),
    why: z.string(),
    followUp: z.object({ title: z.string(), text: z.string() }),
    cannot: z.object({ title: z.string(), text: z.string() }),
    statementApart: z.string(),
    /** "Confidential · printed 20 Nov 2026" */
    printed: z.string(),
    pageOf: z.string(),
  }),
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
