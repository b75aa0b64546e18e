import type { Trait, TraitRange } from '@quint/psychometrics/types.ts';
import type { TemplateKey } from './role-template-keys.ts';

type WeightedRange = Required<TraitRange>;
const ANY: WeightedRange = { min: 1, max: 9, weight: 1 };
const from = (min: number, max: number, weight = 1): WeightedRange => ({ min, max, weight });

/**
 * The ranges of the templates: a starting point, not a norm. None is narrower than three steps, fewer than half of the
 * norm group reach high agreement, and by the published norms of women and men, and of younger and older people, the
 * lower share is at least four fifths of the higher. Reasons in words: phrases `role-templates`.
 */
export const TEMPLATE_RANGES: Readonly<Record<TemplateKey, Readonly<Record<Trait, WeightedRange>>>> = {
  sales: { O: ANY, C: from(4, 8), E: from(6, 9, 2), A: ANY, ES: from(5, 9) },
  account_management: { O: ANY, C: from(5, 8), E: from(6, 9), A: from(4, 8), ES: from(5, 9) },
  support: { O: ANY, C: from(4, 8), E: from(5, 8), A: from(4, 8), ES: from(6, 9, 2) },
  software_developer: { O: from(6, 9), C: from(5, 8), E: ANY, A: ANY, ES: from(4, 9) },
  product_manager: { O: from(5, 8), C: from(5, 8), E: from(5, 8), A: ANY, ES: from(5, 8) },
  marketing: { O: from(6, 9), C: from(4, 8), E: from(5, 8), A: ANY, ES: ANY },
  hr: { O: from(5, 8), C: from(4, 7), E: from(5, 8), A: from(4, 7, 2), ES: from(5, 8) },
  finance: { O: from(4, 8), C: from(5, 8, 2), E: ANY, A: ANY, ES: ANY },
  team_lead: { O: from(5, 8), C: from(5, 8), E: from(6, 9), A: ANY, ES: from(5, 9) },
  assistant: { O: ANY, C: from(5, 8), E: from(5, 8), A: from(4, 7), ES: ANY },
};

/** How many of 100 people of the norm group reach high agreement with a template, in the norm sample. */
export const TEMPLATE_REACH: Readonly<Record<TemplateKey, number>> = {
  sales: 47,
  account_management: 47,
  support: 49,
  software_developer: 37,
  product_manager: 48,
  marketing: 38,
  hr: 49,
  finance: 49,
  team_lead: 42,
  assistant: 45,
};

/**
 * The smaller of a template's ratios by sex and by age, by the published norms of the groups, rounded to hundredths.
 */
export const TEMPLATE_RATIO: Readonly<Record<TemplateKey, number>> = {
  sales: 0.98,
  account_management: 0.83,
  support: 0.81,
  software_developer: 0.87,
  product_manager: 0.91,
  marketing: 0.82,
  hr: 0.86,
  finance: 0.81,
  team_lead: 0.93,
  assistant: 0.81,
};
