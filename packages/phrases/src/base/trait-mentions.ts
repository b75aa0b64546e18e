import { TRAIT_NAMES } from './trait-names.ts';

/** Every form of the five names in both languages, at the beginning of a word: compounds and endings count. */
const MENTION = new RegExp(
  `(?<!\\p{L})(?:${Object.values(TRAIT_NAMES)
    .flatMap((names) => Object.values(names))
    .flatMap((forms) => Object.values(forms))
    .map((name) => name.replaceAll(/\s+/g, '\\s+'))
    .join('|')})`,
  'iu',
);

/** Whether a text names one of the five traits, in either language. */
export function namesTrait(text: string): boolean {
  return MENTION.test(text.normalize('NFC'));
}
