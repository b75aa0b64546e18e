import { readId, searchReader } from '#lib/search-values.ts';

export const MOST_COMPARED = 4;

/** The talents of a URL, separated by commas: valid ids only, each once, at most four. */
export function readIds(text = ''): readonly string[] {
  return [...new Set(text.split(','))].filter((id) => readId(id) !== undefined).slice(0, MOST_COMPARED);
}

function readTalents(text: string): string | undefined {
  const ids = readIds(text);
  return ids.length === 0 ? undefined : ids.join(',');
}

/** The query string: without talents, the participants of the assessment are compared. */
export const readCompareSearch = searchReader({
  talents: readTalents,
  assessmentId: readId,
  /** The role whose fit is shown. */
  role: readId,
});
export type CompareSearch = ReturnType<typeof readCompareSearch>;
