import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { SheetKey } from '#features/survey/queries.ts';
import { RESULT_ARRIVED_MAIL } from '#features/survey/watchers/emails.ts';
import { listResultSubscribers } from '#features/survey/watchers/queries.ts';
import { queueMails } from '#outbox/outbox.ts';

/** Queues a mail to the administrators who asked to hear of this result. */
export async function notifySubscribers(
  deps: Deps,
  tx: Writer,
  { scope, resultId }: SheetKey,
): Promise<void> {
  const watchers = await listResultSubscribers(tx, scope, resultId);
  const mails = watchers.map(({ id, email: to, language }) => ({
    messageKey: `result-arrived:${resultId}:${id}`,
    kind: RESULT_ARRIVED_MAIL.kind,
    to,
    language,
    payload: { resultId },
  }));
  await queueMails(deps, tx, scope, { mails });
}
