import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PagePlan, Part } from './page-plan.ts';
import { planPages } from './page-plan.ts';

const PAGE = { height: 100 };

/** Chapters of parts with these heights, without space between them. */
function chaptersOf(...chapters: readonly (readonly number[])[]): Part[] {
  return chapters.flatMap((heights, chapter) =>
    heights.map((height, block) => ({
      chapter,
      group: 0,
      block,
      from: 0,
      to: 1,
      height,
      above: 0,
      again: 0,
      keepsWithNext: false,
      fills: false,
    })),
  );
}

/** The first part of each page. */
const startsOf = (plan: PagePlan | undefined) => plan?.pages.map(({ from }) => from);

describe('The pages of a document', () => {
  it('keep a chapter together if it fits on one', () => {
    expect(startsOf(planPages(chaptersOf([60], [30, 30]), PAGE))).toEqual([0, 1]);
    expect(startsOf(planPages(chaptersOf([30, 30], [30, 9]), PAGE))).toEqual([0]);
  });

  it('split a longer chapter evenly, so that none is nearly empty', () => {
    const rows = Array.from({ length: 11 }, () => 10);
    const plan = planPages(chaptersOf(rows), PAGE);
    expect(plan?.pages).toHaveLength(2);
    const last = plan?.pages.at(-1);
    expect((last?.to ?? 0) - (last?.from ?? 0)).toBeGreaterThan(3);
  });

  it('keep a part with the next one, even if that splits a chapter', () => {
    const parts = chaptersOf([50, 45], [90]).map((part, index) => ({ ...part, keepsWithNext: index === 0 }));
    expect(startsOf(planPages(parts, PAGE))).toEqual([0, 2]);
    const long = chaptersOf([70, 20, 80]).map((part, index) => ({ ...part, keepsWithNext: index === 1 }));
    expect(startsOf(planPages(long, { height: 120 }))).toEqual([0, 1]);
  });

  it('break a long chapter before a heading', () => {
    const parts = chaptersOf([40, 30, 40, 40]).map((part, index) => ({ ...part, group: index < 2 ? 0 : 1 }));
    expect(startsOf(planPages(parts, PAGE))).toEqual([0, 2]);
  });

  it('contain only the cover, however short it is', () => {
    const parts = chaptersOf([20], [90]).map((part, index) => ({ ...part, fills: index === 0 }));
    expect(planPages(parts, PAGE)).toMatchObject({ isBroken: false });
    expect(startsOf(planPages(parts, PAGE))).toEqual([0, 1]);
  });

  it('include the height of a repeated table header', () => {
    const parts = chaptersOf([60, 60, 45]).map((part) => ({ ...part, again: 50 }));
    expect(planPages(parts, { height: 105 })?.pages.map(({ isOversized }) => isOversized)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('widen the space between parts, within limits', () => {
    const parts = chaptersOf([40], [40]).map((part) => ({ ...part, above: 10 }));
    const [page] = planPages(parts, PAGE)?.pages ?? [];
    expect(page?.stretch).toBeGreaterThan(1.4);
    expect(page?.stretch).toBeLessThanOrEqual(1.5);
  });

  it('have the required number, or there is no plan', () => {
    const parts = chaptersOf([50], [50], [50], [40]);
    expect(planPages(parts, { ...PAGE, pages: 3 })?.pages).toHaveLength(3);
    expect(planPages(parts, { ...PAGE, pages: 1 })).toBeUndefined();
  });

  it('contain every part once, in order, and no more than fits', () => {
    const part = fc.record({
      chapter: fc.constant(0),
      group: fc.integer({ min: 0, max: 3 }),
      block: fc.constant(0),
      from: fc.constant(0),
      to: fc.constant(1),
      height: fc.double({ min: 1, max: 140, noNaN: true }),
      above: fc.double({ min: 0, max: 20, noNaN: true }),
      again: fc.double({ min: 0, max: 10, noNaN: true }),
      keepsWithNext: fc.boolean(),
      fills: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.nat(3)), { minLength: 1, maxLength: 40 }), (samples) => {
        let chapter = 0;
        const parts = samples.map(([each, step]) => ({ ...each, chapter: (chapter += step) }));
        const plan = planPages(parts, PAGE);
        const pages = plan?.pages ?? [];
        expect(pages.map(({ from }) => from)).toEqual([0, ...pages.slice(0, -1).map(({ to }) => to)]);
        expect(pages.at(-1)?.to).toBe(parts.length);
        for (const { from, to, stretch, isOversized } of pages) {
          if (isOversized) {
            expect(to - from).toBe(1);
            continue;
          }
          const usedHeight = parts
            .slice(from, to)
            .reduce(
              (sum, each, index) => sum + each.height + (index === 0 ? each.again : each.above * stretch),
              0,
            );
          expect(usedHeight).toBeLessThan(PAGE.height);
        }
      }),
    );
  });
});
