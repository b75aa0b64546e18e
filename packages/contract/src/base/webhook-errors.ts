/** Errors of webhooks, as part of the error catalogue. */
export const WEBHOOK_ERRORS = {
  'webhook.url_invalid': { status: 400, params: [] },
  'webhook.url_https': { status: 400, params: [] },
  'webhook.url_credentials': { status: 400, params: [] },
  'webhook.url_port': { status: 400, params: [] },
  'webhook.url_private': { status: 400, params: [] },
  'webhook.event_required': { status: 400, params: [] },
  'webhook.too_many': { status: 409, params: ['max'] },
  'webhook.off': { status: 409, params: [] },
} as const;
