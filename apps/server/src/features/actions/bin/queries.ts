import { searchPatterns } from '@quint/domain/base/search-text.ts';
import type { BinQuery, DeletedRecord } from '@quint/contract/people/bin.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { BinKind } from '@quint/domain/base/bin.ts';
import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { ContentLocation } from '#features/files/queries.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { raw, toKysely } from '#database/sql.ts';

const TABLES: Readonly<Record<BinKind, RawBuilder<unknown>>> = {
  talents: sql`talents`,
  roles: sql`roles`,
  teams: sql`teams`,
  goals: sql`goals`,
  assessments: sql`assessments`,
};

/** The name of the record `d`, as visible to the person with the id in `me`. */
function nameOf(kind: BinKind, actor: Actor): RawBuilder<unknown> {
  if (kind === 'talents') {
    const organization = raw('d.organization_id');
    const user = raw('(select id from me)');
    return toKysely(fullname({ row: raw('d'), actor, organization, isOwn: true, user }));
  }
  if (kind === 'goals') return sql`d.objective`;
  if (kind !== 'assessments') return sql`d.name`;
  return sql`coalesce(d.name, (select r.name || ' ' || to_char(d.date_start, 'YYYY-MM') from roles r
    where r.organization_id = d.organization_id and r.id = d.role_id))`;
}

/** An anonymised talent is gone for good. */
const restorable = (kind: BinKind) => (kind === 'talents' ? sql`and d.date_anonymized is null` : sql``);

interface ListedRecord extends Omit<DeletedRecord, 'date_deleted' | 'restorable_until'> {
  readonly date_deleted: Date;
  readonly restorable_until: Date;
  readonly match_count: number;
}

/** A page of the records deleted since a moment, the last deleted first, and how many there are. */
export async function listDeleted(
  db: Reader,
  scope: OrganizationScope,
  { actor, kinds, since, query }: { actor: Actor; kinds: readonly BinKind[]; since: Date; query: BinQuery },
): Promise<ListedRecord[]> {
  const parts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, d.id, ${nameOf(kind, actor)} as name, d.date_deleted, d.user_deleted
      from ${TABLES[kind]} d
      where d.organization_id = ${scope.organizationId} and d.date_deleted > ${since} ${restorable(kind)}`,
  );
  const { rows } = await readSql<ListedRecord>`
    with me as (select ${actor.userId}::uuid as id),
    deleted as (${sql.join(parts, sql` union all `)})
    select x.kind, x.id, x.name, x.date_deleted,
      x.date_deleted + make_interval(days => ${BIN_DAYS}) as restorable_until,
      (select coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
        from users u where u.id = x.user_deleted) as deleted_by,
      (count(*) over ())::int as match_count
    from deleted x
    where has_words(search_text(x.name), ${searchPatterns(query.search ?? '')}::text[])
    order by x.date_deleted desc, x.id desc limit ${query.limit} offset ${query.offset}
  `.execute(db);
  return rows;
}

/** How many records of these kinds can be restored. */
export async function countDeleted(
  db: Reader,
  scope: OrganizationScope,
  { kinds, since }: { kinds: readonly BinKind[]; since: Date },
): Promise<number> {
  const counts = kinds.map(
    (kind) => sql`(select count(*) from ${TABLES[kind]} d
      where d.organization_id = ${scope.organizationId} and d.date_deleted > ${since} ${restorable(kind)})`,
  );
  const { rows } = await readSql<{
    total: number;
  }>`select (${sql.join(counts, sql` + `)})::int as total`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface LockedRecord {
  readonly id: string;
  readonly date_deleted: Date | null;
}

/** The records that live or can be restored, locked until the transaction ends; the last deleted first. */
export async function lockRecords(
  db: Writer,
  scope: OrganizationScope,
  { kind, ids, since }: { kind: BinKind; ids: readonly string[]; since: Date },
): Promise<LockedRecord[]> {
  const { rows } = await sql<LockedRecord>`
    select d.id, d.date_deleted from ${TABLES[kind]} d
    where d.organization_id = ${scope.organizationId} and d.id = any(${ids}::uuid[])
      and (d.date_deleted is null or d.date_deleted > ${since}) ${restorable(kind)}
    order by d.date_deleted desc, d.id desc for update
  `.execute(db);
  return rows;
}

export interface DeletedTalent {
  readonly id: string;
  readonly email: string;
  readonly is_member: boolean;
  /** Another talent has the address now. */
  readonly is_address_given: boolean;
}

/** What decides whether deleted talents can live again, the last deleted first. */
export async function listDeletedTalents(
  db: Writer,
  scope: OrganizationScope,
  ids: readonly string[],
): Promise<DeletedTalent[]> {
  const { rows } = await sql<DeletedTalent>`
    select d.id, lower(d.email) as email, d.status = 'EMPLOYEE' as is_member,
      exists (select from talents o where o.organization_id = d.organization_id and lower(o.email) = lower(d.email)
        and o.date_deleted is null and o.date_anonymized is null) as is_address_given
    from talents d where d.organization_id = ${scope.organizationId} and d.id = any(${ids}::uuid[])
    order by d.date_deleted desc, d.id desc
  `.execute(db);
  return rows;
}

/** The number of team members; the workspace is locked. */
export async function countMembers(db: Writer, scope: OrganizationScope): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from talents where organization_id = ${scope.organizationId}
      and status = 'EMPLOYEE' and date_deleted is null and date_anonymized is null
  `.execute(db);
  return rows[0]?.members ?? 0;
}

export async function restoreRows(
  db: Writer,
  scope: OrganizationScope,
  { kind, ids }: { kind: BinKind; ids: readonly string[] },
): Promise<void> {
  await sql`
    update ${TABLES[kind]} set date_deleted = null, user_deleted = null, date_updated = now()
    where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
  `.execute(db);
}

/** Removes what is left of an erased person in the bin. */
export async function removeTalent(
  db: Writer,
  { organizationId, talentId }: { organizationId: string; talentId: string },
): Promise<void> {
  await sql`delete from talents where organization_id = ${organizationId} and id = ${talentId}`.execute(db);
}

export interface OutdatedTalents {
  readonly organization_id: string;
  readonly ids: string[];
}

/** People who can no longer be restored, by workspace, up to a limit. */
export async function listOutdatedTalents(
  db: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<OutdatedTalents[]> {
  const { rows } = await readSql<OutdatedTalents>`
    select organization_id, array_agg(id) as ids from (
      select d.organization_id, d.id from talents d
      where d.date_deleted <= ${before} ${restorable('talents')} limit ${limit}
    ) outdated group by organization_id
  `.execute(db);
  return rows;
}

/**
 * Removes what names people in records that can no longer be restored: who was asked about a role, with the answers,
 * and the reports on a group. The rows of the records stay. Returns the locations of the contents of the reports.
 */
export async function forgetPeople(db: Writer, before: Date): Promise<ContentLocation[]> {
  for (const table of [sql`ra_survey_results`, sql`ra_surveys`]) {
    await sql`
      delete from ${table} s using roles r
      where r.organization_id = s.organization_id and r.id = s.role_id and r.date_deleted <= ${before}
    `.execute(db);
  }
  const { rows } = await sql<ContentLocation>`
    delete from files f using teams t
    where t.organization_id = f.organization_id and t.id = f.team_id and t.date_deleted <= ${before}
    returning f.organization_id as "organizationId", f.id, f.storage, f.filename_disk as key
  `.execute(db);
  return rows;
}
