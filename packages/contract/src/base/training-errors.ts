/** Errors of registrations for training courses; part of the error catalogue. */
export const TRAINING_ERRORS = {
  'training.already_registered': { status: 400, params: [] },
  'training.retired': { status: 400, params: [] },
  'training.first_name_too_long': { status: 400, params: ['max'] },
  'training.last_name_too_long': { status: 400, params: ['max'] },
  'training.email_too_long': { status: 400, params: ['max'] },
  'training.email_local_part_too_long': { status: 400, params: ['max'] },
  'training.situation_too_long': { status: 400, params: ['max'] },
  'training.first_name_required': { status: 400, params: [] },
  'training.last_name_required': { status: 400, params: [] },
  'training.email_invalid': { status: 400, params: [] },
  'training.phone_required': { status: 400, params: [] },
  'training.phone_not_digits': { status: 400, params: [] },
  'training.situation_required': { status: 400, params: [] },
  'training.consent_required': { status: 400, params: [] },
} as const;
