/** Field limits and product constants; the unit is in the name. */
export const NAME_MAX_CHARACTERS = 50;
export const TITLE_MAX_CHARACTERS = 120;
export const LONG_TEXT_MAX_CHARACTERS = 5000;
/** A text answer in the role assistant, and one of the accountabilities. */
export const ASSISTANT_TEXT_MAX_CHARACTERS = 1500;
export const ACCOUNTABILITY_MAX_CHARACTERS = 300;
export const ACCOUNTABILITIES_ASKED = 3;
export const GOAL_CONTEXT_MAX_CHARACTERS = 280;
export const SITUATION_MAX_CHARACTERS = 1000;
export const FEEDBACK_MAX_CHARACTERS = 2000;
/** A person's statement on their own result. */
export const STATEMENT_MAX_CHARACTERS = 1000;
/** A talent's text about their mission. */
export const MISSION_MAX_CHARACTERS = 4000;
export const MESSAGE_MAX_CHARACTERS = 4000;
export const SOURCE_MAX_CHARACTERS = 100;
/** The reason for changing fixed ranges of a role. */
export const RANGE_REASON_MAX_CHARACTERS = 280;
export const ROLE_SUMMARY_VERSIONS = 5;
export const VIEW_NAME_MAX_CHARACTERS = 60;
export const VIEWS_PER_PERSON = 30;
export const EMAIL_MAX_CHARACTERS = 128;
export const EMAIL_LOCAL_PART_MAX_CHARACTERS = 64;
export const PHONE_MAX_CHARACTERS = 30;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 255;

/** The page size of the list of groups. */
export const GROUPS_PER_REQUEST = 100;
export const INVITATIONS_PER_REQUEST = 500;
export const INVITATION_ROWS_PER_LIST = 10_000;
export const INVITATION_LINK_DAYS = 30;
/** The latest expiry of a link, from today. */
export const INVITATION_LINK_MAX_DAYS = 90;
export const RESEND_AFTER_HOURS = 24;
export const REMINDERS_PER_INVITATION = 2;
/** Stakeholders of a role: addresses per request, days of a link, and reminders. */
export const STAKEHOLDERS_PER_REQUEST = 50;
export const STAKEHOLDER_LINK_DAYS = 30;
export const REMINDERS_PER_STAKEHOLDER = 2;
export const STAKEHOLDER_MESSAGE_MAX_CHARACTERS = 2000;
/** Days until a cancelled or expired request is deleted with its address. */
export const STAKEHOLDER_RETENTION_DAYS = 30;
export const FIRST_REMINDER_DAYS = 4;
export const NEXT_REMINDER_DAYS = 7;

export const SURVEY_AGE_MIN_YEARS = 16;
export const SURVEY_AGE_MAX_YEARS = 99;
export const SURVEY_SESSION_DAYS = 30;
export const SURVEY_CODE_MINUTES = 10;
export const SURVEY_CODE_TRIES = 5;
export const SURVEY_CODES_PER_HOUR = 5;
export const SURVEY_CODES_PER_DAY = 10;
export const REDIRECT_COUNTDOWN_SECONDS = 10;
export const REPORT_POLL_SECONDS = 5;

export const TRIAL_DAYS = 14;

export const ACCESS_TOKEN_MINUTES = 15;
export const REFRESH_IDLE_DAYS = 7;
export const REFRESH_ABSOLUTE_DAYS = 30;
export const REFRESH_GRACE_SECONDS = 30;
export const LOGIN_ATTEMPTS_PER_WINDOW = 10;
export const LOGIN_WINDOW_MINUTES = 15;
/** Second factor codes on all known devices of an account, or in all its sessions, in one window. */
export const CODES_PER_ACCOUNT = 30;
/** Addresses of lists that are checked for duplicates: per user and hour, per workspace and day. */
export const ADDRESS_CHECKS_PER_PERSON = 6000;
export const ADDRESS_CHECKS_PER_WORKSPACE = 12_000;
export const GUARDED_LOGINS_PER_NETWORK = 300;
export const GUARDED_LOGINS_PER_ACCOUNT = 30;
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_TRIES_PER_HOUR = 10;
export const SIGN_IN_CODE_TRIES_PER_DAY = 100;
/** How long security events are kept, and how many of them are shown. */
export const SECURITY_EVENT_DAYS = 90;
export const SECURITY_EVENTS_LISTED = 50;
export const PASSWORD_RESETS_PER_HOUR = 5;
/** Per hour and network, which many people may share. */
export const PASSWORD_RESETS_PER_NETWORK = 60;
export const PASSWORD_RESET_MINUTES = 60;
export const EMAIL_CONFIRMATION_HOURS = 24;
export const SIGN_UPS_PER_HOUR = 10;
export const UNCONFIRMED_SIGN_UP_DAYS = 7;
export const MEMBER_INVITATION_DAYS = 14;
export const MEMBERS_PER_INVITATION = 50;
/** Days before the end of a trial on which administrators are notified, in order. */
export const TRIAL_WARNING_DAYS = [7, 3] as const;
export const RECOVERY_CODES = 10;
export const PASSKEYS_PER_ACCOUNT = 20;
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** Maximum people in a comparison. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;
/** Maximum people in one print of interview sheets. */
export const MOST_INTERVIEWED = 10;
/** Custom interview questions of a role, and their lengths. */
export const OWN_QUESTIONS_MAX = 3;
export const OWN_QUESTION_MIN_CHARACTERS = 10;
export const OWN_QUESTION_MAX_CHARACTERS = 300;
export const ANCHOR_MAX_CHARACTERS = 200;
