/** Of the catalogue, what the form of an invitation finds by itself: it comes with that page. */
export const rowErrorsEn = {
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
  'name.holds_address': 'A name cannot contain “@”, “www.” or “://”.',
  'talent.phone_invalid':
    'A phone number has 5 to 20 digits, and between them only blanks, brackets, dots, slashes and hyphens.',
  'talent.name_too_long': 'A name has at most {{max}} characters.',
  'invitation.empty': 'Please enter at least one person to invite.',
  'invitation.send_at_past': 'The send date must be in the future.',
} as const;
