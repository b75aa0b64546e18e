import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface WordsKey {
  readonly kind: VacancyMailKind;
  readonly language: StoredLanguage;
  /** The role that the mail is about; null for none or several. */
  readonly roleId: string | null;
}

export interface MailWords {
  readonly words: string;
  /** Whether they are those of the role, not of the workspace. */
  readonly is_of_role: boolean;
}

/** The own words of a mail: those of the role, otherwise those of the workspace. */
export async function findMailWords(
  db: Reader,
  { organizationId }: OrganizationScope,
  { kind, language, roleId }: WordsKey,
): Promise<MailWords | undefined> {
  const { rows } = await readSql<MailWords>`
    select words, role_id is not null as is_of_role from mail_words
    where organization_id = ${organizationId} and kind = ${kind} and language = ${language}
      and (role_id is null or role_id = ${roleId}::uuid)
    order by role_id nulls last limit 1
  `.execute(db);
  return rows[0];
}
