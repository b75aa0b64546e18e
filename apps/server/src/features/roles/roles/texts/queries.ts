import type { ShortenedTexts } from '@quint/contract/roles/role-texts.ts';
import type { RoleText, TextVersions, VersionOrigin } from '@quint/domain/roles/role-texts.ts';
import { joinVersions, ROLE_TEXTS } from '@quint/domain/roles/role-texts.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** A text of the role `r` as others read it: the original, or the selected short version. */
export function shownText(field: RoleText): RawBuilder<string | null> {
  const of = (column: string) => sql.ref(`r.${column}`);
  return sql`case when ${of(`is_${field}_summarised`)}
    then coalesce(${of(`${field}_summaries`)} ->> ${of(`selected_${field}_index`)}, ${of(field)}) else ${of(field)} end`;
}

/** The texts of the role `r` that others read as a short version, and the origin of each. */
export function shortenedTexts(): RawBuilder<ShortenedTexts> {
  const entries = ROLE_TEXTS.map((field) => {
    const of = (column: string) => sql.ref(`r.${column}`);
    const selectedIndex = of(`selected_${field}_index`);
    return sql`${sql.lit(field)}, case when ${of(`is_${field}_summarised`)} and ${of(`${field}_summaries`)} ->> ${selectedIndex} is not null
      then coalesce(${of(`${field}_origins`)} -> ${selectedIndex} ->> 'by', 'unknown') end`;
  });
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(entries)}))`;
}

/** The versions of a text of an existing role, locked until the transaction ends. */
export async function lockVersions(
  tx: Writer,
  scope: OrganizationScope,
  { roleId, field }: { readonly roleId: string; readonly field: RoleText },
): Promise<TextVersions | undefined> {
  const { rows } = await sql<{
    texts: string[];
    origins: (VersionOrigin | null)[];
    selected: number;
    isShown: boolean;
  }>`
    select ${sql.ref(`${field}_summaries`)} as texts, ${sql.ref(`${field}_origins`)} as origins,
      ${sql.ref(`selected_${field}_index`)} as selected, ${sql.ref(`is_${field}_summarised`)} as "isShown"
    from roles where organization_id = ${scope.organizationId} and id = ${roleId} and date_deleted is null
    for no key update
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { versions: joinVersions(row.texts, row.origins), selected: row.selected, isShown: row.isShown };
}

/**
 * Stores the versions. The modification date stays: others read the same texts, and an open form must not get a
 * conflict with a version it requested itself.
 */
export async function saveVersions(
  tx: Writer,
  scope: OrganizationScope,
  input: { readonly roleId: string; readonly field: RoleText; readonly state: TextVersions },
): Promise<void> {
  const { roleId, field, state } = input;
  const texts = JSON.stringify(state.versions.map(({ text }) => text));
  const origins = JSON.stringify(state.versions.map(({ origin }) => origin));
  await sql`
    update roles set ${sql.ref(`${field}_summaries`)} = ${texts}::jsonb, ${sql.ref(`${field}_origins`)} = ${origins}::jsonb,
      ${sql.ref(`selected_${field}_index`)} = ${state.selected}
    where organization_id = ${scope.organizationId} and id = ${roleId}
  `.execute(tx);
}

/** Whether a role of the workspace exists. */
export async function hasRole(db: Reader, scope: OrganizationScope, roleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('roles')
    .select('id')
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', roleId)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of people of the workspace that occur in a text: full names in both orders, and their parts. */
export async function listNamesIn(
  db: Reader,
  scope: OrganizationScope,
  text: string,
): Promise<{ readonly full: string[]; readonly parts: string[] }> {
  const { rows } = await readSql<{ name: string; isFull: boolean }>`
      with people as (
        select first_name, last_name from talents where organization_id = ${scope.organizationId} and date_anonymized is null
        union all
        select u.first_name, u.last_name from users u join memberships m on m.user_id = u.id
        where m.organization_id = ${scope.organizationId}
      ), names as (
        select btrim(first_name) as first, btrim(last_name) as last from people
      ), full_names as (
        select name from names, lateral (values (first || ' ' || last), (last || ', ' || first), (last || ' ' || first)) n (name)
        where first <> '' and last <> ''
      ), parts as (
        select part from names, lateral (values (first), (last)) n (name), regexp_split_to_table(n.name, '[\\s-]+') part
        -- Particles such as "von" are common words.
        where char_length(part) > 1 and part ~ '^[[:upper:]]'
      )
      select distinct name, true as "isFull" from full_names where position(lower(name) in lower(${text})) > 0
      union all
      select distinct part, false from parts where position(lower(part) in lower(${text})) > 0
    `.execute(db);
  const namesOf = (isFull: boolean) => rows.filter((row) => row.isFull === isFull).map(({ name }) => name);
  return { full: namesOf(true), parts: namesOf(false) };
}
