import { readId, searchReader } from '#lib/search-values.ts';

export const MOST_COMPARED = 4;

/** The talents of an address, with commas between them: known words only, each once, at most four. */
export function readIds(text = ''): readonly string[] {
  return [...new Set(text.split(','))].filter((id) => readId(id) !== undefined).slice(0, MOST_COMPARED);
}

function readTalents(text: string): string | undefined {
  const ids = readIds(text);
  return ids.length === 0 ? undefined : ids.join(',');
}

/** The query of the address: the participants of the assessment are compared while no talents are named. */
export const readCompareSearch = searchReader({
  talents: readTalents,
  assessmentId: readId,
  /** The role whose fit is shown. */
  role: readId,
});
export type CompareSearch = ReturnType<typeof readCompareSearch>;
