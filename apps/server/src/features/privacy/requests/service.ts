import { fail } from '@quint/contract/base/errors.ts';
import type { AskedOfPeople, OwnRequest } from '@quint/contract/privacy/privacy.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { newId } from '#database/ids.ts';
import { scopeOfWrite } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { lockOwnTalent } from '#features/privacy/choices/queries.ts';
import { RIGHTS_REQUEST_MAIL } from '#features/privacy/requests/emails.ts';
import { insertRequest, listAdministrators } from '#features/privacy/requests/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { queueMails } from '#outbox/outbox.ts';

const LIMIT: RateLimit = { action: 'rights-request', hits: 10, windowSeconds: 86_400 };

/**
 * Requests a human review or a correction from a workspace: a message in their inbox, and a mail to each administrator.
 * Throws `record.not_found` for another person's talent; at most ten a day.
 */
export async function createDataRequest(
  deps: Deps,
  actor: Actor,
  { talentId, question }: { talentId: string; question: AskedOfPeople },
): Promise<OwnRequest> {
  await countAttempt(deps.db, LIMIT, actor.userId);
  return deps.db.platform.write(async (tx) => {
    const own = await lockOwnTalent(tx, { userId: actor.userId, talentId });
    if (own === undefined) throw fail('record.not_found');
    const { organization_id: organizationId } = own;
    const id = newId();
    const request = { id, messageId: newId(), talentId, userId: actor.userId, ...question };
    const date = await insertRequest(tx, organizationId, request);
    const administrators = await listAdministrators(tx, organizationId);
    await queueMails(deps, tx, scopeOfWrite({ organizationId }), {
      mails: administrators.map(({ email, language }, index) => ({
        messageKey: `rights-request:${id}:${index}`,
        kind: RIGHTS_REQUEST_MAIL.kind,
        to: email,
        language,
        payload: { requestId: id },
      })),
    });
    return { id, ...question, date: date.toISOString(), date_answered: null, answer: null };
  });
}
