import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';

/** The migration that makes the schema of version 1.0.0 at once. */
export const BASELINE = '0001_baseline.sql';
/** What an older installation has to start first. */
export const BASELINE_VERSION = 'Quint 1.0.0 (commit b2bd7d0a)';

/** What recorded migrations say about the schema of version 1.0.0. */
export interface BaselineState {
  /** The baseline was applied, or all migrations that it replaces. */
  readonly isPresent: boolean;
  /** Some migrations were applied that the baseline replaces, and some are missing. */
  readonly isIncomplete: boolean;
  /** One of them whose text was not that of version 1.0.0. */
  readonly changedName: string | undefined;
}

/** Compares the names and checksums of applied migrations with those that the baseline replaces. */
export function findBaselineState(appliedChecksums: ReadonlyMap<string, string>): BaselineState {
  const replacedEntries = Object.entries(REPLACED_MIGRATIONS);
  const appliedEntries = replacedEntries.filter(([name]) => appliedChecksums.has(name));
  const changedEntry = appliedEntries.find(([name, checksum]) => appliedChecksums.get(name) !== checksum);
  const isPresent = appliedChecksums.has(BASELINE) || appliedEntries.length === replacedEntries.length;
  return { isPresent, isIncomplete: appliedEntries.length > 0 && !isPresent, changedName: changedEntry?.[0] };
}
