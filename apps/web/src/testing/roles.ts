import { http, HttpResponse } from 'msw';
import type { RangeState, RoleAttributes } from '#features/roles/api.ts';
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

/** The finished people of the workspace by their stanines; below four they stay hidden, as on the server. */
export function fakeProfiles(profiles: readonly (readonly [stanines: number, people: number])[]): void {
  const results = profiles.reduce((sum, [, people]) => sum + people, 0);
  const data = { results, doubtful: 0, profiles: results < 4 ? null : profiles };
  api.use(http.get('*/api/distributions/profiles', () => HttpResponse.json({ data })));
}
