import type { Translation } from '../../base/languages.ts';
import { participationMailDe } from './participation.de.ts';
import type { participationMailEn } from './participation.en.ts';

export const participationMailSie: Translation<typeof participationMailEn> = {
  link: {
    ...participationMailDe.link,
    greeting: 'Hallo {{full_name}},',
    subject: 'Ihr persönlicher Link zur Befragung von {{workspace}}',
    text: 'das ist Ihr persönlicher Link zur Befragung. Er führt Sie zu den Aussagen und später zurück an die Stelle, an der Sie aufgehört haben, auf jedem Gerät.',
    how: 'Nehmen Sie sich etwa 20 Minuten Zeit. Es gibt keine richtigen oder falschen Antworten; antworten Sie so, wie Sie bei der Arbeit meistens sind. Ihren Bericht bekommen Sie per E-Mail, sobald Sie fertig sind.',
    note: 'Dieser Link ist nur für Sie, bitte geben Sie ihn nicht weiter. Er funktioniert bis zum {{date}}.',
    footer:
      'Sie bekommen diese E-Mail, weil Ihre Adresse für die Befragung von {{workspace}} eingetragen wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  code: {
    ...participationMailDe.code,
    greeting: 'Hallo {{full_name}},',
    subject: 'Ihr Code für die Befragung von {{workspace}}',
    text: 'jemand hat einen Code angefordert, um mit Ihrer Befragung für {{workspace}} weiterzumachen. Wenn Sie das waren, geben Sie ihn auf der Seite ein, die danach fragt:',
    handedIn:
      'unter Ihrer Adresse wurde die Befragung von {{workspace}} abgegeben. Sie zählt, sobald Sie bestätigen, dass Sie es waren. Geben Sie dazu diesen Code auf der Seite ein, die danach fragt:',
    note: 'Der Code funktioniert {{minutes}} Minuten lang. Geben Sie ihn nicht weiter, egal wer danach fragt: Mit ihm kommt man an Ihre Antworten und Ihr Ergebnis.',
    footer:
      'Sie bekommen diese E-Mail, weil unter Ihrer Adresse eine Befragung von {{workspace}} offen ist. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  already: {
    subject: 'Sie haben an der Befragung von {{workspace}} schon teilgenommen',
    text: 'Ihre Adresse wurde gerade für die Befragung von {{workspace}} eingetragen. Sie haben sie schon beantwortet; Ihr Bericht kam per E-Mail, als Sie abgegeben haben. Sie brauchen nichts zu tun.',
  },
  workspace_admin: {
    ...participationMailDe.workspace_admin,
    text: 'Ihre Adresse wurde gerade für den Check von {{workspace}} eingetragen. Sie gehört zur Administration eines Arbeitsbereichs; bitte nehmen Sie mit einer anderen Adresse teil.',
  },
  reminder: {
    ...participationMailDe.reminder,
    greeting: 'Hallo {{full_name}},',
    subject: 'Ihre Befragung für {{workspace}} wartet',
    textOpen:
      '{{workspace}} hat Sie zu einer Persönlichkeitsbefragung eingeladen. Sie haben noch nicht begonnen: Die Befragung dauert etwa 20 Minuten.',
    textEntered:
      'Ihre Adresse wurde für die Persönlichkeitsbefragung von {{workspace}} eingetragen. Sie haben noch nicht begonnen: Die Befragung dauert etwa 20 Minuten.',
    textBegun:
      'Sie haben die Persönlichkeitsbefragung von {{workspace}} begonnen. Ihre Antworten sind gespeichert; der Link führt zur ersten offenen Aussage.',
    choice: 'Die Teilnahme ist Ihre Entscheidung. Wenn Sie nicht möchten, brauchen Sie nichts zu tun.',
    note: 'Dieser Link ist nur für Sie, bitte geben Sie ihn nicht weiter. Er funktioniert bis zum {{date}}.',
    footer: 'Sie bekommen diese E-Mail, weil {{workspace}} Ihre Adresse für eine Befragung angegeben hat.',
  },
};
