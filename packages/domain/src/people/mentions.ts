/*
 * Mentions of colleagues in a note. The note contains them as plain text, "@Jonas Berg", so that it reads the same in a
 * copy of data or a file; which accounts are meant is stored beside it.
 */

/** Most colleagues that one note mentions. */
export const MENTIONS_PER_NOTE = 20;
/** A longer text after an @ is not a name that is being written. */
const QUERY_MAX_CHARACTERS = 40;
const QUERY_MAX_WORDS = 3;

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}_]$/u;

/** Whether an @ at an index can start a mention: inside an address it does not. */
function startsMention(text: string, index: number): boolean {
  return text[index] === '@' && !ENDS_WITH_WORD.test(text.slice(0, index));
}

function endsWord(text: string, end: number): boolean {
  return !WORD_CHARACTER.test(String.fromCodePoint(text.codePointAt(end) ?? 0x20));
}

/** A part of a note; `name` for a mention, without its @. */
export interface NotePart {
  readonly text: string;
  readonly name?: string;
}

/** Splits a note at the mentions of some names. The parts together are the text. */
export function splitMentions(text: string, names: readonly string[]): NotePart[] {
  const longestFirst = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  const parts: NotePart[] = [];
  let start = 0;
  for (let index = text.indexOf('@'); index !== -1; index = text.indexOf('@', index + 1)) {
    if (!startsMention(text, index)) continue;
    const name = longestFirst.find(
      (each) => text.startsWith(each, index + 1) && endsWord(text, index + 1 + each.length),
    );
    if (name === undefined) continue;
    const end = index + 1 + name.length;
    if (index > start) parts.push({ text: text.slice(start, index) });
    parts.push({ text: text.slice(index, end), name });
    start = end;
  }
  if (start < text.length) parts.push({ text: text.slice(start) });
  return parts;
}

/** The names among `names` that a note mentions. */
export function mentionedNames(text: string, names: readonly string[]): ReadonlySet<string> {
  return new Set(splitMentions(text, names).flatMap(({ name }) => (name === undefined ? [] : [name])));
}

/** What is written after an @ in front of the caret, and where the @ is; undefined when no mention is being written. */
export function findTypedMention(
  text: string,
  caret: number,
): { readonly start: number; readonly query: string } | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (caret === 0 || start === -1 || !startsMention(text, start)) return undefined;
  const query = text.slice(start + 1, caret);
  const isName = !query.includes('\n') && !query.startsWith(' ') && query.length <= QUERY_MAX_CHARACTERS;
  return isName && query.split(' ').length <= QUERY_MAX_WORDS ? { start, query } : undefined;
}
