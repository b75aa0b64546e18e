import { normalizeEmail } from '@quint/domain/email.ts';
import type { Deps } from '#deps.ts';
import { newId } from '#database/ids.ts';
import { hashPassword } from '#http/passwords.ts';

async function isEmpty(deps: Deps): Promise<boolean> {
  const row = await deps.db.platform.read((db) =>
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  return row === undefined;
}

async function createFirstAdmin(deps: Deps, admin: { email: string; password: string }): Promise<void> {
  const password_hash = await hashPassword(admin.password);
  await deps.db.platform.write((db) =>
    db
      .insertInto('users')
      .values({ id: newId(), email: normalizeEmail(admin.email), password_hash, is_app_admin: true })
      .execute(),
  );
}

/**
 * Fills an empty database: the demo world, or the first platform administrator of the configuration.
 * Returns lines for the person who started the product; a database that is in use is left as it is.
 */
export async function prepareFirstStart(deps: Deps): Promise<readonly string[]> {
  const { config } = deps;
  if (!(await isEmpty(deps))) return [];
  if (config.firstAdmin !== undefined) {
    await createFirstAdmin(deps, config.firstAdmin);
    return [`The platform administrator ${config.firstAdmin.email} was created.`];
  }
  return config.demo
    ? []
    : [
        'The database is empty. Set ADMIN_EMAIL and ADMIN_PASSWORD to create the first platform administrator.',
      ];
}
