import type { InsightEntryKind } from '@quint/contract/billing/orders.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { InsightBalance } from '@quint/domain/billing/plan-credits.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';

/** The insight budget of a workspace, locked until the transaction ends; undefined for an unknown one. */
export async function lockBalance(db: Writer, organizationId: string): Promise<InsightBalance | undefined> {
  await lockWorkspace(db, organizationId);
  const { rows: workspaces } = await sql<{ pack: Pack; budget: number }>`
    select pack, talent_insights_budget as budget from organizations where id = ${organizationId}
  `.execute(db);
  const workspace = workspaces[0];
  if (workspace === undefined) return undefined;
  const { rows } = await sql<{ pack: Pack; unspent: number }>`
    select pack, unspent from plan_credits where organization_id = ${organizationId}
  `.execute(db);
  return { ...workspace, credits: Object.fromEntries(rows.map(({ pack, unspent }) => [pack, unspent])) };
}

/** Stores the budget and the remaining start credits; the workspace is locked. */
export async function saveBalance(
  db: Writer,
  organizationId: string,
  { budget, credits }: InsightBalance,
): Promise<void> {
  await sql`
    update organizations set talent_insights_budget = ${budget}, date_updated = now()
    where id = ${organizationId} and talent_insights_budget <> ${budget}
  `.execute(db);
  await sql`
    insert into plan_credits (organization_id, pack, unspent)
    select ${organizationId}, pack, unspent
    from unnest(${Object.keys(credits)}::text[], ${Object.values(credits)}::int[]) as c (pack, unspent)
    on conflict (organization_id, pack) do update set unspent = excluded.unspent
    where plan_credits.unspent <> excluded.unspent
  `.execute(db);
}

/** Deletes all started plans; the workspace is locked. */
export async function clearCredits(db: Writer, organizationId: string): Promise<void> {
  await db.deleteFrom('plan_credits').where('organization_id', '=', organizationId).execute();
}

export interface NewEntry {
  readonly organizationId: string;
  readonly kind: InsightEntryKind;
  readonly amount: number;
  readonly balance: number;
  readonly reason: string | null;
  readonly talentId: string | null;
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly requestKey: string | null;
}

export async function insertEntry(db: Writer, entry: NewEntry): Promise<void> {
  await db
    .insertInto('insight_entries')
    .values({
      organization_id: entry.organizationId,
      id: newId(),
      kind: entry.kind,
      amount: entry.amount,
      balance: entry.balance,
      reason: entry.reason,
      talent_id: entry.talentId,
      order_id: entry.orderId,
      user_created: entry.userId,
      request_key: entry.requestKey,
    })
    .execute();
}
