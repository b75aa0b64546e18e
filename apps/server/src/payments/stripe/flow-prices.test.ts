import type { Prices } from '@quint/domain/billing/prices.ts';
import { DEFAULT_PRICES, FLOW_MOST, PERIODS, priceFlow } from '@quint/domain/billing/prices.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemOf, listItems } from './flow-prices.ts';

const NOW = new Date('2026-01-31T10:00:00Z');
const anyCents = fc.integer({ min: 0, max: 10_000_000 });
const anyPrices = fc.record({
  flow: fc.record({ base: anyCents, administrator: anyCents, member: anyCents }),
  yearlyDiscount: fc.integer({ min: 0, max: 100 }),
});

/** Every number of seats and both periods. */
const COMBINATIONS = PERIODS.flatMap((period) =>
  Array.from({ length: FLOW_MOST.administrators }, (_, before) => before + 1).flatMap((administrators) =>
    Array.from({ length: FLOW_MOST.members + 1 }, (_, members) => ({ administrators, members, period })),
  ),
);

function expectSameAmounts(prices: Prices): void {
  for (const flow of COMBINATIONS) {
    const { lines, amount } = priceFlow(prices, flow, NOW);
    const { item, quantity } = itemOf(lines, flow.period);
    expect(item.base + item.member * quantity).toBe(amount);
    expect([item.administrators, item.hasMembers ? quantity : 0]).toEqual([
      flow.administrators,
      flow.members,
    ]);
    // What an order buys is what the portal offers.
    expect(listItems(prices, flow.period)).toContainEqual(item);
  }
}

it('one item costs what all seats cost together, to the cent', () => {
  expect(COMBINATIONS).toHaveLength(3 * 26 * 2);
  expectSameAmounts(DEFAULT_PRICES);
  fc.assert(
    fc.property(anyPrices, (prices) => expectSameAmounts({ ...DEFAULT_PRICES, ...prices })),
    { numRuns: 30 },
  );
});
