import type { Language, Translation } from '../../base/languages.ts';
import { plannerDe } from './planner.de.ts';
import { plannerEn } from './planner.en.ts';

export type PlannerTexts = Translation<typeof plannerEn>;

/** The texts of the planner in one language; the object is shared, so read only. */
export function getPlannerTexts(language: Language): PlannerTexts {
  return language === 'de' ? plannerDe : plannerEn;
}
