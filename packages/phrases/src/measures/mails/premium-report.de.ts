import type { Translation } from '../../base/languages.ts';
import type { premiumReportMailEn, premiumReportMailNamesEn } from './premium-report.en.ts';

/** The German mail with the premium report. */
export const premiumReportMailDe: Translation<typeof premiumReportMailEn> = {
  subject: 'Dein Premium-Bericht',
  title: 'Hier ist dein Premium-Bericht',
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  attached: 'dein Premium-Bericht liegt dieser E-Mail als PDF bei.',
  contents:
    'Er erklärt jedes Merkmal mit seinen Facetten, seine beiden Seiten und was sie bei der Arbeit bedeuten. Die Zahlen sind die deines Persönlichkeitsberichts.',
  guarantee:
    'Wer ihn bestellt hat, kann ihn innerhalb von 30 Tagen zurückgeben. Der Bericht wird dann gesperrt und der Betrag erstattet.',
  button: 'Mein Profil öffnen',
  footer:
    'Du bekommst diese E-Mail, weil dein Premium-Bericht bei {{workspace}} bestellt wurde. Sie enthält persönliche Angaben; gib sie nur weiter, wenn du möchtest.',
};

/** The German names of these mails on the page Operation. */
export const premiumReportMailNamesDe: Record<keyof typeof premiumReportMailNamesEn, string> = {
  'premium-report': 'Premium-Bericht',
};
