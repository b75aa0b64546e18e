import { z } from 'zod';

export const BackupRun = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  date_created: z.string(),
  date_finished: z.string().nullable(),
  /** Whether an administrator requested it; the others are made nightly. */
  is_asked: z.boolean(),
  host: z.string().nullable(),
  path: z.string().nullable(),
  bytes: z.number().int().nullable(),
  is_encrypted: z.boolean().nullable(),
  product_version: z.string().nullable(),
  /** The reason of the failure, from the server. */
  error: z.string().nullable(),
  is_removed: z.boolean(),
});
export type BackupRun = z.infer<typeof BackupRun>;

export const BackupOverview = z.object({
  date: z.string(),
  /** How many of the nightly ones are kept; null when none are made. */
  keep: z.number().int().nullable(),
  dir: z.string(),
  is_encrypted: z.boolean(),
  /** Whether the newest successful one is older than 36 hours, or missing. */
  is_late: z.boolean(),
  /** Newest first. */
  runs: z.array(BackupRun),
});
export type BackupOverview = z.infer<typeof BackupOverview>;

export const BackupOverviewAnswer = z.object({ data: BackupOverview });
export const BackupRunAnswer = z.object({ data: BackupRun });
