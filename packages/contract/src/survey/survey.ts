import { FINDER_AREAS, FINDER_ROLES } from '@quint/domain/survey/role-finder.ts';
import { SURVEY_PURPOSES, SURVEY_VARIANTS } from '@quint/domain/survey/survey-entrances.ts';
import { INSTRUMENTS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id, StoredLanguage } from '../base/ids.ts';

export const SurveyState = z.enum([
  'open',
  'not_started',
  'completed',
  'expired',
  'assessment_expired',
  'not_found',
  'link_used',
  'code_needed',
  'awaiting_proof',
  'whose_answers',
  'role_filled',
]);

export const SurveyLanguage = z.enum(['en', 'de']);

export const SurveySessionBody = z.object({
  token: linkToken('survey'),
  email: z.string().max(320).optional(),
  assessment: z.string().max(100).optional(),
  /** The six mailed digits, for a link that requires them. */
  code: z.string().max(20).optional(),
});

/** The link that requires a code, which is mailed to the address of its sheet. */
export const SurveyCodeBody = z.object({
  token: linkToken('survey'),
  /** The language of the page; defaults to that of the sheet. */
  language: StoredLanguage.optional(),
});
/**
 * The language of the page. If it differs from that of the sheet, the sheet was answered in it, and a new sheet uses
 * it; defaults to the language of the sheet. Also used for the mail that creates an account.
 */
export const SurveyPageBody = z.object({ language: StoredLanguage.optional() }).nullish();

export const SurveyProofBody = z.object({ code: z.string().max(20) });
/** Whether the answers from other devices are the person's own. */
export const AnswerOwnerBody = z.object({ own: z.boolean() });

/**
 * The state of a sheet: `answered` of `total` shown items. `answers` are the current ones, from any device; `next_seq`
 * is free for this device's next answer. `date` is the start of a survey that has not begun, or the last day of an
 * assessment that is over. An unknown or expired link names no workspace; `link_used` is a used one-time link.
 * `code_needed` requires a mailed code. `awaiting_proof` is submitted and counts once the address is verified, by the
 * mailed link or a code; `whose_answers` waits until the person states whether answers of other devices are their own.
 * `role_filled` ended because its role was filled; only a verified person gets details in `filled`.
 */
export const SurveySession = z.object({
  state: SurveyState,
  language: SurveyLanguage,
  workspace: z.object({ name: z.string() }).nullable(),
  /** The survey variant; it determines the texts around the items and the page after them. */
  variant: z.enum(SURVEY_VARIANTS).optional(),
  /** The purpose of the company; stated before the first item. */
  purpose: z.enum(SURVEY_PURPOSES).optional(),
  /** The role of the assessment that the sheet belongs to. */
  role: z.string().optional(),
  /** How long the company waits for the person to see the result first. */
  hold: z.enum(['24h', '48h', 'opened']).optional(),
  /** The form of an open sheet: items of another one are outdated. */
  instrument: z.string().optional(),
  answered: z.number().int(),
  total: z.number().int(),
  demographics_given: z.boolean().optional(),
  first_name: z.string().nullable().optional(),
  answers: z.array(z.object({ item: z.number().int(), value: z.number().int() })).optional(),
  next_seq: z.number().int().optional(),
  /** The key of the sheet, the same for every link to it. */
  sheet: Id.optional(),
  date: z.string().nullable().optional(),
  /** A survey that ended because its role was filled: whom to ask, and what the person can still do. */
  filled: z
    .object({
      role: z.string().nullable(),
      contact: z.object({ name: z.string(), email: z.string() }).nullable(),
      /** Whether the survey can be finished for oneself, outside the workspace. */
      can_continue: z.boolean(),
      /** The answers so far, which are not scored. */
      answered: z.number().int(),
      /** The page with the person's finished result. */
      result_url: z.string().nullable(),
    })
    .optional(),
  /**
   * The content that the link opens on user action. `declinable` when a public form was filled in with the address,
   * perhaps not by its owner; `request` then has the entered name, which may be empty, and the time.
   */
  preview: z
    .object({
      declinable: z.boolean(),
      request: z.object({ name: z.string(), date: z.string() }).optional(),
    })
    .optional(),
});
export type SurveySession = z.infer<typeof SurveySession>;
export const SurveySessionAnswer = z.object({ data: SurveySession });
export type SurveySessionAnswer = z.infer<typeof SurveySessionAnswer>;

/** The mailed link of a survey that ended because its role was filled. */
export const ContinueForOneselfBody = z.object({
  token: linkToken('survey'),
  language: StoredLanguage.optional(),
});
/** The path of the survey that the person continues. */
export const ContinueForOneselfAnswer = z.object({ data: z.object({ next: z.string() }) });
export type ContinueForOneselfAnswer = z.infer<typeof ContinueForOneselfAnswer>;

/** Checked field by field by the rules of the domain, so that each field gets its own message. */
export const DemographicsBody = z.object({
  name: z.unknown().optional(),
  age: z.unknown().optional(),
  gender: z.unknown().optional(),
});
export const DemographicsAnswer = z.object({
  data: z.object({ demographics_given: z.literal(true), first_name: z.string().nullable() }),
});

/** `instrument` makes the URL unique per form, so that a cached response has the correct form. */
export const SurveyItemsQuery = z.object({
  language: SurveyLanguage.default('en'),
  instrument: z.string().max(100).optional(),
});

export const SurveyItemsAnswer = z.object({
  data: z.object({
    instrument: z.string(),
    items: z.array(z.object({ num: z.number().int(), text: z.string() })),
    choices: z.array(z.object({ value: z.number().int(), label: z.string() })),
  }),
});
export type SurveyItemsAnswer = z.infer<typeof SurveyItemsAnswer>;
/** The statements of a survey in one language. */
export type SurveyForm = SurveyItemsAnswer['data'];

export const SurveyAnswer = z.object({
  item: z.number().int(),
  value: z.unknown().optional(),
  seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Limited to a plausible range: a wrong clock must not cause a rejected answer. */
  seconds: z.number().nullish(),
  /** Whether the browser translated the page while the answer was given. */
  translated: z.boolean().optional(),
});
/** `instrument` is the form of the answered items; defaults to that of the sheet. */
export const SurveyAnswersBody = z.object({
  answers: z.array(SurveyAnswer).min(1).max(500),
  instrument: z.enum(INSTRUMENTS).optional(),
});
/**
 * `instrument` is set when the sheet has a form other than that of the answers: answers to items that differ there were
 * not stored, and their items are still open.
 */
export const SurveyProgressAnswer = z.object({
  data: z.object({ answered: z.number().int(), instrument: z.string().optional() }),
});
export type SurveyProgressAnswer = z.infer<typeof SurveyProgressAnswer>;

/**
 * Also the response to a repeated finish: the same result, without scoring again. Without a verified address the sheet
 * is submitted and waits (`awaiting_proof`).
 */
export const SurveyFinishAnswer = z.object({
  data: z.object({
    state: z.enum(['completed', 'awaiting_proof']),
    result: Id,
    redirect: z.string(),
    countdown_seconds: z.number().int(),
  }),
});
export type SurveyFinishAnswer = z.infer<typeof SurveyFinishAnswer>;

/** The person's own five traits; null where a scale is not valid. The same numbers the employer sees. */
export const SurveyResultTrait = z.object({
  trait: z.enum(['O', 'C', 'E', 'A', 'ES']),
  name: z.string(),
  left_pole: z.string(),
  right_pole: z.string(),
  headline: z.string(),
  text: z.string(),
  score: z
    .object({
      /** The standard score, for the exact position of the point. */
      z: z.number(),
      stanine: z.number().int(),
      t: z.number().int(),
      percentile: z.number().int(),
      /** The percentiles at the ends of the error bar. */
      percentile_bar: z.object({ low: z.number().int(), high: z.number().int() }),
      low: z.number(),
      high: z.number(),
    })
    .nullable(),
});
export const SurveyResult = z.object({
  id: Id,
  date_finished: z.string(),
  language: SurveyLanguage,
  /** The person's statement on the result. */
  statement: z.string().nullable(),
  /** Whether the survey can be retaken: a new sheet, nothing is overwritten. */
  retake_possible: z.boolean(),
  quality: z.object({
    verdict: z.enum(['ok', 'check', 'doubtful']),
    label: z.string(),
    text: z.string(),
    notes: z.array(z.string()),
  }),
  traits: z.array(SurveyResultTrait),
  variant: z.enum(SURVEY_VARIANTS).optional(),
  /** Jobs ordered by fit, after the role finder; null when a required trait has no value. */
  roles: z
    .array(
      z.object({
        role: z.enum(FINDER_ROLES),
        area: z.enum(FINDER_AREAS),
        fit: z.number().int().nullable(),
        low: z.number().int().nullable(),
        high: z.number().int().nullable(),
        band: z.enum(['strong', 'partial', 'none']),
      }),
    )
    .optional(),
  versions: z.object({
    instrument: z.string(),
    scoring: z.string(),
    norm: z.string(),
    quality: z.string(),
  }),
});
export type SurveyResult = z.infer<typeof SurveyResult>;
export const SurveyResultAnswer = z.object({ data: SurveyResult });
export type SurveyResultAnswer = z.infer<typeof SurveyResultAnswer>;
