import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';

/** The migration that creates the schema of version 1.0.0. */
export const BASELINE = '0001_baseline.sql';
/** The version that an older installation must start first. */
export const BASELINE_VERSION = 'Quint 1.0.0 (commit b2bd7d0a)';

/** The state of the schema of version 1.0.0, from the recorded migrations. */
export interface BaselineState {
  /** The baseline was applied, or all migrations that it replaces. */
  readonly isPresent: boolean;
  /** Some of the migrations that the baseline replaces were applied, and some are missing. */
  readonly isIncomplete: boolean;
  /** A migration whose text differs from that of version 1.0.0. */
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
