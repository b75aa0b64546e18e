/*
 * The one order of texts that people read, the same in the browser, on the server and in PostgreSQL, where it is the
 * collation "und-x-icu". English has the root order of Unicode without changes of its own, and unlike "und" every browser
 * knows it, whatever its language.
 */
const COLLATOR = new Intl.Collator('en', {
  usage: 'sort',
  sensitivity: 'variant',
  numeric: false,
  caseFirst: 'false',
});

/** The order of keys, codes and dates, which no person reads: by their characters. */
export function compareCodes(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of texts that people read: letters with marks stand beside those without, in every language alike. */
export function compareText(left: string, right: string): number {
  return COLLATOR.compare(left, right) || compareCodes(left, right);
}
