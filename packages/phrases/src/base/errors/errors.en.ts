import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { bodyErrorsEn } from './body-errors.en.ts';
import { formErrorsEn } from './form-errors.en.ts';
import { normErrorsEn } from './norm-errors.en.ts';
import { roleErrorsEn } from './role-errors.en.ts';
import { paymentErrorsEn } from './payment-errors.en.ts';
import { resumeErrorsEn } from './resume-errors.en.ts';
import { ssoErrorsEn } from './sso-errors.en.ts';
import { trainingErrorsEn } from './training-errors.en.ts';
import { twoFactorErrorsEn } from './two-factor-errors.en.ts';
import { vacancyErrorsEn } from './vacancy-errors.en.ts';
import { webhookErrorsEn } from './webhook-errors.en.ts';
import { workspaceErrorsEn } from './workspace-errors.en.ts';

/** A text for every code of the error catalogue; {{name}} is filled in from the error's details. */
export const errorsEn: Readonly<Record<ErrorCode, string>> = {
  FORBIDDEN: "You don't have permission to access this.",
  INVALID_CREDENTIALS: 'Email address or password is wrong.',
  INVALID_TOKEN: 'This token is not valid.',
  INVALID_OTP:
    'This code is not valid. Please enter the code your app shows now. If it is refused again, set the clock of the device with the app to automatic.',
  TOKEN_EXPIRED: 'Your session has expired. Please sign in again.',
  INVALID_PAYLOAD: 'The value of “{{field}}” is missing or not valid.',
  INVALID_QUERY: 'The query could not be read.',
  FAILED_VALIDATION: 'The value of “{{field}}” is not valid.',
  VALUE_TOO_LONG: 'The value of “{{field}}” is too long.',
  INVALID_FOREIGN_KEY: 'The value of “{{field}}” refers to a record that does not exist.',
  RECORD_NOT_UNIQUE: 'The value of “{{field}}” is already taken.',
  RANGE_NOT_SATISFIABLE: 'The file does not have the part “{{range}}”.',
  ROUTE_NOT_FOUND: 'There is nothing at “{{path}}”.',
  'route.no_such_method': 'There is no {{method}} at “{{path}}”, but {{methods}}.',
  URI_TOO_LONG: 'The address is too long. Long queries can be sent in the body, with SEARCH instead of GET.',
  HEADERS_TOO_LARGE:
    'The headers of the request are too long. Delete the cookies of this site and try again.',
  REQUESTS_EXCEEDED: 'Too many attempts. Please try again in {{wait}}.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Please try again.',
  'query.took_too_long':
    'This took too long and was stopped. Nothing was changed. Please ask for less at a time.',
  INTERNAL_SERVER_ERROR: 'There were technical issues performing this action.',

  'session.email_unconfirmed':
    'Please confirm your e-mail address first. The link is in the e-mail we sent you.',
  'session.on_hold': 'Your workspace is waiting for approval. Please contact support.',
  'session.code_mailed':
    'Too many wrong passwords or codes were entered. If this password is right, we have sent a code to your e-mail address. Please enter it.',
  'session.code_wrong': 'The password or the code is wrong. Please enter the code from our latest e-mail.',
  'session.second_factor_required': 'Please enter the code from your authenticator app.',
  'token.unreadable': 'This is not a complete API token. Copy it again, or create a new one.',
  'token.unknown': 'This API token does not exist.',
  'token.expired': 'This API token has expired. Create a new one.',
  'token.revoked': 'This API token was revoked.',
  'token.owner_gone': 'The person who is responsible for this API token no longer belongs to its workspace.',
  'token.in_address': 'A token must not be part of the address. Send it in the header Authorization: Bearer.',
  'token.not_here': 'API tokens cannot be used for this.',
  'token.scope_missing': 'This API token lacks the right {{scope}}.',
  'token.scope_foreign': 'You cannot give the right {{scope}}, because you do not have it yourself.',
  'token.end_required': 'A personal token needs an end.',
  'token.end_invalid': 'The end must be in the future, at most {{max}} days from now.',
  'token.too_many': 'There are {{max}} active tokens already. Revoke one first.',
  'session.none': 'NO CURRENT USER',
  'session.token_unreadable': 'This access token cannot be read. Please sign in again.',
  'session.origin_refused': 'This request did not come from a page of this site.',
  'plan.limit_reached': 'You reached your limit inside the plan',

  'account.not_found': "Can't find an account with that email. Want to try a different one?",
  'account.exists': 'Account already exists, login here.',
  'account.email_invalid': 'Please enter a valid e-mail address.',
  'account.name_required': 'Please enter your first and last name.',
  'account.password_needed': 'Please enter the password you want to sign in with.',
  'account.confirmation_expired': 'The link to confirm your e-mail address expired.',
  'account.proof_sent':
    'We sent an e-mail to {{email}}. Open the link in it to confirm your address, then start again here.',
  'account.sign_up_closed': 'New workspaces cannot be created here at the moment. Please contact support.',
  'user.exists': 'User exists already',
  'invite.invalid': 'Seems like your invite is invalid',

  'record.not_found': 'This record does not exist.',
  'record.changed': 'This record was changed in the meantime.',
  'bin.address_given': 'Another talent has this e-mail address now. Change or delete that one first.',

  'talent.id_required': 'Talent ID is required',
  'talent.payload_required': 'Payload is required',
  'talent.gone': 'This person has been deleted in the meantime.',
  'talent.too_many_tags': 'A person can have at most {{max}} tags.',
  'people.none': 'No people were chosen.',
  'people.too_many': 'One request takes up to {{max}} people.',
  'export.too_long': 'An Excel file can have up to {{max}} rows. Export a CSV file, or fewer rows.',
  'comparison.people': 'A comparison takes {{min}} to {{max}} different people.',
  'comparison.no_result': 'None of these people has finished the survey yet.',
  'role.gone': 'This role does not exist any more.',
  'role.not_considered': 'This person is not considered for the role.',
  'role.not_rejected': 'This person is being considered for the role again, so there is no reason to change.',
  'team.gone': 'This group does not exist any more.',
  'reminder.planned': 'A reminder is already planned.',
  'invitation.none': 'This person has no invitation.',
  'invitation.not_withdrawn': 'This invitation was not withdrawn.',
  'recall.too_late': 'It has already been sent.',
  ...formErrorsEn,
  'invitation.too_many': 'Please send at most {{max}} people at once.',
  'invitation.url_not_same_origin': 'The address in “{{field}}” must be a path of this site.',
  'invitation.unknown_role': 'One of the roles does not exist in this workspace.',
  'invitation.unknown_team': 'One of the groups does not exist in this workspace.',
  'invitation.resent_today': 'An invitation can be sent again once a day. Next time in {{wait}}.',
  'invitation.own_words_locked':
    'Your own wording in invitations comes with the Flow plan, or once {{min}} people you invited have finished the survey.',
  'mails.link_unknown': 'We do not know this link. Use the one in the latest e-mail.',
  'link.unknown': 'This link was not found. Use the one in the latest e-mail.',
  'link.damaged': 'This link is damaged. Open it from the e-mail again, or have it sent anew.',
  'invitation.reminded_today':
    'Quint writes to a person at most once a day. The next reminder is possible in {{wait}}.',
  'invitation.reminders_refused': 'This person does not want any more reminders.',
  'invitation.not_sent_yet':
    'The invitation has not gone out yet, so there is nothing to remind this person of.',
  'invitation.link_expired': 'The link has expired. Extend it first.',
  'invitation.end_out_of_range':
    'A link can end tomorrow at the earliest and in {{days}} days at the latest.',
  'invitation.no_reminder_to_skip': 'No automatic reminder is due that could be skipped.',
  'invitation.not_open': 'This invitation is not open any more.',
  'invitation.opened_by_talent':
    'This talent has opened the survey with the link from the e-mail. It cannot be copied any more; you can send the invitation again.',

  'file.type_not_allowed': 'Only {{allowed}} files are allowed',
  'file.image_unreadable': 'The image is damaged and cannot be read.',
  'file.image_too_large': 'An image may have at most {{megapixels}} megapixels.',
  'file.storage_full':
    'The {{megabytes}} MB this workspace has for files are used up. Please delete files you no longer need.',

  'role.name_required': 'Please give the role a name.',
  'role.range_invalid': 'The range for {{traitIn}} must run from 1 to 9 with the lower end first.',
  'role.ranges_locked': 'The ranges of this role are fixed. Please say why they change.',
  'role.draw_reason': 'There was a draw before. Say why you draw again.',
  'role.filled': 'This role is filled. Reopen it to consider more people.',
  'role.not_in_use': 'This role is a draft or archived, so it cannot be chosen.',
  'role.summaries_too_many': 'A text keeps at most {{max}} short versions.',
  'role.summary_index_invalid': 'The version chosen in “{{field}}” does not exist.',
  'role.statement_unknown': 'There is no statement {{statement}}.',
  'role.statement_answer_invalid':
    'The answer to statement {{statement}} must be one of the four boxes or “I cannot say”.',
  'role_text.ai_failed': 'AI Summariser failed. Please try again later.',
  'role_text.ai_off':
    'AI is switched off in this workspace. An administrator can switch it on in the settings.',
  'role_text.ai_missing': 'No AI endpoint is connected to this installation.',
  'role_text.ai_used_up':
    'The workspace has used its {{tokens}} tokens for today. AI is free again in {{wait}}.',
  'role_text.too_short': 'This text is too short to be shortened.',
  'role_text.no_other_version': 'There is no other way to shorten this text without AI.',
  'role.stakeholder_email_invalid': 'This e-mail address is invalid. Please enter a complete e-mail address.',
  'role.stakeholder_already_asked': '{{email}} has already been asked about this role.',
  'role.survey_answered': 'This survey has already been answered.',
  'role.stakeholder_twice_in_list': '{{email}} is in the list twice.',
  'role.stakeholder_opted_out': '{{email}} does not want e-mails of this kind any more.',
  'role.stakeholders_none': 'Please enter at least one e-mail address.',
  'role.stakeholders_too_many': 'You can ask at most {{max}} people at once.',
  'role.stakeholder_not_open': 'This request is no longer open.',
  'role.stakeholder_not_sent': 'The request has not been sent yet.',
  'role.stakeholder_expired': 'The link has expired. Renew the request first.',
  'role.stakeholder_not_expired': 'The link still works. You can send a reminder.',
  'role.stakeholder_reminded_lately': 'A reminder can be sent once in 24 hours.',
  'role.stakeholder_reminded_enough': 'At most {{max}} reminders can be sent.',
  'role_survey.closed': 'This link does not work any more.',
  'role_survey.finished': 'You have already submitted your answers.',
  'role_survey.statements_missing': 'There are still statements without an answer: {{count}}.',
  'skill.label_required': 'Please enter a skill.',

  'note.text_required': 'A note needs some text.',
  'mission.too_long': 'Your text may have at most {{max}} characters.',
  'note.text_too_long': 'A note can have at most {{max}} characters.',
  'note.mention_refused':
    'A colleague whom the note mentions may not read it. Remove the name, or write it without “@”.',
  'talent.source_too_long': 'The source has at most {{max}} characters.',
  'team.not_found_for_deletion': 'Team not found with the specified teams_id for deletion.',

  'view.name_required': 'Please give the view a name.',
  'view.too_many': 'You can save up to {{max}} views. Delete one you no longer need.',
  'goal.objective_required': 'Please enter an objective.',
  'goal.priority_required': 'Please choose a priority.',
  'goal.team_required': 'Please choose at least one group.',
  'goal.context_too_long': 'The context has at most {{max}} characters.',
  'goal.key_result_required': 'Please fill out every key result.',

  'assessment.role_required': 'Please choose a role.',
  'assessment.purpose_required': 'Please choose a purpose.',
  'assessment.start_required': 'Please choose the date of activation.',
  'assessment.end_required': 'Please choose the date of completion.',
  'assessment.date_invalid': 'The selected date is invalid.',

  'budget.organization_required': 'The workspace to unlock for is missing.',
  'budget.talent_required': 'The talent to unlock is missing.',
  'budget.not_a_number': 'The amount to spend is missing: it must be a number.',
  'budget.spent': 'Unable to spend budget. Please try again later.',
  'budget.content_changed': 'The profile contains less than was shown. Nothing was spent; please look again.',
  'budget.nothing_closed':
    'There is nothing to unlock here: an insight would reveal neither a name nor an address, and there is no job profile yet. Nothing was spent.',
  'pool.gone': 'This person is no longer in the pool. Nothing was spent.',

  'password.current_required': 'Please enter your current password.',
  'password.current_wrong': 'Your current password is wrong.',
  'password.too_short': 'A password has at least {{min}} characters.',
  'password.too_long': 'A password has at most {{max}} characters.',
  'password.too_common': 'This password is one of the most common ones. Please choose another.',
  'password.own_word':
    'This password is your name, your address, or the name of your workspace or of this product. Please choose another.',
  'password.token_expired': 'The token to reset your password expired',

  'member.is_talent': 'Talents are removed in the list of applicant profiles.',
  'member.last_administrator': 'A workspace needs an administrator. Invite another one first.',
  'retention.months': 'Enter whole months from 1 to {{max}}.',
  'retention.reason_required': 'Say in a sentence why applicants are kept indefinitely. They can read it.',
  'retention.reason_too_long': 'The reason has at most {{max}} characters.',
  'account.name_differs': 'That is not the name. Nothing was deleted.',
  'account.last_administrator':
    'You are the only administrator of {{workspaces}}. Invite another one first, then delete your account.',
  'account.last_of_platform': 'You are the only administrator of the platform. Name another one first.',
  'passkey.refused': 'This passkey was not accepted. Please try again.',
  'passkey.not_registered': 'The passkey could not be registered. Please try again.',
  'passkey.too_many': 'You can have at most {{max}} passkeys.',

  'job_profile.exists': 'You have already saved job preferences. Please change those.',
  'job_profile.salary_not_digits': 'Please enter your expected salary using numbers only.',
  'job_profile.proficiency_required': 'Please choose a level for each language.',
  'job_profile.salary_too_long': 'Please enter a salary of at most {{max}} digits.',
  'job_profile.too_many_skills': 'You can list up to {{max}} skills. Please remove one first.',
  'job_profile.skill_twice': 'The skill {{skill}} is in the list twice.',
  'job_profile.too_many_entries': 'No more than {{max}} entries fit here. Please remove one first.',
  'job_experience.role_required': 'Please enter your role.',
  'job_experience.company_required': 'Please enter the company.',
  'job_experience.location_required': 'Please enter the location.',
  'job_experience.start_required': 'Please enter a start date.',
  'job_experience.end_required': 'Please enter an end date, or say that you still work there.',
  'job_experience.too_early': 'The start date must not be before 1900.',
  'job_experience.too_late': 'The date must be before the year 2100.',
  'job_experience.end_not_after_start': 'The end date must be after the start date.',
  ...resumeErrorsEn,
  ...trainingErrorsEn,
  ...bodyErrorsEn,
  ...workspaceErrorsEn,
  ...webhookErrorsEn,
  ...vacancyErrorsEn,
  ...ssoErrorsEn,
  ...twoFactorErrorsEn,

  'assessment.over': 'This assessment is over. Extend it to invite more people.',

  'survey.no_session': 'Please open the survey with the link of your invitation.',
  'survey.completed': 'Assessment already completed',
  'survey.not_started': 'Assessment Not Started',
  'survey.demographics_missing': 'Please give your name, age and gender first.',
  'survey.unknown_item': 'There is no item {{item}} in this survey.',
  'survey.answer_out_of_range': 'The answer to item {{item}} must be 1, 2, 3 or 4.',
  'survey.items_missing': 'These items are still open: {{items}}',
  'survey.proof_needed':
    'Please confirm first that this survey is yours: with the link in your e-mail or a code that we send you.',
  'survey.code_wrong': 'This code is wrong or has expired. Please check it or ask for a new one.',
  'survey.whose_answers': 'Please say first whether the answers so far are yours.',

  'translation.empty': 'The text of {{selector}} is empty. To show the original, remove the entry.',
  'translation.broken': 'The text of {{selector}} contains braces or references that no page can show.',
  'translation.placeholder_missing': 'The text of {{selector}} lacks {{placeholders}}.',
  'translation.placeholder_unknown': 'The original of {{selector}} has no {{placeholders}}.',

  'result.not_finished': 'This person has not finished the survey yet.',
  'result.held_back': 'This result is held back, so that the person sees it first.',
  'fit.left_out':
    'This person is left out of rankings at their own request. Their result can be read, but is not compared with any role.',
  'report.no_result': 'No one here has finished the survey yet, so there is nothing to print.',
  'report.failed': 'An error occurred while creating the document',
  'report.waiting': 'The document is still being created.',
  'report.locked': 'The premium report of this person has not been unlocked.',
  'report.outdated': 'This document is no longer up to date. Please create it again.',
  ...normErrorsEn,

  'inbox.no_account': 'This talent has no account yet and could not read your message.',
  'rights.answered': 'This request has already been answered.',
  'order.price_changed': 'The price has changed since the page was opened. Please look at it again.',
  'order.not_open': 'This order has already been answered or has ended.',
  'order.not_refundable': 'This order cannot be refunded, or cannot be refunded any more.',
  'order.not_sold': 'This is not for sale here.',
  'order.has_already': 'This has been bought already.',
  'subscription.none': 'There is no subscription to manage. Please choose a plan first.',
  ...roleErrorsEn,
  ...paymentErrorsEn,
};
