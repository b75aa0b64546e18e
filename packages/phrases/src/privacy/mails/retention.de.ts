import type { retentionMailEn, retentionMailNamesEn } from './retention.en.ts';

export const retentionMailDe: typeof retentionMailEn = {
  subject: '{{workspace}} löscht deine Daten am {{date}}',
  title: 'Deine Daten werden am {{date}} gelöscht',
  greeting: 'Hallo,',
  period: { one: 'einen Monat', other: '{{count}} Monate' },
  text: {
    rejected:
      '{{workspace}} behält dein Ergebnis und dein Profil nach einer Absage {{period}} lang. Danach werden sie automatisch gelöscht.',
    applicants:
      '{{workspace}} behält dein Ergebnis und dein Profil nach der letzten Aktivität {{period}} lang. Danach werden sie automatisch gelöscht.',
    employees:
      '{{workspace}} behält dein Ergebnis und dein Profil nach der letzten Aktivität {{period}} lang. Danach werden sie automatisch gelöscht.',
  },
  keep: 'Soll {{workspace}} sie behalten, drück auf den Knopf. Die Zeit beginnt dann von vorn. Tust du nichts, werden dein Name, deine Antworten und deine Berichte am {{date}} gelöscht.',
  button: 'Meine Daten behalten',
  footer:
    '{{workspace}} nutzt {{brand}}, und {{brand}} sagt allen Bescheid, bevor ihre Daten gelöscht werden.',
};

/** The German names of these mails on the page Operation. */
export const retentionMailNamesDe: Record<keyof typeof retentionMailNamesEn, string> = {
  'retention-notice': 'Ende der Aufbewahrung',
};
