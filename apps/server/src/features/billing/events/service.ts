import { fail } from '@quint/contract/base/errors.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { ACT_ON_EVENT } from '#features/billing/events/jobs.ts';
import { writeSubject } from '#features/billing/events/model.ts';
import * as queries from '#features/billing/events/queries.ts';

/**
 * Stores a message of the provider once, with the job that handles it. Throws for a message with an invalid or old
 * signature, and without a provider.
 */
export async function receiveEvent(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  if (deps.payments === undefined) throw fail('record.not_found');
  const { provider } = deps.payments;
  const { id: message, subject: about, ...event } = deps.payments.readEvent(body, signature);
  const subject = about === undefined ? undefined : writeSubject(about);
  const id = newId();
  const receivedAt = deps.clock.now();
  await deps.db.platform.write(async (tx) => {
    const isNew = await queries.insertEvent(tx, { ...event, id, message, provider, subject, receivedAt });
    if (isNew && subject !== undefined) await deps.jobs.enqueue(tx, ACT_ON_EVENT, [{ id }]);
  });
}

/** Handles a message again. This changes nothing when everything was applied before. */
export async function replayEvent(deps: Deps, id: string): Promise<void> {
  await deps.db.platform.write(async (tx) => {
    if (!(await queries.reopenEvent(tx, id))) throw fail('record.not_found');
    await deps.jobs.enqueue(tx, ACT_ON_EVENT, [{ id }]);
  });
}
