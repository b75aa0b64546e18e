/** Errors of reauthentication and of a required second factor, as part of the error catalogue. */
export const PROOF_ERRORS = {
  'proof.required': { status: 400, params: [] },
  'proof.code_required': { status: 400, params: [] },
  'second_factor.missing': { status: 403, params: [] },
  'second_factor.passkey_needed': { status: 403, params: [] },
  'second_factor.own_first': { status: 409, params: [] },
  'two_factor.already_on': { status: 409, params: [] },
  'two_factor.not_on': { status: 409, params: [] },
  'two_factor.unreadable': { status: 409, params: [] },
  'two_factor.own_reset': { status: 403, params: [] },
  'two_factor.platform_only': { status: 403, params: [] },
} as const;
