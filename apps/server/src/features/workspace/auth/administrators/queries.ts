import type { PlatformAdministrator } from '@quint/contract/workspace/security-events.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The platform administrators with their second factors, those without one first. Requires the platform role. */
export async function listPlatformAdministrators(db: Reader): Promise<PlatformAdministrator[]> {
  const { rows } = await readSql<PlatformAdministrator>`
    select * from (
      select u.id, u.email, exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null) as has_codes,
        (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys
      from users u where u.is_app_admin
    ) a order by has_codes or passkeys > 0, email collate "und-x-icu"
  `.execute(db);
  return rows;
}

/**
 * Makes the account of a normalized address a platform administrator, and creates it when there is none. Returns its id
 * and whether it is new. Requires the platform role.
 */
export async function makePlatformAdministrator(
  db: Writer,
  account: { id: string; email: string },
): Promise<{ id: string; isNew: boolean }> {
  const existingAccount = await db
    .updateTable('users')
    .set({ is_app_admin: true })
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirst();
  if (existingAccount !== undefined) return { id: existingAccount.id, isNew: false };
  await db
    .insertInto('users')
    .values({ ...account, is_app_admin: true })
    .execute();
  return { id: account.id, isNew: true };
}
