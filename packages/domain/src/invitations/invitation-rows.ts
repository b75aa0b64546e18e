import type { EmailProblem } from '../base/email-check.ts';
import { findEmailProblem } from '../base/email-check.ts';
import { normalizeEmail } from '../base/email.ts';
import { NAME_MAX_CHARACTERS } from '../base/limits.ts';
import { looksDamaged } from '../people/people-lists/damaged-names.ts';
import { isPhoneNumber } from '../base/phone.ts';
import { holdsAddress, toLine } from '../base/names.ts';

/** One person to invite, as typed or imported. */
export interface RowToCheck {
  readonly email: string;
  readonly first_name?: string | undefined;
  readonly last_name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** The person has no last name. Without it an empty last name counts as forgotten. */
  readonly has_one_name?: boolean | undefined;
}

/** A problem in a row: the field, the code of the error catalogue and the parameters of its text. */
export type RowProblem =
  | {
      readonly field: 'email';
      readonly code: 'talent.already_invited' | 'talent.twice_in_list' | 'talent.email_invalid';
      readonly email: string;
    }
  | {
      readonly field: 'email';
      readonly code: 'talent.email_required' | 'talent.email_too_long' | 'talent.email_local_part_too_long';
    }
  | { readonly field: 'first_name'; readonly code: 'talent.first_name_required' }
  | { readonly field: 'last_name'; readonly code: 'talent.last_name_required' }
  | { readonly field: 'first_name' | 'last_name'; readonly code: 'name.holds_address' | 'name.damaged' }
  | { readonly field: 'phone'; readonly code: 'talent.phone_invalid' }
  | {
      readonly field: 'first_name' | 'last_name';
      readonly code: 'talent.name_too_long';
      readonly max: number;
    };

const BY_EMAIL_PROBLEM: Readonly<Record<EmailProblem, (email: string) => RowProblem>> = {
  required: () => ({ field: 'email', code: 'talent.email_required' }),
  too_long: () => ({ field: 'email', code: 'talent.email_too_long' }),
  local_part_too_long: () => ({ field: 'email', code: 'talent.email_local_part_too_long' }),
  invalid: (email) => ({ field: 'email', code: 'talent.email_invalid', email }),
};

// Counted in code points as the database does, not in UTF-16 units like `length`.
function isTooLong(name: string): boolean {
  return name.length > NAME_MAX_CHARACTERS && Array.from(name).length > NAME_MAX_CHARACTERS;
}

function findNameProblems(row: RowToCheck): RowProblem[] {
  const [first, last] = [toLine(row.first_name), toLine(row.last_name)];
  const problems: RowProblem[] = [];
  if (first === '') problems.push({ field: 'first_name', code: 'talent.first_name_required' });
  if (last === '' && row.has_one_name !== true)
    problems.push({ field: 'last_name', code: 'talent.last_name_required' });
  for (const [field, name] of [
    ['first_name', first],
    ['last_name', last],
  ] as const) {
    if (isTooLong(name)) problems.push({ field, code: 'talent.name_too_long', max: NAME_MAX_CHARACTERS });
    if (looksDamaged(name)) problems.push({ field, code: 'name.damaged' });
    if (holdsAddress(name)) problems.push({ field, code: 'name.holds_address' });
  }
  return problems;
}

/**
 * Checks the people of an invitation, row by row; the answer has the problems of each row in the same order, and an
 * empty list for a row that is fine. Addresses are compared as normalizeEmail returns them: with `invitedEmails` (in the form of
 * normalizeEmail) and with the rows before.
 */
export function checkRows(
  rows: readonly RowToCheck[],
  invitedEmails: ReadonlySet<string> = new Set(),
): RowProblem[][] {
  const seenEmails = new Set<string>();
  return rows.map((row) => {
    const email = row.email.trim();
    const emailProblem = findEmailProblem(email);
    const problems: RowProblem[] = [];
    if (emailProblem !== undefined) {
      problems.push(BY_EMAIL_PROBLEM[emailProblem](email));
    } else {
      const normalizedEmail = normalizeEmail(email);
      if (invitedEmails.has(normalizedEmail))
        problems.push({ field: 'email', code: 'talent.already_invited', email });
      else if (seenEmails.has(normalizedEmail))
        problems.push({ field: 'email', code: 'talent.twice_in_list', email });
      seenEmails.add(normalizedEmail);
    }
    if (!isPhoneNumber(row.phone)) problems.push({ field: 'phone', code: 'talent.phone_invalid' });
    return [...problems, ...findNameProblems(row)];
  });
}
