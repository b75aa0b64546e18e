/*
 * The common order of texts for people, the same in the browser, on the server and in PostgreSQL, where it is the
 * collation "und-x-icu". English uses the root order of Unicode without changes, and unlike "und" every browser
 * supports it.
 */
const COLLATOR = new Intl.Collator('en', {
  usage: 'sort',
  sensitivity: 'variant',
  numeric: false,
  caseFirst: 'false',
});

/** The order of keys, codes and dates, which are not for people: by code units. */
export function compareCodes(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of texts for people: accented letters beside unaccented ones, in every language. */
export function compareText(left: string, right: string): number {
  return COLLATOR.compare(left, right) || compareCodes(left, right);
}
