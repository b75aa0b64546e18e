import type { ErrorCode } from '@quint/contract/errors.ts';
import { rowErrorsEn } from './row-errors.en.ts';

/** A text for every code of the error catalogue; {{name}} is filled from the error's details. */
export const errorsEn: Readonly<Record<ErrorCode, string>> = {
  FORBIDDEN: "You don't have permission to access this.",
  INVALID_CREDENTIALS: 'Email address or password is wrong.',
  INVALID_TOKEN: 'This token is not valid.',
  INVALID_OTP: 'This code is not valid. Please enter the code your app shows now.',
  TOKEN_EXPIRED: 'Your session has expired. Please sign in again.',
  INVALID_PAYLOAD: 'The value of "{{field}}" is missing or not valid.',
  INVALID_QUERY: 'The query could not be read.',
  FAILED_VALIDATION: 'The value of "{{field}}" is not valid.',
  VALUE_TOO_LONG: 'The value of "{{field}}" is too long.',
  INVALID_FOREIGN_KEY: 'The value of "{{field}}" refers to a record that does not exist.',
  RECORD_NOT_UNIQUE: 'The value of "{{field}}" is already taken.',
  CONTENT_TOO_LARGE: 'What was sent is too large.',
  REQUEST_TIMEOUT: 'The request did not arrive in time. Please check your connection and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON with the content type "application/json".',
  RANGE_NOT_SATISFIABLE: 'The file does not have the part "{{range}}".',
  ROUTE_NOT_FOUND: 'There is nothing at "{{path}}".',
  REQUESTS_EXCEEDED: 'Too many attempts. Please try again in {{wait}}.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Please try again.',
  'query.took_too_long':
    'This took too long and was stopped. Nothing was changed. Please ask for less at once.',
  INTERNAL_SERVER_ERROR: 'There were technical issues performing this action.',

  'session.email_unconfirmed':
    'Please confirm your e-mail address first. The link is in the mail we sent you.',
  'session.on_hold': 'Your workspace is waiting for approval. Please contact support.',
  'session.second_factor_required': 'Please enter the code from your authenticator app.',
  'session.none': 'NO CURRENT USER',
  'session.token_unreadable': 'This access token cannot be read. Please sign in again.',
  'session.origin_refused': 'This request did not come from a page of this site.',
  'workspace.frozen': 'This workspace is paused. Choose a plan to go on.',
  'workspace.none_active': 'NO ACTIVE WORKSPACE',
  'workspace.feature_off': 'The feature "{{feature}}" is switched off in this workspace.',
  'plan.limit_reached': 'You reached your limit inside the plan',
  'workspace.name_required': 'Please enter the name of the company.',
  'workspace.admin_required': 'Please enter the e-mail address of at least one administrator.',
  'workspace.not_on_hold': 'This workspace is not waiting for approval.',

  'account.not_found': "Can't find an account with that email. Want to try a different one?",
  'account.exists': 'Account already exists, login here.',
  'account.email_invalid': 'Please enter a valid e-mail address.',
  'account.name_required': 'Please enter your first and last name.',
  'account.confirmation_expired': 'The link to confirm your e-mail address expired.',
  'account.proof_sent':
    'We sent a mail to {{email}}. Open the link in it to confirm your address, then start again here.',
  'account.sign_up_closed': 'Workspaces cannot be opened here at the moment. Please contact support.',
  'user.exists': 'User exists already',
  'invite.invalid': 'Seems like your invite is invalid',

  'record.not_found': 'This record does not exist.',

  ...rowErrorsEn,
  'invitation.too_many': 'Please send at most {{max}} people at once.',
  'invitation.url_not_same_origin': 'The address in "{{field}}" must be a path of this site.',
  'invitation.unknown_role': 'One of the roles does not exist in this workspace.',
  'invitation.unknown_team': 'One of the teams does not exist in this workspace.',
  'invitation.resent_today': 'An invitation can be sent again once a day. Next time in {{wait}}.',
  'invitation.own_words_locked':
    'Own words in invitations come with the plan Flow, or once {{min}} people you invited have finished the survey.',
  'mails.link_unknown': 'This link is not complete. Please open it in the e-mail once more.',
  'invitation.not_open': 'This invitation is not open any more.',
  'invitation.opened_by_talent':
    'This talent has opened the survey with the link from the e-mail. It cannot be copied any more; you can send the invitation again.',

  'file.type_not_allowed': 'Only {{allowed}} files are allowed',
  'file.image_unreadable': 'The image is damaged and cannot be read.',
  'file.image_too_large': 'An image may have at most {{megapixels}} megapixels.',
  'file.storage_full':
    'The {{megabytes}} MB this workspace has for files are used up. Please delete files you no longer need.',

  'role.name_required': 'Please give the role a name.',
  'role.range_invalid': 'The range of {{trait}} must run from 1 to 9 with the lower end first.',
  'role.summaries_too_many': 'A text keeps at most {{max}} versions of its summary.',
  'role.summary_index_invalid': 'The version chosen in "{{field}}" does not exist.',
  'role.stakeholder_email_invalid': 'This e-mail address is invalid. Please enter a complete e-mail address.',
  'role.stakeholder_already_asked': '{{email}} has already been asked about this role.',
  'role.survey_answered': 'This survey has already been answered.',
  'skill.label_required': 'Please enter a skill.',

  'note.text_required': 'A note needs some text.',
  'note.text_too_long': 'A note has at most {{max}} characters.',
  'talent.source_too_long': 'The source has at most {{max}} characters.',
  'team.not_found_for_deletion': 'Team not found with the specified teams_id for deletion.',

  'goal.objective_required': 'Please enter an objective.',
  'goal.priority_required': 'Please choose a priority.',
  'goal.team_required': 'Please choose at least one team.',
  'goal.context_too_long': 'The context has at most {{max}} characters.',
  'goal.key_result_required': 'Please fill out every key result.',

  'assessment.role_required': 'Please choose a role.',
  'assessment.purpose_required': 'Please choose a purpose.',
  'assessment.start_required': 'Please choose the date of activation.',
  'assessment.end_required': 'Please choose the date of completion.',
  'assessment.date_invalid': 'The selected date is invalid.',

  'budget.organization_required': 'It is not said for which workspace to unlock.',
  'budget.talent_required': 'It is not said which talent to unlock.',
  'budget.not_a_number': 'It is not said how much to spend: a number is missing.',
  'budget.spent': 'Unable to spend budget. Please try again later.',

  'password.current_required': 'Please enter your current password.',
  'password.current_wrong': 'Your current password is not right.',
  'password.too_short': 'A password has at least {{min}} characters.',
  'password.too_long': 'A password has at most {{max}} characters.',
  'password.too_common': 'This password is one of the most common ones. Please choose another.',
  'password.own_word':
    'This password is your name, your address, or the name of your workspace or of this product. Please choose another.',
  'password.token_expired': 'The token to reset your password expired',

  'two_factor.already_on': 'Two-factor sign-in is already on.',
  'two_factor.not_on': 'Two-factor sign-in is not on.',
  'two_factor.own_reset':
    'Your own second factor can only be switched off in your user settings, with a code.',
  'two_factor.platform_only':
    'This person works in other workspaces, too. Please ask our support to reset the second factor.',
  'member.is_talent': 'Talents are removed in the list of applicant profiles.',
  'member.last_administrator': 'A workspace needs an administrator. Invite another one first.',
  'passkey.refused': 'This passkey was not accepted. Please try again.',
  'passkey.not_registered': 'The passkey could not be registered. Please try again.',
  'passkey.too_many': 'You can have at most {{max}} passkeys.',

  'job_profile.exists': 'Your job preferences are there already. Please change those.',
  'job_profile.salary_not_digits': 'Please enter your expected salary using numbers only.',
  'job_profile.proficiency_required': 'Please choose a level for each language.',
  'job_experience.role_required': 'Please enter your role.',
  'job_experience.company_required': 'Please enter the company.',
  'job_experience.location_required': 'Please enter the location.',
  'job_experience.start_required': 'Please enter a start date.',
  'job_experience.end_required': 'Please enter an end date, or say that you still work there.',
  'job_experience.too_early': 'The start date must not lie before 1900.',
  'job_experience.too_late': 'The date must lie before the year 2100.',
  'job_experience.end_not_after_start': 'The end date must lie after the start date.',
  'training.already_registered': 'You are already registered for this training course.',
  'training.first_name_required': 'Please enter your first name.',
  'training.last_name_required': 'Please enter your last name.',
  'training.email_invalid': 'Please enter a valid e-mail address.',
  'training.phone_required': 'Please enter your phone number.',
  'training.phone_not_digits': 'A phone number has 5 to 20 digits and nothing else.',
  'training.situation_required': 'Please describe your current situation.',
  'training.consent_required': 'Please agree to be contacted.',

  'assessment.over': 'This assessment is over. Extend it to invite more people.',

  'survey.link_expired':
    'Your assessment link has unfortunately expired and participation is currently no longer possible',
  'survey.no_session': 'Please open the survey with the link of your invitation.',
  'survey.completed': 'Assessment already completed',
  'survey.not_started': 'Assessment Not Started',
  'survey.name_required': 'Please enter your name',
  'survey.age_required': 'Age is required.',
  'survey.age_not_a_number': 'Age must be a number.',
  'survey.age_too_low': 'Age must be at least {{min}}.',
  'survey.age_too_high': 'Age must not exceed {{max}}.',
  'survey.gender_required': 'Gender is required.',
  'survey.demographics_missing': 'Please give your name, age and gender first.',
  'survey.unknown_item': 'There is no item {{item}} in this survey.',
  'survey.answer_out_of_range': 'The answer to item {{item}} must be 1, 2, 3 or 4.',
  'survey.items_missing': 'These items are still open: {{items}}',
  'survey.proof_needed':
    'Please confirm first that this survey is yours: with the link in your e-mail or a code that we mail you.',
  'survey.code_wrong': 'This code is wrong or has run out. Please check it or ask for a new one.',
  'survey.whose_answers': 'Please say first whether the answers so far are yours.',

  'participation.name_required': 'Please enter your name',
  'participation.name_too_short': 'A name has at least {{min}} characters.',
  'participation.consent_required': 'Please agree before you go on.',
  'participation.already': 'You participated already, please check your email inbox for your report.',
  'participation.workspace_admin':
    'This e-mail-address is already registered as an workspace-admin. Please use another e-mail to take part.',

  'translation.empty': 'The text of {{selector}} is empty. To show the original, remove the entry.',
  'translation.broken': 'The text of {{selector}} contains braces or references that no page can show.',
  'translation.placeholder_missing': 'The text of {{selector}} lacks {{placeholders}}.',
  'translation.placeholder_unknown': 'The original of {{selector}} has no {{placeholders}}.',

  'result.not_finished': 'This person has not finished the survey yet.',
  'report.failed': 'An error occurred while creating the document',
  'report.waiting': 'The document is still being created.',
  'report.locked': 'The premium report of this person has not been unlocked.',
  'report.outdated': 'This document is no longer up to date. Please create it again.',
  'norm.too_few': 'A norm of our own needs at least {{min}} people per scale.',

  'inbox.no_account': 'This talent has no account yet and could not read your message.',
};
