import { toLine } from '../base/names.ts';

const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/;

/**
 * The stored form of a person's statement on their result: lines without invisible characters and surplus blanks, with
 * at most one empty line between them. Empty without visible text. Idempotent.
 */
export function toStatement(text: string): string {
  return text
    .toWellFormed()
    .split(LINE_BREAK)
    .map(toLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The number of characters that count against the limit: code points of the stored form, as the database counts them. */
export function countStatement(text: string): number {
  return Array.from(toStatement(text)).length;
}
