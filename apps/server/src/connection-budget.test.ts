import { describe, expect, it } from 'vitest';
import { leastConnections, splitConnections, sumConnections } from '#connection-budget.ts';

const KINDS = (['web', 'worker', 'both'] as const).flatMap((kind) =>
  [false, true].map((hasReplica) => ({ kind, hasReplica })),
);

describe('the budget of a process', () => {
  it.each(KINDS)('is distributed exactly: $kind, replica $hasReplica', (setup) => {
    const least = leastConnections(setup);
    for (let budget = least; budget <= 200; budget += 1) {
      const shares = splitConnections(budget, setup);
      expect(sumConnections(shares)).toBe(budget);
      for (const pools of [shares.people, shares.jobs]) {
        if (pools === undefined) continue;
        expect(Math.min(pools.tenants, pools.platform)).toBeGreaterThanOrEqual(2);
        expect(Math.min(pools.heavy, pools.platformHeavy)).toBeGreaterThanOrEqual(1);
        expect([pools.replica > 0, pools.platformReplica > 0]).toEqual([setup.hasReplica, setup.hasReplica]);
      }
    }
  });

  it('is split by the work of the process', () => {
    expect(splitConnections(32, { kind: 'both', hasReplica: false })).toEqual({
      people: { tenants: 7, heavy: 4, platform: 4, platformHeavy: 2, replica: 0, platformReplica: 0 },
      jobs: { tenants: 5, heavy: 2, platform: 3, platformHeavy: 1, replica: 0, platformReplica: 0 },
      queue: 3,
      listener: 1,
      replicaWatch: 0,
    });
    const web = splitConnections(32, { kind: 'web', hasReplica: false });
    expect(web).toMatchObject({ people: { tenants: 14 }, jobs: undefined, listener: 0 });
    const worker = splitConnections(32, { kind: 'worker', hasReplica: true });
    expect(worker).toMatchObject({ people: undefined, jobs: { replica: 4 }, listener: 1, replicaWatch: 2 });
  });

  it('has a minimum for each kind', () => {
    expect(KINDS.map(leastConnections)).toEqual([8, 12, 10, 14, 17, 23]);
  });
});
