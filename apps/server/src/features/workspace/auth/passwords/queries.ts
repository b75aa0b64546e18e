import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The words that attackers try first: names and address of the person, names of the workspaces. */
export async function listPersonalTerms(db: Reader, userId: string): Promise<string[]> {
  const { rows } = await readSql<{ word: string }>`
    select unnest(array[u.email, u.first_name, u.last_name, u.first_name || u.last_name, u.last_name || u.first_name]) as word
    from users u where u.id = ${userId}
    union
    select o.name from memberships m join organizations o on o.id = m.organization_id where m.user_id = ${userId}
  `.execute(db);
  return rows.map(({ word }) => word).filter((word) => word !== null);
}

/** The address of an account. Requires the platform role. */
export async function findAddress(db: Reader, userId: string): Promise<string | undefined> {
  const account = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return account?.email;
}

/**
 * Whether an account may set a password by mail: it has one, or belongs to a workspace without one, as after the import
 * of a workspace. A person who was only invited sets it through the invitation. Requires the platform role.
 */
export async function maySetPassword(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await readSql`
    select from users u where u.id = ${userId} and (u.password_hash is not null or u.is_app_admin or exists (
      select from memberships m where m.user_id = u.id and m.status = 'active'))
  `.execute(db);
  return rows.length > 0;
}

/** Sets a new password through a mailed link, which also confirms the address. Requires the platform role. */
export async function setProvenPassword(db: Writer, userId: string, passwordHash: string): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, is_confirmed = true, email_proven_at = now(), date_updated = now()
    where id = ${userId}
  `.execute(db);
}
