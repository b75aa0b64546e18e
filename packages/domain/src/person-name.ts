import { NAME_MAX_CHARACTERS } from './limits.ts';

export interface PersonName {
  readonly first: string;
  readonly last: string | null;
}

function cut(part: string): string {
  return Array.from(part).slice(0, NAME_MAX_CHARACTERS).join('');
}

/** One name field as two: what stands after the last blank is the last name. Each part is cut to its limit. */
export function splitName(name: string): PersonName {
  const tidy = name.trim().replace(/\s+/g, ' ');
  const blank = tidy.lastIndexOf(' ');
  if (blank < 0) return { first: cut(tidy), last: null };
  return { first: cut(tidy.slice(0, blank)), last: cut(tidy.slice(blank + 1)) };
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** A name to offer for an address like anna.kowalski@…; undefined when the address does not look like a name. */
export function suggestName(email: string): { first_name: string; last_name: string } | undefined {
  const parts = /^(\p{L}{2,})\.(\p{L}{2,})@/u.exec(email.trim());
  if (parts === null) return undefined;
  return { first_name: capitalize(parts[1] ?? ''), last_name: capitalize(parts[2] ?? '') };
}
