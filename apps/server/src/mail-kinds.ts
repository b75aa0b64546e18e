import { TOKEN_END_MAIL } from '#features/workspace/api-tokens/expiring/emails.ts';
import { WORKSPACE_TOKEN_MAIL } from '#features/workspace/api-tokens/notices/emails.ts';
import {
  GRANT_MAIL,
  ORDER_MAIL,
  OWN_ORDER_MAIL,
  SUBSCRIPTION_MAIL,
} from '#features/billing/notices/emails.ts';
import { MEMBER_INVITATION_MAIL } from '#features/workspace/auth/invitations/emails.ts';
import { NOTICE_MAIL } from '#features/workspace/auth/notices/emails.ts';
import { COMPANY_CHANGED_MAIL } from '#features/accounts/sso/connection/emails.ts';
import { SIGN_IN_CODE_MAIL } from '#features/workspace/auth/locks/codes/emails.ts';
import { COMPANY_CODE_MAIL } from '#features/accounts/sso/sign-in/confirmation/emails.ts';
import { PASSWORD_MAIL } from '#features/workspace/auth/passwords/emails.ts';
import {
  CONFIRMATION_MAIL,
  KNOWN_ACCOUNT_MAIL,
  PROOF_MAIL,
} from '#features/workspace/auth/sign-up/emails.ts';
import { FEEDBACK_MAIL } from '#features/people/messages/feedback/emails.ts';
import { TRIAL_MAIL } from '#features/workspace/trials/emails.ts';
import { RIGHTS_ANSWER_MAIL } from '#features/privacy/requests/answers/emails.ts';
import { RIGHTS_REQUEST_MAIL } from '#features/privacy/requests/emails.ts';
import { REPORT_MAIL } from '#features/measures/reports/emails.ts';
import { PREMIUM_REPORT_MAIL } from '#features/measures/reports/premium/ownership/emails.ts';
import { INVITATION_MAIL } from '#features/invitations/invitations/emails.ts';
import { REMINDER_MAIL } from '#features/invitations/invitations/reminders/emails.ts';
import { SURVEY_CODE_MAIL } from '#features/survey/codes/emails.ts';
import { RESULT_ARRIVED_MAIL } from '#features/survey/watchers/emails.ts';
import { SURVEY_LINK_MAIL } from '#features/invitations/invitations/personal-link/emails.ts';
import { ENTRY_REFUSED_MAIL } from '#features/survey/entry/emails.ts';
import { ADDRESS_CHANGED_MAIL } from '#features/people/talents/addresses/emails.ts';
import { STAKEHOLDER_MAIL, STAKEHOLDER_REMINDER_MAIL } from '#features/roles/roles/stakeholders/emails.ts';
import { DIGEST_MAIL } from '#features/actions/overview/digest/emails.ts';
import { TRAINING_REQUEST_MAIL } from '#features/profile/job-profile/trainings/emails.ts';
import { RETENTION_MAIL } from '#features/privacy/retention/notices/emails.ts';
import { WEBHOOK_OFF_MAIL } from '#features/operation/webhooks/sender/emails.ts';
import type { AccountMailKind, MailKind } from '#outbox/outbox.ts';

/** All kinds of mails. */
export const MAIL_KINDS: readonly (MailKind<object> | AccountMailKind<object>)[] = [
  INVITATION_MAIL,
  REMINDER_MAIL,
  SURVEY_LINK_MAIL,
  ADDRESS_CHANGED_MAIL,
  SURVEY_CODE_MAIL,
  ENTRY_REFUSED_MAIL,
  REPORT_MAIL,
  PREMIUM_REPORT_MAIL,
  RESULT_ARRIVED_MAIL,
  FEEDBACK_MAIL,
  PASSWORD_MAIL,
  NOTICE_MAIL,
  COMPANY_CODE_MAIL,
  SIGN_IN_CODE_MAIL,
  COMPANY_CHANGED_MAIL,
  MEMBER_INVITATION_MAIL,
  CONFIRMATION_MAIL,
  KNOWN_ACCOUNT_MAIL,
  PROOF_MAIL,
  TRIAL_MAIL,
  DIGEST_MAIL,
  STAKEHOLDER_MAIL,
  STAKEHOLDER_REMINDER_MAIL,
  TRAINING_REQUEST_MAIL,
  RETENTION_MAIL,
  RIGHTS_REQUEST_MAIL,
  RIGHTS_ANSWER_MAIL,
  ORDER_MAIL,
  OWN_ORDER_MAIL,
  SUBSCRIPTION_MAIL,
  GRANT_MAIL,
  WEBHOOK_OFF_MAIL,
  WORKSPACE_TOKEN_MAIL,
  TOKEN_END_MAIL,
];
