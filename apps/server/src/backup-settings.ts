import { join, resolve } from 'node:path';
import { z } from 'zod';

const SHORTEST_PASSPHRASE = 12;

/** The settings of backups. */
export const BACKUP_SETTINGS = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(0).max(1000).optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(SHORTEST_PASSPHRASE, `give ${SHORTEST_PASSPHRASE} characters or more`)
    .optional(),
};

export interface BackupSettings {
  /** The folder of nightly backups. */
  readonly dir: string;
  /** How many backups are kept; 0 makes none. Undefined keeps seven, but makes none of a demo world. */
  readonly retentionCount: number | undefined;
  /** Passphrase for encryption. */
  readonly passphrase: string | undefined;
}

export function readBackups(
  values: z.infer<z.ZodObject<typeof BACKUP_SETTINGS>>,
  dataDir: string,
): BackupSettings {
  return {
    dir: values.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(values.BACKUP_DIR),
    retentionCount: values.BACKUP_KEEP,
    passphrase: values.BACKUP_PASSPHRASE,
  };
}
