import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { readId, searchReader } from '#lib/search-values.ts';

/** A URL may name more people than can be compared: the page says so. */
const MOST_READ = 20;

/** The talents of a URL, separated by commas: valid ids, without duplicates. */
export function readIds(text = ''): readonly string[] {
  return [...new Set(text.split(','))].filter((id) => readId(id) !== undefined).slice(0, MOST_READ);
}

/** The first four, which the page compares. */
export function firstIds(ids: readonly string[]): readonly string[] {
  return ids.slice(0, MOST_COMPARED);
}

function readTalents(text: string): string | undefined {
  const ids = readIds(text);
  return ids.length === 0 ? undefined : ids.join(',');
}

/** The query string. Without talents, the participants of the assessment are compared. */
export const readCompareSearch = searchReader({
  talents: readTalents,
  assessmentId: readId,
  /** The role whose range and fit are shown. */
  role: readId,
});
export type CompareSearch = ReturnType<typeof readCompareSearch>;

/** The query string of the comparison for those who decide about a role. */
export const readRoleCompareSearch = searchReader({ talents: readTalents });
