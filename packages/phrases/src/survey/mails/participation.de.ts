import type { Translation } from '../../base/languages.ts';
import type { participationMailEn, participationMailNamesEn } from './participation.en.ts';

export const participationMailDe: Translation<typeof participationMailEn> = {
  link: {
    subject: 'Dein persönlicher Link zur Befragung von {{workspace}}',
    greeting: 'Hallo {{first_name}},',
    greetingNobody: 'Hallo,',
    text: 'das ist dein persönlicher Link zur Befragung. Er führt dich zu den Aussagen und später zurück an die Stelle, an der du aufgehört hast, auf jedem Gerät.',
    how: 'Nimm dir etwa 20 Minuten Zeit. Es gibt keine richtigen oder falschen Antworten; antworte so, wie du bei der Arbeit meistens bist. Deinen Bericht bekommst du per E-Mail, sobald du fertig bist.',
    button: 'Zur Befragung',
    note: 'Dieser Link ist nur für dich, bitte gib ihn nicht weiter. Er funktioniert bis zum {{date}}.',
    footer:
      'Du bekommst diese E-Mail, weil deine Adresse für die Befragung von {{workspace}} eingetragen wurde. Wenn du das nicht warst, brauchst du nichts zu tun.',
  },
  code: {
    subject: 'Dein Code für die Befragung von {{workspace}}',
    greeting: 'Hallo {{first_name}},',
    greetingNobody: 'Hallo,',
    text: 'jemand hat einen Code angefordert, um mit deiner Befragung für {{workspace}} weiterzumachen. Wenn du das warst, gib ihn auf der Seite ein, die danach fragt:',
    handedIn:
      'unter deiner Adresse wurde die Befragung von {{workspace}} abgegeben. Sie zählt, sobald du bestätigst, dass du es warst. Gib dazu diesen Code auf der Seite ein, die danach fragt:',
    button: 'Meine Befragung öffnen',
    note: 'Der Code funktioniert {{minutes}} Minuten lang. Gib ihn nicht weiter, egal wer danach fragt: Mit ihm kommt man an deine Antworten und dein Ergebnis.',
    footer:
      'Du bekommst diese E-Mail, weil unter deiner Adresse eine Befragung von {{workspace}} offen ist. Wenn du das nicht warst, brauchst du nichts zu tun.',
  },
  already: {
    subject: 'Du hast an der Befragung von {{workspace}} schon teilgenommen',
    text: 'deine Adresse wurde gerade für die Befragung von {{workspace}} eingetragen. Du hast sie schon beantwortet; dein Bericht kam per E-Mail, als du abgegeben hast. Du brauchst nichts zu tun.',
  },
  workspace_admin: {
    subject: 'Diese Adresse kann am Check von {{workspace}} nicht teilnehmen',
    text: 'deine Adresse wurde gerade für den Check von {{workspace}} eingetragen. Sie gehört zur Administration eines Arbeitsbereichs; bitte nimm mit einer anderen Adresse teil.',
  },
  reminder: {
    subject: 'Deine Befragung für {{workspace}} wartet',
    greeting: 'Hallo {{first_name}},',
    greetingNobody: 'Hallo,',
    textOpen:
      '{{workspace}} hat dich zu einer Persönlichkeitsbefragung eingeladen. Du hast noch nicht begonnen: Sie dauert etwa 20 Minuten.',
    textEntered:
      'deine Adresse wurde für die Persönlichkeitsbefragung von {{workspace}} eingetragen. Du hast noch nicht begonnen: Sie dauert etwa 20 Minuten.',
    textBegun:
      'du hast die Persönlichkeitsbefragung von {{workspace}} begonnen. Deine Antworten sind gespeichert; der Link führt zur ersten offenen Aussage.',
    choice: 'Die Teilnahme ist deine Entscheidung. Wenn du nicht möchtest, brauchst du nichts zu tun.',
    button: 'Zur Befragung',
    note: 'Dieser Link ist nur für dich, bitte gib ihn nicht weiter. Er funktioniert bis zum {{date}}.',
    footer: 'Du bekommst diese E-Mail, weil {{workspace}} deine Adresse für eine Befragung angegeben hat.',
  },
};

/** The German names of these mails on the page Operation. */
export const participationMailNamesDe: Record<keyof typeof participationMailNamesEn, string> = {
  'survey-reminder': 'Erinnerung',
  'survey-link': 'Link zum Fragebogen',
  'survey-code': 'Code zum Fragebogen',
  'survey-door-notice': 'Hinweis zum Fragebogen',
};
