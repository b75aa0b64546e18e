import type { PagePlan } from './page-plan.ts';

/**
 * The density of a document: the space between parts relative to the default, the type size in points, the leading, and
 * the reduction of the top and bottom margins, in mm.
 */
export interface Density {
  readonly spacing: number;
  readonly size?: number;
  readonly leading?: number;
  readonly trim?: number;
}

/** Starts with the default density; the type is at least as large as the smallest of a report. */
const CLOSER: readonly Density[] = [
  { spacing: 1 },
  { spacing: 0.85 },
  { spacing: 0.7 },
  { spacing: 0.7, size: 9.1, leading: 0.64 },
  { spacing: 0.65, size: 8.9, leading: 0.62, trim: 4 },
];
/** For documents of any length: also with more space, if that fills their pages. */
const OF_ANY_LENGTH: readonly Density[] = [...CLOSER, { spacing: 1.15 }];
/** For the personality report, whose chapters are long for their pages: also denser. */
const OF_REPORT: readonly Density[] = [
  ...CLOSER,
  { spacing: 0.6, size: 8.8, leading: 0.61, trim: 5 },
  { spacing: 0.55, size: 8.6, leading: 0.6, trim: 6 },
  { spacing: 0.45, size: 8.5, leading: 0.56, trim: 8 },
  { spacing: 0.35, size: 8.5, leading: 0.54, trim: 10 },
];
/** Each step away from the default costs as much as a page that is a third empty. */
const STEP = 6;
/** With more pages than this, the first valid density is used: others would not change much. */
const LONG_DOCUMENT = 15;

export interface SetDocument {
  readonly density: Density;
  readonly plan: PagePlan;
}

type PlanOf = (density: Density) => PagePlan | undefined;

/** Plans with several densities, and keeps the best. */
function trackBest(planOf: PlanOf) {
  let best: (SetDocument & { readonly cost: number }) | undefined;
  return {
    plan(density: Density, step: number): PagePlan | undefined {
      const plan = planOf(density);
      if (plan === undefined) return undefined;
      const cost = plan.cost + step * STEP;
      if (best === undefined || cost < best.cost) best = { density, plan, cost };
      return plan;
    },
    best: (): SetDocument | undefined => best,
  };
}

/** The best density for a document of any length: the first with a good layout. Undefined if it cannot be laid out. */
export function findLook(planOf: PlanOf): SetDocument | undefined {
  const search = trackBest(planOf);
  for (const [step, density] of OF_ANY_LENGTH.entries()) {
    const plan = search.plan(density, step);
    if (plan === undefined) continue;
    if (plan.isWell || (plan.pages.length > LONG_DOCUMENT && !plan.isBroken)) break;
  }
  return search.best();
}

/**
 * The density of a personality report: the closest to the default with a good layout, found by bisection, since content
 * that fits at one density fits at every denser one. Undefined if there is no plan: the report cannot be laid out, or
 * does not fit on the required pages.
 */
export function findReportLook(planOf: PlanOf): SetDocument | undefined {
  const search = trackBest(planOf);
  let [from, to] = [0, OF_REPORT.length];
  while (from < to) {
    const step = Math.floor((from + to) / 2);
    const density = OF_REPORT[step];
    const plan = density && search.plan(density, step);
    if (plan?.isWell === true) to = step;
    else from = step + 1;
  }
  return search.best();
}
