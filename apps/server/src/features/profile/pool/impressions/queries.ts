import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Records that people were shown in a workspace: one statement per page. The workspace's own people are left out. */
export async function recordImpressions(
  db: StatementWriter,
  organizationId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`
    insert into pool_showings as s (organization_id, talent_id, workspace_id)
    select p.organization_id, p.talent_id, ${organizationId} from pool_profiles p
    where p.id = any (${keys}::uuid[]) and p.organization_id <> ${organizationId}
    order by p.organization_id, p.talent_id
    on conflict (organization_id, talent_id, workspace_id) do update set date_last = now(), times = s.times + 1
  `.execute(db);
}

/** Where a talent was shown and unlocked, latest first. */
export async function listImpressions(
  db: Reader,
  { organizationId, talentId }: { organizationId: string; talentId: string },
): Promise<PoolImpression[]> {
  const { rows } = await readSql<PoolImpression>`
    select o.id as workspace_id, o.name, to_json(s.date_first) #>> '{}' as date_first, to_json(s.date_last) #>> '{}' as date_last,
      coalesce(s.times, 0) as times, to_json(u.date_unlocked) #>> '{}' as date_unlocked
    from (select * from pool_showings where organization_id = ${organizationId} and talent_id = ${talentId}) s
    full join (select * from pool_unlocks where source_organization_id = ${organizationId} and source_talent_id = ${talentId}) u
      on u.organization_id = s.workspace_id
    join organizations o on o.id = coalesce(s.workspace_id, u.organization_id)
    order by greatest(s.date_last, u.date_unlocked) desc, o.id
  `.execute(db);
  return rows;
}
