import { DIGEST_OFF_PATH } from '../home/overview.ts';
import { RETAIN_DATA_PATH } from '../privacy/retention.ts';
import { MAILS_OFF_PATH, ROLE_SURVEY_PATH, SURVEY_PATH } from '../survey/survey-paths.ts';

/**
 * The pages of mailed and copied links with a token. Mail servers open such links and run the scripts of their pages,
 * so loading one of these pages changes nothing, and every action on them needs a user action. Add new pages here and
 * to the tests that open all of them (`outbox/mailed-links.test.ts`, `e2e/scanners.spec.ts`).
 */
export const MAILED_PAGES: readonly string[] = [
  '/email-confirmation',
  '/auth/reset',
  '/auth/invite',
  SURVEY_PATH,
  MAILS_OFF_PATH,
  ROLE_SURVEY_PATH,
  DIGEST_OFF_PATH,
  RETAIN_DATA_PATH,
];

/**
 * POST requests of these pages while loading, under /api: each only reads the data of its token. A token in the path or
 * query would be logged.
 */
export const READING_POSTS: readonly string[] = [
  '/auth/email/check',
  '/auth/password/account',
  '/users/invite/check',
  '/survey/session/preview',
  '/survey/mails',
  '/survey/entrance',
  '/role-survey/session',
];
