import { sql } from 'kysely';
import type { Reader, StatementWriter } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Whether the workspace uses the AI endpoint, and the tokens of a day. */
export async function getUse(
  db: Reader,
  scope: OrganizationScope,
  day: string,
): Promise<{ readonly isOn: boolean; readonly tokens: number }> {
  const { uses_ai: isOn, tokens } = await db
    .selectFrom('organizations as o')
    .leftJoin('ai_usage as u', (on) =>
      on.onRef('u.organization_id', '=', 'o.id').on('u.day', '=', sql<Date>`${day}::date`),
    )
    .select(['o.uses_ai', 'u.tokens'])
    .where('o.id', '=', scope.organizationId)
    .executeTakeFirstOrThrow();
  return { isOn, tokens: tokens ?? 0 };
}

/** Reserves tokens of the day for a call; false, without reserving, when not enough are left. */
export async function reserveTokens(
  db: StatementWriter,
  scope: OrganizationScope,
  { day, tokens, most }: { readonly day: string; readonly tokens: number; readonly most: number },
): Promise<boolean> {
  if (tokens > most) return false;
  const { rows } = await sql`
    insert into ai_usage as u (organization_id, day, tokens, calls) values (${scope.organizationId}, ${day}::date, ${tokens}, 1)
    on conflict (organization_id, day) do update set tokens = u.tokens + excluded.tokens, calls = u.calls + 1
      where u.tokens + excluded.tokens <= ${most}
    returning day
  `.execute(db);
  return rows.length > 0;
}

/** Replaces the reserved tokens of a call with those it used. */
export async function settleTokens(
  db: StatementWriter,
  scope: OrganizationScope,
  usage: { readonly day: string; readonly reservedTokens: number; readonly usedTokens: number },
): Promise<void> {
  await sql`
    update ai_usage set tokens = greatest(0, tokens - ${usage.reservedTokens} + ${usage.usedTokens})
    where organization_id = ${scope.organizationId} and day = ${usage.day}::date
  `.execute(db);
}
