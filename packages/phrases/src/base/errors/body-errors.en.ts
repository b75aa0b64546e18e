/** Errors about the body of a request. */
export const bodyErrorsEn = {
  CONTENT_TOO_LARGE: 'This is too large to send.',
  REQUEST_TIMEOUT: 'The request did not arrive in time. Please check your connection and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON with the content type “application/json”.',
  'field.unknown': 'There is no such field here: {{fields}}.',
  'field.not_readable': 'This field does not exist, or you may not read it: {{fields}}.',
  'body.compressed':
    'Please send the body uncompressed, without the header “Content-Encoding: {{encoding}}”.',
  'field.not_writable': 'This field does not exist, or you may not change it: {{fields}}.',
};
