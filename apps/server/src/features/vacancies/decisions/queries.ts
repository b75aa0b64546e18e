import type { Decision } from '@quint/domain/vacancies/decisions.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { InterviewKey } from '#features/vacancies/interviews/queries.ts';

/** A signature inside JSON, where times are strings. */
export interface SignatureRow {
  readonly user_id: string;
  readonly name: string;
  readonly date: string;
  readonly is_administrator: boolean;
}

export interface NoteRow {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: string;
  /** The colleague who wrote it; null for one who has left the workspace. */
  readonly by: string | null;
  readonly date_created: Date;
  readonly date_replaced: Date | null;
  readonly date_complete: Date | null;
  readonly signatures: readonly SignatureRow[];
}

/** The notes about a person for a role, newest first; the current one is the one that is not replaced. */
export async function listNotes(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
): Promise<readonly NoteRow[]> {
  const { rows } = await readSql<NoteRow>`
    select n.id, n.decision, n.reason, n.date_created, n.date_replaced, n.date_complete,
      (select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)
        from users u where u.id = n.user_created) as by,
      coalesce((select json_agg(json_build_object('user_id', s.user_id, 'name', s.name, 'date', s.date_signed,
          'is_administrator', exists (select from memberships m where m.organization_id = s.organization_id
            and m.user_id = s.user_id and m.user_role = 'ORG_ADMIN')) order by s.date_signed, s.user_id)
        from decision_signatures s where s.organization_id = n.organization_id and s.note_id = n.id), '[]') as signatures
    from decision_notes n
    where n.organization_id = ${organizationId} and n.role_id = ${roleId} and n.talent_id = ${talentId}
    order by n.date_created desc, n.id desc
  `.execute(db);
  return rows;
}

/** Marks the current note as replaced. */
export async function replaceNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  noteId: string,
  at: Date,
): Promise<void> {
  await sql`
    update decision_notes set date_replaced = ${at} where organization_id = ${organizationId} and id = ${noteId}
  `.execute(db);
}

interface NewNote extends InterviewKey {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date;
}

export async function insertNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, roleId, talentId, decision, reason, by, at }: NewNote,
): Promise<void> {
  await sql`
    insert into decision_notes (organization_id, id, role_id, talent_id, decision, reason, user_created, date_created)
    values (${organizationId}, ${id}, ${roleId}, ${talentId}, ${decision}, ${reason}, ${by}, ${at})
  `.execute(db);
}

/** Signs a note with the name of the account; does nothing when it has signed. Returns whether it is a new signature. */
export async function insertSignature(
  db: Writer,
  { organizationId }: OrganizationScope,
  { noteId, userId, at }: { readonly noteId: string; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into decision_signatures (organization_id, note_id, user_id, name, date_signed)
    select ${organizationId}, ${noteId}, u.id,
      coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email), ${at}
    from users u where u.id = ${userId}
    on conflict do nothing
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Marks a note as signed by everybody. */
export async function completeNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  noteId: string,
  at: Date,
): Promise<void> {
  await sql`
    update decision_notes set date_complete = ${at} where organization_id = ${organizationId} and id = ${noteId}
  `.execute(db);
}

interface StageMove extends InterviewKey {
  readonly decision: Decision;
  readonly by: string | null;
  readonly at: Date;
}

/** Moves a person to the stage of a decision. A rejection has no reason here: the note has the words. */
export async function moveToStage(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, decision, by, at }: StageMove,
): Promise<void> {
  const isHired = decision === 'hire';
  const isRejected = decision === 'not_moving_forward';
  await sql`
    update roles_talents set
      hired_at = ${isHired ? at : null}, hired_by = ${isHired ? by : null},
      rejected_at = ${isRejected ? at : null}, rejected_by = ${isRejected ? by : null},
      rejected_reason = null, rejected_note = null,
      shortlisted_at = case when ${decision === 'meet_again'}::boolean then coalesce(shortlisted_at, ${at}::timestamptz)
        else shortlisted_at end,
      shortlisted_by = case when ${decision === 'meet_again'}::boolean and shortlisted_at is null then ${by}::uuid
        else shortlisted_by end
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = ${talentId}
  `.execute(db);
}

/** The administrators among those who decide about a role; all administrators of the workspace if none decides. */
export async function listDecidingAdministrators(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<readonly string[]> {
  const { rows } = await readSql<{ user_id: string; is_decider: boolean }>`
    select m.user_id, d.user_id is not null as is_decider from memberships m
    left join role_deciders d on d.organization_id = m.organization_id and d.user_id = m.user_id and d.role_id = ${roleId}
    where m.organization_id = ${organizationId} and m.user_role = 'ORG_ADMIN' and m.status = 'active'
    order by m.user_id
  `.execute(db);
  const deciders = rows.filter(({ is_decider: isDecider }) => isDecider);
  return (deciders.length > 0 ? deciders : rows).map(({ user_id: userId }) => userId);
}
