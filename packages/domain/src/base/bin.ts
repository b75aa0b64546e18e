import { endAfterDays } from './named-days.ts';

/** What can be deleted and restored. */
export const BIN_KINDS = ['talents', 'roles', 'teams', 'goals', 'assessments'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/**
 * How long the bin lists a deleted record, which can be restored as long. Then the clean-up of the night removes people;
 * the rows of all other records stay.
 */
export const BIN_DAYS = 30;

/** Records deleted before this moment cannot be restored any more. */
export function binStart(now: Date): Date {
  return endAfterDays(now, -BIN_DAYS - 1);
}
