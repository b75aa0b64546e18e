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
