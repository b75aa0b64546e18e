import { fail } from '@quint/contract/base/errors.ts';
import type { DataRequests, RightsRequest } from '@quint/contract/privacy/rights-requests.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { RIGHTS_ANSWER_MAIL } from '#features/privacy/requests/answers/emails.ts';
import * as queries from '#features/privacy/requests/answers/queries.ts';
import { listComingEnds, displayName } from '#features/privacy/retention/service.ts';
import { queueMails } from '#outbox/outbox.ts';

const REQUESTS_SHOWN = 100;
const ENDS_SHOWN = 20;

const toRequest = ({
  date,
  due,
  date_answered: dateAnswered,
  ...row
}: queries.RequestRow): RightsRequest => ({
  ...row,
  date: date.toISOString(),
  due: due.toISOString(),
  date_answered: dateAnswered?.toISOString() ?? null,
});

async function readRequests(
  db: Reader,
  scope: OrganizationScope,
  { actor, ...which }: { actor: Actor; limit: number; only?: string },
): Promise<RightsRequest[]> {
  const reader = { name: displayName(actor), userId: actor.userId };
  return (await queries.listRequests(db, scope, { ...reader, ...which })).map(toRequest);
}

/** What people ask of the workspace, and whose data ends next. */
export function readDataRequests(deps: Deps, actor: Actor): Promise<DataRequests> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => ({
    requests: await readRequests(db, scope, { actor, limit: REQUESTS_SHOWN }),
    open: (await queries.countOpenRequests(db, scope)).count,
    ending: await listComingEnds(db, scope, { actor, limit: ENDS_SHOWN }),
  }));
}

/**
 * Answers what a person asked: a message to them, which stands on the page about their data, and a mail that says so.
 * Throws `record.not_found`, and `rights.answered` when another administrator was quicker.
 */
export async function answerRequest(
  deps: Deps,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<RightsRequest> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const requester = await queries.lockRequest(tx, scope, id);
    if (requester === undefined) throw fail('record.not_found');
    if (requester.is_answered) throw fail('rights.answered');
    const { talent_id: talentId, email, language } = requester;
    await queries.insertAnswer(tx, scope, { id, messageId: newId(), talentId, userId: actor.userId, text });
    await recordAudit(tx, { scope, actor, action: 'rights.answer', items: [id] });
    if (email !== null) {
      const mail = { messageKey: `rights-answer:${id}`, kind: RIGHTS_ANSWER_MAIL.kind, to: email, language };
      await queueMails(deps, tx, scope, { mails: [{ ...mail, payload: { requestId: id } }] });
    }
    const [request] = await readRequests(tx, scope, { actor, limit: 1, only: id });
    if (request === undefined) throw fail('record.not_found');
    return request;
  });
}
