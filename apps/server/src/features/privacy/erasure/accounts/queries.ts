import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { ContentLocation } from '#features/files/queries.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** An account, locked until the transaction ends. Requires the platform role, like all of this file. */
export async function lockAccount(db: Writer, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, email, first_name, last_name from users where id = ${id} for update
  `.execute(db);
  return rows[0];
}

export async function findAccount(db: Reader, id: string): Promise<Account | undefined> {
  const { rows } = await readSql<Account>`
    select id, email, first_name, last_name from users where id = ${id}
  `.execute(db);
  return rows[0];
}

export interface OwnRecord extends RecordKey {
  readonly organization: string;
}

/**
 * The records of a person in all workspaces: those of the account, those of its verified address that it may take, and
 * then the copies of both that workspaces have unlocked. They are locked in this order, as unlocking does.
 */
export async function listOwnRecords(db: Reader, userId: string): Promise<OwnRecord[]> {
  const { rows } = await readSql<OwnRecord>`
    with own as (
      select t.organization_id, t.id, false as is_copy from users u join talents t on t.user_id = u.id
        or (t.user_id is null and lower(t.email) = lower(u.email) and can_claim_talent(u.id, t.organization_id, t.id))
      where u.id = ${userId} and t.date_anonymized is null
    ), records as (
      select organization_id, id, bool_and(is_copy) as is_copy from (
        select * from own
        union all select x.organization_id, x.talent_id, true from pool_unlocks x
          join own on own.organization_id = x.source_organization_id and own.id = x.source_talent_id) found
      group by organization_id, id
    )
    select t.organization_id as "organizationId", t.id as "talentId", o.name as organization
    from records r join talents t on t.organization_id = r.organization_id and t.id = r.id
    join organizations o on o.id = t.organization_id
    where t.date_anonymized is null
    order by r.is_copy, o.name collate "und-x-icu", t.organization_id, t.id
  `.execute(db);
  return rows;
}

/** The names of workspaces that would have no administrator left. */
export async function listLastAdministered(db: Reader, userId: string): Promise<string[]> {
  const { rows } = await readSql<{ name: string }>`
    select o.name from memberships m join organizations o on o.id = m.organization_id and o.date_deleted is null
    where m.user_id = ${userId} and m.user_role = 'ORG_ADMIN' and m.status = 'active'
      and not exists (select from memberships x where x.organization_id = m.organization_id and x.user_id <> m.user_id
        and x.user_role = 'ORG_ADMIN' and x.status = 'active')
    order by o.name collate "und-x-icu"
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether the account is the only administrator of the platform. */
export async function isLastOfPlatform(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await readSql<{ last: boolean }>`
    select u.is_app_admin and not exists (select from users x where x.is_app_admin and x.id <> u.id) as last
    from users u where u.id = ${userId}
  `.execute(db);
  return rows[0]?.last ?? false;
}

/** Whether an account served only a talent of this workspace: it administers nothing and has no other record. */
export async function servesOnly(
  db: Reader,
  userId: string,
  { organizationId, talentId }: RecordKey,
): Promise<boolean> {
  const { rows } = await readSql<{ only: boolean }>`
    select not u.is_app_admin
      and not exists (select from memberships m where m.user_id = u.id
        and (m.user_role <> 'ORG_USER' or m.organization_id <> ${organizationId}))
      and not exists (select from talents t where t.user_id = u.id and t.date_anonymized is null
        and (t.organization_id <> ${organizationId} or t.id <> ${talentId})) as only
    from users u where u.id = ${userId}
  `.execute(db);
  return rows[0]?.only ?? false;
}

/** Ends the membership of a talent whose account is still used in another workspace. */
export async function endMembership(
  db: Writer,
  userId: string,
  { organizationId }: RecordKey,
): Promise<void> {
  await sql`
    delete from memberships where user_id = ${userId} and organization_id = ${organizationId} and user_role = 'ORG_USER'
  `.execute(db);
}

/** Keys of the feedback that mails were sent about. */
export async function listFeedback(db: Writer, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from feedback where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the data export, which contains the erased record; another can be requested. */
export async function deleteExport(db: Writer, userId: string): Promise<void> {
  await sql`delete from data_exports where user_id = ${userId}`.execute(db);
}

const invoicedTo = (userId: RawBuilder<unknown>) =>
  sql`lower(stripe_customer_email) = (select lower(email) from users where id = ${userId})`;

/**
 * Locks the workspaces that use the address of a talent's account for invoices: erasure clears it, and workspaces are
 * locked before all else.
 */
export async function lockInvoiced(db: Writer, { organizationId, talentId }: RecordKey): Promise<void> {
  const userId = sql`(select user_id from talents where organization_id = ${organizationId} and id = ${talentId})`;
  await sql`select from organizations where ${invoicedTo(userId)} order by id for no key update`.execute(db);
}

/**
 * Locks the workspaces that an account administers, so that two administrators who leave at once see each other, and
 * those that use its address for invoices.
 */
export async function lockWorkspacesOf(db: Writer, userId: string): Promise<void> {
  await sql`
    select from organizations where ${invoicedTo(sql`${userId}::uuid`)} or id in (
      select organization_id from memberships where user_id = ${userId} and user_role = 'ORG_ADMIN')
    order by id for no key update
  `.execute(db);
}

/** Deletes an account with all dependent rows; its sessions end. Returns the storage locations of its images. */
export async function deleteAccount(db: Writer, { id, email }: Account): Promise<ContentLocation[]> {
  const { rows } = await sql<ContentLocation>`
    delete from files where user_id = ${id} or (uploaded_by = ${id} and purpose = 'avatar' and talent_id is null)
    returning organization_id as "organizationId", id, storage, filename_disk as key
  `.execute(db);
  await sql`
    update organizations set stripe_customer_email = null where lower(stripe_customer_email) = lower(${email})
  `.execute(db);
  await sql`update analytics_events set user_id = null where user_id = ${id}`.execute(db);
  await sql`delete from users where id = ${id}`.execute(db);
  return rows;
}

/** The workspaces of an account or its address: its own ones, and those that asked it as a stakeholder. */
export async function listWorkspaces(db: Reader, { id, email }: Account): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select organization_id as id from memberships where user_id = ${id}
    union select organization_id from talents where user_id = ${id} or lower(email) = lower(${email})
    union select organization_id from ra_surveys where lower(email) = lower(${email})
  `.execute(db);
  return rows.map((row) => row.id);
}
