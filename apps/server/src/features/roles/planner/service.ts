import { plannerYearOf } from '@quint/domain/billing/promotion.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import { buildPlanner, plannerFileName } from '#features/roles/planner/model.ts';
import { OF_EVERYBODY } from '#pdf/pdf-port.ts';

interface Planner {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** The planner of the promotion, rendered once per language and process. */
export function createPlanners(deps: Pick<Deps, 'config' | 'pdf'>): (language: Language) => Promise<Planner> {
  const year = plannerYearOf(deps.config.publicSettings.promotionUntil);
  const planners = new Map<Language, Promise<Uint8Array>>();
  const make = (language: Language) => {
    const content = deps.pdf.renderPlanner(buildPlanner(year, language), OF_EVERYBODY);
    // The next request retries after a failure.
    content.catch(() => planners.delete(language));
    planners.set(language, content);
    return content;
  };
  return async (language) => ({
    fileName: plannerFileName(year, language),
    content: await (planners.get(language) ?? make(language)),
  });
}
