import { describe, expect, it } from 'vitest';
import type { Density } from './page-density.ts';
import { findLook, findReportLook } from './page-density.ts';
import type { PagePlan } from './page-plan.ts';

const USUAL = { spacing: 1 };

function plan(over: Partial<PagePlan> = {}): PagePlan {
  return { pages: [], cost: 100, isBroken: false, isWell: true, ...over };
}

/** Records the tried densities. */
function recordDensities(planOf: (density: Density) => PagePlan | undefined) {
  const triedDensities: Density[] = [];
  return {
    triedDensities,
    planOf: (density: Density) => {
      triedDensities.push(density);
      return planOf(density);
    },
  };
}

describe('The density of a document', () => {
  it('is the default if that gives a good layout', () => {
    const { triedDensities, planOf } = recordDensities(() => plan());
    expect(findLook(planOf)?.density).toEqual(USUAL);
    expect(triedDensities).toHaveLength(1);
  });

  it('is the best of all if none gives a good layout', () => {
    const planOf = ({ spacing, size }: Density) =>
      plan({ isWell: false, cost: spacing === 0.7 && size === undefined ? 50 : 100 });
    expect(findLook(planOf)?.density).toEqual({ spacing: 0.7 });
    expect(findLook(() => plan({ isWell: false }))?.density).toEqual(USUAL);
  });

  it('is not optimised for a long document', () => {
    const pages = Array.from({ length: 20 }, (_, from) => ({
      from,
      to: from + 1,
      stretch: 1,
      isOversized: false,
    }));
    const { triedDensities, planOf } = recordDensities(() => plan({ isWell: false, pages }));
    findLook(planOf);
    expect(triedDensities).toHaveLength(1);
  });

  it('is undefined if the document cannot be laid out', () => {
    expect(findLook(() => undefined)).toBeUndefined();
    expect(findReportLook(() => undefined)).toBeUndefined();
  });
});

describe('The density of a personality report', () => {
  it('is the closest to the default with a good layout, found in a few steps', () => {
    for (const size of [9.4, 8.8, 8.6]) {
      const { triedDensities, planOf } = recordDensities((density) =>
        (density.size ?? 9.4) <= size ? plan() : plan({ isWell: false, isBroken: true, cost: 5000 }),
      );
      expect(findReportLook(planOf)?.density.size ?? 9.4).toBe(size);
      expect(triedDensities.length).toBeLessThan(5);
    }
  });
});
