import { readFileSync } from 'node:fs';
import { fail } from '@quint/contract/errors.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@quint/domain/limits.ts';

let common: ReadonlySet<string> | undefined;

/** The most common passwords, in lower case; read when first asked for. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return common;
}

/** The letters of a text, which are what is left of a name however it was decorated. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}

/** Whether a password is a word of the person's own, with nothing but digits and signs around its letters. */
function isOwnWord(password: string, words: readonly string[]): boolean {
  const letters = lettersOf(password);
  if (letters === '') return false;
  // Of an address the part before the @ counts, too.
  return words
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .some((word) => lettersOf(word) === letters);
}

/**
 * Refuses a password nobody should choose: one of fewer than 8 or more than 255 characters, one of the 3,000 most
 * common, in whatever case, or one of the words given: names and address of the person, workspace and product. Throws
 * `password.too_short`, `password.too_long`, `password.too_common`, `password.own_word`.
 */
export function assertGoodPassword(password: string, words: readonly string[] = []): void {
  // Characters as Unicode counts them, not as UTF-16 stores them.
  const { length } = Array.from(password.normalize('NFC'));
  if (length < PASSWORD_MIN_CHARACTERS) throw fail('password.too_short', { min: PASSWORD_MIN_CHARACTERS });
  if (length > PASSWORD_MAX_CHARACTERS) throw fail('password.too_long', { max: PASSWORD_MAX_CHARACTERS });
  if (commonPasswords().has(password.toLowerCase())) throw fail('password.too_common');
  if (isOwnWord(password, words)) throw fail('password.own_word');
}
