import { EMAIL_LOCAL_PART_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS } from './limits.ts';

/** Why an address is refused; `undefined` means it is fine. */
export type EmailProblem = 'required' | 'too_long' | 'local_part_too_long' | 'invalid';

// A plain addr-spec: no display name, no quotes, no comments, a dotted domain. Stricter than RFC 5322 on purpose,
// because the address goes into a mail header as it is.
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Checks one e-mail address after trimming: present, at most 128 characters, 64 before the at-sign, well-formed. */
export function findEmailProblem(address: string): EmailProblem | undefined {
  const email = address.trim();
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX_CHARACTERS) return 'too_long';
  const at = email.lastIndexOf('@');
  if (at > EMAIL_LOCAL_PART_MAX_CHARACTERS) return 'local_part_too_long';
  return ADDRESS.test(email) ? undefined : 'invalid';
}

/** The form two addresses are compared in: trimmed, composed, lower case. */
export function normalizeEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
