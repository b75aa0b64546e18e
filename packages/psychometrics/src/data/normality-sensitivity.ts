import type { ReachShift } from '../normality-sensitivity.ts';

/** Simulated people for each combination of skewnesses. */
export const SKEWED_PEOPLE = 20000;

/** How many of 100 people reach high agreement with the templates and examples, counted by `npm run simulations`. */
export const REACH_SHIFTS: Readonly<Record<string, ReachShift>> = {
  sales: { normal: 46.8, lowest: 43.2, highest: 50.2 },
  account_management: { normal: 47.3, lowest: 44.2, highest: 50.6 },
  support: { normal: 49.3, lowest: 46.5, highest: 53 },
  software_developer: { normal: 37.4, lowest: 33.9, highest: 41.6 },
  product_manager: { normal: 48.2, lowest: 44.7, highest: 52.1 },
  marketing: { normal: 37.6, lowest: 34.1, highest: 41.9 },
  hr: { normal: 49.2, lowest: 47.8, highest: 52.3 },
  finance: { normal: 49.4, lowest: 44.7, highest: 55.3 },
  team_lead: { normal: 41.6, lowest: 38, highest: 45.4 },
  assistant: { normal: 45, lowest: 41.5, highest: 49.8 },
  wide: { normal: 89.5, lowest: 90.3, highest: 90.9 },
  usual: { normal: 69.2, lowest: 68.4, highest: 71.9 },
  demanding: { normal: 37.6, lowest: 34.5, highest: 41.7 },
};
