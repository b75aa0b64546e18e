import type { Collection, Filter } from './declaration.ts';
import { all, compileFilter, compileSearch, scopeOfPlace } from './filter.ts';
import type { Place, Statement } from './place.ts';
import { placeOf } from './place.ts';

/** The condition on the rows at the top of a statement, whole and in its parts. */
export interface Root {
  readonly place: Place;
  readonly scope: string;
  readonly asked: string;
  readonly found: string;
  readonly where: string;
}

/** A place at the top of a statement with the condition that selects the rows of a request. */
export function compileRoot(
  statement: Statement,
  collection: Collection,
  query: { filter: Filter | undefined; search: string | undefined },
): Root {
  const place = placeOf(statement, collection);
  const scope = scopeOfPlace(place);
  const asked = query.filter === undefined ? 'true' : compileFilter(place, query.filter);
  const found = query.search === undefined ? 'true' : compileSearch(place, query.search);
  return { place, scope, asked, found, where: all([scope, asked, found]) };
}
