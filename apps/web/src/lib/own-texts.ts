import type { OwnTexts, TextGender } from '@quint/contract/translations.ts';
import type { Language } from '@quint/phrases/languages.ts';

export type Phrases = Readonly<Record<string, unknown>>;

/** A page that waits longer than this for texts of its own begins with those it ships with. */
const PATIENCE_MS = 4000;

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function ask(language: Language): Promise<OwnTexts> {
  // Not through the API client: it wants the language that is being loaded here.
  const response = await fetch(`/api/translations?locale=${language}`, {
    headers: { Accept: 'application/json', 'Accept-Language': language },
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as { data: OwnTexts };
  return answer.data;
}

/** The texts this installation shows in place of those the product ships with. */
export function fetchOwnTexts(language: Language): Promise<OwnTexts> {
  return within(PATIENCE_MS, ask(language));
}

function isPhrases(value: unknown): value is Phrases {
  return typeof value === 'object' && value !== null;
}

function put(phrases: Phrases, path: readonly string[], text: string): Phrases {
  const [name = '', ...rest] = path;
  const before = phrases[name];
  const isPlace = rest.length === 0 ? typeof before === 'string' : isPhrases(before);
  if (!isPlace) return phrases;
  // Articles are lists, and stay so.
  const copy: Record<string, unknown> = Object.assign(Array.isArray(phrases) ? [] : {}, phrases);
  copy[name] = rest.length === 0 || !isPhrases(before) ? text : put(before, rest, text);
  return copy;
}

/**
 * Phrases with the texts that replace some of them: the variant for the reader's gender, else the one for everybody.
 * A text for a place that does not exist changes nothing.
 */
export function replaceTexts(
  phrases: Phrases,
  own: OwnTexts[string] | undefined,
  reader: TextGender,
): Phrases {
  let replaced = phrases;
  for (const [key, variants] of Object.entries(own ?? {})) {
    const text = variants[reader] ?? variants[''];
    if (text !== undefined) replaced = put(replaced, key.split('.'), text);
  }
  return replaced;
}
