import { resolve } from 'node:path';
import type { Config } from '#config.ts';
import { readS3, readSettings, SECRET_FILE } from '#config.ts';
import { readBackups } from '#backup-settings.ts';
import { findPersistedSecret } from '#persisted-secret.ts';

/** The locations of an installation's files and secret, for commands that run without the server. */
export interface InstallationSettings extends Pick<Config, 's3' | 'dataDir' | 'backups'> {
  /** The prefix of the database roles. */
  readonly rolePrefix: string;
  /** SECRET of the environment. */
  readonly givenSecret: string | undefined;
  /** The secret of the data folder. */
  readonly storedSecret: string | undefined;
}

/** Reads the settings of an installation, read-only. Throws StartupError naming every invalid variable. */
export function readInstallationSettings(env: NodeJS.ProcessEnv): InstallationSettings {
  const values = readSettings(env);
  const dataDir = resolve(values.DATA_DIR);
  return {
    dataDir,
    s3: readS3(values),
    backups: readBackups(values, dataDir),
    rolePrefix: values.DATABASE_ROLE_PREFIX,
    givenSecret: values.SECRET,
    storedSecret: findPersistedSecret(dataDir, SECRET_FILE),
  };
}
