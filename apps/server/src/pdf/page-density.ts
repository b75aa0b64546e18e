import type { PagePlan } from './page-plan.ts';

/**
 * How closely a document is set: the space between parts as a share of the usual, the size of the type in points, the
 * leading, and what the margins above and below lose, in mm.
 */
export interface Density {
  readonly spacing: number;
  readonly size?: number;
  readonly leading?: number;
  readonly trim?: number;
}

/** From the usual look on; the type is never smaller than the smallest of a report. */
const DENSITIES: readonly Density[] = [
  { spacing: 1 },
  { spacing: 0.85 },
  { spacing: 0.7 },
  { spacing: 0.7, size: 9.1, leading: 0.64 },
  { spacing: 1.15 },
  { spacing: 0.65, size: 8.9, leading: 0.62, trim: 4 },
];
/** For the personality report, whose chapters are long for their pages, also closer. */
const CLOSEST: readonly Density[] = [
  { spacing: 0.6, size: 8.8, leading: 0.61, trim: 5 },
  { spacing: 0.55, size: 8.6, leading: 0.6, trim: 6 },
  { spacing: 0.45, size: 8.5, leading: 0.56, trim: 8 },
  { spacing: 0.35, size: 8.5, leading: 0.54, trim: 10 },
];
/** Each step away from the usual look counts as much as a page that is a third empty. */
const STEP = 6;
/** With more pages than this the first look that breaks no rule is taken: others would not change much. */
const LONG_DOCUMENT = 12;

export interface SetDocument {
  readonly density: Density;
  readonly plan: PagePlan;
}

/**
 * The density that sets a document best; the first that sets it well. Undefined where none gives a plan: the document
 * cannot be laid out, or does not fit on the number of pages it must have.
 */
export function findDensity(
  planOf: (density: Density) => PagePlan | undefined,
  mayBeClosest: boolean,
): SetDocument | undefined {
  let best: (SetDocument & { readonly cost: number }) | undefined;
  for (const [index, density] of (mayBeClosest ? [...DENSITIES, ...CLOSEST] : DENSITIES).entries()) {
    const plan = planOf(density);
    if (plan === undefined) continue;
    const cost = plan.cost + index * STEP;
    if (best === undefined || cost < best.cost) best = { density, plan, cost };
    if (plan.isWell || (plan.pages.length > LONG_DOCUMENT && !plan.isBroken)) break;
  }
  return best;
}
