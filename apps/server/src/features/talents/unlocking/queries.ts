import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface LockedTalent {
  readonly is_insight_unlocked: boolean;
}

/** An existing talent, locked until the transaction ends, so that it is not unlocked twice. */
export async function findTalentForUnlock(
  tx: Writer,
  scope: OrganizationScope,
  talentId: string,
): Promise<LockedTalent | undefined> {
  const { rows } = await sql<LockedTalent>`
    select is_insight_unlocked from talents
    where organization_id = ${scope.organizationId} and id = ${talentId}
      and date_deleted is null and date_anonymized is null
    for no key update
  `.execute(tx);
  return rows[0];
}

/** The remaining talent insights. */
export async function getInsightsLeft(tx: Writer, scope: OrganizationScope): Promise<number> {
  const { talent_insights_budget } = await tx
    .selectFrom('organizations')
    .select('talent_insights_budget')
    .where('id', '=', scope.organizationId)
    .executeTakeFirstOrThrow();
  return talent_insights_budget;
}

/** Unlocks the insight of a talent. */
export async function markUnlocked(tx: Writer, scope: OrganizationScope, talentId: string): Promise<void> {
  await sql`
    update talents set is_insight_unlocked = true, date_updated = now()
    where organization_id = ${scope.organizationId} and id = ${talentId}
  `.execute(tx);
}
