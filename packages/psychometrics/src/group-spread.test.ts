import { describe, expect, it } from 'vitest';
import { NORM_HALF, spreadOf } from './group-spread.ts';
import { countStanines, shapeOf } from './groups.ts';
import { nextNormal, randomStream } from './random.ts';
import { normalCdf, stanineOf } from './stanines.ts';

const random = randomStream(11);

/** How often randomly drawn groups are called narrow and wide. */
function sharesOf(people: number) {
  const groups = Array.from({ length: 3000 }, () =>
    shapeOf(countStanines(Array.from({ length: people }, () => stanineOf(nextNormal(random))))),
  ).filter((shape) => shape !== null);
  const share = (spread: string) =>
    groups.filter((shape) => spreadOf(shape) === spread).length / groups.length;
  return { narrow: share('narrow'), wide: share('wide') };
}

describe('spreadOf', () => {
  it('is compared with the middle half of the norm group', () => {
    // Half of a normal distribution lies within 0.6745 standard deviations, two stanines each.
    expect(normalCdf(NORM_HALF / 4) - normalCdf(-NORM_HALF / 4)).toBeCloseTo(0.5, 2);
  });

  it('reports narrow and wide groups', () => {
    const spread = (...stanines: number[]) => {
      const shape = shapeOf(countStanines(stanines));
      return shape && spreadOf(shape);
    };
    expect(spread(5, 5, 5, 6, 6, 6)).toBe('middle');
    expect(spread(5, 5, 5, 5, 6, 6)).toBe('middle');
    expect(spread(5, 5, 5, 5, 5, 6)).toBe('narrow');
    expect(spread(2, 3, 3, 7, 7, 8)).toBe('wide');
    expect(spread(3, 3, 3, 6, 6, 6)).toBe('middle');
  });

  it.each([
    [10, 1, 'middle'],
    [11, 1, 'narrow'],
    [13, 1, 'middle'],
    [16, 4, 'wide'],
    [17, 4, 'middle'],
    [17, 5, 'wide'],
    [21, 1, 'narrow'],
    [21, 4, 'wide'],
  ])('calls a middle half of %i people with a width of %i %s', (people, width, spread) => {
    expect(spreadOf({ people, from: 3, to: 3 + width })).toBe(spread);
  });

  it.each(Array.from({ length: 37 }, (_, index) => index + 4))(
    'calls few random groups of %i narrow or wide',
    (people) => {
      const { narrow, wide } = sharesOf(people);
      expect(narrow).toBeLessThan(0.105);
      expect(wide).toBeLessThan(0.105);
    },
  );
});
