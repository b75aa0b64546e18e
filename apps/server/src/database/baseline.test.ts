import { describe, expect, it } from 'vitest';
import { BASELINE, findBaselineState } from '#database/baseline.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';

describe('findBaselineState', () => {
  const recordedChecksums = new Map(Object.entries(REPLACED_MIGRATIONS));

  it.each([
    ['nothing', new Map<string, string>(), { isPresent: false, isIncomplete: false }],
    ['all replaced migrations', recordedChecksums, { isPresent: true, isIncomplete: false }],
    ['the baseline alone', new Map([[BASELINE, 'x']]), { isPresent: true, isIncomplete: false }],
    ['some of them', new Map([...recordedChecksums].slice(0, 3)), { isPresent: false, isIncomplete: true }],
  ])('of %s', (_what, appliedChecksums, state) => {
    expect(findBaselineState(appliedChecksums)).toEqual({ ...state, changedName: undefined });
  });
});
