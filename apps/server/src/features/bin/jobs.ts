import type { BinKind } from '@quint/domain/bin.ts';
import { binStart } from '@quint/domain/bin.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listOutdated } from '#features/bin/queries.ts';
import { purge, purgeTalents } from '#features/bin/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const EMPTY_BIN: JobKind<Record<string, never>> = {
  name: 'empty-bin',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Before the removal of unused files. */
export const EMPTY_BIN_CRON = '10 2 * * *';

/** Assessments before roles, whose names they show. */
const ORDER: readonly BinKind[] = ['talents', 'teams', 'goals', 'assessments', 'roles'];
const RECORDS_PER_STEP = 100;

/** Removes for good what was deleted too long ago to be restored. */
export async function emptyBin(deps: Deps): Promise<void> {
  const before = binStart(deps.clock.now());
  for (const kind of ORDER) {
    let count: number;
    do {
      const outdated = await deps.db.platform.read((db) =>
        listOutdated(db, { kind, before, limit: RECORDS_PER_STEP }),
      );
      for (const { organization_id: organizationId, ids } of outdated) {
        const scope = scopeOfJob({ organizationId });
        const by = { scope, actor: undefined };
        if (kind === 'talents') await purgeTalents(deps, by, ids);
        else await deps.db.write(scope, (db) => purge({ deps, db }, by, { kind, ids }));
      }
      count = outdated.reduce((sum, { ids }) => sum + ids.length, 0);
    } while (count === RECORDS_PER_STEP);
  }
}
