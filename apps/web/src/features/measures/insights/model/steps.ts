/** The pages about the own result, in order. */
export const INSIGHT_STEPS = [
  'self-perception',
  'external-perception',
  'work-focus',
  'communication-style',
  'work-environment',
  'personal-mission',
  'personality-profile',
  'feedback',
] as const;
export type InsightStep = (typeof INSIGHT_STEPS)[number];

/** The number of a step, from 1 to 8. */
export function numberOf(step: InsightStep): number {
  return INSIGHT_STEPS.indexOf(step) + 1;
}

/** The step before or after; undefined at either end. */
export function stepFrom(step: InsightStep, by: -1 | 1): InsightStep | undefined {
  return INSIGHT_STEPS[INSIGHT_STEPS.indexOf(step) + by];
}
