/** Catalogue errors that the registration form of a training course detects itself. */
export const trainingErrorsEn = {
  'training.already_registered': 'You are already registered for this training course.',
  'training.retired': 'This training course is no longer offered.',
  'training.first_name_too_long': 'The first name must not exceed {{max}} characters.',
  'training.last_name_too_long': 'The last name must not exceed {{max}} characters.',
  'training.email_too_long': 'The e-mail address must not exceed {{max}} characters.',
  'training.email_local_part_too_long': 'The part before the @ must not exceed {{max}} characters.',
  'training.situation_too_long': 'Your current situation must not exceed {{max}} characters.',
  'training.first_name_required': 'Please enter your first name.',
  'training.last_name_required': 'Please enter your last name.',
  'training.email_invalid': 'Please enter a valid e-mail address.',
  'training.phone_required': 'Please enter your phone number.',
  'training.phone_not_digits': 'A phone number has 5 to 20 digits and nothing else.',
  'training.situation_required': 'Please describe your current situation.',
  'training.consent_required': 'Please agree to be contacted.',
} as const;
