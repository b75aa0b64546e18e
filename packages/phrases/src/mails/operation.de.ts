import type { Translation } from '../languages.ts';
import type { operationMailsEn } from './operation.en.ts';

export const operationMailsDe: Translation<typeof operationMailsEn> = {
  subject: '{{brand}}: Test-E-Mail',
  title: 'E-Mails kommen an',
  text: 'Du hast diese Test-E-Mail auf der Seite „Betrieb“ angefordert. Dass du sie liest, zeigt: Der Mailserver nimmt E-Mails an und stellt sie dir zu.',
  button: 'Betrieb öffnen',
  footer:
    'Diese E-Mail wurde einmal gesendet, weil jemand aus der Administration der Plattform sie angefordert hat.',
};
