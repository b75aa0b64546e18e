import type { Filter } from '#items/declare/collection.ts';
import { all, compileFilter, compileSearch, scopeOfPlace } from '#items/compile/filter.ts';
import type { Place } from '#items/compile/table-ref.ts';

/** The condition on the rows at the top of a statement, whole and in its parts. */
export interface Root {
  readonly place: Place;
  readonly scope: string;
  readonly asked: string;
  readonly found: string;
  /** What is left of it for rows that an index of their words has found. */
  readonly shown: string;
  readonly where: string;
}

/** The condition that selects the rows of a request at the top of a statement. */
export function compileRoot(
  place: Place,
  query: { filter?: Filter | undefined; search?: string | undefined },
): Root {
  const scope = scopeOfPlace(place);
  const asked = query.filter === undefined ? 'true' : compileFilter(place, query.filter);
  const { found, shown } =
    query.search === undefined ? { found: 'true', shown: 'true' } : compileSearch(place, query.search);
  return { place, scope, asked, found, shown, where: all([scope, asked, found]) };
}
