import { randomBytes } from 'node:crypto';
import { toEmail } from '@quint/domain/base/email.ts';
import { describeDemoAccounts } from '#demo/accounts.ts';
import { createDemoWorld } from '#demo/world.ts';
import type { Deps } from '#deps.ts';
import { newId } from '#database/ids.ts';
import { countSheets } from '#features/measures/norms/counts/jobs.ts';
import { hashPassword } from '#secrets/passwords.ts';
import { isDemoWorld } from '#installation.ts';
import { findPersistedSecret, loadOrCreateSecret } from '#persisted-secret.ts';

const PASSWORD_FILE = 'demo-password';

async function isEmpty(deps: Deps): Promise<boolean> {
  const user = await deps.db.platform.read((db) =>
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  return user === undefined;
}

async function createFirstAdmin(deps: Deps, admin: { email: string; password: string }): Promise<void> {
  const password_hash = await hashPassword(admin.password);
  await deps.db.platform.write((db) =>
    db
      .insertInto('users')
      .values({ id: newId(), email: toEmail(admin.email), password_hash, is_app_admin: true })
      .execute(),
  );
}

async function fillEmpty(deps: Deps): Promise<readonly string[]> {
  const { config } = deps;
  if (config.demo) {
    const password = loadOrCreateSecret(
      config.dataDir,
      PASSWORD_FILE,
      () => config.demoPassword ?? randomBytes(9).toString('base64url'),
    );
    await createDemoWorld(deps, password);
    // The nightly counts, so that norms and fairness have figures on the first day.
    await countSheets(deps);
    return describeDemoAccounts(password);
  }
  if (config.firstAdmin === undefined) {
    return [
      'The database is empty. Make the first platform administrator with: npm run admin -- EMAIL (or set ADMIN_EMAIL and ADMIN_PASSWORD)',
    ];
  }
  await createFirstAdmin(deps, config.firstAdmin);
  return [`The platform administrator ${config.firstAdmin.email} was created.`];
}

/**
 * Fills an empty database with the demo world, or otherwise the first platform administrator of the configuration.
 * Returns lines for the terminal; a database in use is unchanged.
 */
export async function prepareFirstStart(deps: Deps): Promise<readonly string[]> {
  if (await isEmpty(deps)) return fillEmpty(deps);
  return (await isDemoWorld(deps.db))
    ? describeDemoAccounts(findPersistedSecret(deps.config.dataDir, PASSWORD_FILE))
    : [];
}
