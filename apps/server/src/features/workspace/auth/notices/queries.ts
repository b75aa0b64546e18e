import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

export interface Contact {
  readonly email: string;
  readonly first_name: string | null;
  /** The language of the person's screens, otherwise of the active workspace, otherwise English. */
  readonly language: StoredLanguage;
}

/** Name and address of an active member of a workspace, for replies to a mail. Requires the platform role. */
export async function findMember(
  db: Reader,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string | null },
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await readSql<{ name: string; email: string }>`
    select concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) as name, u.email
    from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.user_id = ${userId} and m.status = 'active'
  `.execute(db);
  return rows[0];
}

/**
 * The address and language for mails to a person. A mail requested on a page is in the language of that page if the
 * account has selected none. Requires the platform role.
 */
export async function findContact(
  db: Reader,
  userId: string,
  pageLanguage?: StoredLanguage,
): Promise<Contact | undefined> {
  const { rows } = await readSql<Contact>`
    select u.email, u.first_name, coalesce(u.platform_language, ${pageLanguage ?? null}, ${ACCOUNT_LANGUAGE}) as language
    from users u left join organizations o on o.id = u.active_organization_id
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
