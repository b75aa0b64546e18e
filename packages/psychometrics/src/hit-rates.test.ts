import { describe, expect, it } from 'vitest';
import { HIT_RATES, SIMULATED_SHEETS } from './data/hit-rates.ts';
import { RESPONSE_STYLES, countVerdicts, simulateResponseStyle } from './hit-rates.ts';
import { getForm } from './forms.ts';
import { INSTRUMENT_VERSION } from './types.ts';

const SHEETS = 400;
/** Five standard errors of a share at its widest: beyond this, the simulation has changed. */
const MARGIN = 5 * Math.sqrt(0.25 / SHEETS);

describe('hit rates of the checks of response quality', () => {
  it.each(RESPONSE_STYLES)('equal the stored ones, for sheets answered %s', (responseStyle) => {
    const verdictCounts = countVerdicts(responseStyle, SHEETS);
    for (const verdict of ['ok', 'check', 'doubtful'] as const) {
      const [now, storedRate] = [
        verdictCounts[verdict] / SHEETS,
        HIT_RATES[responseStyle][verdict] / SIMULATED_SHEETS,
      ];
      expect(Math.abs(now - storedRate)).toBeLessThanOrEqual(MARGIN);
    }
  });

  it('come from complete sheets of every response style', () => {
    for (const responseStyle of RESPONSE_STYLES) {
      const { ok, check, doubtful } = HIT_RATES[responseStyle];
      expect(ok + check + doubtful).toBe(SIMULATED_SHEETS);
      const { answers, seconds } = simulateResponseStyle(responseStyle, 3);
      const { order } = getForm(INSTRUMENT_VERSION);
      expect(order.every((number) => [1, 2, 3, 4].includes(answers[number] ?? 0))).toBe(true);
      expect(order.every((number) => (seconds[number] ?? 0) > 0)).toBe(true);
    }
  });

  it('show that checks do not detect faking good, but detect not reading', () => {
    expect(HIT_RATES.looks_good.ok / SIMULATED_SHEETS).toBeGreaterThan(0.98);
    expect(HIT_RATES.random_fast.doubtful).toBe(SIMULATED_SHEETS);
    expect(HIT_RATES.careful.ok / SIMULATED_SHEETS).toBeGreaterThan(0.99);
  });
});
