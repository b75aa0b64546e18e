import { z } from 'zod';

/** The number of this file format: a file of a higher one cannot be read. */
export const FORMAT_VERSION = 1;

/** Names of the members of a backup, in their order. */
export const MEMBERS = {
  manifest: 'manifest.json',
  secret: 'secret',
  /** One or more parts of each table: `tables/<name>/<number>`, in the text format of COPY. */
  tables: 'tables/',
  /** Jobs that wait or run, one JSON object a line. */
  jobs: 'jobs/',
  /** Contents by their keys. */
  files: 'files/',
  /** Keys of files whose content was not in the storage any more. */
  missing: 'missing-files',
  /** SHA-256 of all members before it, as `sha256sum -c` reads them. */
  sums: 'SHA256SUMS',
} as const;

/** Members that are kept in memory whole while they are read, and so may not be larger than this. */
export const WHOLE_BYTES = 64 * 1_048_576;

export const TableManifest = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)),
  rows: z.number().int().min(0),
});
export type TableManifest = z.infer<typeof TableManifest>;

const SequenceManifest = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** Null while it has given no number. */
  value: z
    .string()
    .regex(/^-?\d+$/)
    .nullable(),
});
export type SequenceManifest = z.infer<typeof SequenceManifest>;

const MigrationManifest = z.object({ name: z.string(), checksum: z.string() });
export type MigrationManifest = z.infer<typeof MigrationManifest>;

export const Manifest = z.object({
  format: z.enum(['quint-backup', 'quint-workspace']),
  format_version: z.number().int(),
  product_version: z.string(),
  date_created: z.string(),
  postgres: z.string(),
  migrations: z.array(MigrationManifest),
  tables: z.array(TableManifest),
  sequences: z.array(SequenceManifest),
  /** How many rows name a file, and how many bytes they say. */
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
  /** The only workspace of the file, when it holds no whole installation. */
  workspace: z.object({ id: z.uuid(), name: z.string() }).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** A job that waits, as a line of the file. */
export const WaitingJob = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  start_after: z.string(),
});
export type WaitingJob = z.infer<typeof WaitingJob>;

/** What a backup holds, counted while it was written or read. */
export interface BackupFacts {
  readonly manifest: Manifest;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly missingFiles: number;
  readonly jobs: number;
  readonly isEncrypted: boolean;
}

/** Tables whose rows stay behind: they hold for minutes or days and are worth nothing on another day. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  session_families: 'Everybody signs in again: a session that was ended after the backup must stay ended.',
  refresh_tokens: 'They belong to sessions.',
  passkey_challenges: 'They hold for minutes.',
  rate_limits: 'Counters of the last hours.',
  schema_functions: 'Running the migrations writes it.',
  schema_migrations: 'Running the migrations writes it.',
};
