import { MASK } from '@quint/domain/base/masking.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { DIGIT_WEIGHTS } from '#features/fit/matching/ranking/model.ts';
import type { RankedPage } from '#features/fit/matching/ranking/pages/queries.ts';
import { compileRankedPage } from '#features/fit/matching/ranking/pages/queries.ts';
import type { PoolAsked, PoolRow } from '#features/profile/pool/model.ts';
import { findBestKinds } from '#features/profile/pool/model.ts';
import { hasPlace, hasSkill, travels, worksIn } from '#features/people/talents/job-filters/queries.ts';
import { hasIndexedWords, hasWords, wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { finish, join, param, raw, sql } from '#database/sql.ts';

// These statements use the platform role, so that they cover every workspace: each reads `pool_profiles`,
// which contains only what everybody may see, and the unlocked data of the reading workspace.

const number = (value: number) => param(value, 'bigint');
const hasText = (text: Sql, query: string) => hasWords(text, wordPatterns(query));
const all = (conditions: readonly Sql[]) => join(conditions, ' and ');

/** The rows `p` that the reading workspace could find, before choosing one row per person. */
function compileRows({ organizationId, finders, query }: PoolAsked, p: Sql): Sql[] {
  if (finders !== undefined) {
    return [sql`${p}.organization_id = any (${param(finders, 'uuid[]')})`, sql`${p}.status = 'APPLICANT'`];
  }
  const conditions = [sql`${p}.is_qualified`, sql`${p}.organization_id <> ${param(organizationId, 'uuid')}`];
  return query.role === undefined && query.wish === undefined
    ? [...conditions, sql`${p}.has_wishes`]
    : conditions;
}

/**
 * The people in the pool for the reading workspace, with the `with` queries of the statement. The first row of a person
 * represents all of them, or another one if that is hidden. People who verified their address in the workspace are left
 * out, unlocked or not: an employer must not learn that an employee is looking. Unverified records do not count,
 * otherwise entering an address would reveal whose row it is.
 */
function compilePool(request: PoolAsked): { parts: Sql[]; conditions: Sql[] } {
  const [p, q] = [raw('p'), raw('q')];
  const own = param(request.organizationId, 'uuid');
  const others = sql`others as materialized (select p.id from pool_profiles p where not p.is_first and ${all(compileRows(request, p))}
    and not exists (select from pool_profiles q where q.person = p.person and (q.is_first or q.id < p.id) and ${all(compileRows(request, q))}))`;
  const knownPeople = sql`known as materialized (select p.id from pool_known_people k join pool_profiles p on p.mark = k.mark
    where k.organization_id = ${own})`;
  const isShown = sql`(p.is_first or p.id in (select id from others))`;
  const rows = [...compileRows(request, p), isShown];
  if (request.finders !== undefined) return { parts: [others], conditions: rows };
  return {
    parts: [others, knownPeople],
    conditions: [...rows, sql`p.id not in (select id from known)`],
  };
}

/** Condition: the reading workspace knows the person of a row `p`, which is then hidden. */
function isKnown(own: Sql): Sql {
  return sql`exists (select from pool_known_people k where k.organization_id = ${own} and k.mark = p.mark)`;
}

function compileTraits({ traits }: PoolAsked['query'], stanines: Sql): Sql[] {
  return (traits ?? []).map(
    ({ trait, min, max }) =>
      sql`${stanines} / ${raw(String(DIGIT_WEIGHTS[trait]))} % 10 between ${number(min)} and ${number(max)}`,
  );
}

/** The filters that read texts, and thus the rows themselves. */
function compileTextFilters({ place, radius, wish }: PoolAsked['query']): Sql[] {
  return [
    ...(place === undefined ? [] : [hasIndexedWords(raw('p.places'), place)]),
    ...(radius === undefined ? [] : [sql`p.radius >= ${number(radius)}`]),
    ...(wish === undefined ? [] : [hasIndexedWords(raw('p.wishes'), wish)]),
  ];
}

function compileAsked(request: PoolAsked): { parts: Sql[]; where: Sql; isFound: boolean } {
  const { parts, conditions } = compilePool(request);
  const textFilters = compileTextFilters(request.query);
  const where = all([...conditions, ...compileTraits(request.query, raw('p.stanines')), ...textFilters]);
  return { parts, where, isFound: textFilters.length > 0 };
}

const displayName = (name: Sql, { hides }: PoolAsked) =>
  sql`${hides ? sql`left(${name}, 1)` : name} collate "und-x-icu"`;

/** A page of the people by first name; `onlyUnranked` selects those without a fit. */
export async function findByName(
  db: Reader,
  request: PoolAsked,
  { limit, offset, onlyUnranked }: { limit: number; offset: number; onlyUnranked: boolean },
): Promise<string[]> {
  const { parts, where } = compileAsked(request);
  const people = sql`pool_profiles p where ${where}${raw(onlyUnranked ? ' and p.ranked is null' : '')}`;
  const rows = await readCompiled<{ id: string }>(
    db,
    finish(sql`with ${join(parts, ', ')} select p.id from ${people}
      order by ${displayName(raw('p.first_name'), request)}, p.id offset ${number(offset)} limit ${number(limit)}`),
  );
  return rows.map(({ id }) => id);
}

/** The norm of the result of a profile `p`; without own norms, nothing is looked up. */
const NORM_OF_PROFILE = sql`case when exists (select from norms) then (select n.norm_version from talents_results n
  where n.organization_id = p.organization_id and n.talent_id = p.talent_id and n.status = 'FINISHED' and n.held_until is null
  order by n.date_finished desc, n.id limit 1) end`;

interface RankedResults {
  readonly results: RatedResult[];
  readonly ratedCount: number;
  readonly unratedCount: number;
}

/**
 * How many stanine profiles are tried first, and the last position of the order that is likely to be within them.
 * Filters on traits that keep one person in fifty leave fewer profiles than these.
 */
const BEST_KINDS = 3000;
const FIRST_PEOPLE = 1000;

/**
 * A page of the people by best fit, like the lists of fits: people with the same stanines form one profile, profiles
 * are sorted, and only the people of the page are looked up. Up to `mostInGroups` people are all read. The first pages
 * are nearly always within the best profiles; otherwise all profiles are counted.
 */
export async function findRanked(db: Reader, request: PoolAsked, page: RankedPage): Promise<RankedResults> {
  const last = page.offset + page.limit;
  if (last <= FIRST_PEOPLE && compileTextFilters(request.query).length === 0) {
    const best = findBestKinds(page.costs, request.query, BEST_KINDS);
    const rankedResults = await readRanked(db, request, { page, best });
    const { results, ratedCount } = rankedResults;
    const expectedCount =
      ratedCount <= page.mostInGroups ? ratedCount : Math.max(Math.min(last, ratedCount) - page.offset, 0);
    if (results.length === expectedCount) return rankedResults;
  }
  return readRanked(db, request, { page });
}

async function readRanked(
  db: Reader,
  request: PoolAsked,
  { page, best: bestProfiles }: { page: RankedPage; best?: readonly number[] },
): Promise<RankedResults> {
  const { parts: before, where, isFound } = compileAsked(request);
  const people = sql`(select p.id, p.ranked as stanines from pool_profiles p where ${where}) pool_people`;
  const rankedPeople = isFound
    ? {
        people: raw('found_people'),
        peopleOfPage: sql`select id, stanines from found_people
          where case when stanines in (select stanines from page_profiles) then true else false end`,
      }
    : {
        people,
        peopleOfPage: sql`select people_of_profile.id, page_profiles.stanines from page_profiles
          cross join lateral (
            select id from ${people} where pool_people.stanines = page_profiles.stanines offset 0) people_of_profile`,
      };
  const parts = [
    ...before,
    ...(isFound ? [sql`found_people as materialized (select id, stanines from ${people})`] : []),
    ...compileRankedPage({ ...rankedPeople, bestProfiles }, page),
  ];
  const rows = await readCompiled<
    RatedResult & { id: string | null; rated_count: number; unrated_count: number }
  >(
    db,
    finish(sql`with ${join(parts)} select totals.rated_count, totals.unrated_count,
        page_people.id, page_people.id as talent_id, page_people.stanines,
        p.quality, p.first_name as name, p.z_o, p.z_c, p.z_e, p.z_a, p.z_es, ${NORM_OF_PROFILE} as norm_version
      from totals left join page_people on true left join pool_profiles p on p.id = page_people.id
      order by page_people.cost, page_people.stanines, page_people.id`),
  );
  const { rated_count: ratedCount = 0, unrated_count: unratedCount = 0 } = rows[0] ?? {};
  return { results: rows.filter(({ id }) => id !== null), ratedCount, unratedCount };
}

const SCORES = ['z_o', 'z_c', 'z_e', 'z_a', 'z_es', 'quality'].map(raw);
const COPY = sql`c.id is not null and c.date_deleted is null and c.date_anonymized is null`;

/**
 * The columns of a row: `p` in the pool, `c` the record of the reading workspace, `j` its job profile. A record that
 * was not bought may be masked there.
 */
const COLUMNS = sql`p.id, case when ${COPY} then c.id end as copy_id,
  coalesce(case when ${COPY} then c.first_name end, p.first_name, '') as first_name, case when ${COPY} then case when c.is_directly_invited or c.is_insight_unlocked then c.last_name else ${raw(`'${MASK}'`)} end end as last_name,
  coalesce(p.locations, j.locations, '[]') as locations, coalesce(p.skills, 0) as skills,
  coalesce(p.jobs, (select count(*)::integer from job_experiences e where e.organization_id = c.organization_id and e.talent_id = c.id)) as jobs,
  coalesce(p.languages, 0) as languages, coalesce(p.has_work_mode, false) as has_work_mode, coalesce(p.has_salary, false) as has_salary,
  coalesce(p.has_start, false) as has_start,
  coalesce(p.is_left_out, c.rankings_objected_at is not null) as is_left_out, coalesce(p.stanines, c.stanines) as stanines,
  ${join(
    SCORES.map((name) => sql`case when p.stanines is null then r.${name} else p.${name} end as ${name}`),
    ', ',
  )},
  case when p.stanines is null then r.norm_version else ${NORM_OF_PROFILE} end as norm_version,
  case when ${COPY} and c.is_insight_unlocked then jsonb_build_object('skills', j.skills, 'work_mode', to_jsonb(j.work_mode), 'salary', j.salary, 'languages', j.languages, 'earliest_start', j.earliest_start) end as opened`;
const OF_COPY = sql`left join job_preferences j on j.organization_id = c.organization_id and j.id = c.job_preferences
  left join lateral (select * from talents_results n where n.organization_id = c.organization_id and n.talent_id = c.id and n.status = 'FINISHED' and n.held_until is null
    order by n.date_finished desc, n.id limit 1) r on true`;

/**
 * Condition: the person behind an unlock `u` with its copy `c` has verified their address in the unlocking workspace,
 * in the pool or not. Uses the address of the copy when the unlocked talent has another one by now, or is deleted.
 */
const KNOWN_OF_UNLOCK = sql`cross join lateral (select exists (select from pool_known_people k
  where k.organization_id = u.organization_id and (k.mark = hash_address(c.email) or k.mark = (
    select hash_address(s.email) from talents s where s.organization_id = u.source_organization_id and s.id = u.source_talent_id)))
  as is_known) known`;

/** People of the pool by their keys, with the reading workspace's records of unlocked people and its own people. */
export async function readPeople(
  db: Reader,
  organizationId: string,
  keys: readonly string[],
): Promise<PoolRow[]> {
  const own = param(organizationId, 'uuid');
  return readCompiled<PoolRow>(
    db,
    finish(sql`select p.id as key, p.organization_id = ${own} as is_own, false as is_known, ${COLUMNS} from pool_profiles p
      left join pool_unlocks u on u.organization_id = ${own} and u.source_organization_id = p.organization_id and u.source_talent_id = p.talent_id
      left join talents c on c.organization_id = ${own} and c.id = case when p.organization_id = ${own} then p.talent_id else u.talent_id end ${OF_COPY}
      where p.id = any (${param(keys, 'uuid[]')})`),
  );
}

/**
 * The people whom the workspace has unlocked, by name, in the pool or no longer; filters on the job profile apply only
 * to them. For people who have verified their address there since, only the workspace's own record is read.
 */
export async function listUnlocked(db: Reader, request: PoolAsked, most: number): Promise<PoolRow[]> {
  const { organizationId, query } = request;
  const { place, skill, language, work_mode, salary } = query;
  const lastName = request.hides ? [] : [sql`c.last_name collate "und-x-icu"`];
  const filters = [
    ...compileTraits(query, raw('c.stanines')),
    ...(place === undefined
      ? []
      : [hasPlace(sql`coalesce(search_text(nullif(p.places, '')), j.place_words)`, place)]),
    ...(query.radius === undefined ? [] : [travels(sql`coalesce(p.locations, j.locations)`, query.radius)]),
    ...(query.wish === undefined ? [] : [hasText(raw('p.wishes'), query.wish)]),
    ...(skill === undefined ? [] : [hasSkill(raw('j'), skill)]),
    ...(language === undefined
      ? []
      : [
          sql`exists (select from jsonb_array_elements(j.languages) l where ${hasText(raw(`l ->> 'label'`), language)} or l ->> 'code' = lower(${param(language, 'text')}))`,
        ]),
    ...(work_mode === undefined ? [] : [worksIn(raw('j'), work_mode)]),
    ...(salary === undefined ? [] : [sql`j.salary <= ${number(salary)}`]),
  ];
  return readCompiled<PoolRow>(
    db,
    finish(sql`select c.id as key, false as is_own, known.is_known, ${COLUMNS} from pool_unlocks u
      join talents c on c.organization_id = u.organization_id and c.id = u.talent_id and c.date_deleted is null and c.date_anonymized is null
      ${OF_COPY} ${KNOWN_OF_UNLOCK}
      left join pool_profiles p on p.organization_id = u.source_organization_id and p.talent_id = u.source_talent_id and not known.is_known
      where ${all([sql`u.organization_id = ${param(organizationId, 'uuid')}`, ...filters])}
      order by ${join([displayName(raw('c.first_name'), request), ...lastName, raw('c.id')], ', ')} limit ${number(most)}`),
  );
}

/** Whether a workspace can find this person: its own ones, and unknown ones who are qualified or unlocked. */
export async function mayFind(
  db: Reader,
  { organizationId, finders }: { organizationId: string; finders: readonly string[] },
  id: string,
): Promise<boolean> {
  const own = param(organizationId, 'uuid');
  const rows = await readCompiled<{ id: string }>(
    db,
    finish(sql`select p.id from pool_profiles p where p.id = ${param(id, 'uuid')} and (p.organization_id = ${own}
      or (p.status = 'APPLICANT' and p.organization_id = any (${param(finders, 'uuid[]')}))
      or not ${isKnown(own)} and (p.is_qualified
        or exists (select from pool_unlocks u where u.organization_id = ${own} and u.source_organization_id = p.organization_id and u.source_talent_id = p.talent_id)))`),
  );
  return rows.length > 0;
}
