/** The grid size of a dot, including the space around it. */
const FULL_STEP = 10.2;
const SMALLEST_STEP = 2.4;
const SHRINK = 0.3;
const RADIUS_SHARE = 0.45;
/** The maximum height of dots, in grid steps of full size. */
const HIGH = 5;
/** The possible numbers of people per dot, if one dot each does not fit. */
const PEOPLE_A_DOT = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** The common size of the dots of a picture, for all its traits. */
export interface DotSize {
  readonly radius: number;
  /** The distance of neighbouring dots. */
  readonly step: number;
  /** Dots in a row above a stanine; more stand in the rows above. */
  readonly columns: number;
  /** Rows of the largest pile. */
  readonly rows: number;
  /** Nearly always 1. */
  readonly peopleADot: number;
}

function sizeOf(step: number, columns: number, dots: number): DotSize | null {
  const rows = Math.ceil(dots / columns);
  if (rows * step > HIGH * FULL_STEP) return null;
  return { radius: step * RADIUS_SHARE, step, columns, rows, peopleADot: 1 };
}

/**
 * The largest dot size that fits the largest pile of any trait, with as few dots per row as possible: one size and one
 * scale, so that piles are comparable across traits. `counts` are the people on each stanine, trait by trait,
 * `stanineWidth` is the width of a stanine.
 */
export function dotSizeOf(counts: readonly (readonly number[])[], stanineWidth: number): DotSize {
  const most = Math.max(1, ...counts.flat());
  for (let columns = 1; columns * FULL_STEP <= stanineWidth; columns += 1) {
    const size = sizeOf(FULL_STEP, columns, most);
    if (size !== null) return size;
  }
  for (const peopleADot of PEOPLE_A_DOT) {
    for (let step = FULL_STEP; step >= SMALLEST_STEP; step -= SHRINK) {
      const size = sizeOf(step, Math.max(1, Math.floor(stanineWidth / step)), Math.ceil(most / peopleADot));
      if (size !== null) return { ...size, peopleADot };
    }
  }
  return { radius: 1, step: SMALLEST_STEP, columns: 1, rows: 1, peopleADot: most };
}
