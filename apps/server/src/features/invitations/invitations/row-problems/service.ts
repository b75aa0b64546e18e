import { normalizeEmail } from '@quint/domain/base/email.ts';
import type { RowProblem } from '@quint/domain/invitations/invitation-rows.ts';
import { checkRows } from '@quint/domain/invitations/invitation-rows.ts';
import type { InvitationRow } from '@quint/contract/invitations/invitations.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { listInvitedEmails } from '#features/invitations/invitations/queries.ts';

/**
 * The first problem of each row. Only rows that would send a mail are looked up: a list of guesses must use up the
 * budget and not stay unnoticed.
 */
export async function findProblems(
  db: Reader,
  scope: OrganizationScope,
  rows: readonly InvitationRow[],
): Promise<(RowProblem | undefined)[]> {
  const own = checkRows(rows);
  const flawless = rows.filter((_row, index) => own[index]?.length === 0);
  const invitedEmails = await listInvitedEmails(
    db,
    scope,
    flawless.map(({ email }) => normalizeEmail(email)),
  );
  return rows.map((row, index) => {
    const [first] = own[index] ?? [];
    if (first !== undefined || !invitedEmails.has(normalizeEmail(row.email))) return first;
    return { field: 'email', code: 'talent.already_invited', email: row.email.trim() };
  });
}
