import { normalizeEmail, respellEmail } from '@quint/domain/base/email.ts';
import { toLine } from '@quint/domain/base/names.ts';
import type { AddressRow, SpellingChange } from '#features/invitations/normal-forms/queries.ts';

/** The values with another stored form. */
export function respellAll(values: readonly string[], kind: 'address' | 'line'): SpellingChange[] {
  return values.flatMap((former) => {
    const current = kind === 'address' ? respellEmail(former) : toLine(former);
    return current === undefined || current === former ? [] : [{ former, current }];
  });
}

/** Two rows whose addresses are two spellings of one: the row that keeps the former spelling, and the other. */
export interface AddressDuplicate {
  readonly id: string;
  readonly otherId: string;
}

/** The rows that could not be respelled, each with the row that has their address. */
export function findDuplicates(
  rows: readonly AddressRow[],
  holders: readonly AddressRow[],
): AddressDuplicate[] {
  const byAddress = new Map(holders.map((row) => [row.email, row.id]));
  return rows.flatMap((row) => {
    const otherId =
      respellEmail(row.email) === undefined ? undefined : byAddress.get(normalizeEmail(row.email));
    return otherId === undefined || otherId === row.id ? [] : [{ id: row.id, otherId }];
  });
}
