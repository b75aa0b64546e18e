import type { OwnTexts, TextGender } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

export type Phrases = Readonly<Record<string, unknown>>;

/** The longest a page waits for the installation's own texts before it starts with the shipped ones. */
const PATIENCE_MS = 4000;

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function ask(language: Language): Promise<OwnTexts> {
  // Not through the API client, which needs the language being loaded here.
  const response = await fetch(`/api/translations?locale=${language}`, {
    headers: { Accept: 'application/json', 'Accept-Language': language },
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as { data: OwnTexts };
  return answer.data;
}

/** A page that came drawn says so of its language: there is nothing to ask for. */
export function hasShippedTexts(language: Language): boolean {
  return document.documentElement.dataset['shippedTexts'] === language;
}

/** The texts this installation shows in place of those the product ships with. */
export function fetchOwnTexts(language: Language): Promise<OwnTexts> {
  return within(PATIENCE_MS, ask(language));
}

function isPhrases(value: unknown): value is Phrases {
  return typeof value === 'object' && value !== null;
}

function put(phrases: Phrases, path: readonly string[], text: string): Phrases {
  const [name = '', ...remainingPath] = path;
  const before = phrases[name];
  const isKnownKey = remainingPath.length === 0 ? typeof before === 'string' : isPhrases(before);
  if (!isKnownKey) return phrases;
  // Articles are lists, and stay lists.
  const copy: Record<string, unknown> = Object.assign(Array.isArray(phrases) ? [] : {}, phrases);
  copy[name] = remainingPath.length === 0 || !isPhrases(before) ? text : put(before, remainingPath, text);
  return copy;
}

/**
 * Phrases with their replacements applied: the variant for the reader's gender, else the neutral one. A replacement for
 * an unknown key is ignored.
 */
export function replaceTexts(
  phrases: Phrases,
  own: OwnTexts[string] | undefined,
  reader: TextGender,
): Phrases {
  let result = phrases;
  for (const [key, variants] of Object.entries(own ?? {})) {
    const text = variants[reader] ?? variants[''];
    if (text !== undefined) result = put(result, key.split('.'), text);
  }
  return result;
}
