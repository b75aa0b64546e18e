import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { AccountRow } from '#features/billing/accounts/queries.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

/** The account of a workspace at the provider, with what decides about changes of it. */
export interface LockedAccount extends AccountRow {
  readonly unpaid_frozen_at: Date | null;
  readonly sync: number;
}

/**
 * Notes that the provider is asked what holds of the account of a workspace; the number of the question. A subscription
 * that runs stays with the provider that began it.
 */
export async function startAccountQuestion(
  tx: Writer,
  { organizationId, provider }: { organizationId: string; provider: PaymentPort['provider'] },
): Promise<number> {
  // Before the row, whose insertion holds the workspace as well: two at once would wait for each other.
  await lockWorkspace(tx, organizationId);
  const { rows } = await sql<{ sync: number }>`
    insert into billing_accounts (organization_id, provider, sync) values (${organizationId}, ${provider}, 1)
    on conflict (organization_id) do update set sync = billing_accounts.sync + 1,
      provider = case when billing_accounts.status in ('active', 'past_due', 'paused') then billing_accounts.provider
        else excluded.provider end
    returning sync
  `.execute(tx);
  return rows[0]?.sync ?? 0;
}

/** The account of a workspace, locked until the transaction ends; the workspace is locked before. */
export async function lockAccount(tx: Writer, organizationId: string): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    select customer, subscription, status, period, administrators, members, amount, current_period_end, cancels_at_end,
      next_period, next_administrators, next_members, next_amount, past_due_since, unpaid_frozen_at, sync
    from billing_accounts where organization_id = ${organizationId} for update
  `.execute(tx);
  return rows[0];
}

export type AccountChange = Partial<Omit<LockedAccount, 'sync'>>;

/** Changes an account that is locked. */
export async function updateAccount(
  tx: Writer,
  organizationId: string,
  { now, ...change }: AccountChange & { readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('billing_accounts')
    .set({ ...change, date_updated: now })
    .where('organization_id', '=', organizationId)
    .execute();
}

/** The workspace that a subscription at the provider belongs to, as far as it was noted. */
export async function findWorkspaceOf(
  db: Reader,
  at: { readonly subscription: string } | { readonly customer: string },
): Promise<string | undefined> {
  const { rows } = await ('subscription' in at
    ? readSql<{ organization_id: string }>`
        select organization_id from billing_accounts where subscription = ${at.subscription}
      `.execute(db)
    : readSql<{ organization_id: string }>`
        select organization_id from billing_accounts where customer = ${at.customer}
      `.execute(db));
  return rows[0]?.organization_id;
}

export interface RunningSubscription {
  readonly organization_id: string;
  readonly subscription: string;
  /** Another plan has taken its place, and it does not end yet. */
  readonly is_replaced: boolean;
}

/** Workspaces with a subscription that runs where payments were only tried. */
export async function listTried(db: Reader): Promise<string[]> {
  const { rows } = await readSql<{ organization_id: string }>`
    select organization_id from billing_accounts where provider = 'test' and status in ('active', 'past_due', 'paused')
  `.execute(db);
  return rows.map(({ organization_id: organizationId }) => organizationId);
}

/** Subscriptions that run or are paused, in pages by their workspace. */
export async function listRunning(
  db: Reader,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<RunningSubscription[]> {
  const { rows } = await readSql<RunningSubscription>`
    select a.organization_id, a.subscription, o.pack = 'enterprise' and not a.cancels_at_end as is_replaced
    from billing_accounts a join organizations o on o.id = a.organization_id
    where a.subscription is not null and a.status in ('active', 'past_due', 'paused')
      and (${after ?? null}::uuid is null or a.organization_id > ${after ?? null}::uuid)
    order by a.organization_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Whether a workspace is frozen, and where its invoices go; it is locked. */
export async function readLockedWorkspace(
  tx: Writer,
  organizationId: string,
): Promise<{ readonly is_freezed: boolean; readonly email: string | null } | undefined> {
  await lockWorkspace(tx, organizationId);
  const { rows } = await sql<{ is_freezed: boolean; email: string | null }>`
    select is_freezed, stripe_customer_email as email from organizations where id = ${organizationId}
  `.execute(tx);
  return rows[0];
}

/** Freezes a workspace that is locked, or opens it. */
export async function setFrozen(
  tx: Writer,
  organizationId: string,
  { isFrozen, now }: { readonly isFrozen: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('organizations')
    .set({ is_freezed: isFrozen, date_updated: now })
    .where('id', '=', organizationId)
    .execute();
}
