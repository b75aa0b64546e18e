import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { UserRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { seededId } from '#demo/seeded-ids.ts';

/** An account of the demo world and its membership. */
export interface DemoAccount {
  readonly key: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly language: StoredLanguage;
  readonly organizationId: string | null;
  readonly userRole: UserRole;
}

/** Inserts an account, and its membership of a workspace. Returns its key. */
export async function insertAccount(db: Writer, account: DemoAccount, passwordHash: string): Promise<string> {
  const id = seededId(`user/${account.key}`);
  await db
    .insertInto('users')
    .values({
      id,
      email: account.email,
      password_hash: passwordHash,
      first_name: account.first,
      last_name: account.last,
      platform_language: account.language,
      is_app_admin: account.userRole === 'APP_ADMIN',
      // The welcome tour is for first visits and would be in the way when trying the product.
      is_first_visit: false,
      active_organization_id: account.organizationId,
      // Demo accounts receive no mail. This runs after the talents are inserted, so that one of them can be linked to
      // its account.
      email_proven_at: sql`clock_timestamp()`,
    })
    .execute();
  if (account.organizationId !== null && account.userRole !== 'APP_ADMIN') {
    await db
      .insertInto('memberships')
      .values({
        organization_id: account.organizationId,
        id: seededId(`membership/${account.key}`),
        user_id: id,
        user_role: account.userRole,
      })
      .execute();
  }
  return id;
}
