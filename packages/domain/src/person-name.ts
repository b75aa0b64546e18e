import { NAME_MAX_CHARACTERS } from './limits.ts';
import { toLine } from './names.ts';

export interface PersonName {
  readonly first: string;
  readonly last: string | null;
}

function cut(part: string): string {
  return Array.from(part).slice(0, NAME_MAX_CHARACTERS).join('');
}

/** Words in small letters that a last name begins with: "von und zu", "de la", "van der". */
const PARTICLES = new Set(
  'von vom zu zum zur van den der dem ter ten te de del della di da do dos das du des la le lo el al bin ibn af av'.split(
    ' ',
  ),
);

/** The index at which the last name begins: its first particle, else the last word. */
function splitWords(words: readonly string[]): { first: string; last: string } {
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLES.has(word),
  );
  const start = words.length < 2 ? words.length : particle === -1 ? words.length - 1 : particle;
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') };
}

/** Splits a full name: "Kowalski, Anna" at the comma, else before the last name with its particles. */
export function splitFullName(fullName: string): { first_name: string; last_name: string } {
  const name = toLine(fullName);
  const comma = /^([^,]+),\s*([^,]+)$/.exec(name);
  if (comma !== null) return { first_name: comma[2] ?? '', last_name: (comma[1] ?? '').trim() };
  const { first, last } = splitWords(name.split(' '));
  return { first_name: first, last_name: last };
}

/** One name field as two, each cut to its limit. */
export function splitName(name: string): PersonName {
  const { first, last } = splitWords(name.trim().split(/\s+/));
  return { first: cut(first), last: last === '' ? null : cut(last) };
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** A suggested name for an address like anna.kowalski@…; undefined when the address does not look like a name. */
export function suggestName(email: string): { first_name: string; last_name: string } | undefined {
  const parts = /^(\p{L}{2,})\.(\p{L}{2,})@/u.exec(email.trim());
  if (parts === null) return undefined;
  return { first_name: capitalize(parts[1] ?? ''), last_name: capitalize(parts[2] ?? '') };
}
