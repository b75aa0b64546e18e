/** Errors of passwords, and of sign-ins that require more than one. */
export const PASSWORD_ERRORS = {
  'session.code_mailed': { status: 401, params: [] },
  'session.code_wrong': { status: 401, params: [] },
  'account.password_needed': { status: 400, params: [] },
  'password.current_required': { status: 400, params: [] },
  'password.current_wrong': { status: 400, params: [] },
  'password.too_short': { status: 400, params: ['min'] },
  'password.too_long': { status: 400, params: ['max'] },
  'password.too_common': { status: 400, params: [] },
  'password.own_word': { status: 400, params: [] },
  'password.token_expired': { status: 403, params: [] },
} as const;
