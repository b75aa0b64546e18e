import type { Reader, Writer } from '#database/gate.ts';
import type { Concern } from '#features/billing/events/model.ts';
import type { PaymentEvent, PaymentPort } from '#payments/payment-port.ts';

interface ReceivedEvent extends Pick<PaymentEvent, 'type' | 'sentAt'> {
  readonly id: string;
  /** The provider's key of the message. */
  readonly message: string;
  readonly provider: PaymentPort['provider'];
  readonly subject: string | undefined;
  readonly receivedAt: Date;
}

/** Stores a message; false for a known one. Without a subject there is nothing to do. */
export async function insertEvent(
  db: Writer,
  { id, message, type, provider, subject, sentAt, receivedAt }: ReceivedEvent,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      id,
      message,
      type,
      provider,
      subject: subject ?? null,
      status: subject === undefined ? 'ignored' : 'waiting',
      date_sent: sentAt,
      date_created: receivedAt,
      date_done: subject === undefined ? receivedAt : null,
    })
    .onConflict((on) => on.column('message').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findWaitingEvent(
  db: Reader,
  id: string,
): Promise<{ readonly subject: string | null } | undefined> {
  return await db
    .selectFrom('payment_events')
    .select('subject')
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
}

/** A workspace deleted meanwhile is not stored. */
export async function recordEventDone(
  db: Writer,
  id: string,
  { concern, now }: { readonly concern: Concern | undefined; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set((set) => ({
      status: concern === undefined ? 'ignored' : 'done',
      attempts: set('attempts', '+', 1),
      error: null,
      date_done: now,
      workspace: set
        .selectFrom('organizations')
        .select('organizations.id')
        .where('organizations.id', '=', concern?.organizationId ?? null),
      order_id: concern?.orderId ?? null,
    }))
    .where('id', '=', id)
    .execute();
}

export async function recordEventFailure(
  db: Writer,
  id: string,
  { error, isLastTry }: { readonly error: string; readonly isLastTry: boolean },
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set((set) => ({
      status: isLastTry ? 'failed' : 'waiting',
      attempts: set('attempts', '+', 1),
      error,
    }))
    .where('id', '=', id)
    .execute();
}

/** Marks a message as pending again; false for an unknown one. */
export async function reopenEvent(db: Writer, id: string): Promise<boolean> {
  const row = await db
    .updateTable('payment_events')
    .set({ status: 'waiting', error: null, date_done: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
