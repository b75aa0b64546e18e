import { readFrameWorkspace } from '@quint/domain/survey-frames.ts';
import { scopeOfSetting } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/surveys/frames/queries.ts';

const KEPT_MS = 5000;
/** At most this many workspaces are remembered. */
const KEPT_MAX = 1000;

export type FrameOrigins = (workspace: unknown) => Promise<readonly string[]>;

/**
 * Reads the websites that may frame the survey of a workspace, given as text of the request; none for an unknown one.
 * Each response is remembered for some seconds.
 */
export function makeFrameOrigins({ db }: Deps): FrameOrigins {
  const kept = new Map<string, { readonly until: number; readonly origins: Promise<readonly string[]> }>();
  return (given) => {
    const workspace = readFrameWorkspace(given);
    if (workspace === undefined) return Promise.resolve([]);
    const now = performance.now();
    const known = kept.get(workspace);
    if (known !== undefined && known.until > now) return known.origins;
    const scope = scopeOfSetting(workspace);
    const origins = db.read(scope, (reader) => queries.listFrameOrigins(reader, scope));
    // A failure is not remembered.
    origins.catch(() => kept.delete(workspace));
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(workspace, { until: now + KEPT_MS, origins });
    return origins;
  };
}
