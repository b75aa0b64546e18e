import type { Deps } from '#deps.ts';
import { forgetEndedRequests } from '#features/roles/roles/stakeholders/queries.ts';
import { removeOutlived } from '#features/workspace/auth/sessions/queries.ts';
import { removeOutlivedSignUps } from '#features/workspace/auth/sign-up/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import { forgetOldRecipients } from '#outbox/recipients.ts';

export const REMOVE_OUTLIVED_SIGN_INS = defineJob({
  name: 'remove-outlived-sign-ins',
  // Every night.
  cron: '23 2 * * *',
  run: removeOutlivedSignIns,
});

/** Deletes remains of sessions, mails to outsiders, requests to stakeholders and unfinished sign-ups. */
async function removeOutlivedSignIns(deps: Deps): Promise<void> {
  await deps.db.platform.write(removeOutlived);
  await deps.db.platform.write((db) => forgetOldRecipients(db, deps.clock.now()));
  await deps.db.platform.write((db) => forgetEndedRequests(db, deps.clock.now()));
  await removeOutlivedSignUps(deps);
}
