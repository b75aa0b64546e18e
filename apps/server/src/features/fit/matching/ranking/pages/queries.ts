import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { Sql } from '#database/sql.ts';
import { join, param, raw, sql } from '#database/sql.ts';
import { DIGIT_WEIGHTS } from '#features/fit/matching/ranking/model.ts';

/*
 * A page of people in the order of their fit. All people of one stanine profile, the five stanines, have the same fit,
 * and there are at most 59,049 profiles: profiles are counted and put in order, and of the people only those of the page
 * are looked up.
 */

export interface RankedPage {
  readonly limit: number;
  readonly offset: number;
  readonly costs: Readonly<Record<Trait, readonly number[]>>;
  readonly worstFirst: boolean;
  /** Up to this many people are read all, with their names, whichever the page is. */
  readonly mostInGroups: number;
}

/** Where the people of a page come from. */
interface RankedPeople {
  /** A source of all people, with the column `stanines`: null where they have none. */
  readonly people: Sql;
  /** A query for `id` and `stanines` of the people whose profile is in `page_profiles`. */
  readonly peopleOfPage: Sql;
  /** With the profiles that an order begins with, no others are counted: a page that ends behind them comes short. */
  readonly bestProfiles?: readonly number[] | undefined;
}

const number = (value: number) => param(value, 'bigint');
const numbers = (values: readonly number[]) => param(values, 'integer[]');

/** What the column `stanines` costs. */
function compileCost(costs: RankedPage['costs']): Sql {
  const costsOfTraits = TRAITS.map(
    (trait) => sql`(${numbers(costs[trait])})[stanines / ${raw(String(DIGIT_WEIGHTS[trait]))} % 10]`,
  );
  return join(costsOfTraits, ' + ');
}

/** The order of `page_people`, before their keys. */
export function orderOfFit({ worstFirst }: Pick<RankedPage, 'worstFirst'>): Sql {
  return sql`cost${raw(worstFirst ? ' desc' : '')}, stanines`;
}

/** How many people have stanines, and how many have none. */
function compileTotals({ people, bestProfiles }: RankedPeople): Sql {
  if (bestProfiles !== undefined) {
    return sql`select count(stanines)::integer as rated_count, (count(*) - count(stanines))::integer as unrated_count from ${people}`;
  }
  return sql`select
      coalesce(sum(people_count) filter (where stanines is not null), 0)::integer as rated_count,
      coalesce(sum(people_count) filter (where stanines is null), 0)::integer as unrated_count
    from profiles`;
}

/**
 * The `with` queries of a page, those whose stanines cost least (or most) first, of equal cost in the order of stanines
 * and keys. A statement reads two of them: `totals`, one row with the numbers of rated and unrated people, and
 * `page_people`, with `id`, `stanines` and `cost`.
 */
export function compileRankedPage(source: RankedPeople, page: RankedPage): Sql[] {
  const { limit, offset, costs } = page;
  const { people, peopleOfPage, bestProfiles } = source;
  const [start, mostInGroups] = [number(offset), number(page.mostInGroups)];
  const order = orderOfFit(page);
  const cost = compileCost(costs);
  const among = bestProfiles === undefined ? raw('') : sql`where stanines = any (${numbers(bestProfiles)})`;
  return [
    sql`profiles as materialized (
      select stanines, count(*)::integer as people_count from ${people} ${among} group by stanines)`,
    sql`totals as materialized (
      select rated_count, unrated_count,
        case when rated_count <= ${mostInGroups} then 0 else ${start} end as page_start,
        case when rated_count <= ${mostInGroups} then rated_count else ${start} + ${number(limit)} end as page_end
      from (${compileTotals(source)}) counted_people)`,
    sql`profile_costs as (
      select stanines, people_count, ${cost} as cost from profiles where stanines is not null)`,
    // No profile is empty: the page ends within as many profiles as there are people up to its end.
    sql`ordered_profiles as (
      select *, sum(people_count) over (order by ${order}) - people_count as people_before
      from (select * from profile_costs order by ${order} limit (select page_end from totals)) first_profiles)`,
    sql`page_profiles as materialized (
      select * from ordered_profiles
      where people_before + people_count > (select page_start from totals)
        and people_before < (select page_end from totals))`,
    sql`page_people as (
      select id, stanines, ${cost} as cost from (${peopleOfPage}) people_of_profiles order by ${order}, id
      offset (select page_start from totals)
        - coalesce((select min(people_before) from page_profiles), (select page_start from totals))
      limit (select page_end - page_start from totals))`,
  ];
}
