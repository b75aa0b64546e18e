import { fail } from '@quint/contract/base/errors.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@quint/domain/base/limits.ts';
import {
  coresOf,
  lettersOf,
  reverseText,
  findRepeatedPart,
  withoutGuessedParts,
  withoutSigns,
} from '#secrets/password-cores.ts';
import { passwordLists } from '#secrets/password-lists.ts';
import { findGuessedPhrase } from '#secrets/password-phrases.ts';

/** Shorter words occur in too many passwords by chance. */
const WORD_MIN_LETTERS = 4;
const OWN_WORD_MIN_LETTERS = 3;
/** Passwords with fewer characters than these beside dates, years, sequences and signs are enumerated. */
const REST_MIN_CHARACTERS = 4;
/** Repetitions longer than this are not tried. */
const TRIED_MAX_CHARACTERS = 32;

/** Parts of names that do not identify a person. */
const COMMON_PARTS: ReadonlySet<string> = new Set(
  `gmbh mbh kgaa ohg gbr inc ltd llc plc corp group gruppe holding und and the der die das fuer von com www mail
  example`.split(/\s+/),
);

function isCommonWord(word: string): boolean {
  const { words } = passwordLists();
  return word.length >= WORD_MIN_LETTERS && (words.has(word) || words.has(reverseText(word)));
}

/** The words of a name or an address: all letters, the parts, and both sides of an address. */
function partsOf(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{M}]+/u).map(lettersOf);
  const own = parts.filter((part) => part.length >= OWN_WORD_MIN_LETTERS && !COMMON_PARTS.has(part));
  const joinedParts = parts.filter((part) => !COMMON_PARTS.has(part) && part.length > 2).join('');
  const [start = '', domain = ''] = text.split('@');
  return [lettersOf(text), lettersOf(start), lettersOf(domain), joinedParts, ...own].filter(
    (word) => word.length >= OWN_WORD_MIN_LETTERS,
  );
}

/** Whether a password consists only of the person's own words, decoration, or one common word. */
function isOwnWord(cores: readonly string[], own: readonly string[]): boolean {
  return cores.some((core) => {
    const matches = own.filter((word) => core.includes(word));
    if (matches.length === 0) return false;
    const remainingText = matches.reduce((text, word) => text.replaceAll(word, ''), core);
    return (
      remainingText.length < OWN_WORD_MIN_LETTERS ||
      (matches.some((word) => core.startsWith(word) || core.endsWith(word)) && isCommonWord(remainingText))
    );
  });
}

/** Whether a password repeats a short part: as easy to guess as that part. */
function isRepetition(password: string): boolean {
  const text = withoutSigns(password);
  const { length } = findRepeatedPart(text);
  return length < text.length && length < PASSWORD_MIN_CHARACTERS;
}

function isGuessedRest(password: string): boolean {
  return withoutGuessedParts(password).length < REST_MIN_CHARACTERS;
}

/**
 * Rejects a password that is guessed early: one of fewer than 8 or more than 255 characters, one of the 100,000 most
 * frequent of breaches, one that is a common word with digits, years and signs, or up to three of the most common ones,
 * one that repeats fewer than 8 characters, one of dates, years and sequences like 1234 with up to three other
 * characters, and one that consists of the given words: names and address of the person, workspace and product. Throws
 * `password.too_short`, `password.too_long`, `password.too_common`, `password.own_word`.
 */
export function assertGoodPassword(password: string, words: readonly string[] = []): void {
  // Unicode characters, not UTF-16 code units.
  const { length } = Array.from(password.normalize('NFC'));
  if (length < PASSWORD_MIN_CHARACTERS) throw fail('password.too_short', { min: PASSWORD_MIN_CHARACTERS });
  if (length > PASSWORD_MAX_CHARACTERS) throw fail('password.too_long', { max: PASSWORD_MAX_CHARACTERS });
  const cores = coresOf(password);
  const own = [...new Set(words.flatMap(partsOf))].sort((one, other) => other.length - one.length);
  if (isOwnWord(cores, own)) throw fail('password.own_word');
  if (passwordLists().passwords.has(password.normalize('NFKC').toLowerCase()))
    throw fail('password.too_common');
  if (length <= TRIED_MAX_CHARACTERS && (isRepetition(password) || isGuessedRest(password)))
    throw fail('password.too_common');
  if (cores.some(isCommonWord)) throw fail('password.too_common');
  const phrases = cores.flatMap((core) => findGuessedPhrase(core, own) ?? []);
  if (phrases.some(({ hasOwnWord }) => hasOwnWord)) throw fail('password.own_word');
  if (phrases.length > 0) throw fail('password.too_common');
}
