import { readId, searchReader } from '#lib/search-values.ts';

/** A URL may name more people than can be shown: the page says so. */
const MOST_READ = 20;

function readTalents(text: string): string | undefined {
  const ids = [...new Set(text.split(','))].filter((id) => readId(id) !== undefined).slice(0, MOST_READ);
  return ids.length === 0 ? undefined : ids.join(',');
}

function readVersion(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** The people of the sheets, separated by commas, and the version of the questions, unless it is the newest. */
export const readInterviewSearch = searchReader({ talents: readTalents, version: readVersion });
