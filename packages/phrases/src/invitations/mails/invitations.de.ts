import { beyondDe } from '../../base/beyond.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { invitationMailEn, invitationsMailNamesEn } from './invitations.en.ts';

export const invitationMailDe: Translation<typeof invitationMailEn> = {
  subject: '{{workspace}} lädt dich zu einer Persönlichkeitsbefragung ein',
  greeting: 'Hallo {{first_name}},',
  intro:
    '{{workspace}} möchte erfahren, wie du am liebsten denkst, arbeitest und mit anderen umgehst, und lädt dich zu einer Persönlichkeitsbefragung ein.',
  anew: {
    subject: '{{workspace}} bittet dich, die Befragung noch einmal auszufüllen',
    intro:
      '{{workspace}} bittet dich, die Persönlichkeitsbefragung noch einmal auszufüllen. Unsere Prüfung der Antworten ergab Hinweise; dafür gibt es viele harmlose Gründe, zum Beispiel Eile oder Lärm. Dein bisheriges Ergebnis gilt, bis du wieder fertig bist.',
  },
  what: 'Die Befragung misst fünf grundlegende Merkmale, bekannt als Big Five: Offenheit, Gewissenhaftigkeit, Extraversion, Verträglichkeit und emotionale Stabilität. Es gibt keine richtigen oder falschen Antworten, und keine Seite eines Merkmals ist an sich besser; welche hilft, hängt von der Aufgabe ab.',
  purpose: {
    team: {
      none: 'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Dein Ergebnis kann auch mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind.',
      one: 'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Dein Ergebnis wird auch mit den Bereichen verglichen, die für die Rolle {{role}} festgelegt sind.',
      several:
        'Der Anlass: {{workspace}} möchte ein Team kennenlernen und sieht sich die Ergebnisse nebeneinander an. Dein Ergebnis wird auch mit den Bereichen verglichen, die für diese Rollen festgelegt sind: {{roles}}.',
    },
    recruiting: {
      none: 'Der Anlass: {{workspace}} möchte eine Rolle besetzen. Dein Ergebnis wird mit den Bereichen verglichen, die für die Rolle festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
      one: 'Der Anlass: {{workspace}} möchte die Rolle {{role}} besetzen. Dein Ergebnis wird mit den Bereichen verglichen, die dafür festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
      several:
        'Der Anlass: {{workspace}} möchte diese Rollen besetzen: {{roles}}. Dein Ergebnis wird mit den Bereichen verglichen, die dafür festgelegt sind, steht neben den Ergebnissen anderer und kann neben anderem in die Entscheidung eingehen.',
    },
    pool: 'Der Anlass: {{workspace}} nimmt dich in einen Talentpool auf, in dem nach passenden Menschen gesucht wird. Dein Ergebnis kann mit den Bereichen verglichen werden, die für eine Rolle festgelegt sind, und steht neben den Ergebnissen anderer.',
    personal:
      'Der Anlass: Du machst die Befragung für dich selbst. Dein Ergebnis geht an keinen Arbeitgeber.',
  },
  quotedRole: '„{{role}}“',
  how: 'Nimm dir etwa 20 Minuten Zeit. Du beantwortest kurze Aussagen, eine nach der anderen. Du kannst jederzeit aufhören und später mit demselben Link weitermachen, auf jedem Gerät.',
  who: `{{workspace}} sieht dein Ergebnis. ${beyondDe.also} Deinen Bericht bekommst du per E-Mail, sobald du fertig bist. ${beyondDe.yours} Dein Alter und dein Geschlecht gehen nicht in das Ergebnis ein.`,
  whoPersonal:
    'Dein Ergebnis ist für dich: Deinen Bericht bekommst du per E-Mail, sobald du fertig bist. Einsehen kann es außer dir nur, wer diese Seite betreibt. Dein Alter und dein Geschlecht gehen nicht in das Ergebnis ein.',
  button: 'Befragung starten',
  privacy: 'Wie mit deinen Daten umgegangen wird',
  manual: 'Wie die Befragung misst',
  note: 'Dieser Link ist nur für dich, bitte gib ihn nicht weiter. Er funktioniert bis zum {{date}}.',
  askInviter: 'Hast du eine Frage dazu? Schreib bitte an {{name}}, {{email}}.',
  askInviterByEmail: 'Hast du eine Frage dazu? Schreib bitte an {{email}}.',
  askWorkspace: 'Hast du eine Frage dazu? Wende dich bitte an deine Kontaktperson bei {{workspace}}.',
  footer:
    'Du bekommst diese E-Mail, weil {{workspace}} deine Adresse für eine Befragung angegeben hat. Die Teilnahme ist freiwillig. Wenn du nicht möchtest, brauchst du nichts zu tun.',
  sampleFirstName: 'Alex',
};

/** The German names of these mails on the page Operation. */
export const invitationsMailNamesDe: Record<keyof typeof invitationsMailNamesEn, string> = {
  invitation: 'Einladung',
};
