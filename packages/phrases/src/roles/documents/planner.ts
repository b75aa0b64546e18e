import type { Language, Translation } from '../../base/languages.ts';
import { plannerDe } from './planner.de.ts';
import { plannerEn } from './planner.en.ts';

export type PlannerTexts = Translation<typeof plannerEn>;

/** The texts of the planner in one language; the object is shared and must not be modified. */
export function getPlannerTexts(language: Language): PlannerTexts {
  return language === 'de' ? plannerDe : plannerEn;
}
