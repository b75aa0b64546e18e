// npm run admin -- EMAIL: makes a platform administrator and prints a link that sets a password once.
// With --reset-second-factor it also removes a lost second factor, codes and passkeys alike.
import { parseArgs } from 'node:util';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';
import { z } from 'zod';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/gate.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { systemClock } from '../apps/server/src/deps.ts';
import { appointPlatformAdministrator } from '../apps/server/src/features/workspace/auth/administrators/service.ts';
import { claimSecret } from '../apps/server/src/installation.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { dataFolder } from './data-folder.ts';
import { openExistingDatabase } from './opened-database.ts';

const CONNECTIONS = 2;
const USAGE =
  'Usage: npm run admin -- EMAIL [--reset-second-factor]   (in a built tree: node quint.mjs admin EMAIL)';

function readCall(): { email: string; resetsFactor: boolean } {
  try {
    const options = { 'reset-second-factor': { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (positionals.length === 1) {
      return { email: z.email().parse(positionals[0]), resetsFactor: values['reset-second-factor'] };
    }
  } catch {
    // The usage says what is wrong with an address or a flag.
  }
  throw new StartupError(USAGE);
}

async function appoint(
  env: NodeJS.ProcessEnv,
  url: string,
  { email, resetsFactor }: ReturnType<typeof readCall>,
): Promise<void> {
  const config = readConfig({ ...env, DATABASE_URL: url, DATA_DIR: dataFolder(env) });
  const { rolePrefix } = config.database;
  await migrate(url, { acceptSchema: config.acceptSchema, rolePrefix });
  const db = openDatabase({ url, connections: CONNECTIONS, rolePrefix });
  try {
    // A link made with another secret than the server's would open nothing.
    await claimSecret(db, config);
    const administrator = await appointPlatformAdministrator({ config, db, clock: systemClock }, email, {
      resetsFactor,
    });
    console.log(
      `${administrator.email} ${administrator.isNew ? 'is a new platform administrator' : 'is a platform administrator now'}. ` +
        (resetsFactor ? 'Their second factor was removed. ' : '') +
        `This link sets the password, once, within ${administrator.minutes} minutes:\n${administrator.link}`,
    );
  } finally {
    await db.close();
  }
}

try {
  const call = readCall();
  const env = withSecretFiles(process.env);
  const database = await openExistingDatabase(env);
  try {
    await appoint(env, database.url, call);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(isStartupError(error) ? `\n${error.message}` : error);
  process.exitCode = 1;
}
