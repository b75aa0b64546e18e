import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Demographics } from '@quint/domain/survey/demographics.ts';
import type { HoldSetting } from '@quint/domain/invitations/holding.ts';
import type { Entrance, Flavour, InviteType } from '@quint/domain/survey/survey-entrances.ts';
import type { SessionOrigin } from '@quint/domain/survey/survey-proof.ts';
import type { PersonName } from '@quint/domain/base/person-name.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { NAMED_ROLES } from '#features/invitations/invitations/named-roles/queries.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RespondentSession } from '#http/access.ts';

/** Identifies a sheet, independent of sessions. */
export type SheetKey = Pick<RespondentSession, 'scope' | 'resultId'>;

interface SurveySessionRow {
  readonly id: string;
  readonly result_id: string;
  readonly instrument_version: string;
  readonly opened_by: SessionOrigin;
  readonly is_proved: boolean;
}

/** The session of a cookie; undefined when it has ended, or when the person or the workspace is deleted. */
export async function findSurveySession(
  db: Reader,
  scope: OrganizationScope,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<SurveySessionRow | undefined> {
  const { rows } = await readSql<SurveySessionRow>`
    select s.id, s.result_id, r.instrument_version, s.opened_by, s.proved_at is not null as is_proved
    from survey_sessions s
    join talents_results r on r.organization_id = s.organization_id and r.id = s.result_id
    join talents t on t.organization_id = s.organization_id and t.id = r.talent_id
    join organizations o on o.id = s.organization_id
    where s.organization_id = ${scope.organizationId} and s.token_hash = ${tokenHash} and s.expires_at > ${now}
      and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** The state of a sheet for any session. */
export interface SheetStatus {
  readonly status: InvitationStatus;
  /** Whether it ended because its role was filled. */
  readonly is_role_filled: boolean;
  readonly is_submitted: boolean;
  readonly is_confirmed: boolean;
}

const STATUS_COLUMNS = sql`r.status, r.ended_with_role is not null as is_role_filled, r.date_handed_in is not null as is_submitted, r.date_confirmed is not null as is_confirmed`;

export interface SessionSheet extends SheetStatus {
  readonly language: StoredLanguage;
  readonly workspace: string;
  readonly hold_results: HoldSetting;
  readonly instrument_version: string;
  readonly first_name: string | null;
  readonly flavour: Flavour;
  readonly entrance: Entrance | null;
  readonly invite_type: InviteType;
  /** The roles in the invitation. */
  readonly roles: readonly string[];
  readonly demographics_given: boolean;
  /** The highest sequence of this device; null before its first answer. */
  readonly last_seq: number | null;
}

/** The sheet of a session with the data that the device needs to continue. */
export async function findSheetOfSession(
  db: Reader,
  session: RespondentSession,
): Promise<SessionSheet | undefined> {
  const { rows } = await readSql<SessionSheet>`
    select ${STATUS_COLUMNS}, r.language, r.flavour, r.entrance, r.invite_type, r.instrument_version, o.name as workspace,
      o.hold_results, t.first_name,
      ${NAMED_ROLES} as roles,
      exists (select from survey_demographics d where d.organization_id = r.organization_id and d.result_id = r.id)
        as demographics_given,
      (select max(a.seq) from survey_answers a
        where a.organization_id = r.organization_id and a.result_id = r.id and a.session_id = ${session.sessionId}) as last_seq
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${session.scope.organizationId} and r.id = ${session.resultId}
  `.execute(db);
  return rows[0];
}

export interface CountingAnswer {
  readonly item: number;
  readonly value: number;
  readonly seconds: number | null;
}

/**
 * The current answer of each item: within a device the one with the highest sequence, between devices the last received
 * one.
 */
export async function listCountingAnswers(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<CountingAnswer[]> {
  const { rows } = await readSql<CountingAnswer>`
    select distinct on (item) item, value, seconds
    from (
      select distinct on (session_id, item) session_id, item, value, seconds, date_received
      from survey_answers
      where organization_id = ${scope.organizationId} and result_id = ${resultId}
      order by session_id, item, seq desc
    ) as of_device
    order by item, date_received desc, session_id desc
  `.execute(db);
  return rows;
}

/** Locks a sheet against a concurrent finish while it is written to; undefined when it is deleted. */
export async function lockSheetStatus(
  tx: Writer,
  { scope, resultId }: SheetKey,
): Promise<SheetStatus | undefined> {
  const { rows } = await sql<SheetStatus>`
    select ${STATUS_COLUMNS} from talents_results r
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} for key share
  `.execute(tx);
  return rows[0];
}

export interface LockedSheet extends SheetStatus {
  readonly demographics_given: boolean;
  readonly language: StoredLanguage;
  readonly instrument_version: string;
  readonly page_translated: boolean;
}

/** Locks a sheet for ending or confirming it: a concurrent call waits and then sees the result of the first. */
export async function lockSheet(tx: Writer, { scope, resultId }: SheetKey): Promise<LockedSheet | undefined> {
  const { rows } = await sql<LockedSheet>`
    select ${STATUS_COLUMNS}, r.language, r.instrument_version, r.page_translated, exists (
      select from survey_demographics d where d.organization_id = r.organization_id and d.result_id = r.id
    ) as demographics_given
    from talents_results r
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
    for update
  `.execute(tx);
  return rows[0];
}

/**
 * Stores the demographics, replacing earlier ones; a talent without a name gets the entered one. Returns the talent's
 * first name.
 */
export async function saveDemographics(
  tx: Writer,
  session: RespondentSession,
  input: { demographics: Demographics; name: PersonName; now: Date },
): Promise<string | null> {
  const { organizationId } = session.scope;
  const { demographics, name, now } = input;
  await sql`
    insert into survey_demographics (organization_id, result_id, age, gender)
    values (${organizationId}, ${session.resultId}, ${demographics.age}, ${demographics.gender})
    on conflict (organization_id, result_id) do update set age = excluded.age, gender = excluded.gender
  `.execute(tx);
  await sql`
    update talents t set first_name = ${name.first}, last_name = ${name.last}, date_updated = ${now}
    from talents_results r
    where r.organization_id = ${organizationId} and r.id = ${session.resultId}
      and t.organization_id = r.organization_id and t.id = r.talent_id
      and coalesce(t.first_name, '') = '' and coalesce(t.last_name, '') = ''
  `.execute(tx);
  const sheet = await findSheetOfSession(tx, session);
  return sheet?.first_name ?? null;
}
