/** The height of the plot above a slider, in px. */
export const PLOT_HEIGHT = 52;

const DOT = 10;
const SMALLEST_DOT = 3.5;
/** The curve of the norm group when there are no people to compare with it. */
const PEOPLE_OF_CURVE = 24;
const POINTS = 72;

/** The scale of the dots: the height of a dot, and the number of people it represents. */
export interface DotScale {
  readonly dot: number;
  readonly peoplePerDot: number;
}

const NICE = [1, 2, 5];

/** The first of 1, 2, 5, 10, 20, 50, … that is not below the value. */
function nextNice(value: number): number {
  for (let power = 1; ; power *= 10) {
    const factor = NICE.find((nice) => nice * power >= value);
    if (factor !== undefined) return factor * power;
  }
}

/**
 * One scale for all five traits: the highest stack fits, and one dot is one person as long as dots remain
 * distinguishable.
 */
export function dotScaleOf(stacks: readonly (readonly number[])[]): DotScale {
  const highest = Math.max(1, ...stacks.flat());
  const smallest = PLOT_HEIGHT / highest;
  if (smallest >= SMALLEST_DOT) return { dot: Math.min(DOT, smallest), peoplePerDot: 1 };
  const peoplePerDot = nextNice((highest * DOT) / PLOT_HEIGHT);
  return { dot: DOT, peoplePerDot };
}

interface Dot {
  /** The distance from the bottom. */
  readonly height: number;
  /** It represents people with a doubtful result. */
  readonly isHollow: boolean;
}

/**
 * A stack of dots from the bottom; a stack with people has at least one. Hollow ones are on top, and shown even if one
 * dot represents several people.
 */
export function dotsOf(people: number, doubtful: number, { dot, peoplePerDot }: DotScale): readonly Dot[] {
  const count = Math.ceil(people / peoplePerDot);
  const filledCount = count - Math.ceil(doubtful / peoplePerDot);
  return Array.from({ length: count }, (_, index) => ({
    height: (index + 0.5) * dot,
    isHollow: index >= filledCount,
  }));
}

/**
 * The norm group as a curve from the lower border of the first stanine to the upper border of the last, in a box of
 * nine by the height of the plot. It has the scale of the dots: the same number of people, distributed like the norm
 * group.
 */
export function normCurveOf({ dot, peoplePerDot }: DotScale, people: number | undefined): string {
  const unit = ((people ?? PEOPLE_OF_CURVE) * dot) / peoplePerDot;
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const x = (index * 9) / POINTS;
    const z = (x - 4.5) / 2;
    const height = (unit * Math.exp((-z * z) / 2)) / (2 * Math.sqrt(2 * Math.PI));
    return `${x.toFixed(3)} ${Math.max(0, PLOT_HEIGHT - height).toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}
