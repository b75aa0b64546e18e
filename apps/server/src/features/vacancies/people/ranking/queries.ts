import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import { finish, join, param, raw, sql } from '#database/sql.ts';
import { compileRatedResults, rankedStaninesOf } from '#features/fit/matching/ranking/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { peopleOfStage } from '#features/vacancies/people/queries.ts';

/** From this number of people on, their results are read together and not one by one. */
const FEW = 500;
const TALENT = raw('t');
const SCORES = ['z_o', 'z_c', 'z_e', 'z_a', 'z_es'] as const;

/** The results of many people with one norm in columns: much faster to read than rows or texts. */
export interface MeasuredColumns extends Readonly<Record<(typeof SCORES)[number], Buffer>> {
  readonly norm_version: string | null;
  readonly people: number;
  /** The keys one after another, 36 characters each. */
  readonly ids: string;
  /** The five digits of each person, a big-endian number of four bytes. */
  readonly stanines: Buffer;
  readonly is_outdated: boolean;
}

/** The results of the people of a stage who can be ranked, in columns for each norm. Scores are doubles, big-endian. */
export function listMeasuredColumns(db: Reader, query: StageQuery, size: number): Promise<MeasuredColumns[]> {
  const stanines = rankedStaninesOf(TALENT);
  const people = sql`select t.id as talent_id, ${stanines} as stanines
    from ${peopleOfStage(query)} and ${stanines} is not null`;
  const organization = param(query.scope.organizationId, 'uuid');
  // A missing score is not a number.
  const scores = SCORES.map(
    (score) => sql`string_agg(float8send(coalesce(${raw(score)}, 'NaN')), '') as ${raw(score)}`,
  );
  return readCompiled<MeasuredColumns>(
    db,
    finish(sql`${compileRatedResults({ withQueries: [], organization, people }, { few: size < FEW })}
      select norm_version, count(*)::int as people, string_agg(talent_id::text, '') as ids,
        string_agg(int4send(stanines), '') as stanines, ${join(scores)}, bool_or(is_outdated) as is_outdated
      from rated_results group by norm_version`),
  );
}
