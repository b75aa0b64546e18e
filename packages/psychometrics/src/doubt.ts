import type { QualityFlag, QualityVerdict } from './types.ts';

/** The verdict on a sheet: `doubtful` with one severe flag or with two flags, `check` with one other flag. */
export function verdictOf(flags: readonly Pick<QualityFlag, 'severe'>[]): QualityVerdict {
  if (flags.length === 0) return 'ok';
  return flags.length > 1 || flags.some((flag) => flag.severe) ? 'doubtful' : 'check';
}

/** Whether figures of this sheet must be shown together with the note that they are doubtful. */
export function isDoubtful(quality: QualityVerdict | null | undefined): boolean {
  return quality === 'doubtful';
}
