/** A last page that is filled less than a third looks left behind; letters end a little above the end of their line. */
export const LEAST_FILLED = 0.35;

export interface Density {
  readonly spacing: number;
  readonly size?: number;
  readonly leading?: number;
  readonly trim?: number;
}

export interface End {
  readonly pages: number;
  /** How far down the last page is filled between the usual margins, from 0 to 1; a single page always counts as full. */
  readonly filled: number;
}

/** The pages of the personality report. */
const REPORT_PAGES = 8;
/**
 * How closely a report of a fixed number of pages is set, from the usual look on: the space between parts, the size of
 * the type in points, never below the smallest of a report, the leading, and what the margins above and below lose, in mm.
 */
const DENSITIES: readonly Density[] = [
  { spacing: 1 },
  { spacing: 0.85 },
  { spacing: 0.7 },
  { spacing: 0.7, size: 9.1, leading: 0.64 },
  { spacing: 0.65, size: 8.9, leading: 0.62, trim: 4 },
  { spacing: 0.6, size: 8.8, leading: 0.61, trim: 5 },
  { spacing: 0.55, size: 8.6, leading: 0.6, trim: 6 },
  { spacing: 0.45, size: 8.5, leading: 0.56, trim: 8 },
  { spacing: 1.15 },
  { spacing: 1.3 },
];
/** The type between whose spaces the search looks for a report that no step of `DENSITIES` sets well. */
const SEARCHED_TYPE: readonly Omit<Density, 'spacing'>[] = [
  {},
  { size: 9.25, leading: 0.66 },
  { size: 9.1, leading: 0.64 },
  { size: 9, leading: 0.63, trim: 2 },
  { size: 8.8, leading: 0.61, trim: 5 },
  { size: 8.5, leading: 0.56, trim: 8 },
];
const SEARCHED_SPACING = { least: 0.4, most: 2.4 };
/** The last step is a difference of 0.03. */
const SEARCH_STEPS = 6;

/** The better of two ends: nearer to the number of pages, then with a fuller last page. */
function isBetter(one: End, other: End): boolean {
  const distance = ({ pages }: End) => Math.abs(pages - REPORT_PAGES);
  return distance(one) === distance(other) ? one.filled > other.filled : distance(one) < distance(other);
}

const isWellSet = ({ pages, filled }: End) => pages === REPORT_PAGES && filled >= LEAST_FILLED;

/**
 * The first density that sets the report well: a step of `DENSITIES`, or one found by halving, since more space
 * gives more pages. The best of all tried where there is none; undefined when the report cannot be laid out.
 */
export function findDensity(layOut: (density: Density) => End | undefined): Density | undefined {
  let best: { readonly density: Density; readonly end: End } | undefined;
  const tryOut = (density: Density): End | undefined => {
    const end = layOut(density);
    if (end !== undefined && (best === undefined || isBetter(end, best.end))) best = { density, end };
    return end;
  };
  for (const density of DENSITIES) {
    const end = tryOut(density);
    if (end === undefined) return undefined;
    if (isWellSet(end)) return density;
  }
  for (const type of SEARCHED_TYPE) {
    let { least, most } = SEARCHED_SPACING;
    for (let step = 0; step < SEARCH_STEPS; step += 1) {
      const density = { ...type, spacing: (least + most) / 2 };
      const end = tryOut(density);
      if (end === undefined || isWellSet(end)) return end === undefined ? undefined : density;
      if (end.pages > REPORT_PAGES) most = density.spacing;
      else least = density.spacing;
    }
  }
  return best?.density;
}
