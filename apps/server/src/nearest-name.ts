/** Longer names may differ by three letters, shorter ones by one. */
const LONG = 12;

/** The edit distance of two texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of Array.from(other).entries()) {
      const change = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name among the known ones that a misspelled one seems to mean. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  return known.find((candidate) => countEdits(name, candidate) <= (candidate.length >= LONG ? 3 : 1));
}

/** `; did you mean "x"?` for the end of a sentence; empty if no known name is near. Case, `_` and `-` are ignored. */
export function suggestName(name: string, known: readonly string[]): string {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[_\s-]/g, '');
  const wanted = fold(name);
  if (wanted.length < 3) return '';
  const near =
    known.find((candidate) => fold(candidate) === wanted) ??
    known
      .map((candidate) => ({ candidate, edits: countEdits(wanted.slice(0, 100), fold(candidate)) }))
      .filter(({ edits }) => edits <= (wanted.length > 4 ? 2 : 1))
      .toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
  return near === undefined ? '' : `; did you mean "${near}"?`;
}
