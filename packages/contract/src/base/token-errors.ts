/** Errors of API tokens, as part of the error catalogue. */
export const TOKEN_ERRORS = {
  'token.unreadable': { status: 401, params: [] },
  'token.unknown': { status: 401, params: [] },
  'token.expired': { status: 401, params: [] },
  'token.revoked': { status: 401, params: [] },
  'token.owner_gone': { status: 401, params: [] },
  'token.in_address': { status: 400, params: [] },
  'token.not_here': { status: 403, params: [] },
  'token.scope_missing': { status: 403, params: ['scope'] },
  'token.scope_foreign': { status: 403, params: ['scope'] },
  'token.end_required': { status: 400, params: [] },
  'token.end_invalid': { status: 400, params: ['max'] },
  'token.too_many': { status: 409, params: ['max'] },
} as const;
