/** Longer names may differ by three letters, shorter ones by one. */
const LONG = 12;

/** The edit distance of two texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of Array.from(other).entries()) {
      const change = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name closest to a misspelled one. */
export function findNearestName(name: string, knownNames: readonly string[]): string | undefined {
  return knownNames.find((candidate) => countEdits(name, candidate) <= (candidate.length >= LONG ? 3 : 1));
}

/** `; did you mean "x"?` for the end of a sentence; empty if no known name is near. Case, `_` and `-` are ignored. */
export function suggestName(name: string, knownNames: readonly string[]): string {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[_\s-]/g, '');
  const foldedName = fold(name);
  if (foldedName.length < 3) return '';
  const near =
    knownNames.find((candidate) => fold(candidate) === foldedName) ??
    knownNames
      .map((candidate) => ({ candidate, edits: countEdits(foldedName.slice(0, 100), fold(candidate)) }))
      .filter(({ edits }) => edits <= (foldedName.length > 4 ? 2 : 1))
      .toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
  return near === undefined ? '' : `; did you mean "${near}"?`;
}
