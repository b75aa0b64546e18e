import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_FILE } from '#config.ts';
import { NEXT_SECRET_FILE } from '#installation.ts';
import { DEPENDENT_ON_SECRET } from '#secrets/secret-dependents.ts';
import { StartupError } from '#startup-error.ts';

/** Where the secret of an installation comes from. */
export interface SecretSource {
  readonly dataDir: string;
  /** SECRET of the environment. */
  readonly environmentSecret: string | undefined;
  /** The file of the data folder. */
  readonly storedSecret: string | undefined;
}

/** What a restore does about the secret. */
export type SecretPlan = 'same' | 'store' | 'keep';

/** Throws StartupError when the installation has a secret of its own, unless one of the two is chosen. */
export function planSecret(
  secret: string | undefined,
  source: SecretSource,
  choice: { readonly keepSecret: boolean; readonly replace: boolean },
): SecretPlan {
  const own = source.environmentSecret ?? source.storedSecret;
  if (secret === undefined || own === secret) return 'same';
  if (choice.keepSecret) return 'keep';
  if (own === undefined) return 'store';
  const loss = `${DEPENDENT_ON_SECRET} from the backup then stop working`;
  if (source.environmentSecret !== undefined) {
    throw new StartupError(
      `The backup was made with another secret than SECRET says. Unset SECRET, and the secret of the backup is taken; or keep yours with --keep-secret: ${loss}.`,
    );
  }
  if (choice.replace) return 'store';
  throw new StartupError(
    `The backup was made with another secret than the file "secret" in ${source.dataDir} holds. Take that of the backup with --replace, or keep yours with --keep-secret: ${loss}.`,
  );
}

export async function stageSecret(dataDir: string, secret: string): Promise<void> {
  await writeFile(join(dataDir, NEXT_SECRET_FILE), `${secret}\n`, { mode: 0o600, flush: true });
}

/** After the commit. */
export async function takeStagedSecret(dataDir: string): Promise<void> {
  await rename(join(dataDir, NEXT_SECRET_FILE), join(dataDir, SECRET_FILE));
}

export async function dropStagedSecret(dataDir: string): Promise<void> {
  await rm(join(dataDir, NEXT_SECRET_FILE), { force: true });
}
