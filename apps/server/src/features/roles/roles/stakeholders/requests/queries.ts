import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface SurveyedRole {
  readonly name: string;
  readonly workspace: string;
  readonly language: StoredLanguage;
  readonly is_archived: boolean;
}

/** The role and its workspace; undefined for a deleted or unknown one. */
export async function findSurveyedRole(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<SurveyedRole | undefined> {
  const { rows } = await readSql<SurveyedRole>`
    select r.name, o.name as workspace, o.language, r.date_archived is not null as is_archived from roles r join organizations o on o.id = r.organization_id
    where r.organization_id = ${scope.organizationId} and r.id = ${roleId} and r.date_deleted is null
  `.execute(db);
  return rows[0];
}

export interface Requester {
  readonly workspace: string;
  readonly asked_by: string | null;
  readonly asked_by_email: string | null;
}

/** The names in a preview. */
export async function getAsking(db: Reader, scope: OrganizationScope, userId: string): Promise<Requester> {
  const { rows } = await readSql<Requester>`
    select o.name as workspace, nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as asked_by,
      u.email as asked_by_email
    from organizations o left join users u on u.id = ${userId} where o.id = ${scope.organizationId}
  `.execute(db);
  const [requester] = rows;
  if (requester === undefined) throw new Error('The workspace of the request does not exist');
  return requester;
}

export interface NewRequest {
  readonly id: string;
  readonly email: string;
  readonly language: StoredLanguage;
  readonly tokenHash: Buffer;
}

/** Inserts requests to addresses that have none for the role yet, and returns their ids. */
export async function insertRequests(
  db: Writer,
  scope: OrganizationScope,
  input: {
    readonly requests: readonly NewRequest[];
    readonly roleId: string;
    readonly message: string | null;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<Set<string>> {
  const { requests, roleId, message, userId, now } = input;
  const { rows } = await sql<{ id: string }>`
    insert into ra_surveys (organization_id, id, role_id, email, language, token_hash, message, user_created, date_created)
    select ${scope.organizationId}, p.id, ${roleId}, p.email, p.language, p.token_hash, ${message}, ${userId}, ${now}
    from unnest(
      ${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ email }) => email)}::text[],
      ${requests.map(({ language }) => language)}::text[], ${requests.map(({ tokenHash }) => tokenHash)}::bytea[]
    ) as p (id, email, language, token_hash)
    order by lower(p.email)
    on conflict (organization_id, role_id, lower(email)) where status <> 'CANCELED' do nothing
    returning id
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Sets the expiry of links: counted from the day on which their mail is sent. */
export async function setEnds(
  db: Writer,
  scope: OrganizationScope,
  ends: readonly { readonly id: string; readonly expires: Date }[],
): Promise<void> {
  await sql`
    update ra_surveys s set date_expires = e.expires
    from unnest(${ends.map(({ id }) => id)}::uuid[], ${ends.map(({ expires }) => expires)}::timestamptz[]) as e (id, expires)
    where s.organization_id = ${scope.organizationId} and s.id = e.id
  `.execute(db);
}

/** Addresses (lower case) that were asked about the role. */
export async function listAsked(
  db: Reader,
  scope: OrganizationScope,
  { roleId, emails }: { roleId: string; emails: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await readSql<{ email: string }>`
    select lower(email) as email from ra_surveys
    where organization_id = ${scope.organizationId} and role_id = ${roleId} and status <> 'CANCELED'
      and lower(email) = any(${emails})
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
}
