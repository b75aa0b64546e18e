import { isSame } from '#features/base/records/model/conflicts.ts';

interface Versions<Entry> {
  readonly mine: readonly Entry[];
  /** The current list on the server: another device may have saved. */
  readonly theirs: readonly Entry[];
  /** The list from which the own one started. */
  readonly base: readonly Entry[];
}

/**
 * Merges the changes of a list made here and on another device: additions of either are included, removals of either
 * are not.
 */
export function mergeLists<Entry>(
  { mine, theirs, base }: Versions<Entry>,
  keyOf: (entry: Entry) => string,
): Entry[] {
  const find = (list: readonly Entry[], entry: Entry) => list.find((each) => keyOf(each) === keyOf(entry));
  const retainedEntries = mine.flatMap((entry) => {
    const before = find(base, entry);
    if (before === undefined || !isSame(before, entry)) return [entry];
    return find(theirs, entry) ?? [];
  });
  const newEntries = theirs.filter((entry) => !find(base, entry) && !find(mine, entry));
  return [...retainedEntries, ...newEntries];
}
