import type { EmailFieldProblem } from '../base/email-check.ts';
import { findEmailFieldProblem } from '../base/email-check.ts';
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
  /** Whether the person has no last name. Otherwise an empty last name counts as missing. */
  readonly has_one_name?: boolean | undefined;
}

/** A problem in a row: the field, the code of the error catalogue and the parameters of its text. */
export type RowProblem =
  | EmailFieldProblem
  | {
      readonly field: 'email';
      readonly code: 'talent.already_invited' | 'talent.twice_in_list';
      readonly email: string;
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

// Counted in code points like the database, not in UTF-16 units like `length`.
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
 * Checks the people of an invitation, row by row. Returns the problems of each row in the same order, an empty list for
 * a valid row. Addresses are compared in the form of normalizeEmail: with `invitedEmails` (in that form) and with
 * earlier rows.
 */
export function checkRows(
  rows: readonly RowToCheck[],
  invitedEmails: ReadonlySet<string> = new Set(),
): RowProblem[][] {
  const seenEmails = new Set<string>();
  return rows.map((row) => {
    const email = row.email.trim();
    const emailProblem = findEmailFieldProblem(email);
    const problems: RowProblem[] = [];
    if (emailProblem !== undefined) {
      problems.push(emailProblem);
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
