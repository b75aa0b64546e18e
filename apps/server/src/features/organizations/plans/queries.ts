import type { Pack } from '@quint/domain/actor.ts';
import type { InsightBalance } from '@quint/domain/plan-credits.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/** The insight budget of a workspace, locked until the transaction ends; undefined for an unknown one. */
export async function lockBalance(db: Writer, organizationId: string): Promise<InsightBalance | undefined> {
  const { rows: workspaces } = await sql<{ pack: Pack; budget: number }>`
    select pack, talent_insights_budget as budget from organizations where id = ${organizationId} for update
  `.execute(db);
  const workspace = workspaces[0];
  if (workspace === undefined) return undefined;
  // A second statement: one that waited for the lock would not see credits written meanwhile.
  const { rows } = await sql<{ pack: Pack; unspent: number }>`
    select pack, unspent from plan_credits where organization_id = ${organizationId}
  `.execute(db);
  return { ...workspace, credits: Object.fromEntries(rows.map(({ pack, unspent }) => [pack, unspent])) };
}

/** Stores the remaining start credits; the workspace is locked. */
export async function saveCredits(
  db: Writer,
  organizationId: string,
  credits: InsightBalance['credits'],
): Promise<void> {
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
