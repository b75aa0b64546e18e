import { isSame } from '#features/base/records/model/conflicts.ts';

interface Versions<Entry> {
  readonly mine: readonly Entry[];
  /** What the server holds now: another device may have saved. */
  readonly theirs: readonly Entry[];
  /** What the own list began with. */
  readonly base: readonly Entry[];
}

/** A list with what was done to it here and on another device: what either added is there, what either removed is not. */
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
