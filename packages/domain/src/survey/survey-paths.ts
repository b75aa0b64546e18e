import { decodeEscapes } from '../base/decode-escapes.ts';
import type { SurveyVariant } from './survey-entrances.ts';

/** The path of the survey. It is a separate document, so that a phone loads nothing else before the first item. */
export const SURVEY_PATH = '/survey';
export const SURVEY_RESULT_PATH = '/survey/result';
/** The page after a finished survey; it leads on to the result. */
export const SURVEY_DONE_PATH = '/survey/done';
/** The page where a person stops invitations, reminders and survey links of all workspaces. */
export const MAILS_OFF_PATH = '/survey/mails-off';
/** The same page, as linked in older reminders. */
export const OLD_REMINDERS_PATH = '/survey/reminders';
/** Where a person creates an account for their profile; the result page links to it. */
export const PROFILE_SIGN_UP_PATH = '/talent-profile/signup';

/** The page where a stakeholder rates the requirements of a role; the token of the mailed link is in the fragment. */
export const ROLE_SURVEY_PATH = '/role-survey';

/** The pages of the survey's separate document. */
export const SURVEY_PAGES: readonly string[] = [
  SURVEY_PATH,
  SURVEY_RESULT_PATH,
  SURVEY_DONE_PATH,
  MAILS_OFF_PATH,
  OLD_REMINDERS_PATH,
];

const END_OF: Readonly<Record<SurveyVariant, string>> = {
  company: SURVEY_DONE_PATH,
  admin: '/dashboard',
  b2c: SURVEY_DONE_PATH,
  role_finder: SURVEY_DONE_PATH,
  check: SURVEY_DONE_PATH,
  study: SURVEY_DONE_PATH,
};

/** The page after a finished survey: administrators return to their overview, all others see the result. */
export function endPathOf(variant: SurveyVariant): string {
  return END_OF[variant];
}

/** Links of old invitations: /survey/{assessment}/{token}/{email}. */
const LEGACY = /^\/survey\/([^/]+)\/([^/]+)\/([^/]+)$/;

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** True for the paths served by the survey's document; a trailing slash makes no difference. */
export function isSurveyPath(path: string): boolean {
  const plain = withoutSlash(path);
  return SURVEY_PAGES.includes(plain) || LEGACY.test(plain);
}

/** The current URL for an old invitation link; undefined for every other path. */
export function findLegacySurveyTarget(path: string): string | undefined {
  const [, assessment, token, email] = LEGACY.exec(withoutSlash(path)) ?? [];
  if (assessment === undefined || token === undefined || email === undefined) return undefined;
  const query = new URLSearchParams({
    token: decodeEscapes(token),
    email: decodeEscapes(email),
    assessment: decodeEscapes(assessment),
  });
  return `${SURVEY_PATH}?${query.toString()}`;
}
