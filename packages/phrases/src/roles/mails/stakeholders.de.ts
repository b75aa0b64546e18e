import type { Translation } from '../../base/languages.ts';
import type { stakeholderMailEn, stakeholdersMailNamesEn } from './stakeholders.en.ts';

export const stakeholderMailDe: Translation<typeof stakeholderMailEn> = {
  subject: 'Was braucht die Rolle „{{role}}“? {{workspace}} fragt nach deiner Sicht',
  greeting: 'Hallo,',
  askedBy:
    '{{name}} von {{workspace}} möchte wissen, was die Rolle „{{role}}“ braucht, und fragt Menschen, die die Arbeit kennen. Du gehörst dazu.',
  askedByWorkspace:
    '{{workspace}} möchte wissen, was die Rolle „{{role}}“ braucht, und fragt Menschen, die die Arbeit kennen. Du gehörst dazu.',
  what: 'Du liest 20 kurze Aussagen über die Arbeit und sagst jeweils, wie gut sie zutrifft. Das dauert etwa fünf Minuten und geht auch am Handy; ein Konto brauchst du nicht. Du kannst jederzeit aufhören und später mit demselben Link weitermachen.',
  who: 'Es geht um die Arbeit, nicht um dich oder eine andere Person. Deine einzelnen Antworten bekommt niemand zu sehen. Sobald mindestens drei Personen geantwortet haben, sieht die Administration von {{workspace}} die zusammengeführten Bereiche und daneben die Bereiche jeder Person.',
  kept: 'Deine Adresse dient nur dieser Anfrage und ihren Erinnerungen. Sie wird 30 Tage nach dem Löschen der Rolle entfernt, oder 30 Tage nachdem die Anfrage ohne Antwort geendet hat.',
  button: 'Zu den Aussagen',
  note: 'Dieser Link ist nur für dich, bitte gib ihn nicht weiter. Er funktioniert bis zum {{date}}.',
  ask: 'Hast du eine Frage dazu? Schreib bitte an {{name}}, {{email}}.',
  askByEmail: 'Hast du eine Frage dazu? Schreib bitte an {{email}}.',
  footer:
    'Du bekommst diese E-Mail, weil {{workspace}} deine Adresse eingetragen hat. Die Antwort ist freiwillig. Wenn du nicht möchtest, brauchst du nichts zu tun.',
  reminder: {
    subject: 'Deine Sicht auf die Rolle „{{role}}“ fehlt noch',
    open: '{{workspace}} hat dich gefragt, was die Rolle „{{role}}“ braucht. Deine Antwort fehlt noch: Es dauert etwa fünf Minuten.',
    begun:
      '{{workspace}} hat dich gefragt, was die Rolle „{{role}}“ braucht. Du hast schon angefangen; deine Antworten sind gespeichert, und der Link führt zur ersten offenen Aussage.',
  },
  sampleRole: 'Teamleitung',
};

/** The German names of these mails on the page Operation. */
export const stakeholdersMailNamesDe: Record<keyof typeof stakeholdersMailNamesEn, string> = {
  stakeholder: 'Fragen zu einer Rolle',
  'stakeholder-reminder': 'Erinnerung zu einer Rolle',
};
