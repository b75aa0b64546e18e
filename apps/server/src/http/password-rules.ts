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

/**
 * Refuses a password nobody should choose: one of fewer than 8 or more than 255 characters, or one of the 3,000 most
 * common, in whatever case. Throws `password.too_short`, `password.too_long`, `password.too_common`.
 */
export function assertGoodPassword(password: string): void {
  // Characters as Unicode counts them, not as UTF-16 stores them.
  const { length } = Array.from(password.normalize('NFC'));
  if (length < PASSWORD_MIN_CHARACTERS) throw fail('password.too_short', { min: PASSWORD_MIN_CHARACTERS });
  if (length > PASSWORD_MAX_CHARACTERS) throw fail('password.too_long', { max: PASSWORD_MAX_CHARACTERS });
  if (commonPasswords().has(password.toLowerCase())) throw fail('password.too_common');
}
