import type { paymentErrorsEn } from './payment-errors.en.ts';

/** The German catalogue errors of payments. */
export const paymentErrorsDe: Readonly<Record<keyof typeof paymentErrorsEn, string>> = {
  'payment.unavailable':
    'Der Zahlungsanbieter antwortet nicht. Bitte versuche es in ein paar Minuten noch einmal; bezahlt wird trotzdem nur einmal.',
  'payment.declined':
    'Die Karte wurde abgelehnt. Es hat sich nichts geändert; bitte nimm ein anderes Zahlungsmittel.',
  'payment.refused': 'Der Zahlungsanbieter hat das nicht angenommen. Es hat sich nichts geändert.',
};
