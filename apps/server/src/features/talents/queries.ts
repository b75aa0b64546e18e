import { isAdmin } from '@quint/domain/actor.ts';
import { MASK } from '@quint/domain/masking.ts';
import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { raw, sql } from '#items/declare/sql.ts';

export const masked = raw(`'${MASK}'`);

/** The workspace hides personal data: images, names and addresses. Known of the own one, else read once for all rows. */
function isHiding({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesPersonalData !== undefined) return actor.hidesPersonalData ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data from organizations o where o.id = ${organization})`;
}

/** The workspace hides personal data of people invited directly as well. */
function isHidingEverybody({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesEverybody !== undefined) return actor.hidesEverybody ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data and o.hide_everybody from organizations o where o.id = ${organization})`;
}

/** Nothing hides these people: invited directly where that counts, or looking at themselves. */
function isOpen(context: RowSql): Sql {
  const { row, user } = context;
  return sql`(${row}.is_directly_invited and not ${isHidingEverybody(context)} or ${row}.user_id is not distinct from ${user})`;
}

/** The workspace hides this person's data, whether it paid for the insight or not. */
export function isHidden(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and ${isHiding(context)})`;
}

/** Last name and address of this person are masked. */
export function isMasked(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and (not ${context.row}.is_insight_unlocked or ${isHiding(context)}))`;
}

/** What this person wants and has done is not paid for: only the person sees it, invited by name or not. */
export function isLocked({ row, user }: RowSql): Sql {
  return sql`(not ${row}.is_insight_unlocked and ${row}.user_id is distinct from ${user})`;
}

/** A value that is masked together with the person. */
export function unlessMasked(value: (row: Sql) => Sql): (context: RowSql) => Sql {
  return (context) => sql`case when ${isMasked(context)} then ${masked} else ${value(context.row)} end`;
}

/** The first name; where the workspace hides personal data its first letter, as on the initials image. */
export function firstName(context: RowSql): Sql {
  const { row } = context;
  return sql`case when ${isHidden(context)} then left(${row}.first_name, 1) || '.' else ${row}.first_name end`;
}

/** First and last name as they may be seen, joined. */
export function fullname(context: RowSql): Sql {
  const last = unlessMasked((row) => sql`${row}.last_name`)(context);
  return sql`btrim(concat_ws(' ', nullif(${firstName(context)}, ''), nullif(${last}, '')))`;
}

/** First and last name as they are stored, as the index of their order has them. */
export function storedName(row: Sql): Sql {
  return sql`btrim(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, ''))`;
}

/** Name and address as they are stored: the words that the index of the search is over. */
export function words(row: Sql): Sql {
  return sql`(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, '') || ' ' || ${row}.email)`;
}

/**
 * Wherever a mask leaves the text to be seen, the stored words hold it too. That is not so of an asterisk, of the dot
 * after an initial, and of the blank before the asterisks.
 */
export function isInWords(text: string): boolean {
  return text.length >= 3 && !/\*|\.(?: |$)| $/.test(text);
}

/** Indexes keep these orders, so that their text is that of the migration. */
export function statusOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'], ${row}.status)`;
}
export function invitationOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'], ${row}.invitation_status)`;
}

/** The image of a person who is not masked. */
export function avatar(context: RowSql): Sql {
  return sql`case when not ${isMasked(context)} then ${context.row}.avatar end`;
}

const AVATARS = { talents: sql`'/api/avatars/talents/'`, users: sql`'/api/avatars/users/'` };

/** Where the image of a person is, in the size avatars are shown in; without one that of the initials. */
export function avatarLink(of: 'talents' | 'users', row: Sql, key: Sql): Sql {
  return sql`coalesce('/api/assets/' || (${key}) || '?width=256&height=256&fit=cover', ${AVATARS[of]} || ${row}.id)`;
}

/** The page about a person: a talent's own one, or the administrators'. */
export function profilePath({ row, actor }: RowSql): Sql {
  return sql`${isAdmin(actor) ? sql`'/talents/'` : sql`'/talent-profile/'`} || ${row}.id`;
}

/** The account belongs to a talent who is masked here, so that its name and address say no more than the talent's. */
export function isAccountOfMasked(context: RowSql): Sql {
  const talent = isMasked({ ...context, row: raw('mt') });
  return sql`exists (select from talents mt join memberships mm on mm.organization_id = mt.organization_id and mm.user_id = mt.user_id where mt.organization_id = ${context.organization} and mt.user_id = ${context.row}.id and mm.user_role = 'ORG_USER' and ${talent})`;
}
