import type { Translation } from '../../base/languages.ts';
import type { operationMailsEn } from './operation.en.ts';

export const operationMailsDe: Translation<typeof operationMailsEn> = {
  subject: '{{brand}}: Test-E-Mail',
  title: 'Der E-Mail-Versand funktioniert',
  text: 'Du hast diese Test-E-Mail auf der Seite „Betrieb“ angefordert. Sie ist bei dir angekommen; der Mailserver nimmt also E-Mails an und stellt sie zu.',
  button: 'Betrieb öffnen',
  footer:
    'Diese E-Mail wurde einmal gesendet, weil jemand aus der Administration der Plattform sie angefordert hat.',
};
