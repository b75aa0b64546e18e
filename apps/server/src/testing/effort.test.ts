import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFullEffort, sample, shareOf, testSeed } from './effort.ts';

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

  it('takes a share of a list, and every part of it by some seed', () => {
    const cases = Array.from({ length: 10 }, (_, index) => index);
    vi.stubEnv('TEST_EFFORT', '1');
    expect(sample(cases)).toEqual(cases);
    vi.stubEnv('TEST_EFFORT', undefined);
    const samples = ['0', '1', '2', '3'].map((seed) => {
      vi.stubEnv('SEED', seed);
      return sample(cases);
    });
    expect(samples.every(({ length }) => length <= 4)).toBe(true);
    expect(new Set(samples.flat()).size).toBe(10);
    expect([sample(['only']), sample([])]).toEqual([['only'], []]);
  });

  it('uses other cases in every run, or those of a seed', () => {
    vi.stubEnv('SEED', '41');
    expect(testSeed()).toBe(41);
    vi.stubEnv('SEED', undefined);
    expect(new Set(Array.from({ length: 20 }, testSeed)).size).toBeGreaterThan(1);
  });
});
