import type { PlatformAdministrator } from '@quint/contract/security-events.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The platform administrators with their second factors, those without one first. Requires the platform role. */
export async function listPlatformAdministrators(db: Reader): Promise<PlatformAdministrator[]> {
  const { rows } = await readSql<PlatformAdministrator>`
    select * from (
      select u.id, u.email, exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null) as has_codes,
        (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys
      from users u where u.is_app_admin
    ) a order by has_codes or passkeys > 0, lower(email)
  `.execute(db);
  return rows;
}
