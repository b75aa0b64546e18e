/** Right-to-left letters, and marks that change the direction of the text after them. */
const TURNING_LETTERS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u202a-\u202e\u2066\u2067\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name as a part of a line. A right-to-left name is isolated, so that it does not reorder the figures, dots and names
 * beside it; other names are unchanged.
 */
export function isolate(text: string): string {
  if (!TURNING_LETTERS.test(text) || text.startsWith(FIRST_STRONG_ISOLATE)) return text;
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}
