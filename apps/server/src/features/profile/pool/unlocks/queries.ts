import type { PoolCopyAnswer } from '@quint/contract/profile/pool.ts';
import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StorageKind } from '#files/storage.ts';

/** The talent behind a row of the pool. */
export interface Source {
  readonly organization_id: string;
  readonly talent_id: string;
}

/** The talent behind a row of the pool; undefined when it is not there. */
export async function findSource(tx: Writer, poolId: string): Promise<Source | undefined> {
  const { rows } = await sql<Source>`
    select organization_id, talent_id from pool_profiles where id = ${poolId}
  `.execute(tx);
  return rows[0];
}

interface LockedSource {
  readonly email: string;
  readonly may_find: boolean;
  readonly is_hidden: boolean;
  readonly content: ClosedContent;
}

/**
 * Locks the talent and then the row of the pool, in the same order as a withdrawal. Returns the address, whether the
 * workspace may find the row, whether it is permanently hidden because the person has verified their address there, and
 * the content that an insight unlocks; undefined when the talent has left meanwhile.
 */
export async function lockSource(
  tx: Writer,
  source: Source,
  { organizationId, poolId, finders }: { organizationId: string; poolId: string; finders: readonly string[] },
): Promise<LockedSource | undefined> {
  const { rows: talents } = await sql<{ email: string }>`
    select email from talents where organization_id = ${source.organization_id} and id = ${source.talent_id} for no key update
  `.execute(tx);
  const { rows } = await sql<Omit<LockedSource, 'email'>>`
    select f.is_found or (is_qualified and not k.is_known) as may_find, not f.is_found and k.is_known as is_hidden,
      jsonb_build_object('person', not (select o.hide_personal_data from organizations o where o.id = ${organizationId}),
        'skills', p.skills, 'jobs', p.jobs, 'languages', p.languages, 'work_mode', p.has_work_mode, 'salary', p.has_salary,
        'earliest_start', p.has_start) as content
    from pool_profiles p
    cross join lateral (select p.status = 'APPLICANT' and p.organization_id = any (${finders}::uuid[]) as is_found) f
    cross join lateral (select exists (
      select from pool_known_people k where k.organization_id = ${organizationId} and k.mark = p.mark) as is_known) k
    where p.id = ${poolId} for update of p
  `.execute(tx);
  const [talent] = talents;
  const [row] = rows;
  return talent && row && { ...talent, ...row };
}

/** The record that the workspace got for this talent before. */
export async function findUnlocked(
  tx: Writer,
  { organizationId }: OrganizationScope,
  source: Source,
): Promise<string | undefined> {
  const { rows } = await sql<{ talent_id: string }>`
    select u.talent_id from pool_unlocks u
    join talents c on c.organization_id = u.organization_id and c.id = u.talent_id and c.date_anonymized is null
    where u.organization_id = ${organizationId}
      and u.source_organization_id = ${source.organization_id} and u.source_talent_id = ${source.talent_id}
  `.execute(tx);
  return rows[0]?.talent_id;
}

/**
 * When a record was unlocked from the pool, and whether its talent is still in it. The latter is hidden for people who
 * verified their address in the workspace, by the address of the copy or of the talent. Undefined for other records.
 */
export async function findCopy(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<PoolCopyAnswer['data'] | undefined> {
  const { rows } = await readSql<PoolCopyAnswer['data']>`
    select to_json(max(u.date_unlocked)) #>> '{}' as date_unlocked, bool_or(case when exists (
      select from pool_known_people k where k.organization_id = u.organization_id and (k.mark = hash_address(c.email) or k.mark = (
        select hash_address(s.email) from talents s where s.organization_id = u.source_organization_id and s.id = u.source_talent_id)))
      then null else p.id is not null end) as is_looking
    from pool_unlocks u
    join talents c on c.organization_id = u.organization_id and c.id = u.talent_id and c.date_anonymized is null
    left join pool_profiles p on p.organization_id = u.source_organization_id and p.talent_id = u.source_talent_id
    where u.organization_id = ${organizationId} and u.talent_id = ${talentId}
    group by u.talent_id
  `.execute(db);
  return rows[0];
}

/** Restores a copy from the bin. */
export async function restoreCopy(
  tx: Writer,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<void> {
  await sql`
    update talents t set date_deleted = null, user_deleted = null, date_updated = now()
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.date_deleted is not null and t.date_anonymized is null
      and not exists (select from talents twin where twin.organization_id = t.organization_id and lower(twin.email) = lower(t.email)
        and twin.date_deleted is null and twin.date_anonymized is null)
  `.execute(tx);
}

/** The workspace's existing record with this address, locked. */
export async function lockDuplicate(
  tx: Writer,
  { organizationId }: OrganizationScope,
  email: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where organization_id = ${organizationId} and lower(email) = lower(${email})
      and date_deleted is null and date_anonymized is null for no key update
  `.execute(tx);
  return rows[0];
}

interface CopyRequest {
  readonly source: Source;
  readonly talentId: string;
}

/** A record of the talent in another workspace, with only the content of an insight. */
export async function insertCopy(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { source, talentId }: CopyRequest,
): Promise<void> {
  await sql`
    insert into talents (organization_id, id, email, first_name, last_name, language, is_directly_invited, is_insight_unlocked,
      is_claimable, rankings_objected_at, ws_ids_of_copied_talent)
    select ${organizationId}, ${talentId}, email, first_name, last_name, language, false, true, false, rankings_objected_at, array[${organizationId}::uuid]
    from talents where organization_id = ${source.organization_id} and id = ${source.talent_id}
  `.execute(tx);
}

/** Adds missing data of the talent to a record: the newest result, job preferences, experiences. */
export async function copyParts(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { source, talentId }: CopyRequest,
): Promise<void> {
  const from = sql`organization_id = ${source.organization_id} and`;
  await sql`
    insert into talents_results (organization_id, id, talent_id, status, invite_type, flavour, language, instrument_version, scoring_version,
      norm_version, result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, invitation_count, link_expires_at, date_started, date_finished,
      date_handed_in, date_confirmed, page_translated)
    select ${organizationId}, ${newId()}, ${talentId}, status, 'recruiting', 'standard', language, instrument_version, scoring_version,
      norm_version, result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, 0, now(), date_started, date_finished, date_handed_in, date_confirmed, page_translated
    from talents_results where ${from} talent_id = ${source.talent_id} and status = 'FINISHED' and held_until is null
      and not exists (select from talents_results mine where mine.organization_id = ${organizationId} and mine.talent_id = ${talentId} and mine.status = 'FINISHED')
    order by date_finished desc, id limit 1
  `.execute(tx);
  const preferencesId = newId();
  const { numAffectedRows: insertedCount } = await sql`
    insert into job_preferences (organization_id, id, work_mode, locations, location_labels, skills, languages, salary, kinds_of_work, earliest_start)
    select ${organizationId}, ${preferencesId}, j.work_mode, j.locations, j.location_labels, j.skills, j.languages, j.salary, j.kinds_of_work,
      j.earliest_start
    from talents t join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
    where t.organization_id = ${source.organization_id} and t.id = ${source.talent_id}
      and exists (select from talents mine where mine.organization_id = ${organizationId} and mine.id = ${talentId} and mine.job_preferences is null)
  `.execute(tx);
  if (insertedCount === 1n) {
    await sql`
      update talents set job_preferences = ${preferencesId} where organization_id = ${organizationId} and id = ${talentId}
    `.execute(tx);
  }
  await sql`
    insert into job_experiences (organization_id, id, talent_id, role_name, company_name, company_location, started_at, ended_at, currently_working)
    select ${organizationId}, gen_random_uuid(), ${talentId}, role_name, company_name, company_location, started_at, ended_at, currently_working
    from job_experiences where ${from} talent_id = ${source.talent_id}
      and not exists (select from job_experiences mine where mine.organization_id = ${organizationId} and mine.talent_id = ${talentId})
  `.execute(tx);
}

/** Records the unlock on both sides. */
export async function recordUnlock(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { source, talentId, userId }: CopyRequest & { userId: string },
): Promise<void> {
  await sql`
    insert into pool_unlocks (organization_id, talent_id, source_organization_id, source_talent_id, user_id)
    values (${organizationId}, ${talentId}, ${source.organization_id}, ${source.talent_id}, ${userId})
    on conflict (organization_id, source_organization_id, source_talent_id) do update
    set talent_id = excluded.talent_id, user_id = excluded.user_id, date_unlocked = now()
  `.execute(tx);
  await sql`
    update talents set ws_ids_of_copied_talent = array_append(ws_ids_of_copied_talent, ${organizationId}::uuid)
    where organization_id = ${source.organization_id} and id = ${source.talent_id} and ${organizationId}::uuid <> all (ws_ids_of_copied_talent)
  `.execute(tx);
}

/** The image of a talent, as it is stored. */
export interface CopiedAvatar {
  readonly storage: StorageKind;
  readonly filename_disk: string;
  readonly filename_download: string;
  readonly type: string;
  readonly filesize: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** The image of an unlocked talent whose record has none; undefined when there is nothing to copy. */
export async function findAvatar(
  db: Reader,
  { source, organizationId, talentId }: CopyRequest & { organizationId: string },
): Promise<CopiedAvatar | undefined> {
  const { rows } = await readSql<CopiedAvatar>`
    select f.storage, f.filename_disk, f.filename_download, f.type, f.filesize, f.width, f.height
    from pool_unlocks u
    join talents c on c.organization_id = u.organization_id and c.id = u.talent_id and c.avatar is null and c.date_anonymized is null
    join talents t on t.organization_id = u.source_organization_id and t.id = u.source_talent_id
    join files f on f.organization_id = t.organization_id and f.id = t.avatar
    where u.organization_id = ${organizationId} and u.talent_id = ${talentId}
      and t.organization_id = ${source.organization_id} and t.id = ${source.talent_id}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

/** Sets the image of a record; returns whether the record still needed one. */
export async function giveAvatar(
  tx: Writer,
  { organizationId }: OrganizationScope,
  image: CopyRequest & { avatar: CopiedAvatar; id: string; key: string; storage: StorageKind },
): Promise<boolean> {
  const { avatar, id, key, storage, talentId } = image;
  const { rows } = await sql`
    select from talents where organization_id = ${organizationId} and id = ${talentId}
      and avatar is null and date_anonymized is null and date_deleted is null for no key update
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into files (organization_id, id, storage, filename_disk, filename_download, type, filesize, width, height, talent_id, purpose)
    values (${organizationId}, ${id}, ${storage}, ${key}, ${avatar.filename_download}, ${avatar.type}, ${avatar.filesize}, ${avatar.width},
      ${avatar.height}, ${talentId}, 'avatar')
  `.execute(tx);
  await sql`
    update talents set avatar = ${id} where organization_id = ${organizationId} and id = ${talentId}
  `.execute(tx);
  return true;
}
