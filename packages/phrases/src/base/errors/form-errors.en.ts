/** Catalogue errors that the invitation and survey forms detect themselves: a small module for both. */
export const formErrorsEn = {
  'talent.already_invited': 'This talent {{email}} has already been invited.',
  'talent.address_taken': 'The address {{email}} belongs to another talent. Correct it there first.',
  'talent.twice_in_list': '{{email}} is in this list twice.',
  'talent.masked':
    'Last name, e-mail address and phone number of this talent are hidden here, so they cannot be changed.',
  'talent.email_required': 'Please enter an e-mail address.',
  'talent.email_invalid': 'Please enter a valid e-mail address.',
  'talent.email_too_long': 'An e-mail address has at most 128 characters.',
  'talent.email_local_part_too_long': 'The part before the @ has at most 64 characters.',
  'talent.first_name_required': 'Please enter a first name.',
  'talent.last_name_required': 'Please enter a last name.',
  'name.holds_address': 'A name cannot contain “@”, “www.” or “://”.',
  'name.damaged': 'This name has damaged letters. Please type it again.',
  'talent.phone_invalid':
    'A phone number has 5 to 20 digits, separated only by spaces, brackets, dots, slashes and hyphens.',
  'talent.name_too_long': 'A name has at most {{max}} characters.',
  'invitation.empty': 'Please enter at least one person to invite.',
  'invitation.send_at_past': 'The send date must be in the future.',
  'survey.link_expired':
    'Your assessment link has unfortunately expired and participation is currently no longer possible',
  'survey.name_required': 'Please enter your name',
  'survey.age_required': 'Age is required.',
  'survey.age_not_a_number': 'Age must be a number.',
  'survey.age_too_low': 'Age must be at least {{min}}.',
  'survey.age_too_high': 'Age must not exceed {{max}}.',
  'survey.gender_required': 'Gender is required.',
  'participation.name_required': 'Please enter your name',
  'participation.name_too_short': 'A name has at least {{min}} characters.',
  'participation.consent_required': 'Please agree before you continue.',
  'participation.already': 'You participated already, please check your email inbox for your report.',
  'participation.workspace_admin':
    'This e-mail-address is already registered as an workspace-admin. Please use another e-mail to take part.',
  'statement.too_long': 'Your statement may have at most {{max}} characters.',
  'statement.changed':
    'Your statement was changed elsewhere in the meantime. Save again to replace that text.',
} as const;
