import { INVITATION_STATUSES } from '@quint/domain/base/invitation-status.ts';
import { ROLE_STATES, STAGES } from '@quint/domain/roles/stages.ts';
import { REJECTION_REASONS } from '@quint/domain/people/people.ts';
import { MUST_HAVES_STATES } from '@quint/domain/vacancies/must-haves.ts';
import { NEXT_STEPS } from '@quint/domain/vacancies/next-step.ts';
import { QUALITY_INDICES, TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { FitOfTalent, FitState, NormFit } from '../measures/matching.ts';

const Count = z.number().int().min(0);
const Stanine = z.number().int().min(1).max(9);
const Time = z.iso.datetime();

export const VacancyParams = z.object({ roleId: Id });

/** Only the participants of an assessment of the role. */
export const VacancyQuery = z.object({ assessment: Id.optional() });
export type VacancyQuery = z.output<typeof VacancyQuery>;

/** The number of people in each stage; their sum is the number of all people of the role. */
export const StageCounts = z.object({
  invited: Count,
  opened: Count,
  finished: Count,
  shortlist: Count,
  decided: Count,
});
export type StageCounts = z.infer<typeof StageCounts>;

/** The next step: who it is about, at most three names, and a date if it has one. */
export const NextStep = z.object({
  kind: z.enum(NEXT_STEPS),
  count: Count,
  /** Names as the reader may see them. */
  names: z.array(z.string()),
  talents: z.array(Id),
  date: Time.nullable(),
});
export type NextStep = z.infer<typeof NextStep>;

/** A role while it is being filled. */
export const Vacancy = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(ROLE_STATES),
  date_recruiting: Time.nullable(),
  date_filled: Time.nullable(),
  /** Who took the role, as the reader may see the name; null for another person, or a role that is not filled. */
  filled_by: z.string().nullable(),
  /** Whether the reader runs the vacancy, and not only decides with others. */
  is_run_by_reader: z.boolean(),
  /** The range and weight of each trait; 1 to 9 asks for nothing. */
  ranges: z.record(z.enum(TRAITS), z.object({ min: Stanine, max: Stanine, weight: z.number().int() })),
  /** How many of 100 people of the norm group fit the ranges; null without a requirement. */
  norm: NormFit.nullable(),
  stages: StageCounts,
  /** The people with an open survey who can be reminded now; zero for hiring managers. */
  remindable: z.object({ invited: Count, opened: Count }),
  next: NextStep,
});
export type Vacancy = z.infer<typeof Vacancy>;
export const VacancyAnswer = z.object({ data: Vacancy });

/** All people of one stage, for a selection. */
export const VacancyIdsQuery = VacancyQuery.extend({
  stage: z.enum(STAGES),
  search: z.string().trim().max(200).default(''),
  /** Leaves out people who miss a must-have of the role. */
  must_haves: z.stringbool().default(false),
});
export type VacancyIdsQuery = z.output<typeof VacancyIdsQuery>;
export const VacancyIdsAnswer = z.object({ data: z.array(Id) });

/** One stage: best fit first, open surveys by the longest wait. */
export const VacancyPeopleQuery = VacancyQuery.extend({
  stage: z.enum(STAGES).default('finished'),
  search: z.string().trim().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
  /** Leaves out people who miss a must-have of the role. Hiring managers get everybody. */
  must_haves: z.stringbool().default(false),
});
export type VacancyPeopleQuery = z.output<typeof VacancyPeopleQuery>;

export const VacancyPerson = z.object({
  id: Id,
  /** As the reader may see it. */
  name: z.string(),
  is_masked: z.boolean(),
  avatar: Id.nullable(),
  stage: z.enum(STAGES),
  /** Null without a result, while the result is held back, and for a person left out of rankings. */
  fit: FitOfTalent.nullable(),
  /** The trait to ask about first: clearly outside, outside within the error, or inside with a bar beyond the range. */
  ask: z
    .object({
      kind: z.enum(['outside', 'border', 'crosses', 'inside']),
      /** Null when all traits are inside. */
      trait: z.enum(TRAITS).nullable(),
      side: z.enum(['below', 'above']).nullable(),
      /** Whole stanines outside the range. */
      steps: Count,
      /** More traits that are clearly outside. */
      others: Count,
    })
    .nullable(),
  is_left_out_of_rankings: z.boolean(),
  /** The flags about the answers behind the fit. */
  flags: z.array(z.object({ index: z.enum(QUALITY_INDICES), value: z.number(), severe: z.boolean() })),
  /** Not opened by the reader yet. */
  is_new: z.boolean(),
  /** A result that the reader cannot see yet; `until` is null until the person has opened it. */
  hold: z.object({ until: Time.nullable() }).nullable(),
  /** The newest survey; null for a person who was never invited. */
  survey: z
    .object({
      status: z.enum(INVITATION_STATUSES),
      answered: Count,
      questions: Count,
      date_last_action: Time,
      date_last_invited: Time.nullable(),
      date_last_reminded: Time.nullable(),
      send_at: Time.nullable(),
      date_finished: Time.nullable(),
    })
    .nullable(),
  is_undeliverable: z.boolean(),
  interview_at: Time.nullable(),
  /** The interview: whether the reader has submitted, and who else did; `is_open` when all ratings are visible. */
  interview: z.object({
    is_own_done: z.boolean(),
    others_done: z.array(z.string()),
    is_open: z.boolean(),
    /** The largest difference between two ratings; null while they are hidden. */
    largest_difference: z.number().int().min(0).max(4).nullable(),
  }),
  /** Since when the person is on the shortlist, and who put them there; null for others. */
  shortlisted: z.object({ date: Time, by: z.string().nullable() }).nullable(),
  /** Who would like to meet the person, and whether it was declined, or the reader can agree or decline. */
  proposals: z.array(
    z.object({
      user: Id,
      name: z.string(),
      is_reader: z.boolean(),
      declined: z.object({ date: Time, by: z.string().nullable() }).nullable(),
      is_answerable: z.boolean(),
    }),
  ),
  /** What the job profile says about the must-haves; null for a role without them, and for hiring managers. */
  must_haves: z.enum(MUST_HAVES_STATES).nullable(),
  decision: z
    .object({
      kind: z.enum(['hired', 'rejected']),
      date: Time,
      reason: z.enum(REJECTION_REASONS).nullable(),
    })
    .nullable(),
  /** The answer to the person: when it was sent, or will be. */
  answer: z.object({ send_at: Time, is_sent: z.boolean() }).nullable(),
});
export type VacancyPerson = z.infer<typeof VacancyPerson>;

/** The number of people in each band of fit. */
export const BandCounts = z.object({ strong: Count, partial: Count, none: Count });
export type BandCounts = z.infer<typeof BandCounts>;

/** The people of a stage. `groups` are the sizes of the groups with fits too close to call, from the best to the end of the page. */
export const VacancyPeopleAnswer = z.object({
  data: z.array(VacancyPerson),
  meta: FitState.pick({ state: true }).extend({
    total: Count,
    groups: z.array(z.number().int().min(1)),
    /** Null without a requirement, and for stages of open surveys. */
    bands: BandCounts.nullable(),
  }),
});
export type VacancyPeopleAnswer = z.infer<typeof VacancyPeopleAnswer>;

/** Two to four people of a role, separated by commas. */
export const VacancyComparisonQuery = z.object({
  talents: z
    .string()
    .max(400)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(Id).min(1).max(MOST_COMPARED)),
});
export type VacancyComparisonQuery = z.output<typeof VacancyComparisonQuery>;

/** A person in a comparison, with their own words about the result. */
export const ComparedVacancyPerson = VacancyPerson.extend({ statement: z.string().nullable() });
export type ComparedVacancyPerson = z.infer<typeof ComparedVacancyPerson>;

/** The people of a comparison in the order of the request; without those whom the reader may not see. */
export const VacancyComparisonAnswer = z.object({
  data: z.array(ComparedVacancyPerson),
  meta: FitState.pick({ state: true }),
});
export type VacancyComparisonAnswer = z.infer<typeof VacancyComparisonAnswer>;

export const VacancyPersonParams = VacancyParams.extend({ talentId: Id });
