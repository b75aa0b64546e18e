import { toOwnPath } from '@quint/domain/base/own-path.ts';

/** Parses the query string as text values; of a repeated key the first counts. */
export function parseQuery(query: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) values[key] ??= value;
  return values;
}

type QueryValue = string | number | boolean | undefined;

/** Formats a query string; undefined values are left out. */
export function stringifyQuery(values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) query.set(key, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses the text of one key; undefined for anything invalid. */
type ValueReader = (text: string) => unknown;
type Values<Readers extends Readonly<Record<string, ValueReader>>> = {
  readonly [Key in keyof Readers]?: ReturnType<Readers[Key]> | undefined;
};

/**
 * Parses the query of a page for `validateSearch`, with a reader for each key. A missing or invalid key is set to
 * undefined, because the router merges the result over the raw query and would keep the raw value.
 */
export function searchReader<const Readers extends Readonly<Record<string, ValueReader>>>(readers: Readers) {
  return (search: Readonly<Record<string, unknown>>): Values<Readers> => {
    const read = ([key, reader]: [string, ValueReader]) => {
      const value = Object.hasOwn(search, key) ? search[key] : undefined;
      // A link within the app may pass a number.
      const text = typeof value === 'number' ? String(value) : value;
      return [key, typeof text === 'string' ? reader(text) : undefined] as const;
    };
    return Object.fromEntries(Object.entries(readers).map(read)) as Values<Readers>;
  };
}

const MOST_CHARACTERS = 200;
const ID = /^[\w-]{1,64}$/;

/** Free text of a search field, or a word from a fixed list. */
export function readText(text: string): string | undefined {
  return text === '' ? undefined : text.slice(0, MOST_CHARACTERS);
}

/** The id of a record, or another short key. */
export function readId(text: string): string | undefined {
  return ID.test(text) ? text : undefined;
}

/** The token of a link; the server decides whether it is valid. */
export function readToken(text: string): string | undefined {
  return /^[\w.~-]{1,500}$/.test(text) ? text : undefined;
}

/** A path of this site to open afterwards. */
export const readTarget: (text: string) => string | undefined = toOwnPath;

/** One of several words. */
export function readOneOf<const Word extends string>(values: readonly Word[]) {
  return (text: string): Word | undefined => values.find((word) => word === text);
}
