import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { NoteColleague } from '@quint/contract/people/notes.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { raw, toKysely } from '#database/sql.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

const NAME = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;

/**
 * Condition: a hiring manager decides about a role and sees a person in it, who is not themselves. The same as
 * `findVacancy` and the pages of a person ask for.
 */
function managerReads(of: {
  readonly organizationId: string;
  readonly role: RawBuilder<unknown>;
  readonly talent: RawBuilder<unknown>;
  readonly user: RawBuilder<unknown>;
}): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from role_deciders d
    join roles r on r.organization_id = d.organization_id and r.id = d.role_id and r.date_deleted is null
      and (r.draft_state is null or r.date_archived is not null or r.date_filled is not null)
    join roles_talents l on l.organization_id = d.organization_id and l.roles_id = d.role_id and l.talents_id = ${of.talent}
    join talents p on p.organization_id = d.organization_id and p.id = l.talents_id
      and p.date_deleted is null and p.date_anonymized is null and p.user_id is distinct from d.user_id
    where d.organization_id = ${of.organizationId} and d.role_id = ${of.role} and d.user_id = ${of.user}
      and (p.invitation_status = 'FINISHED' or l.shortlisted_at is not null or l.hired_at is not null
        or l.rejected_at is not null))`;
}

/** The active members who may read notes about a person, in the order of their names, without the reader. */
export async function listColleagues(
  db: Reader,
  { organizationId }: OrganizationScope,
  { talentId, userId, roleId }: { talentId: string; userId: string; roleId: string | undefined },
): Promise<NoteColleague[]> {
  const reads = managerReads({
    organizationId,
    role: sql`o.role_id`,
    talent: sql`${talentId}`,
    user: sql`o.user_id`,
  });
  const { rows } = await readSql<NoteColleague>`
    select c."user", c.name, c.is_administrator, c.roles from (
      select m.user_id as "user", ${NAME} as name, m.user_role = 'ORG_ADMIN' as is_administrator,
        case when m.user_role = 'HIRING_MANAGER' then coalesce((select array_agg(o.role_id order by o.role_id)
          from role_deciders o where o.organization_id = m.organization_id and o.user_id = m.user_id
            and (${roleId ?? null}::uuid is null or o.role_id = ${roleId ?? null}::uuid) and ${reads}), '{}')
        else '{}' end as roles
      from memberships m join users u on u.id = m.user_id
      where m.organization_id = ${organizationId} and m.status = 'active' and m.user_id <> ${userId}
        and m.user_role in ('ORG_ADMIN', 'HIRING_MANAGER') and u.is_confirmed
    ) c
    where c.name is not null and (c.is_administrator or cardinality(c.roles) > 0)
    order by c.name collate "und-x-icu", c."user"
  `.execute(db);
  return rows;
}

/** A mentioned colleague, with the name as in the text. */
export interface StoredMention {
  readonly user: string;
  readonly name: string;
}

export async function listMentions(
  db: Reader,
  { organizationId }: OrganizationScope,
  noteId: string,
): Promise<StoredMention[]> {
  const { rows } = await readSql<StoredMention>`
    select user_id as "user", name from note_mentions where organization_id = ${organizationId} and note_id = ${noteId}
  `.execute(db);
  return rows;
}

export async function deleteMentions(
  db: Writer,
  { organizationId }: OrganizationScope,
  { noteId, users }: { noteId: string; users: readonly string[] },
): Promise<void> {
  await sql`
    delete from note_mentions
    where organization_id = ${organizationId} and note_id = ${noteId} and user_id = any(${[...users]}::uuid[])
  `.execute(db);
}

export async function insertMention(
  db: Writer,
  { organizationId }: OrganizationScope,
  { noteId, user, name, at }: StoredMention & { noteId: string; at: Date },
): Promise<void> {
  await sql`
    insert into note_mentions (organization_id, note_id, user_id, name, date_created)
    values (${organizationId}, ${noteId}, ${user}, ${name}, ${at}) on conflict do nothing
  `.execute(db);
}

/** Records that an account has opened notes about a person that mention it. */
export async function markSeen(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { talentId: string; roleId: string | undefined; userId: string; noteIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update note_mentions x set date_seen = ${of.at} from talent_notes n
    where x.organization_id = ${organizationId} and x.user_id = ${of.userId} and x.date_seen is null
      and x.note_id = any(${[...of.noteIds]}::uuid[])
      and n.organization_id = x.organization_id and n.id = x.note_id and n.talent_id = ${of.talentId}
      and (${of.roleId ?? null}::uuid is null or n.role_id = ${of.roleId ?? null}::uuid)
  `.execute(db);
}

export interface UnreadMentionRow {
  readonly note: string;
  readonly talent: string;
  readonly name: string;
  readonly role_id: string | null;
  readonly role: string | null;
  readonly by: string | null;
  readonly date: Date;
}

/** The mentions of the actor in notes that they may read and have not opened, newest first. */
export async function listUnreadMentions(
  db: Reader,
  { organizationId }: OrganizationScope,
  { actor, limit }: { actor: Actor; limit: number },
): Promise<UnreadMentionRow[]> {
  const name = fullname({
    row: raw('t'),
    actor,
    organization: raw('t.organization_id'),
    isOwn: true,
    user: raw('x.user_id'),
  });
  const reads = managerReads({
    organizationId,
    role: sql`n.role_id`,
    talent: sql`n.talent_id`,
    user: sql`x.user_id`,
  });
  const { rows } = await readSql<UnreadMentionRow>`
    select n.id as note, t.id as talent, ${toKysely<string>(name)} as name, r.id as role_id, r.name as role,
      (select ${NAME} from users u where u.id = n.user_created) as by, x.date_created as date
    from note_mentions x
    join talent_notes n on n.organization_id = x.organization_id and n.id = x.note_id
    join talents t on t.organization_id = n.organization_id and t.id = n.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    left join roles r on r.organization_id = n.organization_id and r.id = n.role_id and r.date_deleted is null
      and exists (select from roles_talents l where l.organization_id = r.organization_id and l.roles_id = r.id
        and l.talents_id = t.id)
    where x.organization_id = ${organizationId} and x.user_id = ${actor.userId} and x.date_seen is null
      and (${isAdmin(actor)}::boolean or ${reads})
    order by x.date_created desc, n.id desc limit ${limit}
  `.execute(db);
  return rows;
}

export interface MentionMailRow {
  readonly email: string;
  readonly first_name: string | null;
  readonly language: StoredLanguage;
  readonly workspace: string;
  /** The role of the note while the person is considered for it. */
  readonly role_id: string | null;
  readonly role: string | null;
  readonly talent_id: string;
  /** Who wrote the note; null for an account without a name or membership. */
  readonly author: string | null;
  readonly author_email: string | null;
}

/** What the mail about a mention says; undefined when the colleague has opened the note or may not read it any more. */
export async function findMentionMail(
  db: Reader,
  { organizationId }: OrganizationScope,
  { noteId, userId }: { noteId: string; userId: string },
): Promise<MentionMailRow | undefined> {
  const reads = managerReads({
    organizationId,
    role: sql`n.role_id`,
    talent: sql`n.talent_id`,
    user: sql`x.user_id`,
  });
  const { rows } = await readSql<MentionMailRow>`
    select u.email, u.first_name, ${ACCOUNT_LANGUAGE} as language, o.name as workspace, r.id as role_id, r.name as role, t.id as talent_id,
      a.name as author, a.email as author_email
    from note_mentions x
    join talent_notes n on n.organization_id = x.organization_id and n.id = x.note_id
    join talents t on t.organization_id = n.organization_id and t.id = n.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    join organizations o on o.id = x.organization_id and o.date_deleted is null
    join memberships m on m.organization_id = x.organization_id and m.user_id = x.user_id and m.status = 'active'
    join users u on u.id = x.user_id
    left join roles r on r.organization_id = n.organization_id and r.id = n.role_id and r.date_deleted is null
      and exists (select from roles_talents l where l.organization_id = r.organization_id and l.roles_id = r.id
        and l.talents_id = t.id)
    left join lateral (
      select ${NAME} as name, u.email from users u join memberships s on s.user_id = u.id and s.status = 'active'
      where u.id = n.user_created and s.organization_id = n.organization_id
    ) a on true
    where x.organization_id = ${organizationId} and x.note_id = ${noteId} and x.user_id = ${userId}
      and x.date_seen is null and (m.user_role = 'ORG_ADMIN' or m.user_role = 'HIRING_MANAGER' and ${reads})
  `.execute(db);
  return rows[0];
}
