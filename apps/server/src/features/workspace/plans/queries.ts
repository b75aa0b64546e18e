import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { Seats } from '@quint/domain/workspace/plans.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';

/** The plan and the seats of a workspace; undefined for an unknown one. */
export async function findPlan(
  db: Reader,
  organizationId: string,
): Promise<(Seats & { readonly pack: Pack }) | undefined> {
  const { rows } = await readSql<Seats & { pack: Pack }>`
    select pack, seats_administrators as administrators, seats_members as members from organizations
    where id = ${organizationId}
  `.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockPlan(
  db: Writer,
  organizationId: string,
): Promise<(Seats & { readonly pack: Pack }) | undefined> {
  await lockWorkspace(db, organizationId);
  return findPlan(db, organizationId);
}

export interface PlanToStart extends Seats {
  readonly organizationId: string;
  readonly pack: Pack;
}

/** Gives a workspace a plan and its purchased seats, ends its trial and unfreezes it. */
export async function savePlan(db: Writer, plan: PlanToStart): Promise<void> {
  await sql`
    update organizations set pack = ${plan.pack}, seats_administrators = ${plan.administrators}, seats_members = ${plan.members},
      trial_ends_at = null, is_freezed = false, date_updated = now()
    where id = ${plan.organizationId}
  `.execute(db);
}
