import { MAIL_PROBLEMS } from '@quint/domain/operation/mail-problems.ts';
import { z } from 'zod';

const Problem = z.enum(MAIL_PROBLEMS);
const Count = z.number().int();

const FailedMail = z.object({
  id: z.uuid(),
  /** The kind of the mail, like `survey-invitation`. */
  kind: z.string(),
  /** Null for a mail of the product itself. */
  workspace: z.string().nullable(),
  /** Masked: `k***@e***.de`. */
  recipient: z.string(),
  problem: Problem,
  /** The kind of the failure as named by the mailer. */
  error: z.string().nullable(),
  attempts: Count,
  date_created: z.string(),
  date_last_try: z.string().nullable(),
});
export type FailedMail = z.infer<typeof FailedMail>;

const ProblemCount = z.object({ problem: Problem, count: Count });

const MailMetrics = z.object({
  /** Due, and not accepted yet. */
  waiting: Count,
  /** When the longest waiting mail became due. */
  oldest: z.string().nullable(),
  /** Among waiting mails, the last failures of those attempted. */
  reasons: z.array(ProblemCount),
  /** Scheduled for later. */
  planned: Count,
  /** Failed permanently. */
  failed: Count,
  failures: z.array(ProblemCount),
  /** The newest of the failed ones. */
  newest: z.array(FailedMail),
  sent_last_day: Count,
  /** The target of mails: a mail server, or the folder of an installation without one. */
  way: z.enum(['smtp', 'folder']),
  server: z.string().nullable(),
  sender: z.string(),
});
export type MailMetrics = z.infer<typeof MailMetrics>;

const JobMetrics = z.object({
  name: z.string(),
  waiting: Count,
  running: Count,
  failed: Count,
  oldest: z.string().nullable(),
  /** Scheduled jobs. */
  is_scheduled: z.boolean(),
  last_run: z.string().nullable(),
  has_last_failed: z.boolean().nullable(),
  may_run_again: z.boolean(),
});
export type JobMetrics = z.infer<typeof JobMetrics>;

const StorageMetrics = z.object({
  /** Bytes of the disk of DATA_DIR; null if the machine does not report it. */
  disk_free: Count.nullable(),
  disk_size: Count.nullable(),
  database: Count,
  files: Count,
  /** Bytes of the files stored in the last 30 days. */
  files_grown: Count,
  files_where: z.enum(['folder', 'bucket']),
});

const ProcessMetrics = z.object({
  id: z.uuid(),
  /** Serves requests, runs the jobs, or both. */
  kind: z.enum(['web', 'worker', 'both']),
  version: z.string(),
  /** Identical for all processes of a machine, without its name. */
  host: z.string(),
  /** Maximum connections to PostgreSQL. */
  connections: Count,
  date_started: z.string(),
  /** The last heartbeat. */
  date_seen: z.string(),
  /** Without a heartbeat for a while: killed, or disconnected from the database. */
  is_silent: z.boolean(),
});
export type ProcessMetrics = z.infer<typeof ProcessMetrics>;

const Versions = z.object({
  product: z.string(),
  commit: z.string().nullable(),
  node: z.string(),
  postgresql: z.string(),
  /** The newest migration. */
  schema: z.string(),
  started: z.string(),
});

export const SETTING_WARNINGS = [
  'demo_public',
  'no_https',
  'no_mail',
  'smtp_without_tls',
  'stripe_api_url',
  'plain_backups',
  'no_tax',
  'example_sender',
  'own_machine_links',
  'unknown',
] as const;

const SettingWarning = z.object({
  code: z.enum(SETTING_WARNINGS),
  /** The subject of the warning: a URL, or the name of a variable. */
  subject: z.string(),
  /** The setting that an unknown variable probably means. */
  near: z.string().nullable(),
});
export type SettingWarning = z.infer<typeof SettingWarning>;

export const OperationMetrics = z.object({
  /** When these were read. */
  date: z.string(),
  mails: MailMetrics,
  jobs: z.array(JobMetrics),
  storage: StorageMetrics,
  versions: Versions,
  /** Those of the last hour that did not end by themselves. */
  processes: z.array(ProcessMetrics),
  warnings: z.array(SettingWarning),
});
export type OperationMetrics = z.infer<typeof OperationMetrics>;
export const OperationAnswer = z.object({ data: OperationMetrics });

export const MailsToRetry = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ problem: Problem }),
]);
export type MailsToRetry = z.infer<typeof MailsToRetry>;
export const CountAnswer = z.object({ data: z.object({ count: Count }) });

export const JobToRunAgain = z.strictObject({ name: z.string().max(100) });

const TestMail = z.object({
  is_sent: z.boolean(),
  way: z.enum(['smtp', 'folder']),
  server: z.string().nullable(),
  problem: Problem.nullable(),
  error: z.string().nullable(),
});
export type TestMail = z.infer<typeof TestMail>;
export const TestMailAnswer = z.object({ data: TestMail });
