import type { webhookErrorsEn } from './webhook-errors.en.ts';

/** The German catalogue errors of webhooks. */
export const webhookErrorsDe: Readonly<Record<keyof typeof webhookErrorsEn, string>> = {
  'webhook.url_invalid': 'Bitte gib eine ganze Webadresse ein, zum Beispiel https://example.com/hooks.',
  'webhook.url_https': 'Bitte gib eine Adresse ein, die mit https:// beginnt.',
  'webhook.url_credentials': 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
  'webhook.url_port': 'Anfragen gehen an Port 443 oder an einen Port ab 1024.',
  'webhook.url_private':
    'Anfragen an Adressen eines privaten Netzes sind auf dieser Installation nicht erlaubt.',
  'webhook.event_required': 'Bitte wähle mindestens ein Ereignis.',
  'webhook.too_many': 'Ein Arbeitsbereich kann höchstens {{max}} Endpunkte haben.',
  'webhook.off': 'Dieser Endpunkt ist ausgeschaltet. Bitte schalte ihn zuerst ein.',
  'webhook.signature': 'Die Signatur passt nicht zu dieser Nachricht.',
  'webhook.too_old': 'Diese Nachricht wurde vor mehr als fünf Minuten signiert.',
};
