import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { hasMustHaves } from '@quint/domain/vacancies/must-haves.ts';
import type { Sql } from '#database/sql.ts';
import { all, param, raw, sql, TRUE } from '#database/sql.ts';
import {
  hasPlace,
  hasSkill,
  isTitled,
  speaks,
  startsBy,
  travels,
  worksIn,
} from '#features/people/talents/job-filters/queries.ts';
import { isLocked } from '#features/people/talents/queries.ts';
import type { RowSql } from '#items/declare/collection.ts';

/** Must-haves, and the day up to which years of work count, as `2026-11-30`. */
export interface MustHavesFilter {
  readonly mustHaves: MustHaves;
  readonly today: string;
}

const PREFERENCES = raw('mp');
const DAYS_OF_YEAR = 365;

/** The place, or remote work: true if one is met, false if none is, null while one of them is not known. */
function compilePlace({ place, remote }: MustHaves): Sql {
  const km = place?.radius ?? 0;
  const isNear =
    place &&
    all([
      hasPlace(raw('mp.place_words'), place.location),
      km === 0 ? TRUE : travels(raw('mp.locations'), km),
    ]);
  const isRemote = remote === true ? worksIn(PREFERENCES, 'remote') : undefined;
  if (isNear === undefined) return isRemote ?? TRUE;
  return isRemote === undefined ? isNear : sql`(${isNear} or ${isRemote})`;
}

/** Requirements that the preferences of a person answer. */
function compilePreferences(mustHaves: MustHaves): Sql {
  const { skills = [], languages = [], start_by: day } = mustHaves;
  return all([
    ...languages.map(({ code, proficiency }) => speaks(PREFERENCES, code, proficiency)),
    day === undefined ? TRUE : startsBy(PREFERENCES, day),
    compilePlace(mustHaves),
    ...skills.map((skill) => hasSkill(PREFERENCES, skill)),
  ]);
}

/** The days that a person has worked, jobs at the same time once; null without a job. */
function countDays(
  { row, organization }: RowSql,
  { today, field }: { readonly today: string; readonly field?: string },
): Sql {
  const day = param(today, 'date');
  const isCounted = field === undefined ? TRUE : isTitled(raw('e'), field);
  return sql`(select sum(upper(p) - lower(p)) from (
    select unnest(range_agg(daterange(e.started_at, least(coalesce(e.ended_at, ${day}), ${day}), '[]'))) as p
    from job_experiences e
    where e.organization_id = ${organization} and e.talent_id = ${row}.id and e.started_at <= ${day} and ${isCounted}) jobs)`;
}

/**
 * Whether the jobs of a person take up the years. With a field, jobs with another title may belong to it, too: only
 * people who have not worked that long at all miss the years.
 */
function compileYears(reader: RowSql, { mustHaves, today }: MustHavesFilter): Sql {
  const { years, years_in: field } = mustHaves;
  if (years === undefined) return TRUE;
  const days = param(years * DAYS_OF_YEAR, 'integer');
  const isLongEnough = sql`${countDays(reader, { today })} >= ${days}`;
  if (field === undefined) return isLongEnough;
  return sql`case when ${countDays(reader, { today, field })} >= ${days} then true when not ${isLongEnough} then false end`;
}

/** Whether the job profile of a talent meets must-haves: true, false, or null when it is locked or does not say. */
export function meetsMustHaves(reader: RowSql, filter: MustHavesFilter): Sql {
  if (!hasMustHaves(filter.mustHaves)) return TRUE;
  const { row, organization } = reader;
  const preferences = compilePreferences(filter.mustHaves);
  const isPreferred =
    preferences === TRUE
      ? TRUE
      : sql`(select ${preferences} from job_preferences mp
          where mp.organization_id = ${organization} and mp.id = ${row}.job_preferences)`;
  return sql`case when not ${isLocked(reader)} then ${all([isPreferred, compileYears(reader, filter)])} end`;
}

/** The same as a word: met, unmet or unknown. */
export function mustHavesState(reader: RowSql, filter: MustHavesFilter): Sql {
  return sql`case ${meetsMustHaves(reader, filter)} when true then 'met' when false then 'unmet' else 'unknown' end`;
}
