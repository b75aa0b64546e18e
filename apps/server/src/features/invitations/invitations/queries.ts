import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Entrance, Flavour, InviteType } from '@quint/domain/survey/survey-entrances.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { NAMED_ROLES, ONLY_NAMED_ROLE } from '#features/invitations/invitations/named-roles/queries.ts';

export interface Workspace {
  readonly name: string;
  readonly language: StoredLanguage;
  /** How German mails address talents. */
  readonly address_form: AddressForm;
}

/** The inviting workspace, with its default language. */
export async function getWorkspace(db: Reader, scope: OrganizationScope): Promise<Workspace> {
  return db
    .selectFrom('organizations')
    .select(['name', 'language', 'address_form'])
    .where('id', '=', scope.organizationId)
    .$narrowType<{ language: StoredLanguage; address_form: AddressForm }>()
    .executeTakeFirstOrThrow();
}

/** Which of the roles or teams exist in the workspace; deleted ones count as missing. */
export async function listKnownIds(
  db: Reader,
  scope: OrganizationScope,
  { table, ids }: { table: 'roles' | 'teams'; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('organization_id', '=', scope.organizationId)
    .where('id', 'in', [...ids])
    .where('date_deleted', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of the addresses (lower case) belong to a talent of the workspace. */
export async function listInvitedEmails(
  db: Reader,
  scope: OrganizationScope,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await readSql<{ email: string }>`
    select lower(email) as email from talents
    where organization_id = ${scope.organizationId} and lower(email) = any(${emails})
      and date_deleted is null and date_anonymized is null
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** The addresses of a list that belong to talents whom the reader sees unmasked. */
export async function listVisibleEmails(
  db: Reader,
  scope: OrganizationScope,
  { emails, readerId }: { emails: readonly string[]; readerId: string },
): Promise<string[]> {
  const { rows } = await readSql<{ email: string }>`
    select lower(t.email) as email from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = ${scope.organizationId} and lower(t.email) = any(${emails})
      and t.date_deleted is null and t.date_anonymized is null
      and (t.user_id is not distinct from ${readerId}::uuid
        or t.is_directly_invited and not (o.hide_personal_data and o.hide_everybody)
        or t.is_insight_unlocked and not o.hide_personal_data)
  `.execute(db);
  return rows.map(({ email }) => email);
}

/** An invitation of a talent, with its keys. */
export interface InvitedPerson {
  readonly talentId: string;
  readonly resultId: string;
  readonly linkId: string;
  readonly tokenHash: Buffer;
  readonly language: StoredLanguage;
  /** The roles that the person is invited for, which the mail names. */
  readonly roles?: readonly string[];
}

/** A person to invite, with the keys of all rows created for them. */
export interface NewInvitation extends InvitedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly roles: readonly string[];
  readonly teams: readonly string[];
}

/** Values shared by all invitations of a request. */
export interface InvitationTerms {
  readonly inviteType: InviteType;
  readonly flavour: Flavour;
  readonly surveyPath: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly instrumentVersion: string;
  readonly sendAt: Date | null;
  readonly linkExpiresAt: Date;
  readonly invitedBy: string;
  readonly now: Date;
  /** How the people signed up themselves; absent for directly invited ones. */
  readonly entrance?: Entrance;
  /** The assessment the invitations belong to. */
  readonly assessmentId?: string;
}

/** Inserts the talents whose address is not taken and returns their ids: concurrent requests never create two. */
export async function insertTalents(
  db: Writer,
  scope: OrganizationScope,
  { people, terms }: { people: readonly NewInvitation[]; terms: InvitationTerms },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into talents (organization_id, id, email, first_name, last_name, phone, language, user_created)
    select ${scope.organizationId}, p.id, p.email, p.first_name, p.last_name, p.phone, p.language, ${terms.invitedBy}
    from unnest(
      ${people.map((person) => person.talentId)}::uuid[], ${people.map((person) => person.email)}::text[],
      ${people.map((person) => person.firstName)}::text[], ${people.map((person) => person.lastName)}::text[],
      ${people.map((person) => person.phone)}::text[], ${people.map((person) => person.language)}::text[]
    ) as p (id, email, first_name, last_name, phone, language)
    order by lower(p.email)
    on conflict (organization_id, lower(email)) where date_deleted is null and date_anonymized is null do nothing
    returning id
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Inserts an invitation with its survey link for each person. */
export async function insertInvitations(
  db: Writer,
  scope: OrganizationScope,
  { people, terms }: { people: readonly InvitedPerson[]; terms: Omit<InvitationTerms, 'invitedBy'> },
): Promise<void> {
  const { organizationId } = scope;
  const status: InvitationStatus = terms.sendAt === null ? 'INVITED' : 'SCHEDULED';
  await sql`
    with people as (
      select * from unnest(
        ${people.map((person) => person.talentId)}::uuid[], ${people.map((person) => person.resultId)}::uuid[],
        ${people.map((person) => person.linkId)}::uuid[], ${people.map((person) => person.tokenHash)}::bytea[],
        ${people.map((person) => person.language)}::text[],
        ${people.map(({ roles }) => JSON.stringify(roles ?? []))}::text[]
      ) as p (talent_id, result_id, link_id, token_hash, language, roles)
    ), results as (
      insert into talents_results (organization_id, id, talent_id, status, invite_type, flavour, language, mail_subject,
        mail_message, instrument_version, survey_path, send_at, link_expires_at, date_last_action, date_last_invited,
        entrance, assessment_id, invited_for)
      select ${organizationId}, result_id, talent_id, ${status}, ${terms.inviteType}, ${terms.flavour}, language,
        ${terms.subject}, ${terms.message}, ${terms.instrumentVersion}, ${terms.surveyPath},
        ${terms.sendAt}::timestamptz, ${terms.linkExpiresAt}::timestamptz, ${terms.now}::timestamptz,
        ${terms.sendAt ?? terms.now}::timestamptz, ${terms.entrance ?? null}, ${terms.assessmentId ?? null}::uuid,
        array(select jsonb_array_elements_text(roles::jsonb)::uuid)
      from people
    )
    insert into survey_links (organization_id, id, result_id, token_hash)
    select ${organizationId}, link_id, result_id, token_hash from people
  `.execute(db);
}

/** Links talents to the roles they are considered for and the teams they belong to. */
export async function insertLinks(
  db: Writer,
  scope: OrganizationScope,
  { to, links }: { to: 'roles' | 'teams'; links: readonly { id: string; talentId: string; toId: string }[] },
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into ${sql.table(`${to}_talents`)} (organization_id, id, ${sql.ref(`${to}_id`)}, talents_id)
    select ${scope.organizationId}, l.id, l.to_id, l.talent_id
    from unnest(
      ${links.map((link) => link.id)}::uuid[], ${links.map((link) => link.toId)}::uuid[],
      ${links.map((link) => link.talentId)}::uuid[]
    ) as l (id, to_id, talent_id)
  `.execute(db);
}

export interface Inviter {
  readonly inviter_first_name: string | null;
  readonly inviter_last_name: string | null;
  readonly inviter_email: string | null;
}

/** The inviting account, as named in the mail; members of the workspace only. */
export async function findInviter(db: Reader, userId: string): Promise<Inviter | undefined> {
  const { rows } = await readSql<Inviter & { inviter_email: string }>`
    select first_name as inviter_first_name, last_name as inviter_last_name, email as inviter_email
    from users where id = ${userId}
  `.execute(db);
  return rows[0];
}

export interface InvitationToMail extends Inviter {
  readonly status: InvitationStatus;
  readonly flavour: Flavour;
  readonly invite_type: InviteType;
  readonly entrance: Entrance | null;
  /** See NAMED_ROLES. */
  readonly roles: readonly string[];
  /** See ONLY_NAMED_ROLE. */
  readonly only_role: string | null;
  readonly survey_path: string | null;
  readonly mail_subject: string | null;
  readonly mail_message: string | null;
  readonly link_expires_at: Date;
  readonly invitation_count: number;
  readonly link_id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
  /** Whether the person is invited to retake the survey, because their previous result is doubtful. */
  readonly is_repeat: boolean;
}

/** The data of the invitation mail; undefined when the person, the workspace or the link no longer exists. */
export async function findInvitationToMail(
  db: Reader,
  scope: OrganizationScope,
  { resultId, invitedBy }: { resultId: string; invitedBy: string },
): Promise<InvitationToMail | undefined> {
  const { rows } = await readSql<InvitationToMail>`
    select r.status, r.flavour, r.invite_type, r.entrance, r.survey_path, r.mail_subject, r.mail_message, r.link_expires_at,
      r.invitation_count, l.id as link_id, t.first_name, t.last_name, o.name as workspace,
      ${NAMED_ROLES} as roles, ${ONLY_NAMED_ROLE} as only_role,
      r.assessment_id is null and exists (select from talents_results f
        where f.organization_id = r.organization_id and f.talent_id = r.talent_id and f.status = 'FINISHED'
          and f.quality = 'doubtful' and f.date_finished <= r.date_created) as is_repeat,
      u.first_name as inviter_first_name, u.last_name as inviter_last_name, u.email as inviter_email
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    join survey_links l on l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
    left join users u on u.id = ${invitedBy}
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null
    order by l.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Moves an invitation to a later status; has no effect for an earlier one. */
export async function moveInvitation(
  db: StatementWriter,
  scope: OrganizationScope,
  move: { resultId: string; from: InvitationStatus; to: InvitationStatus; now: Date },
): Promise<void> {
  await sql`
    update talents_results set status = ${move.to}, date_last_action = ${move.now}
    where organization_id = ${scope.organizationId} and id = ${move.resultId} and status = ${move.from}
  `.execute(db);
}
