import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('links, sessions and codes end after the times that their mails and pages name', () => {
  expect(limits).toMatchObject({
    INVITATION_LINK_DAYS: 30,
    INVITATION_LINK_MAX_DAYS: 90,
    RESEND_AFTER_HOURS: 24,
    STAKEHOLDER_LINK_DAYS: 30,
    SURVEY_SESSION_DAYS: 30,
    SURVEY_CODE_MINUTES: 10,
    TRIAL_DAYS: 14,
    ACCESS_TOKEN_MINUTES: 15,
    REFRESH_IDLE_DAYS: 7,
    REFRESH_ABSOLUTE_DAYS: 30,
    SIGN_IN_CODE_MINUTES: 10,
    PASSWORD_RESET_MINUTES: 60,
    EMAIL_CONFIRMATION_HOURS: 24,
    MEMBER_INVITATION_DAYS: 14,
    PASSKEY_CHALLENGE_MINUTES: 5,
  });
});
