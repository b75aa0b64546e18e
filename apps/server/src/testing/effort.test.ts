import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFullEffort, shareOf, testSeed } from './effort.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the effort of random tests', () => {
  it('defaults to a quarter of the cases, and at least one', () => {
    vi.stubEnv('TEST_EFFORT', undefined);
    expect([shareOf(200), shareOf(3), shareOf(1)]).toEqual([50, 1, 1]);
    expect(isFullEffort()).toBe(false);
  });

  it('is the share requested for the run', () => {
    vi.stubEnv('TEST_EFFORT', '1');
    expect([shareOf(200), isFullEffort()]).toEqual([200, true]);
    vi.stubEnv('TEST_EFFORT', '4');
    expect(shareOf(200)).toBe(800);
  });

  it('uses other cases in every run, or those of a seed', () => {
    vi.stubEnv('SEED', '41');
    expect(testSeed()).toBe(41);
    vi.stubEnv('SEED', undefined);
    expect(new Set(Array.from({ length: 20 }, testSeed)).size).toBeGreaterThan(1);
  });
});
