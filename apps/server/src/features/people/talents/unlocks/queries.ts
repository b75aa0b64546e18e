import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { closedContent } from '#features/people/talents/closed-content/queries.ts';
import { param, raw, toKysely } from '#database/sql.ts';

/** Locks an existing talent until the transaction ends, so that it is not unlocked twice; returns whether it exists. */
export async function lockTalentForUnlock(
  tx: Writer,
  scope: OrganizationScope,
  talentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from talents
    where organization_id = ${scope.organizationId} and id = ${talentId}
      and date_deleted is null and date_anonymized is null
    for no key update
  `.execute(tx);
  return rows.length > 0;
}

/**
 * The locked content of a talent; null once it is unlocked. A separate statement: it sees changes of the job profile
 * that were committed while waiting for the lock.
 */
export async function readClosedContent(
  tx: Writer,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<ClosedContent | null> {
  const workspace = param(organizationId, 'uuid');
  const content = toKysely(closedContent({ row: raw('t'), organization: workspace }));
  const { rows } = await sql<{ content: ClosedContent | null }>`
    select ${content} as content from talents t where t.organization_id = ${organizationId} and t.id = ${talentId}
  `.execute(tx);
  return rows[0]?.content ?? null;
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
