/** Errors of body fields, as part of the error catalogue. */
export const BODY_ERRORS = {
  'field.unknown': { status: 403, params: ['fields'], wire: 'FORBIDDEN' },
  'field.not_readable': { status: 403, params: ['fields'], wire: 'FORBIDDEN' },
  'body.compressed': { status: 415, params: ['encoding'], wire: 'UNSUPPORTED_MEDIA_TYPE' },
  'field.not_writable': { status: 403, params: ['fields'], wire: 'FORBIDDEN' },
} as const;
