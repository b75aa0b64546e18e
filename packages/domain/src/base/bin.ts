import { endAfterDays } from './named-days.ts';

/** The records that can be deleted and restored. */
export const BIN_KINDS = ['talents', 'roles', 'teams', 'goals', 'assessments'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/**
 * How long a deleted record is in the bin and can be restored. Then the nightly clean-up deletes people; the rows of
 * all other records stay.
 */
export const BIN_DAYS = 30;

/** Records deleted before this time cannot be restored any more. */
export function binStart(now: Date): Date {
  return endAfterDays(now, -BIN_DAYS - 1);
}

/** The end of the last day on which a record deleted at a given time can be restored. */
export function leavesBin(deletedAt: Date): Date {
  return endAfterDays(deletedAt, BIN_DAYS);
}
