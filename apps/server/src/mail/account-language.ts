import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';

/**
 * The language of mails to the account `u`: that of its screens, or if none is selected, that of the workspace `o` that
 * the mail is about.
 */
export const ACCOUNT_LANGUAGE = sql<StoredLanguage>`coalesce(u.platform_language, o.language, 'EN')`;

/** The same for a mail that is not about a workspace: uses the active workspace of the account. */
export const LANGUAGE_WITHOUT_WORKSPACE = sql<StoredLanguage>`coalesce(u.platform_language, (
  select o.language from organizations o where o.id = u.active_organization_id
), 'EN')`;

/** The language of the screens of the account of the talent `t`; null without one. */
export const LANGUAGE_OF_OWN_ACCOUNT = sql<StoredLanguage | null>`(
  select u.platform_language from users u where u.id = t.user_id
)`;

/**
 * The language of mails to the talent `t`: that of their account's screens, otherwise that of their last finished
 * survey, otherwise that in which the workspace entered them.
 */
export const TALENT_LANGUAGE = sql<StoredLanguage>`coalesce(${LANGUAGE_OF_OWN_ACCOUNT}, (
  select f.language from talents_results f
  where f.organization_id = t.organization_id and f.talent_id = t.id and f.status = 'FINISHED'
  order by f.date_finished desc, f.id limit 1
), t.language)`;
