/** Catalogue errors of payments. */
export const paymentErrorsEn = {
  'payment.unavailable':
    'The payment provider is not responding. Please try again in a few minutes; you will still pay only once.',
  'payment.declined': 'The card was declined. Nothing has changed; please use another payment method.',
  'payment.refused': 'The payment provider did not accept this. Nothing has changed.',
};
