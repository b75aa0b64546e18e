import { Id } from '@quint/contract/base/ids.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { OrderKind, OrderLine, OrderStatus, OrderWay } from '@quint/contract/billing/orders.ts';
import type { Period } from '@quint/domain/billing/prices.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';

/** The key of an order. */
export interface OrderKey {
  readonly organizationId: string;
  readonly id: string;
}

/** An order as it is stored; amounts in cents. */
export interface OrderRow {
  readonly organization_id: string;
  readonly id: string;
  readonly kind: OrderKind;
  readonly way: OrderWay;
  readonly status: OrderStatus;
  readonly buyer: 'workspace' | 'talent';
  readonly language: StoredLanguage;
  readonly lines: readonly OrderLine[];
  readonly amount: number;
  readonly tax: number | null;
  readonly amount_refunded: number;
  readonly package_key: string | null;
  readonly insights: number | null;
  readonly period: Period | null;
  readonly administrators: number | null;
  readonly members: number | null;
  readonly talent_id: string | null;
  readonly message: string | null;
  readonly note: string | null;
  readonly return_path: string | null;
  readonly is_given: boolean;
  readonly provider_session: string | null;
  readonly provider_payment: string | null;
  readonly provider_subscription: string | null;
  readonly provider_url: string | null;
  readonly sync: number;
  /** Null for a guest of the survey. */
  readonly user_created: string | null;
  readonly date_created: Date;
  readonly date_paid: Date | null;
  readonly date_expires: Date | null;
}

const COLUMNS = sql.raw(`
  organization_id, id, kind, way, status, buyer, language, lines, amount, tax, amount_refunded, package_key, insights,
  period, administrators, members, talent_id, message, note, return_path, is_given, provider_session, provider_payment,
  provider_subscription, provider_url, sync, user_created, date_created, date_paid, date_expires`);

export async function findOrder(db: Reader, { organizationId, id }: OrderKey): Promise<OrderRow | undefined> {
  const { rows } = await readSql<OrderRow>`
    select ${COLUMNS} from orders where organization_id = ${organizationId} and id = ${id}
  `.execute(db);
  return rows[0];
}

/** An order by its key alone, for reports of the provider, whose keys may be those of another product. */
export async function findAnyOrder(db: Reader, id: string): Promise<OrderRow | undefined> {
  if (!Id.safeParse(id).success) return undefined;
  const { rows } = await readSql<OrderRow>`select ${COLUMNS} from orders where id = ${id}`.execute(db);
  return rows[0];
}

/** The order of a payment at the provider. */
export async function findOrderOfPayment(db: Reader, payment: string): Promise<OrderRow | undefined> {
  const { rows } = await readSql<OrderRow>`
    select ${COLUMNS} from orders where provider_payment = ${payment}
  `.execute(db);
  return rows[0];
}

/** An order, locked after its workspace until the transaction ends: fulfilling an order changes the workspace. */
export async function lockOrder(tx: Writer, { organizationId, id }: OrderKey): Promise<OrderRow | undefined> {
  await lockWorkspace(tx, organizationId);
  const { rows } = await sql<OrderRow>`
    select ${COLUMNS} from orders where organization_id = ${organizationId} and id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Records that the provider is asked for the state of an order now; returns the number of the request. */
export async function startQuestion(
  tx: Writer,
  { organizationId, id }: OrderKey,
): Promise<number | undefined> {
  const { rows } = await sql<{ sync: number }>`
    update orders set sync = sync + 1 where organization_id = ${organizationId} and id = ${id} returning sync
  `.execute(tx);
  return rows[0]?.sync;
}

/** The columns of an order that change after it was placed. */
type ChangingColumn =
  | 'status'
  | 'tax'
  | 'amount_refunded'
  | 'is_given'
  | 'note'
  | 'provider_session'
  | 'provider_payment'
  | 'provider_subscription'
  | 'provider_url'
  | 'date_paid';

export type NewOrder = Omit<OrderRow, ChangingColumn | 'sync'>;

/** Stores a new order; false when another one for the same item is open. */
export async function insertOrder(tx: Writer, { lines, ...order }: NewOrder): Promise<boolean> {
  const row = await tx
    .insertInto('orders')
    .values({ ...order, lines: JSON.stringify(lines), date_updated: order.date_created })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type OrderChange = Partial<
  Pick<OrderRow, ChangingColumn> & { readonly user_answered: string | null; readonly date_ended: Date | null }
>;

/** Changes an order that is locked. */
export async function updateOrder(
  tx: Writer,
  { organizationId, id }: OrderKey,
  { now, ...change }: OrderChange & { readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...change, date_updated: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
