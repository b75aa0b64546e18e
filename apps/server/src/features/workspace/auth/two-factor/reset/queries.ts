import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

export interface AccountToHelp {
  readonly is_app_admin: boolean;
  /** The person's workspaces that are not deleted. */
  readonly workspaces: readonly string[];
  readonly has_second_factor: boolean;
}

/** The workspaces of an account, and whether it has a second factor. Requires the platform role. */
export async function findAccountToHelp(db: Reader, userId: string): Promise<AccountToHelp | undefined> {
  const { rows } = await readSql<AccountToHelp>`
    select u.is_app_admin,
      array(
        select m.organization_id from memberships m join organizations o on o.id = m.organization_id
        where m.user_id = u.id and m.status = 'active' and o.date_deleted is null order by 1
      ) as workspaces,
      exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null)
        or exists (select from passkeys p where p.user_id = u.id) as has_second_factor
    from users u where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
