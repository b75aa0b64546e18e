/** People of a group, and for how many of them a condition holds. */
export interface GroupRate {
  readonly people: number;
  readonly hits: number;
}

/** 95 of 100 values of a normal distribution lie within this many standard deviations. */
export const NORMAL_95 = 1.959963984540054;

/** The 95 % interval of a rate, by the score test (Wilson 1927): from 0 to 1, also where all or none are hits. */
export function rateInterval({ people, hits }: GroupRate): { readonly low: number; readonly high: number } {
  const rate = hits / people;
  const square = NORMAL_95 ** 2;
  const middle = (rate + square / (2 * people)) / (1 + square / people);
  const half =
    (NORMAL_95 / (1 + square / people)) *
    Math.sqrt((rate * (1 - rate)) / people + square / (4 * people * people));
  return {
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === people ? 1 : Math.min(1, middle + half),
  };
}
