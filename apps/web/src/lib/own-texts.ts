import type { OwnTexts, TextGender } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

export type Phrases = Readonly<Record<string, unknown>>;

/** The longest a page waits for the installation's texts before it starts with the shipped ones. */
const PATIENCE_MS = 4000;

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function ask(language: Language): Promise<OwnTexts> {
  // Not with the API client, which needs the language being loaded here.
  const response = await fetch(`/api/translations?locale=${language}`, {
    headers: { Accept: 'application/json', 'Accept-Language': language },
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as { data: OwnTexts };
  return answer.data;
}

/** Whether a prerendered page has no replacements in this language, so that none are requested. */
export function hasShippedTexts(language: Language): boolean {
  return document.documentElement.dataset['shippedTexts'] === language;
}

/** The texts of this installation that replace shipped ones. */
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
  // Articles are arrays, and must stay arrays.
  const copy: Record<string, unknown> = Object.assign(Array.isArray(phrases) ? [] : {}, phrases);
  copy[name] = remainingPath.length === 0 || !isPhrases(before) ? text : put(before, remainingPath, text);
  return copy;
}

/**
 * Phrases with their replacements: the variant for the reader's gender, otherwise the neutral one. A replacement for an
 * unknown key is ignored.
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
