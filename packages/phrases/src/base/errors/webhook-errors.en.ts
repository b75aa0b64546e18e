/** Catalogue errors of webhooks. */
export const webhookErrorsEn = {
  'webhook.url_invalid': 'Please enter a full web address, like https://example.com/hooks.',
  'webhook.url_https': 'Please enter an address that begins with https://.',
  'webhook.url_credentials': 'The address must not contain a user name or a password.',
  'webhook.url_port': 'Requests go to port 443, or to a port from 1024 on.',
  'webhook.url_private': 'Requests to addresses of a private network are not allowed on this installation.',
  'webhook.event_required': 'Please choose at least one event.',
  'webhook.too_many': 'A workspace can have at most {{max}} endpoints.',
  'webhook.off': 'This endpoint is switched off. Please switch it on first.',
  'webhook.signature': 'The signature does not match this message.',
  'webhook.too_old': 'This message was signed more than five minutes ago.',
} as const;
