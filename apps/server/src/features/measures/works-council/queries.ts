import { searchPatterns } from '@quint/domain/base/search-text.ts';
import type {
  AccessLine,
  OverseenDraw,
  OverseenSettings,
  OverseenVersion,
} from '@quint/contract/measures/works-council.ts';
import type { AccessKind } from '@quint/domain/measures/access-kinds.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';

// The queries of the works council. None of them reads a talent's data or a score.

interface SettingsRow extends Pick<
  OverseenSettings,
  'name' | 'language' | 'is_freezed' | 'sends_reminders' | 'uses_ai' | 'hold_results' | 'members' | 'roles'
> {
  readonly pack: Pack;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
  readonly features: Readonly<Record<string, boolean>>;
}

const NAME = sql`nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '')`;

export async function findSettings(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<SettingsRow | undefined> {
  const { rows } = await readSql<SettingsRow>`
    select o.name, o.language, o.pack, o.is_freezed, o.hide_personal_data, o.hide_everybody, o.sends_reminders, o.uses_ai, o.hold_results,
      coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f
        where f.organization_id = o.id), '{}'::jsonb) as features,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', ${NAME}, 'user_role', m.user_role, 'status', m.status)
          order by m.user_role, m.status, ${NAME} collate "und-x-icu", m.id)
        from memberships m join users u on u.id = m.user_id
        where m.organization_id = o.id and m.user_role <> 'ORG_USER'), '[]'::jsonb) as members,
      (select count(*)::int from roles r where r.organization_id = o.id and r.date_deleted is null
        and r.draft_state is null and r.date_archived is null and r.date_filled is null) as roles
    from organizations o where o.id = ${organizationId} and o.date_deleted is null
  `.execute(db);
  return rows[0];
}

export interface RoleRow extends RoleRangeColumns {
  readonly id: string;
  readonly name: string;
  readonly draft_state: string | null;
  readonly date_archived: Date | null;
  readonly date_filled: Date | null;
  readonly versions: number;
  readonly last_change: Date | null;
}

const ROLE = sql`
  r.id, r.name, r.draft_state, r.date_archived, r.date_filled, ${sql.join(ROLE_RANGE_COLUMNS.map((name) => sql.ref(`r.${name}`)))},
  (select count(*)::int from role_ranges h where h.organization_id = r.organization_id and h.role_id = r.id) as versions,
  (select max(h.date_created) from role_ranges h where h.organization_id = r.organization_id and h.role_id = r.id) as last_change`;

const ofWorkspace = ({ organizationId }: OrganizationScope) =>
  sql`roles r where r.organization_id = ${organizationId} and r.date_deleted is null`;

/** Condition: the name contains the words of a search. */
const isNamed = (search: string | undefined) =>
  sql`has_words(search_text(r.name), ${searchPatterns(search ?? '')}::text[])`;

export async function listRoles(
  db: Reader,
  scope: OrganizationScope,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Promise<readonly RoleRow[]> {
  const { rows } = await readSql<RoleRow>`
    select ${ROLE} from ${ofWorkspace(scope)} and ${isNamed(search)}
    order by r.date_archived is not null, r.date_filled is not null, r.draft_state is not null, r.name collate "und-x-icu", r.id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countRoles(
  db: Reader,
  scope: OrganizationScope,
  { search }: { search?: string | undefined },
): Promise<{ readonly total: number; readonly matchCount: number }> {
  const { rows } = await readSql<{ total: number; matchCount: number }>`
    select count(*)::int as total, (count(*) filter (where ${isNamed(search)}))::int as "matchCount" from ${ofWorkspace(scope)}
  `.execute(db);
  return rows[0] ?? { total: 0, matchCount: 0 };
}

export async function findRole(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<RoleRow | undefined> {
  const { rows } = await readSql<RoleRow>`
    select ${ROLE} from ${ofWorkspace(scope)} and r.id = ${roleId}
  `.execute(db);
  return rows[0];
}

type VersionRow = Omit<OverseenVersion, 'date'> & { readonly date: Date };

/** Every version of a role's ranges, oldest first, with the person who set it. */
export async function listVersions(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<readonly VersionRow[]> {
  const { rows } = await readSql<VersionRow>`
    select h.id, h.date_created as date, h.ranges, h.reason, h.results > 0 as is_after_results,
      (select ${NAME} from users u join memberships m on m.organization_id = h.organization_id and m.user_id = u.id
        and m.user_role = 'ORG_ADMIN' where u.id = h.user_created) as by,
      coalesce((select jsonb_object_agg(s.key, s.value ->> 'kind') from jsonb_each(h.sources) s), '{}'::jsonb) as origins
    from role_ranges h where h.organization_id = ${organizationId} and h.role_id = ${roleId}
    order by h.date_created, h.id
  `.execute(db);
  return rows;
}

type DrawRow = Omit<OverseenDraw, 'date' | 'date_undone'> & {
  readonly date: Date;
  readonly date_undone: Date | null;
};

/** The random draws of a role, newest first, without the people. */
export async function listDraws(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<readonly DrawRow[]> {
  const { rows } = await readSql<DrawRow>`
    select d.id, d.date_created as date, d.date_undone, cardinality(d.drawn_talents) as people, cardinality(d.pool) as pool,
      d.seed, d.reason, (select ${NAME} from users u where u.id = d.user_created) as by
    from role_draws d where d.organization_id = ${organizationId} and d.role_id = ${roleId}
    order by d.date_created desc, d.id desc
  `.execute(db);
  return rows;
}

/** The kind of an audit log entry; null for entries that are not about access. */
const KIND = sql`case
  when l.action = 'results.read' then case l.details ->> 'as'
    when 'document' then 'document' when 'interview' then 'interview' when 'fit' then 'fit' when 'texts' then 'result'
    else case when cardinality(l.talent_ids) = 1 then 'result' else 'list' end end
  when l.action = 'talents.unlock' then 'unlock'
  when l.action = 'talents.export' then 'export'
  when l.action = 'survey_links.copy' then 'link'
  when l.action in ('memberships.invite', 'memberships.accept', 'memberships.update', 'memberships.remove', 'memberships.withdraw',
    'memberships.decline', 'role_deciders.create', 'role_deciders.delete') then 'members'
  when l.action in ('organizations.update', 'organization_features.update') then 'settings'
  when l.action = 'organizations.enter' then 'platform' end`;

/** A pseudonymous number of a record: the end of its key. */
const RECORD_NUMBER = sql`upper(right(p.id::text, 8))`;
const MOST_RECORDS = 20;

type AccessRow = Omit<AccessLine, 'last'> & { readonly last: Date; readonly match_count: number };

interface AccessPage {
  readonly kind?: AccessKind | undefined;
  readonly first: string;
  readonly next: string;
  readonly limit: number;
  readonly offset: number;
}

/** The entries of a month, combined by person, kind and day; actions of talents on their own data are left out. */
export async function listAccess(
  db: Reader,
  { organizationId }: OrganizationScope,
  { kind, first, next, limit, offset }: AccessPage,
): Promise<readonly AccessRow[]> {
  const start = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Berlin'`;
  const { rows } = await readSql<AccessRow>`
    with lines as (
      select l.user_id, l.token_id, l.user_role, l.talent_ids, l.date_created, ${KIND} as kind,
        (l.date_created at time zone 'Europe/Berlin')::date as day
      from audit_log l
      where l.organization_id = ${organizationId} and l.date_created >= ${start(first)} and l.date_created < ${start(next)}
        and l.user_role is distinct from 'ORG_USER'
    ), groups as (
      select day, kind, user_id, token_id, max(user_role) as user_role, max(date_created) as last, count(*)::int as times,
        (count(*) filter (where cardinality(talent_ids) = 0))::int as lists
      from lines where kind is not null and (${kind ?? null}::text is null or kind = ${kind ?? null})
      group by day, kind, user_id, token_id
    )
    select concat_ws(':', g.day, g.kind, g.user_id, g.token_id) as id, to_char(g.day, 'YYYY-MM-DD') as day, g.last, g.kind, g.times, g.lists,
      coalesce(g.user_role = 'APP_ADMIN', false) as by_platform,
      nullif(concat_ws(' · ', (select ${NAME} from users u where u.id = g.user_id and g.user_role is distinct from 'APP_ADMIN'),
        (select 'API: ' || k.name from api_tokens k where k.organization_id = ${organizationId} and k.id = g.token_id)), '') as by,
      people.count as people, people.records, (count(*) over ())::int as match_count
    from groups g cross join lateral (
      select count(*)::int as count, coalesce((array_agg(${RECORD_NUMBER} order by p.id desc))[1:${sql.lit(MOST_RECORDS)}], '{}') as records
      from (
        select distinct unnest(l.talent_ids) as id from lines l
        where l.day = g.day and l.kind = g.kind and l.user_id is not distinct from g.user_id
          and l.token_id is not distinct from g.token_id
      ) p
    ) people
    order by g.day desc, g.last desc, g.kind limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** The date of the first log entry. */
export async function findFirstLine(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<Date | undefined> {
  const { rows } = await readSql<{ date: Date }>`
    select date_created as date from audit_log where organization_id = ${organizationId} order by date_created limit 1
  `.execute(db);
  return rows[0]?.date;
}

export async function hasCouncilMembership(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<boolean> {
  const { rows } = await readSql`
    select from memberships
    where organization_id = ${organizationId} and user_role = 'WORKS_COUNCIL' and status = 'active' limit 1
  `.execute(db);
  return rows.length > 0;
}
