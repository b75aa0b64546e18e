import { describe, expect, it } from 'vitest';
import { monthsSince } from './months.ts';

describe('the months of a log', () => {
  const now = new Date(2026, 1, 15);
  it.each([
    ['2025-12', '2026-02', ['2026-02', '2026-01', '2025-12']],
    ['2026-02', '2026-02', ['2026-02']],
    ['2026-02', '2026-03', ['2026-03', '2026-02']],
    ['2026-01', '2025-11', ['2026-02', '2026-01', '2025-12', '2025-11']],
  ])('start with %s and include %s', (first, shownMonth, months) => {
    expect(monthsSince(first, shownMonth, now)).toEqual(months);
  });
});
