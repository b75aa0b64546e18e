import type { Deps } from '#deps.ts';
import { TOKEN_END_MAIL } from '#features/workspace/api-tokens/expiry/emails.ts';
import { takeExpiringTokens, WARNING_DAYS } from '#features/workspace/api-tokens/expiry/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { defineJob } from '#jobs/define-job.ts';
import { newId } from '#database/ids.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

export const WARN_ABOUT_TOKENS = defineJob({
  name: 'warn-about-tokens',
  cron: '25 * * * *',
  run: warnAboutTokens,
});

/**
 * E-mails the person responsible for each token that expires soon, 14 days and one day before. A token that expires
 * within a day causes only one e-mail, even if the first one was never sent.
 */
export async function warnAboutTokens(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.platform.write(async (db) => {
    for (const days of WARNING_DAYS) {
      for (const { id: tokenId, user_id: userId } of await takeExpiringTokens(db, { now, days })) {
        const contact = await findContact(db, userId);
        if (contact === undefined) continue;
        const { email: to, language } = contact;
        const messageKey = `token-ends:${newId()}`;
        const payload = { userId, tokenId };
        await queueAccountMails(deps, db, [{ messageKey, kind: TOKEN_END_MAIL.kind, to, language, payload }]);
      }
    }
  });
}
