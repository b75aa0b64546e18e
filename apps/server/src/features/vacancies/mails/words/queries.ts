import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface SavedWordsRow {
  readonly kind: VacancyMailKind;
  readonly language: StoredLanguage;
  readonly words: string;
  readonly is_of_role: boolean;
}

/** The own words of a role, and those of the workspace. */
export async function listSavedWords(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<SavedWordsRow[]> {
  const { rows } = await readSql<SavedWordsRow>`
    select kind, language, words, role_id is not null as is_of_role from mail_words
    where organization_id = ${organizationId} and (role_id is null or role_id = ${roleId})
    order by role_id nulls last
  `.execute(db);
  return rows;
}

interface WordsPlace {
  /** Null for all roles. */
  readonly roleId: string | null;
  readonly kind: VacancyMailKind;
  readonly language: StoredLanguage;
}

export async function saveWords(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, kind, language, words, userId }: WordsPlace & { words: string; userId: string },
): Promise<void> {
  await sql`
    insert into mail_words (organization_id, id, role_id, kind, language, words, user_updated)
    values (${organizationId}, ${newId()}, ${roleId}, ${kind}, ${language}, ${words}, ${userId})
    on conflict (organization_id, role_id, kind, language)
      do update set words = excluded.words, user_updated = excluded.user_updated, date_updated = now()
  `.execute(db);
}

export async function removeWords(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, kind, language }: WordsPlace,
): Promise<void> {
  await sql`
    delete from mail_words where organization_id = ${organizationId} and role_id is not distinct from ${roleId}::uuid
      and kind = ${kind} and language = ${language}
  `.execute(db);
}
