import type { webhooksMailEn, webhooksMailNamesEn } from './webhooks.en.ts';

/** The German mail that tells administrators that an endpoint was switched off. */
export const webhooksMailDe: typeof webhooksMailEn = {
  subject: '{{workspace}}: Ein Webhook wurde ausgeschaltet',
  title: 'Ein Webhook wurde ausgeschaltet',
  because: {
    gone: '{{host}} hat geantwortet, dass es diese Adresse nicht mehr gibt (410). Deshalb wird dorthin nichts mehr gesendet.',
    failing:
      'Seit fünf Tagen ist keine Anfrage an {{host}} gelungen. Deshalb wird dorthin nichts mehr gesendet.',
  },
  what: 'Was nicht zugestellt werden konnte, bleibt 30 Tage erhalten. Sobald das andere System wieder bereit ist, kannst du den Endpunkt einschalten und alles noch einmal senden.',
  button: 'Zu den Webhooks',
  footer: 'Du bekommst diese E-Mail, weil du diesen Arbeitsbereich verwaltest.',
};

/** The German names of these mails on the page Operation. */
export const webhooksMailNamesDe: Record<keyof typeof webhooksMailNamesEn, string> = {
  'webhook-off': 'Webhook ausgeschaltet',
};
