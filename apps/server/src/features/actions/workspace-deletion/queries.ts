import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { ContentLocation } from '#features/files/queries.ts';

// All of these require the platform role.

export interface DeletedWorkspaceRow {
  readonly id: string;
  readonly name: string;
  readonly date_deleted: Date;
  readonly restorable_until: Date;
  readonly deleted_by: string | null;
}

/** The workspaces deleted since a given time, latest first. */
export async function listDeleted(db: Reader, since: Date): Promise<DeletedWorkspaceRow[]> {
  const { rows } = await readSql<DeletedWorkspaceRow>`
    select o.id, o.name, o.date_deleted, o.date_deleted + make_interval(days => ${BIN_DAYS}) as restorable_until,
      (select coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
        from users u where u.id = o.user_deleted) as deleted_by
    from organizations o where o.date_deleted > ${since} order by o.date_deleted desc, o.id desc
  `.execute(db);
  return rows;
}

/** Restores a workspace deleted since a given time. False when there is none. */
export async function restoreRow(db: Writer, id: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    update organizations set date_deleted = null, user_deleted = null, date_updated = now()
    where id = ${id} and date_deleted > ${since} returning id
  `.execute(db);
  return rows.length > 0;
}

export interface PersonOfWorkspace {
  readonly organizationId: string;
  readonly talentId: string;
}

/** People of workspaces deleted before a given time, up to a limit. */
export async function listPeople(
  db: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<PersonOfWorkspace[]> {
  const { rows } = await readSql<PersonOfWorkspace>`
    select t.organization_id as "organizationId", t.id as "talentId"
    from organizations o join talents t on t.organization_id = o.id
    where o.date_deleted <= ${before} and t.date_anonymized is null limit ${limit}
  `.execute(db);
  return rows;
}

/** Data that names or admits people outside their own records, in the order of deletion. */
const OF_PEOPLE = [
  'ra_survey_results',
  'ra_surveys',
  'sso_connections',
  'sso_domains',
  'webhook_endpoints',
  'public_links',
  'outbox',
  'api_tokens',
  'talent_views',
  'put_offs',
  'memberships',
] as const;

/**
 * Deletes from workspaces deleted before a given time: members, stakeholders, mails, the address of invoices, and all
 * access for people and programs. The row of the workspace stays, with its roles and groups. Returns the storage
 * locations of the reports on groups.
 */
export async function forgetPeople(db: Writer, before: Date): Promise<ContentLocation[]> {
  const isInvoiced = sql`date_deleted <= ${before} and stripe_customer_email is not null`;
  // Workspaces are locked before all else, in the order of their keys.
  await sql`select from organizations where ${isInvoiced} order by id for no key update`.execute(db);
  await sql`update organizations set stripe_customer_email = null where ${isInvoiced}`.execute(db);
  for (const table of OF_PEOPLE) {
    await sql`
      delete from ${sql.table(table)} x using organizations o
      where o.id = x.organization_id and o.date_deleted <= ${before}
    `.execute(db);
  }
  const { rows } = await sql<ContentLocation>`
    delete from files f using organizations o
    where o.id = f.organization_id and o.date_deleted <= ${before} and f.team_id is not null
    returning f.organization_id as "organizationId", f.id, f.storage, f.filename_disk as key
  `.execute(db);
  return rows;
}
