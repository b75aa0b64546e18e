import { describe, expect, it } from 'vitest';
import { findSecondRules, secondRules } from './measurement.ts';

const countRules = (text: string) => findSecondRules([{ path: 'apps/web/src/a.ts', text }]).length;

describe('rules of measurement', () => {
  it.each([
    'if (one.high < other.low) return "different";',
    'const differs = a.bar.low >= b.bar.high;',
    'const limit = 2 * 1.645 * sem;',
    'if (fit.exact >= 85) return green;',
    'const sem = Math.sqrt(1 - figures.alpha);',
    'reach.strong < 50 ? "green" : "grey"',
  ])('are not written a second time: %s', (line) => {
    expect(countRules(line)).toBe(1);
  });

  it.each(['width < 850', 'fit.low <= fit.fit', 'const z = 11.645;', 'range.max >= range.min'])(
    'do not apply to: %s',
    (line) => {
      expect(countRules(line)).toBe(0);
    },
  );

  it('exist only in the scoring engine', () => {
    expect(secondRules()).toEqual([]);
  });
});
