import { FAIRNESS_OUTCOMES } from '@quint/domain/measures/fairness.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { FormStatistics } from './norms.ts';

const Share = z.number().min(0).max(1);
const Dimension = z.enum(['gender', 'age']);

/** The rate of a group, with its 95 % interval. Groups below `least_people` are left out. */
const FairnessGroup = z.object({
  name: z.string(),
  people: z.number().int(),
  rate: Share,
  low: Share,
  high: Share,
});
export type FairnessGroup = z.infer<typeof FairnessGroup>;

/** A group compared with the largest one: the lower rate divided by the higher. */
const FairnessRatio = z.object({
  lower: z.string(),
  higher: z.string(),
  /** Null if neither group has a hit. */
  ratio: Share.nullable(),
  /** The 95 % interval; null if neither group has a hit. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  method: z.enum(['exact', 'score']),
  fisher_p: Share,
  verdict: z.enum(['few', 'nobody', 'low', 'different', 'inconspicuous', 'open']),
});
export type FairnessRatio = z.infer<typeof FairnessRatio>;

const FairnessComparison = z.object({
  outcome: z.enum(FAIRNESS_OUTCOMES),
  dimension: Dimension,
  groups: z.array(FairnessGroup),
  ratios: z.array(FairnessRatio),
  /** Half-years, or years if half-years have too few people; empty with fewer than two of them. */
  trend: z.array(
    z.object({
      /** `2026-1` is the first half of 2026, `2026` the whole year. */
      period: z.string(),
      groups: z.array(FairnessGroup),
    }),
  ),
});
export type FairnessComparison = z.infer<typeof FairnessComparison>;

/** The difference of a group's mean from that of the largest one on a trait, in standard deviations. */
const FairnessMean = z.object({
  dimension: Dimension,
  trait: z.enum(['O', 'C', 'E', 'A', 'ES']),
  group: z.string(),
  reference: z.string(),
  people: z.number().int(),
  reference_people: z.number().int(),
  d: z.number(),
  low: z.number(),
  high: z.number(),
});
export type FairnessMean = z.infer<typeof FairnessMean>;

const NormShare = z.object({
  group: z.enum(['women', 'men', '21_to_40', '41_to_60']),
  of_hundred: z.number().int(),
});
const NormRatio = z.object({ lower: NormShare, higher: NormShare, ratio: Share });
export type NormRatio = z.infer<typeof NormRatio>;

/** The share of people within a role's ranges by the published norms, independent of actual people. */
const FairnessRole = z.object({
  id: Id,
  name: z.string(),
  is_published: z.boolean(),
  sex: NormRatio,
  age: NormRatio,
});
export type FairnessRole = z.infer<typeof FairnessRole>;

/** Outcomes by group in a workspace, from counts without personal data. */
export const FairnessReport = z.object({
  counted: z.string().nullable(),
  least_people: z.number().int(),
  firm_people: z.number().int(),
  least_ratio: Share,
  /** Whether figures are rounded, for a works council account. */
  is_coarse: z.boolean(),
  sheets: z.number().int().nullable(),
  unremarkable: Share.nullable(),
  /** People who prefer not to say their gender, who are in no group: in steps of five, and none below ten. */
  undisclosed: z.number().int(),
  flags: z.array(z.object({ index: z.string(), rate: Share })),
  /** Roles with enough people for at least one group. */
  roles: z.array(z.object({ id: Id, name: z.string() })),
  /** The role of the comparisons; null for all together. */
  role: Id.nullable(),
  comparisons: z.array(FairnessComparison),
  means: z.array(FairnessMean),
  /** Roles in use, lowest ratio first. */
  by_norm: z.array(FairnessRole),
  /** Whether there are more roles than this; then the published and the newest ones are included. */
  most_roles: z.number().int(),
});
export type FairnessReport = z.infer<typeof FairnessReport>;

export const FairnessQuery = z.object({
  role: Id.optional().describe('Compare the assessments of this role alone'),
});

/** The groups of the workspace, and the scale statistics of all sheets. */
export const FairnessAnswer = z.object({
  data: z.object({ fairness: FairnessReport, forms: z.array(FormStatistics) }),
});
