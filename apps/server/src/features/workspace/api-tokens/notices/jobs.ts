import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { notifyAboutToken } from '#features/workspace/api-tokens/notices/emails.ts';
import { takeEndedTokens } from '#features/workspace/api-tokens/notices/queries.ts';
import { defineJob } from '#jobs/define-job.ts';

export const NOTIFY_ENDED_TOKENS = defineJob({
  name: 'tell-ended-tokens',
  firstPauseSeconds: 10,
  cron: '* * * * *',
  run: notifyEndedTokens,
});

/**
 * Audits the workspace tokens that ended with their administrator, and notifies the remaining administrators. The
 * database ends them, because a membership can end in many ways.
 */
export async function notifyEndedTokens(deps: Deps): Promise<void> {
  await deps.db.platform.write(async (db) => {
    for (const { id, organization_id: organizationId } of await takeEndedTokens(db, deps.clock.now())) {
      const scope = { organizationId };
      const details = { because: 'left' };
      await recordAudit(db, { scope, actor: undefined, action: 'api_tokens.revoke', items: [id], details });
      await notifyAboutToken(deps, db, { scope, tokenId: id, event: 'ended' });
    }
  });
}
