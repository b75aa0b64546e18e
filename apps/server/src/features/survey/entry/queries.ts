import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface OpenWorkspace {
  readonly name: string;
  readonly language: StoredLanguage;
}

/** The workspace if it can take part: neither deleted nor frozen. */
export async function findOpenWorkspace(
  db: Reader,
  scope: OrganizationScope,
): Promise<OpenWorkspace | undefined> {
  const { rows } = await readSql<OpenWorkspace>`
    select name, language from organizations
    where id = ${scope.organizationId} and date_deleted is null and not is_freezed and not is_on_hold
  `.execute(db);
  return rows[0];
}

/** A public link of the workspace; it is active unless it was revoked. */
export async function findPublicLink(
  db: Reader,
  scope: OrganizationScope,
  tokenHash: Buffer,
): Promise<{ id: string; kind: PublicLinkKind; is_active: boolean } | undefined> {
  const { rows } = await readSql<{ id: string; kind: PublicLinkKind; is_active: boolean }>`
    select id, kind, date_revoked is null as is_active from public_links
    where organization_id = ${scope.organizationId} and token_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** Creates the platform's own workspace unless it exists. Requires the platform role. */
export async function ensureWorkspace(
  db: Writer,
  workspace: { id: string; name: string; language: StoredLanguage },
): Promise<void> {
  await sql`
    insert into organizations (id, name, language, pack)
    values (${workspace.id}, ${workspace.name}, ${workspace.language}, 'enterprise')
    on conflict (id) do nothing
  `.execute(db);
}

/** Whether the address (lower case) belongs to an administrator of any workspace. Requires the platform role. */
export async function isWorkspaceAdmin(db: Reader, email: string): Promise<boolean> {
  const { rows } = await readSql`
    select from users u join memberships m on m.user_id = u.id
    join organizations o on o.id = m.organization_id and o.date_deleted is null
    where lower(u.email) = ${email} and m.user_role = 'ORG_ADMIN' and m.status = 'active' limit 1
  `.execute(db);
  return rows.length > 0;
}

/** A talent with the status of its newest invitation. */
export interface KnownPerson {
  readonly talent_id: string;
  readonly email: string;
  readonly has_finished: boolean;
  /** The newest invitation that is still open; null without one. */
  readonly open_result: string | null;
}

const SELECT_PERSON = sql`
  select t.id as talent_id, t.email,
    exists (select from talents_results r
      where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED') as has_finished,
    (select r.id from talents_results r
      where r.organization_id = t.organization_id and r.talent_id = t.id and r.status not in ('FINISHED', 'CANCELED')
      order by r.date_created desc, r.id desc limit 1) as open_result
  from talents t`;

/** The talent of an address (lower case). */
export async function findPerson(
  db: Reader,
  scope: OrganizationScope,
  email: string,
): Promise<KnownPerson | undefined> {
  const { rows } = await readSql<KnownPerson>`
    ${SELECT_PERSON} where t.organization_id = ${scope.organizationId} and lower(t.email) = ${email}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface NewParticipant {
  readonly talentId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: StoredLanguage;
  /** The account of the current user. */
  readonly userId: string | null;
  /** Whether the talent was invited directly by the workspace, or is one of its administrators. */
  readonly isDirectlyInvited: boolean;
}

/** Inserts a talent who signed up themselves. Returns false when the address is taken. */
export async function insertParticipant(
  db: Writer,
  scope: OrganizationScope,
  person: NewParticipant,
): Promise<boolean> {
  const { rows } = await sql`
    insert into talents (organization_id, id, email, first_name, last_name, language, user_id, is_directly_invited)
    values (${scope.organizationId}, ${person.talentId}, ${person.email}, ${person.firstName}, ${person.lastName},
      ${person.language}, ${person.userId}, ${person.isDirectlyInvited})
    on conflict (organization_id, lower(email)) where date_deleted is null and date_anonymized is null do nothing
    returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Extends the link of an open invitation, and returns the id from which its token is derived; undefined when revoked.
 */
export async function renewLink(
  db: Writer,
  scope: OrganizationScope,
  renewal: { resultId: string; linkExpiresAt: Date },
): Promise<string | undefined> {
  await sql`
    update talents_results set link_expires_at = greatest(link_expires_at, ${renewal.linkExpiresAt}::timestamptz)
    where organization_id = ${scope.organizationId} and id = ${renewal.resultId}
  `.execute(db);
  return findLinkId(db, scope, renewal.resultId);
}

/**
 * Gives a sheet without answers the language of the page on which its person requested it again. One that the workspace
 * created keeps its language: anybody may enter an address in a public form.
 */
export async function changeUnansweredLanguage(
  db: Writer,
  scope: OrganizationScope,
  { resultId, language }: { resultId: string; language: StoredLanguage },
): Promise<void> {
  await sql`
    update talents_results r set language = ${language}
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and r.entrance is not null
      and r.status not in ('FINISHED', 'CANCELED') and r.language <> ${language}
      and not exists (select from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id)
  `.execute(db);
}

/** The id from which the token of a sheet's active link is derived. */
export async function findLinkId(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<string | undefined> {
  const { rows } = await readSql<{ id: string }>`
    select id from survey_links where organization_id = ${scope.organizationId} and result_id = ${resultId}
      and date_revoked is null order by id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

export interface Account {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly language: StoredLanguage | null;
}

/** Name and address of the current user. Requires the platform role. */
export async function findAccount(db: Reader, userId: string): Promise<Account | undefined> {
  const { rows } = await readSql<Account>`
    select email, first_name, last_name, platform_language as language from users where id = ${userId}
  `.execute(db);
  return rows[0];
}

/** The talent linked to an account. */
export async function findOwnPerson(
  db: Reader,
  scope: OrganizationScope,
  userId: string,
): Promise<KnownPerson | undefined> {
  const { rows } = await readSql<KnownPerson>`
    ${SELECT_PERSON} where t.organization_id = ${scope.organizationId} and t.user_id = ${userId}
      and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created limit 1
  `.execute(db);
  return rows[0];
}

/** The newest finished sheet of a talent. */
export async function findNewestFinished(
  db: Reader,
  scope: OrganizationScope,
  talentId: string,
): Promise<string | undefined> {
  const { rows } = await readSql<{ id: string }>`
    select id from talents_results where organization_id = ${scope.organizationId} and talent_id = ${talentId}
      and status = 'FINISHED' order by date_finished desc limit 1
  `.execute(db);
  return rows[0]?.id;
}
