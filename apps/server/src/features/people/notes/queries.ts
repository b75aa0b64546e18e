import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StoredMention } from '#features/people/notes/mentions/queries.ts';

/** Whose notes, and of which role; without a role those that only administrators read. */
export interface NotePlace {
  readonly talentId: string;
  readonly roleId: string | null;
}

const NAME = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly date_created: Date;
  readonly date_updated: Date;
  readonly author_id: string | null;
  readonly author: string | null;
  readonly role_id: string | null;
  readonly role: string | null;
  readonly mentions: readonly StoredMention[];
  readonly is_unread: boolean;
}

/** The notes about a person, newest first; those of one role if it is given. */
export async function listNotes(
  db: Reader,
  { organizationId }: OrganizationScope,
  { talentId, roleId, userId }: { talentId: string; roleId: string | undefined; userId: string },
): Promise<NoteRow[]> {
  const { rows } = await readSql<NoteRow>`
    select n.id, n.text, n.date_created, n.date_updated, n.user_created as author_id, r.id as role_id, r.name as role,
      (select ${NAME} from users u where u.id = n.user_created) as author,
      coalesce((select json_agg(json_build_object('user', x.user_id, 'name', x.name) order by x.date_created, x.user_id)
        from note_mentions x where x.organization_id = n.organization_id and x.note_id = n.id), '[]') as mentions,
      exists (select from note_mentions x where x.organization_id = n.organization_id and x.note_id = n.id
        and x.user_id = ${userId} and x.date_seen is null) as is_unread
    from talent_notes n
    left join roles r on r.organization_id = n.organization_id and r.id = n.role_id and r.date_deleted is null
    where n.organization_id = ${organizationId} and n.talent_id = ${talentId}
      and (${roleId ?? null}::uuid is null or n.role_id = ${roleId ?? null}::uuid)
    order by n.date_created desc, n.id desc
  `.execute(db);
  return rows;
}

/** The roles in use for which a talent is considered, by name. */
export async function listRoles(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await readSql<{ id: string; name: string }>`
    select r.id, r.name from roles_talents l
    join roles r on r.organization_id = l.organization_id and r.id = l.roles_id and r.date_deleted is null
      and r.date_archived is null and r.draft_state is null
    where l.organization_id = ${organizationId} and l.talents_id = ${talentId}
    order by r.name collate "und-x-icu", r.id
  `.execute(db);
  return rows;
}

/** Whether a talent exists in the workspace. */
export async function hasTalent(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<boolean> {
  const { rows } = await readSql`
    select from talents where organization_id = ${organizationId} and id = ${talentId}
      and date_deleted is null and date_anonymized is null
  `.execute(db);
  return rows.length > 0;
}

/** Locks the role of a note and then its person until the transaction ends; false when the person does not exist. */
export async function lockPlace(
  db: Writer,
  { organizationId }: OrganizationScope,
  { talentId, roleId }: NotePlace,
): Promise<boolean> {
  if (roleId !== null) {
    await sql`select from roles where organization_id = ${organizationId} and id = ${roleId} for share`.execute(
      db,
    );
  }
  const { rows } = await sql`
    select from talents where organization_id = ${organizationId} and id = ${talentId}
      and date_deleted is null and date_anonymized is null for share
  `.execute(db);
  return rows.length > 0;
}

export interface NoteKey extends NotePlace {
  readonly author_id: string | null;
}

/** The person, role and author of a note; undefined when it does not exist. */
export async function findNote(
  db: Reader,
  { organizationId }: OrganizationScope,
  noteId: string,
): Promise<NoteKey | undefined> {
  const { rows } = await readSql<NoteKey>`
    select talent_id as "talentId", role_id as "roleId", user_created as author_id from talent_notes
    where organization_id = ${organizationId} and id = ${noteId}
  `.execute(db);
  return rows[0];
}

interface NewNote extends NotePlace {
  readonly id: string;
  readonly text: string;
  readonly by: string | null;
  readonly at: Date;
}

export async function insertNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, talentId, roleId, text, by, at }: NewNote,
): Promise<void> {
  await sql`
    insert into talent_notes (organization_id, id, talent_id, role_id, text, user_created, date_created, date_updated)
    values (${organizationId}, ${id}, ${talentId}, ${roleId}, ${text}, ${by}, ${at}, ${at})
  `.execute(db);
}

/** Changes the text of a note; false when it does not exist any more. */
export async function updateNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, text, at }: { id: string; text: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update talent_notes set text = ${text}, date_updated = ${at}
    where organization_id = ${organizationId} and id = ${id} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Deletes a note with its mentions. */
export async function deleteNote(
  db: Writer,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<void> {
  await sql`delete from talent_notes where organization_id = ${organizationId} and id = ${id}`.execute(db);
}
