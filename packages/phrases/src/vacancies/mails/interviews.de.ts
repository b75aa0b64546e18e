import type { Translation } from '../../base/languages.ts';
import type { interviewMailNamesEn, interviewMailsEn } from './interviews.en.ts';

/** German mails to colleagues who rate interviews. */
export const interviewMailsDe: Translation<typeof interviewMailsEn> = {
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  somebody: 'Jemand aus deinem Team',
  rate: {
    subject: 'Deine Bewertungen eines Gesprächs fehlen noch: {{role}}',
    title: 'Deine Bewertungen eines Gesprächs fehlen noch',
    text: '{{person}} wartet auf deine Bewertungen eines Gesprächs für die Rolle „{{role}}“ bei {{workspace}}. Ihr seht die Bewertungen voneinander, sobald alle ihre abgegeben haben.',
    button: 'Bogen öffnen',
    footer:
      'Du bekommst diese E-Mail, weil du über die Rolle „{{role}}“ bei {{workspace}} mitentscheidest. Jemand aus deinem Team hat {{brand}} gebeten, sie zu senden.',
  },
  sign: {
    subject: 'Bitte unterschreib einen Entscheidungsvermerk: {{role}}',
    title: 'Deine Unterschrift fehlt noch',
    text: '{{person}} hat einen Entscheidungsvermerk für die Rolle „{{role}}“ bei {{workspace}} unterschrieben. Lies ihn, und unterschreib, wenn darin steht, was ihr entschieden habt.',
    button: 'Vermerk lesen',
    footer:
      'Du bekommst diese E-Mail, weil du über die Rolle „{{role}}“ bei {{workspace}} mitentscheidest. Sie geht mit der ersten Unterschrift raus.',
  },
};

/** The German names of these mails on the page Operation. */
export const interviewMailNamesDe: Record<keyof typeof interviewMailNamesEn, string> = {
  'rate-interview': 'Fehlende Bewertungen eines Gesprächs',
  'sign-decision': 'Entscheidungsvermerk zum Unterschreiben',
};
