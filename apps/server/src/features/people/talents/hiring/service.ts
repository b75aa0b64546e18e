import { fail } from '@quint/contract/base/errors.ts';
import { isOverLimit, PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { sql } from 'kysely';
import { recordAudit } from '#database/audit.ts';
import { limitDetails, lockLimits } from '#features/workspace/plans/service.ts';
import type { AppliedWrite } from '#items/declare/writes.ts';

/**
 * Whether a write hires a talent while hiring is limited. Uses the plan with which the actor was read, which every
 * write verifies; after a concurrent change to a smaller plan these count as hired before.
 */
export function isHiringLimited(
  { actor, organizationId }: Pick<AppliedWrite, 'actor' | 'organizationId'>,
  { status }: Readonly<Record<string, unknown>>,
): boolean {
  if (status !== 'EMPLOYEE') return false;
  return organizationId !== actor.organizationId || PLAN_LIMITS[actor.pack].teamMembers !== undefined;
}

/**
 * Throws `plan.limit_reached` for more hired talents than the plan allows. Talents hired before a change to a smaller
 * plan stay, and can be changed. The workspace is locked, so that concurrent requests are counted together.
 */
export async function assertMemberLimit(write: AppliedWrite): Promise<void> {
  if (!isHiringLimited(write, write.columns)) return;
  const { db, organizationId } = write;
  const limits = await lockLimits(db, organizationId);
  if (limits.members === undefined) return;
  const members = await sql<{ count: number }>`
    select count(*) as count from talents
    where organization_id = ${organizationId} and status = 'EMPLOYEE' and date_deleted is null and date_anonymized is null
  `.execute(db);
  if (isOverLimit(members.rows[0]?.count ?? 0, limits.members)) {
    throw fail('plan.limit_reached', limitDetails(limits, 'members'));
  }
}

/** Audits that talents were moved to another status. */
export async function recordStatusChange({
  db,
  actor,
  organizationId,
  keys,
  columns,
}: AppliedWrite): Promise<void> {
  const { status } = columns;
  if (typeof status !== 'string') return;
  const line = { scope: { organizationId }, actor, action: 'talents.move', items: keys, talentIds: keys };
  await recordAudit(db, { ...line, details: { status } });
}
