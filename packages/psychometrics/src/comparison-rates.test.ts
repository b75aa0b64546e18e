import { describe, expect, it } from 'vitest';
import { simulateComparisons, simulateFitIntervals } from './comparison-rates.ts';
import { CHANCE_OF_HUNDRED } from './differences.ts';
import { TRAITS } from './types.ts';

const ROUNDS = 6000;
/** Some of two, three or four alike people differ on a trait by chance. */
const FAMILY = { 2: 0.1, 3: 0.0842, 4: 0.0782 } as const;
/** The tolerance of a share of these rounds: four standard errors. */
const slackOf = (share: number) => 4 * Math.sqrt((share * (1 - share)) / ROUNDS);

describe.each([2, 3, 4] as const)('comparisons of %i people who are alike', (people) => {
  const { traits, onSomeTrait, fits } = simulateComparisons(people, ROUNDS);

  it('show a difference on a trait as often as the limits predict, and at most in 10 of 100', () => {
    for (const trait of TRAITS) {
      expect(Math.abs(traits[trait] - FAMILY[people])).toBeLessThan(slackOf(FAMILY[people]));
      expect(traits[trait]).toBeLessThan(0.1 + slackOf(0.1));
    }
  });

  it('show one on some trait in at most 41 of 100', () => {
    expect(onSomeTrait).toBeLessThan(CHANCE_OF_HUNDRED / 100 + slackOf(0.41));
    expect(Math.abs(onSomeTrait - (1 - (1 - FAMILY[people]) ** TRAITS.length))).toBeLessThan(slackOf(0.4));
  });

  it('show one in fit in at most 10 of 100', () => {
    for (const share of Object.values(fits)) expect(share).toBeLessThan(0.1);
  });
});

describe('the interval of a fit', () => {
  it('contains the fit by true scores in 9 of 10 cases', () => {
    for (const share of Object.values(simulateFitIntervals(ROUNDS))) {
      expect(share).toBeGreaterThan(0.9);
    }
  });
});
