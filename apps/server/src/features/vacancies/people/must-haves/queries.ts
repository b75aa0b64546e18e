import type { MustHavesCount } from '@quint/contract/vacancies/must-haves.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import { finish, param, sql, TRUE } from '#database/sql.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import { meetsMustHaves } from '#features/vacancies/must-haves/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { peopleOfStage, readerOf } from '#features/vacancies/people/queries.ts';

/** How many people of a stage meet must-haves, miss one, or do not say; with `ids` only these people. */
export async function countMustHaves(
  db: Reader,
  query: StageQuery,
  { filter, ids }: { readonly filter: MustHavesFilter; readonly ids: readonly string[] | undefined },
): Promise<MustHavesCount> {
  const reader = readerOf(query.actor, query.scope.organizationId);
  const isCounted = ids === undefined ? TRUE : sql`t.id = any (${param(ids, 'uuid[]')})`;
  const rows = await readCompiled<{ is_met: boolean | null; count: number }>(
    db,
    finish(sql`select ${meetsMustHaves(reader, filter)} as is_met, count(*)::int as count
      from ${peopleOfStage(query)} and ${isCounted} group by 1`),
  );
  const countOf = (isMet: boolean | null) => rows.find((row) => row.is_met === isMet)?.count ?? 0;
  return { met: countOf(true), unknown: countOf(null), unmet: countOf(false) };
}
