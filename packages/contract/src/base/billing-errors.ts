/** Errors of orders, subscriptions and messages of the payment provider; part of the error catalogue. */
export const BILLING_ERRORS = {
  'order.price_changed': { status: 409, params: [] },
  'order.not_open': { status: 409, params: [] },
  'order.not_refundable': { status: 409, params: [] },
  'order.not_sold': { status: 409, params: [] },
  'order.has_already': { status: 409, params: [] },
  'subscription.none': { status: 409, params: [] },
  'payment.unavailable': { status: 503, params: [] },
  'payment.declined': { status: 402, params: [] },
  'payment.refused': { status: 409, params: [] },
  'webhook.signature': { status: 400, params: [] },
  'webhook.too_old': { status: 400, params: [] },
} as const;
