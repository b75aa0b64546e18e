import { readFrameWorkspace } from '@quint/domain/survey/survey-frames.ts';
import { scopeOfSetting } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/survey/frames/queries.ts';

const CACHE_MS = 5000;
/** At most this many workspaces are cached. */
const CACHE_MAX = 1000;

export type FrameOrigins = (workspace: unknown) => Promise<readonly string[]>;

/**
 * Reads the websites that may embed the survey of a workspace, given as text of the request; none for an unknown one.
 * Each result is cached for some seconds.
 */
export function makeFrameOrigins({ db }: Deps): FrameOrigins {
  const cache = new Map<string, { readonly until: number; readonly origins: Promise<readonly string[]> }>();
  return (workspaceText) => {
    const workspace = readFrameWorkspace(workspaceText);
    if (workspace === undefined) return Promise.resolve([]);
    const now = performance.now();
    const cacheEntry = cache.get(workspace);
    if (cacheEntry !== undefined && cacheEntry.until > now) return cacheEntry.origins;
    const scope = scopeOfSetting(workspace);
    const origins = db.read(scope, (reader) => queries.listFrameOrigins(reader, scope));
    // A failure is not cached.
    origins.catch(() => cache.delete(workspace));
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(workspace, { until: now + CACHE_MS, origins });
    return origins;
  };
}
