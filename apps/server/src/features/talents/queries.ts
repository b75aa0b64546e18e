import { isAdmin } from '@quint/domain/actor.ts';
import { MASK } from '@quint/domain/masking.ts';
import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { raw, sql } from '#items/declare/sql.ts';

export const masked = raw(`'${MASK}'`);

/** The workspace hides images, names and addresses. A constant for the actor's workspace, otherwise one subquery. */
function isHiding({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesPersonalData !== undefined) return actor.hidesPersonalData ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data from organizations o where o.id = ${organization})`;
}

/** The workspace hides personal data of people invited directly as well. */
function isHidingEverybody({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesEverybody !== undefined) return actor.hidesEverybody ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data and o.hide_everybody from organizations o where o.id = ${organization})`;
}

/** Talents who are never hidden: those invited directly, unless the workspace hides everybody, and the reader's own. */
function isOpen(context: RowSql): Sql {
  const { row, user } = context;
  return sql`(${row}.is_directly_invited and not ${isHidingEverybody(context)} or ${row}.user_id is not distinct from ${user})`;
}

/** The workspace hides this talent's data, whether the insight is unlocked or not. */
export function isHidden(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and ${isHiding(context)})`;
}

/** Last name, address and phone number of this talent are masked. */
export function isMasked(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and (not ${context.row}.is_insight_unlocked or ${isHiding(context)}))`;
}

/** The job profile is locked: the insight is not unlocked, and the reader is not the talent. */
export function isLocked({ row, user }: RowSql): Sql {
  return sql`(not ${row}.is_insight_unlocked and ${row}.user_id is distinct from ${user})`;
}

/** A value that is masked when the talent is. */
export function unlessMasked(value: (row: Sql) => Sql): (context: RowSql) => Sql {
  return (context) => sql`case when ${isMasked(context)} then ${masked} else ${value(context.row)} end`;
}

/** The first name; where the workspace hides personal data its first letter, as on the initials image. */
export function firstName(context: RowSql): Sql {
  const { row } = context;
  return sql`case when ${isHidden(context)} then left(${row}.first_name, 1) || '.' else ${row}.first_name end`;
}

/** First and last name joined, masked where they must be. */
export function fullname(context: RowSql): Sql {
  const last = unlessMasked((row) => sql`${row}.last_name`)(context);
  return sql`btrim(concat_ws(' ', nullif(${firstName(context)}, ''), nullif(${last}, '')))`;
}

/** First and last name as stored, in the text of the index on their order. */
export function storedName(row: Sql): Sql {
  return sql`btrim(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, ''))`;
}

/** Name and address as stored: the text of the search index. */
export function words(row: Sql): Sql {
  return sql`(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, '') || ' ' || ${row}.email)`;
}

/**
 * Whether the stored words contain every match of a text in the masked values. Not so for an asterisk, the dot after
 * an initial, and the space before the asterisks, which only the mask contains.
 */
export function isInWords(text: string): boolean {
  return text.length >= 3 && !/\*|\.(?: |$)| $/.test(text);
}

/** Indexes exist on these expressions, so their text must be that of the migration. */
export function statusOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'], ${row}.status)`;
}
export function invitationOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'], ${row}.invitation_status)`;
}

/** An open invitation whose person has done nothing for a week, of the newest sheet. */
export function isQuiet({ row, organization }: RowSql): Sql {
  return sql`coalesce(${row}.invitation_status in ('INVITED', 'SENT', 'OPENED', 'PENDING') and (
    select s.date_last_action < now() - interval '7 days' from talents_results s
    where s.organization_id = ${organization} and s.talent_id = ${row}.id order by s.date_created desc limit 1), false)`;
}

/** Up to this number of talents in an audit line, the reader has looked at each of them; more are a list. */
const PEOPLE_AT_A_TIME = raw('4');

/** Finished within two weeks, and not opened by the reader since. A list of fits, whose line names its role, opens nobody. */
export function isNewResult({ row, organization, user }: RowSql): Sql {
  return sql`coalesce(${row}.invitation_status = 'FINISHED' and ${row}.id in (
    select r.talent_id from talents_results r left join (
      select t.id, max(a.date_created) as opened from audit_log a cross join unnest(a.talent_ids) t (id)
      where a.organization_id = ${organization} and a.date_created > now() - interval '14 days' and a.user_id = ${user}
        and a.action = 'results.read' and cardinality(a.talent_ids) <= ${PEOPLE_AT_A_TIME} and not a.details ? 'role'
      group by t.id) o on o.id = r.talent_id
    where r.organization_id = ${organization} and r.status = 'FINISHED' and r.date_finished > now() - interval '14 days'
      and (o.opened is null or o.opened < r.date_finished)), false)`;
}

/** The image of a talent who is not masked. */
export function avatar(context: RowSql): Sql {
  return sql`case when not ${isMasked(context)} then ${context.row}.avatar end`;
}

const AVATARS = { talents: sql`'/api/avatars/talents/'`, users: sql`'/api/avatars/users/'` };

/** The address of the avatar in its display size, or of the initials image without one. */
export function avatarLink(of: 'talents' | 'users', row: Sql, key: Sql): Sql {
  return sql`coalesce('/api/assets/' || (${key}) || '?width=256&height=256&fit=cover', ${AVATARS[of]} || ${row}.id)`;
}

/** The address of the page about a talent: the talent's own, or the administrators'. */
export function profilePath({ row, actor }: RowSql): Sql {
  return sql`${isAdmin(actor) ? sql`'/talents/'` : sql`'/talent-profile/'`} || ${row}.id`;
}

/** The account of a talent who is masked: its name and address are masked like the talent's. */
export function isAccountOfMasked(context: RowSql): Sql {
  const talent = isMasked({ ...context, row: raw('mt') });
  return sql`exists (select from talents mt join memberships mm on mm.organization_id = mt.organization_id and mm.user_id = mt.user_id where mt.organization_id = ${context.organization} and mt.user_id = ${context.row}.id and mm.user_role = 'ORG_USER' and ${talent})`;
}
