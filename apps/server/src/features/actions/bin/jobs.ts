import { binStart } from '@quint/domain/base/bin.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listOutdatedTalents } from '#features/actions/bin/queries.ts';
import { forgetPeopleInBin, purgeTalents } from '#features/actions/bin/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const EMPTY_BIN = defineJob({
  name: 'empty-bin',
  // Runs before the removal of unused files.
  cron: '10 2 * * *',
  run: emptyBin,
});

const PEOPLE_PER_STEP = 100;

/**
 * Erases people who were deleted too long ago to be restored. Other records stay, without the data that names people.
 */
export async function emptyBin(deps: Deps): Promise<void> {
  const before = binStart(deps.clock.now());
  let count: number;
  do {
    const outdatedTalents = await deps.db.platform.read((db) =>
      listOutdatedTalents(db, { before, limit: PEOPLE_PER_STEP }),
    );
    for (const { organization_id: organizationId, ids } of outdatedTalents) {
      await purgeTalents(deps, { scope: scopeOfJob({ organizationId }), actor: undefined }, ids);
    }
    count = outdatedTalents.reduce((sum, { ids }) => sum + ids.length, 0);
  } while (count === PEOPLE_PER_STEP);
  await forgetPeopleInBin(deps, before);
}
