import { describe, expect, it } from 'vitest';
import { fitLine } from './fit-line.ts';
import { answerLine } from './lines.ts';

const stanines = { O: 5, C: 4, E: 5, A: 6, ES: 6 };
const role = {
  O: { min: 4, max: 7, weight: 1 },
  C: { min: 5, max: 8, weight: 2 },
  E: { min: 6, max: 9, weight: 3 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};
const answer = (value: unknown): unknown => JSON.parse(answerLine(JSON.stringify(value), fitLine).text);

describe('quint-fit, one line', () => {
  it('returns the whole fit', () => {
    expect(answer({ stanines, role })).toEqual({
      fit: 84,
      exact: 84.375,
      band: 'partial',
      contributions: expect.arrayContaining([
        { trait: 'C', stanine: 4, min: 5, max: 8, weight: 2, outside: -1, cost: 6.25, border: true },
      ]),
      interval: { low: expect.any(Number), high: expect.any(Number) },
      base: expect.any(Number),
      broad: false,
      version: 'fit@1',
    });
  });

  it('treats an omitted trait as no requirement', () => {
    expect(answer({ stanines, role: { O: role.O } })).toMatchObject({ fit: 100 });
    expect(answer({ stanines, role: {} })).toMatchObject({ fit: null, band: 'none' });
  });

  it('accepts invalid scores for traits without a requirement', () => {
    expect(answer({ stanines: { O: 5, C: null }, role: { O: role.O } })).toMatchObject({ fit: 100 });
  });

  it('narrows the interval with standard scores', () => {
    const zs = { O: 0.1, C: -0.3, E: -0.2, A: 0.7, ES: 0.6 };
    expect(answer({ stanines, role, zs, instrument: 'ipip-neo-120/4' })).toMatchObject({ fit: 84 });
  });

  it.each([
    ['invalid_input', 'x'],
    ['invalid_input', { role }],
    ['invalid_input', { stanines }],
    ['invalid_input', { stanines, role: null }],
    ['unknown_trait', { stanines: { ...stanines, N: 5 }, role }],
    ['unknown_trait', { stanines, role: { N: { min: 1, max: 5 } } }],
    ['unknown_trait', { stanines: JSON.parse('{"__proto__":5}'), role }],
    ['stanine_out_of_range', { stanines: { ...stanines, O: 10 }, role }],
    ['stanine_out_of_range', { stanines: { ...stanines, O: '5' }, role: { C: role.C } }],
    ['stanine_missing', { stanines: { O: 5 }, role }],
    ['min_above_max', { stanines, role: { O: { min: 7, max: 4 } } }],
    ['range_out_of_range', { stanines, role: { O: { min: 0, max: 4 } } }],
    ['range_incomplete', { stanines, role: { O: { max: 4 } } }],
    ['weight_out_of_range', { stanines, role: { O: { min: 1, max: 4, weight: 7 } } }],
    ['z_out_of_range', { stanines, role, zs: { O: 'x' } }],
    ['unknown_instrument', { stanines, role, instrument: 'x' }],
  ])('answers %s', (code, value) => {
    expect(answer(value)).toEqual({ error: { code, message: expect.any(String) } });
  });
});
