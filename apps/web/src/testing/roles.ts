import { http, HttpResponse } from 'msw';
import type { RangeState, RoleAttributes } from '#features/roles/roles/api.ts';
import { api } from './api.ts';

/** A role whose ranges are in their first version, set by hand and not fixed. */
export function makeRangeState(ranges: RoleAttributes, overrides: Partial<RangeState> = {}): RangeState {
  const version = { by: 'Lena Brandt', sources: {}, reason: null, results: 0, ranges };
  return {
    range_lock: { kind: null, date: null, by: null, results: 0, before_results: false, version: 1 },
    range_sources: {},
    range_history: [{ ...version, id: 'v1', date: '2026-11-01T09:00:00.000Z' }],
    ...overrides,
  };
}

/**
 * Serves the stanines of the finished people of the workspace, and how many have a doubtful result; below four they are
 * hidden, as on the server.
 */
export function fakeProfiles(
  profiles: readonly (readonly [stanines: number, people: number, doubtful?: number])[],
): void {
  const profileRows = profiles.map(
    ([stanines, people, doubtful = 0]) => [stanines, people, doubtful] as const,
  );
  const results = profileRows.reduce((sum, [, people]) => sum + people, 0);
  const doubtful = profileRows.reduce((sum, [, , count]) => sum + count, 0);
  const data = { results, doubtful, profiles: results < 4 ? null : profileRows };
  api.use(http.get('*/api/distributions/profiles', () => HttpResponse.json({ data })));
}
