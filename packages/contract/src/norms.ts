import { z } from 'zod';

const Share = z.number().min(0).max(1);

const ScaleFigures = z.object({
  /** A domain or a facet. */
  scale: z.string(),
  people: z.number().int(),
  /** Of the own sheets, as spread and alpha: null of too few people to be shown. */
  mean: z.number().nullable(),
  sd: z.number().nullable(),
  /** Of the published norm in force where there is no own one. */
  published_mean: z.number().nullable(),
  published_sd: z.number().nullable(),
  /** Cronbach's alpha; null for facets, too. */
  alpha: z.number().nullable(),
  published_alpha: z.number().nullable(),
});

/** What the own sheets say of a form in a language. */
export const FormFigures = z.object({
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  /** The norm in force. */
  norm: z.string(),
  is_own: z.boolean(),
  /** A switch to the own norm may be made. */
  is_offered: z.boolean(),
  people: z.number().int(),
  scales: z.array(ScaleFigures),
});
export type FormFigures = z.infer<typeof FormFigures>;

export const NormOverview = z.object({
  least_people: z.number().int(),
  counted: z.string().nullable(),
  /** Results that still stand on another norm or rule than the one in force. */
  outdated: z.number().int(),
  forms: z.array(FormFigures),
});
export type NormOverview = z.infer<typeof NormOverview>;
export const NormOverviewAnswer = z.object({ data: NormOverview });

export const NormSwitch = z.object({
  instrument: z.string().max(100),
  language: z.enum(['EN', 'DE']),
  to: z.enum(['own', 'published']),
});
export type NormSwitch = z.infer<typeof NormSwitch>;

const FairnessGroup = z.object({
  name: z.string(),
  /** Null of a group too small to be shown. */
  people: z.number().int().nullable(),
  rate: Share.nullable(),
  /** The rate as a share of the best group's rate. */
  ratio: Share.nullable(),
  is_small: z.boolean(),
  is_low: z.boolean(),
});

/** How groups fare in a workspace, from counts that hold no person. */
export const FairnessReport = z.object({
  counted: z.string().nullable(),
  least_people: z.number().int(),
  firm_people: z.number().int(),
  least_ratio: Share,
  sheets: z.number().int().nullable(),
  unremarkable: Share.nullable(),
  flags: z.array(z.object({ index: z.string(), rate: Share })),
  comparisons: z.array(
    z.object({ dimension: z.enum(['gender', 'age']), measure: z.string(), groups: z.array(FairnessGroup) }),
  ),
});
export type FairnessReport = z.infer<typeof FairnessReport>;
/** The workspace's groups, and what all sheets say of the scales. */
export const FairnessAnswer = z.object({
  data: z.object({ fairness: FairnessReport, forms: z.array(FormFigures) }),
});
