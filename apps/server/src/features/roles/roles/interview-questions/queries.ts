import type { OwnQuestion } from '@quint/contract/roles/interview-questions.ts';
import type { MaskableTalent } from '@quint/domain/base/masking.ts';
import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StoredQuestion } from '#features/roles/roles/interview-questions/model.ts';

export interface VersionRow {
  readonly version: number;
  readonly date_created: Date;
  readonly ranges: RoleRanges;
  readonly bank: string;
  /** Null until they are first read. */
  readonly questions: readonly StoredQuestion[] | null;
  readonly own_questions: readonly OwnQuestion[];
}

/** The versions of the questions of a role, newest first; none before recruiting starts. */
export async function listVersions(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<readonly VersionRow[]> {
  const { rows } = await readSql<VersionRow>`
    select version, date_created, ranges, bank, questions, own_questions from interview_questions
    where organization_id = ${organizationId} and role_id = ${roleId} order by version desc
  `.execute(db);
  return rows;
}

export interface OwnRow {
  readonly questions: readonly OwnQuestion[];
  /** In microseconds, for comparing. */
  readonly seen: string;
}

/** The custom questions of administrators; undefined without any. */
export async function findOwn(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<OwnRow | undefined> {
  const { rows } = await readSql<OwnRow>`
    select questions, to_char(date_updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as seen
    from interview_own_questions where organization_id = ${organizationId} and role_id = ${roleId}
  `.execute(db);
  return rows[0];
}

/** Locks a role to serialise changes of its questions; false when it does not exist. */
export async function lockRole(
  db: Writer,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select id from roles where organization_id = ${organizationId} and id = ${roleId} and date_deleted is null
    for no key update
  `.execute(db);
  return rows.length > 0;
}

/** Writes the questions of a version from its ranges, unless that was done before. */
export async function writeOut(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly version: number; readonly questions: readonly StoredQuestion[] },
): Promise<void> {
  await sql`
    update interview_questions set questions = ${JSON.stringify(of.questions)}::jsonb
    where organization_id = ${organizationId} and role_id = ${of.roleId} and version = ${of.version} and questions is null
  `.execute(db);
}

export async function saveOwn(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly questions: readonly OwnQuestion[]; readonly by: string | null },
): Promise<void> {
  await sql`
    insert into interview_own_questions (organization_id, role_id, questions, user_updated)
    values (${organizationId}, ${of.roleId}, ${JSON.stringify(of.questions)}::jsonb, ${of.by})
    on conflict (organization_id, role_id) do update
    set questions = excluded.questions, date_updated = clock_timestamp(), user_updated = excluded.user_updated
  `.execute(db);
}

interface NewVersion {
  readonly roleId: string;
  readonly version: number;
  readonly ranges: RoleRanges;
  readonly bank: string;
  readonly questions: readonly StoredQuestion[];
  readonly own: readonly OwnQuestion[];
  readonly by: string | null;
}

export async function insertVersion(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, version, ranges, bank, questions, own, by }: NewVersion,
): Promise<void> {
  await sql`
    insert into interview_questions (organization_id, role_id, version, ranges, bank, questions, own_questions, user_created)
    values (${organizationId}, ${roleId}, ${version}, ${JSON.stringify(ranges)}::jsonb, ${bank},
      ${JSON.stringify(questions)}::jsonb, ${JSON.stringify(own)}::jsonb, ${by})
  `.execute(db);
}

/** Records that the sheets of people were opened or printed with a version. */
export async function recordSheets(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly version: number; readonly talentIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into interview_sheets (organization_id, role_id, version, talent_id)
    select ${organizationId}, ${of.roleId}, ${of.version}, talent_id
    from unnest(${of.talentIds.toSorted(compareCodes)}::uuid[]) as t (talent_id)
    on conflict do nothing
  `.execute(db);
}

interface MetPerson extends MaskableTalent {
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
}

/** The people whose sheet was opened or printed with a version, earliest first. */
export async function listMet(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, version, limit }: { readonly roleId: string; readonly version: number; readonly limit: number },
): Promise<{ readonly count: number; readonly people: readonly MetPerson[] }> {
  const { rows } = await readSql<MetPerson & { count: number }>`
    select t.first_name, t.last_name, t.is_directly_invited, t.is_insight_unlocked, o.hide_personal_data, o.hide_everybody,
      (count(*) over ())::int as count
    from interview_sheets s
    join talents t on t.organization_id = s.organization_id and t.id = s.talent_id
    join organizations o on o.id = s.organization_id
    where s.organization_id = ${organizationId} and s.role_id = ${roleId} and s.version = ${version}
      and t.date_deleted is null and t.date_anonymized is null
    order by s.date_created, s.talent_id limit ${limit}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, people: rows };
}
