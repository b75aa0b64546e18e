import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { notifyAboutToken } from '#features/workspace/api-tokens/notices/emails.ts';
import { takeEndedTokens } from '#features/workspace/api-tokens/notices/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const NOTIFY_ENDED_TOKENS: JobKind<Record<string, never>> = {
  name: 'tell-ended-tokens',
  tries: 3,
  firstPauseSeconds: 10,
  concurrency: 1,
};
export const NOTIFY_ENDED_TOKENS_CRON = '* * * * *';

/**
 * Audits the tokens of workspaces that ended with their administrator, and tells the remaining administrators. The
 * database ends them, because a membership ends in many ways.
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
