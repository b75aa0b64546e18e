import type { StoredLanguage } from '@quint/contract/ids.ts';
import { SURVEY_SESSION_DAYS } from '@quint/domain/limits.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { Demographics } from '@quint/domain/demographics.ts';
import type { Entrance, Flavour, InviteType } from '@quint/domain/survey-entrances.ts';
import type { PersonName } from '@quint/domain/person-name.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SurveySeat } from '#http/access.ts';

export interface LinkedSheet {
  readonly result_id: string;
  readonly status: InvitationStatus;
  readonly language: StoredLanguage;
  readonly link_expires_at: Date;
  readonly send_at: Date | null;
  readonly instrument_version: string;
  readonly workspace: string;
  readonly first_name: string | null;
  /** The link was taken back, or the person or the workspace is gone. */
  readonly is_dead: boolean;
  /** The days of the assessment it belongs to, as moments in Berlin: its start, and its end. */
  readonly assessment_starts_at: Date | null;
  readonly assessment_ends_at: Date | null;
}

/** The first moment of the first day, and the last day's end. */
const ASSESSMENT_DAYS = sql`a.date_start::timestamp at time zone 'Europe/Berlin' as assessment_starts_at,
      (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' as assessment_ends_at`;

/** The sheet a survey link opens. */
export async function findSheetByLink(
  db: Reader,
  scope: OrganizationScope,
  tokenHash: Buffer,
): Promise<LinkedSheet | undefined> {
  const { rows } = await sql<LinkedSheet>`
    select r.id as result_id, r.status, r.language, r.link_expires_at, r.send_at, r.instrument_version,
      o.name as workspace, t.first_name,
      l.date_revoked is not null or t.date_deleted is not null or t.date_anonymized is not null
        or o.date_deleted is not null as is_dead,
      ${ASSESSMENT_DAYS}
    from survey_links l
    join talents_results r on r.organization_id = l.organization_id and r.id = l.result_id
    join talents t on t.organization_id = l.organization_id and t.id = r.talent_id
    join organizations o on o.id = l.organization_id
    left join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
    where l.organization_id = ${scope.organizationId} and l.token_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** Starts a session of a device and notes that the link was opened, in one statement. */
export async function insertSurveySession(
  db: Reader,
  seat: SurveySeat,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  const { organizationId } = seat.scope;
  await sql`
    with opened as (
      update talents_results set status = 'OPENED', date_last_action = ${now}
      where organization_id = ${organizationId} and id = ${seat.resultId} and status in ('INVITED', 'SENT')
    )
    insert into survey_sessions (organization_id, id, result_id, token_hash, date_created, expires_at)
    values (${organizationId}, ${seat.sessionId}, ${seat.resultId}, ${tokenHash}, ${now},
      ${now}::timestamptz + make_interval(days => ${SURVEY_SESSION_DAYS}))
  `.execute(db);
}

interface SurveySessionRow {
  readonly id: string;
  readonly result_id: string;
  readonly instrument_version: string;
}

/** The session of a cookie; undefined when it ended, or when the person or the workspace is gone. */
export async function findSurveySession(
  db: Reader,
  scope: OrganizationScope,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<SurveySessionRow | undefined> {
  const { rows } = await sql<SurveySessionRow>`
    select s.id, s.result_id, r.instrument_version
    from survey_sessions s
    join talents_results r on r.organization_id = s.organization_id and r.id = s.result_id
    join talents t on t.organization_id = s.organization_id and t.id = r.talent_id
    join organizations o on o.id = s.organization_id
    where s.organization_id = ${scope.organizationId} and s.token_hash = ${tokenHash} and s.expires_at > ${now}
      and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null
  `.execute(db);
  return rows[0];
}

export interface SeatSheet {
  readonly status: InvitationStatus;
  readonly language: StoredLanguage;
  readonly workspace: string;
  readonly first_name: string | null;
  readonly flavour: Flavour;
  readonly entrance: Entrance | null;
  readonly invite_type: InviteType;
  readonly demographics_given: boolean;
  /** The highest sequence of this device; null before its first answer. */
  readonly last_seq: number | null;
}

/** The sheet of a session with what the device needs to go on. */
export async function findSheetOfSeat(db: Reader, seat: SurveySeat): Promise<SeatSheet | undefined> {
  const { rows } = await sql<SeatSheet>`
    select r.status, r.language, r.flavour, r.entrance, r.invite_type, o.name as workspace, t.first_name,
      exists (select from survey_demographics d where d.organization_id = r.organization_id and d.result_id = r.id)
        as demographics_given,
      (select max(a.seq) from survey_answers a
        where a.organization_id = r.organization_id and a.result_id = r.id and a.session_id = ${seat.sessionId}) as last_seq
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${seat.scope.organizationId} and r.id = ${seat.resultId}
  `.execute(db);
  return rows[0];
}

export interface OwnLink {
  readonly id: string;
  readonly status: InvitationStatus;
  readonly link_expires_at: Date;
}

/** The live link of a session's sheet. */
export async function findOwnLink(db: Reader, seat: SurveySeat): Promise<OwnLink | undefined> {
  const { rows } = await sql<OwnLink>`
    select l.id, r.status, r.link_expires_at from survey_links l
    join talents_results r on r.organization_id = l.organization_id and r.id = l.result_id
    where l.organization_id = ${seat.scope.organizationId} and l.result_id = ${seat.resultId} and l.date_revoked is null
    order by l.id desc limit 1
  `.execute(db);
  return rows[0];
}

export interface CountingAnswer {
  readonly item: number;
  readonly value: number;
  readonly seconds: number | null;
}

/**
 * The answer that counts for each item: within a device the one with the highest sequence, between devices the one
 * received last.
 */
export async function listCountingAnswers(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<CountingAnswer[]> {
  const { rows } = await sql<CountingAnswer>`
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

/** Locks the sheet of a session against a finish; undefined when it is gone. */
export async function lockSheetStatus(tx: Writer, seat: SurveySeat): Promise<InvitationStatus | undefined> {
  const { rows } = await sql<{ status: InvitationStatus }>`
    select status from talents_results
    where organization_id = ${seat.scope.organizationId} and id = ${seat.resultId} for key share
  `.execute(tx);
  return rows[0]?.status;
}

/**
 * Keeps what the person stated, again if stated again; a talent without a name gets the one given. Returns the first
 * name the talent has now.
 */
export async function saveDemographics(
  tx: Writer,
  seat: SurveySeat,
  stated: { demographics: Demographics; name: PersonName; now: Date },
): Promise<string | null> {
  const { organizationId } = seat.scope;
  const { demographics, name, now } = stated;
  await sql`
    insert into survey_demographics (organization_id, result_id, age, gender)
    values (${organizationId}, ${seat.resultId}, ${demographics.age}, ${demographics.gender})
    on conflict (organization_id, result_id) do update set age = excluded.age, gender = excluded.gender
  `.execute(tx);
  await sql`
    update talents t set first_name = ${name.first}, last_name = ${name.last}, date_updated = ${now}
    from talents_results r
    where r.organization_id = ${organizationId} and r.id = ${seat.resultId}
      and t.organization_id = r.organization_id and t.id = r.talent_id
      and coalesce(t.first_name, '') = '' and coalesce(t.last_name, '') = ''
  `.execute(tx);
  const sheet = await findSheetOfSeat(tx, seat);
  return sheet?.first_name ?? null;
}
