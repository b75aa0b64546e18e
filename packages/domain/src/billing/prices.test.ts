import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICES, findPackage, PERIODS, priceFlow, savedByYear } from './prices.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');

describe('the price of Flow', () => {
  it('is an itemised sum', () => {
    expect(priceFlow(DEFAULT_PRICES, { administrators: 3, members: 18, period: 'month' }, TODAY)).toEqual({
      lines: [
        { key: 'base', quantity: 1, unit: 4900, amount: 4900 },
        { key: 'administrators', quantity: 2, unit: 1000, amount: 2000 },
        { key: 'members', quantity: 18, unit: 200, amount: 3600 },
      ],
      amount: 10_500,
      promotion: null,
    });
  });

  it('is 10 % less per year', () => {
    const seats = { administrators: 3, members: 18 };
    const { amount } = priceFlow(DEFAULT_PRICES, { ...seats, period: 'year' }, TODAY);
    expect(amount).toBe(113_400);
    expect(savedByYear(DEFAULT_PRICES, seats, TODAY)).toBe(12_600);
  });

  it('is the sum of its lines, and does not decrease for more', () => {
    const seats = integer({ min: 0, max: 25 });
    assert(
      property(
        integer({ min: 1, max: 3 }),
        seats,
        constantFrom(...PERIODS),
        (administrators, members, period) => {
          const price = priceFlow(DEFAULT_PRICES, { administrators, members, period }, TODAY);
          expect(price.lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0)).toBe(
            price.amount,
          );
          const more = priceFlow(DEFAULT_PRICES, { administrators, members: members + 1, period }, TODAY);
          expect(more.amount).toBeGreaterThan(price.amount);
        },
      ),
    );
  });

  it('includes the promotion through its last day in Berlin, only for a year', () => {
    const order = { administrators: 1, members: 0 } as const;
    const before = new Date('2024-12-05T22:59:00Z');
    const after = new Date('2024-12-05T23:01:00Z');
    const yearly = priceFlow(DEFAULT_PRICES, { ...order, period: 'year' }, before);
    expect(yearly.promotion).toEqual({ amount: 52_920 - 29_400, insights: 3 });
    expect(priceFlow(DEFAULT_PRICES, { ...order, period: 'month' }, before).promotion).toBeNull();
    expect(priceFlow(DEFAULT_PRICES, { ...order, period: 'year' }, after).promotion).toBeNull();
    expect(
      priceFlow({ ...DEFAULT_PRICES, promotion: null }, { ...order, period: 'year' }, before).promotion,
    ).toBeNull();
  });
});

describe('the price list of an installation that has set none', () => {
  it('has the packages of talent insights and the premium report', () => {
    const packages = DEFAULT_PRICES.packages.map(({ talents, amount }) => [talents, amount]);
    expect(packages).toEqual([
      [10, 19_000],
      [25, 45_000],
      [50, 85_000],
    ]);
    expect(DEFAULT_PRICES.premiumReport).toBe(2900);
  });
});

describe('the packages of talent insights', () => {
  it('are found by their key', () => {
    expect(findPackage(DEFAULT_PRICES, '25x-talent-insights')?.amount).toBe(45_000);
    expect(findPackage(DEFAULT_PRICES, '7x-talent-insights')).toBeUndefined();
  });
});
