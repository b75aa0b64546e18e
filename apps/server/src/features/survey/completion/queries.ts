import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Entrance, Flavour } from '@quint/domain/survey/survey-entrances.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { holdFrom } from '#features/invitations/result-holds/queries.ts';
import type { SheetKey } from '#features/survey/queries.ts';
import { STATEMENT } from '#features/measures/statements/queries.ts';
import type { RespondentSession } from '#http/access.ts';

/** A score in the form of its row: whole, and in the columns that lists and fit read. */
export function scoreColumns(score: SheetScore) {
  const { traits } = score;
  return {
    result: JSON.stringify(score),
    o: traits.O?.stanine ?? null,
    c: traits.C?.stanine ?? null,
    e: traits.E?.stanine ?? null,
    a: traits.A?.stanine ?? null,
    es: traits.ES?.stanine ?? null,
    z_o: traits.O?.z ?? null,
    z_c: traits.C?.z ?? null,
    z_e: traits.E?.z ?? null,
    z_a: traits.A?.z ?? null,
    z_es: traits.ES?.z ?? null,
    quality: score.quality.verdict,
    scoring_version: score.versions.scoring,
    norm_version: score.versions.norm,
  };
}

/** Stores the score of a sheet, held back as its workspace says. */
export async function storeScore(
  tx: Writer,
  { scope, resultId }: SheetKey,
  { score, now }: { score: SheetScore; now: Date },
): Promise<void> {
  await tx
    .updateTable('talents_results')
    .set({
      status: 'FINISHED',
      ...scoreColumns(score),
      date_finished: now,
      date_last_action: now,
      held_until: holdFrom(scope, now),
    })
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', resultId)
    .execute();
}

/** Notes the language that a sheet was answered in: its norm, report and mails are in it. */
export async function setLanguage(
  tx: Writer,
  { scope, resultId }: SheetKey,
  language: StoredLanguage,
): Promise<void> {
  await sql`
    update talents_results set language = ${language}
    where organization_id = ${scope.organizationId} and id = ${resultId}
  `.execute(tx);
}

/** Submits a sheet that is scored only after its address is proved. */
export async function submit(tx: Writer, { scope, resultId }: SheetKey, now: Date): Promise<void> {
  await sql`
    update talents_results set date_handed_in = ${now}, date_last_action = ${now}
    where organization_id = ${scope.organizationId} and id = ${resultId}
  `.execute(tx);
}

export interface FinishedSheet {
  readonly status: InvitationStatus;
  readonly language: StoredLanguage;
  readonly date_finished: Date | null;
  readonly link_expires_at: Date;
  readonly is_freezed: boolean;
  readonly result: SheetScore | null;
  readonly statement: string | null;
  readonly flavour: Flavour;
  readonly entrance: Entrance | null;
}

/** The sheet of a session with its score. */
export async function findFinishedSheet(
  db: Reader,
  session: RespondentSession,
): Promise<FinishedSheet | undefined> {
  const { rows } = await readSql<FinishedSheet>`
    select r.status, r.language, r.date_finished, r.link_expires_at, r.result, ${STATEMENT} as statement, r.flavour, r.entrance,
      o.is_freezed
    from talents_results r join organizations o on o.id = r.organization_id
    where r.organization_id = ${session.scope.organizationId} and r.id = ${session.resultId}
  `.execute(db);
  return rows[0];
}

/** The current sheet of this device: another device may have begun a new one. */
export async function findSheetIdOfSession(
  tx: Writer,
  session: RespondentSession,
): Promise<string | undefined> {
  const { rows } = await sql<{ result_id: string }>`
    select result_id from survey_sessions
    where organization_id = ${session.scope.organizationId} and id = ${session.sessionId}
  `.execute(tx);
  return rows[0]?.result_id;
}

/** An open sheet of the same person that is newer than the session's, begun on any device. */
export async function findNewerOpenSheet(
  tx: Writer,
  session: RespondentSession,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select newer.id from talents_results r
    join talents_results newer on newer.organization_id = r.organization_id and newer.talent_id = r.talent_id
      and newer.date_created > r.date_created and newer.status in ('INVITED', 'SENT', 'OPENED', 'PENDING')
    where r.organization_id = ${session.scope.organizationId} and r.id = ${session.resultId}
    order by newer.date_created desc limit 1
  `.execute(tx);
  return rows[0]?.id;
}

/**
 * A new sheet of the same invitation, to which the link leads from now on, with the demographics copied. The finished
 * one stays as it is, and so do the sessions of other devices: their late answers belong to the old one.
 */
export async function insertRetake(
  tx: Writer,
  session: RespondentSession,
  retake: {
    id: string;
    instrument: string;
    /** Undefined keeps the language of the finished sheet. */
    language: StoredLanguage | undefined;
    now: Date;
    linkExpiresAt: Date;
  },
): Promise<void> {
  const { organizationId } = session.scope;
  await sql`
    insert into talents_results (organization_id, id, talent_id, status, invite_type, flavour, entrance, language, survey_path,
      invited_for, instrument_version, link_expires_at, date_created, date_last_action, date_confirmed)
    select organization_id, ${retake.id}, talent_id, 'OPENED', invite_type, flavour, entrance,
      coalesce(${retake.language ?? null}, language), survey_path, invited_for,
      ${retake.instrument}, ${retake.linkExpiresAt}, ${retake.now}, ${retake.now}, ${retake.now}
    from talents_results where organization_id = ${organizationId} and id = ${session.resultId}
  `.execute(tx);
  await sql`
    insert into survey_demographics (organization_id, result_id, age, gender)
    select organization_id, ${retake.id}, age, gender
    from survey_demographics where organization_id = ${organizationId} and result_id = ${session.resultId}
  `.execute(tx);
  await sql`
    update survey_links set result_id = ${retake.id}
    where organization_id = ${organizationId} and result_id = ${session.resultId}
  `.execute(tx);
}

/** Switches this device to another sheet of the same person. */
export async function moveSession(tx: Writer, session: RespondentSession, resultId: string): Promise<void> {
  await sql`
    update survey_sessions set result_id = ${resultId}
    where organization_id = ${session.scope.organizationId} and id = ${session.sessionId}
  `.execute(tx);
}
