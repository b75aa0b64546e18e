import { getRetentionCutoff } from '@quint/domain/privacy/retention-periods.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/privacy/purge/queries.ts';
import { defineJob } from '#jobs/define-job.ts';
import { mailFolder } from '#mail/folder.ts';
import { removeOldMails } from '#mail/stored-mails.ts';

export const PURGE_EXPIRED = defineJob({
  name: 'end-lives',
  // Every night.
  cron: '50 2 * * *',
  run: purgeExpired,
});

const ROWS_PER_STEP = 5000;

/** Deletes mails, survey sessions, and entries of the audit log and of analytics after their retention period. */
export async function purgeExpired(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const [dataKind, remove] of Object.entries(queries.REMOVALS)) {
    const before = getRetentionCutoff(dataKind as keyof typeof queries.REMOVALS, now);
    let removedCount: number;
    do {
      removedCount = await deps.db.platform.write((db) => remove(db, { before, limit: ROWS_PER_STEP }));
    } while (removedCount === ROWS_PER_STEP);
  }
  await removeOldMails(mailFolder(deps.config), getRetentionCutoff('mails', now));
}
