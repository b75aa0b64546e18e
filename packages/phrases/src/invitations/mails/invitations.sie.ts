import { beyondSie } from '../../base/beyond.sie.ts';
import type { Translation } from '../../base/languages.ts';
import type { invitationMailEn } from './invitations.en.ts';
import { invitationMailDe } from './invitations.de.ts';

export const invitationMailSie: Translation<typeof invitationMailEn> = {
  ...invitationMailDe,
  greeting: 'Hallo {{full_name}},',
  subject: '{{workspace}} lädt Sie zu einer Persönlichkeitsbefragung ein',
  intro:
    '{{workspace}} möchte erfahren, wie Sie am liebsten denken, arbeiten und mit anderen umgehen, und lädt Sie zu einer Persönlichkeitsbefragung ein.',
  anew: {
    subject: '{{workspace}} bittet Sie, die Befragung noch einmal auszufüllen',
    intro:
      '{{workspace}} bittet Sie, die Persönlichkeitsbefragung noch einmal auszufüllen. Unsere Prüfung der Antworten ergab Hinweise; dafür gibt es viele harmlose Gründe, zum Beispiel Eile oder Lärm. Ihr bisheriges Ergebnis gilt, bis Sie wieder fertig sind.',
  },
  purpose: {
    team: {
      none: 'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Ihr Ergebnis kann auch mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind.',
      one: 'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Ihr Ergebnis wird auch mit den Bereichen verglichen, die für die Rolle {{role}} festgelegt sind.',
      several:
        'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Ihr Ergebnis wird auch mit den Bereichen verglichen, die für diese Rollen festgelegt sind: {{roles}}.',
    },
    recruiting: {
      none: 'Der Anlass: {{workspace}} möchte eine Rolle besetzen. Ihr Ergebnis wird mit den Bereichen verglichen, die für die Rolle festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
      one: 'Der Anlass: {{workspace}} möchte die Rolle {{role}} besetzen. Ihr Ergebnis wird mit den Bereichen verglichen, die dafür festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
      several:
        'Der Anlass: {{workspace}} möchte diese Rollen besetzen: {{roles}}. Ihr Ergebnis wird mit den Bereichen verglichen, die dafür festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
    },
    pool: 'Der Anlass: {{workspace}} nimmt Sie in einen Talentpool auf, in dem nach passenden Menschen gesucht wird. Ihr Ergebnis kann mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind, und steht neben den Ergebnissen anderer.',
    personal:
      'Der Anlass: Sie machen die Befragung für sich selbst. Ihr Ergebnis geht an keinen Arbeitgeber.',
  },
  how: 'Nehmen Sie sich etwa 20 Minuten Zeit. Sie beantworten kurze Aussagen, eine nach der anderen. Sie können jederzeit aufhören und später mit demselben Link weitermachen, auf jedem Gerät.',
  who: `{{workspace}} sieht Ihr Ergebnis. ${beyondSie.also} Ihren Bericht bekommen Sie per E-Mail, sobald Sie fertig sind. ${beyondSie.yours} Ihr Alter und Ihr Geschlecht gehen nicht in das Ergebnis ein.`,
  whoPersonal:
    'Ihr Ergebnis ist für Sie: Ihren Bericht bekommen Sie per E-Mail, sobald Sie fertig sind. Einsehen kann es außer Ihnen nur, wer diese Seite betreibt. Ihr Alter und Ihr Geschlecht gehen nicht in das Ergebnis ein.',
  privacy: 'Wie mit Ihren Daten umgegangen wird',
  note: 'Dieser Link ist nur für Sie, bitte geben Sie ihn nicht weiter. Er funktioniert bis zum {{date}}.',
  askInviter: 'Haben Sie eine Frage dazu? Schreiben Sie bitte an {{name}}, {{email}}.',
  askInviterByEmail: 'Haben Sie eine Frage dazu? Schreiben Sie bitte an {{email}}.',
  askWorkspace: 'Haben Sie eine Frage dazu? Wenden Sie sich bitte an Ihre Kontaktperson bei {{workspace}}.',
  footer:
    'Sie bekommen diese E-Mail, weil {{workspace}} Ihre Adresse für eine Befragung angegeben hat. Die Teilnahme ist freiwillig. Wenn Sie nicht möchten, brauchen Sie nichts zu tun.',
};
