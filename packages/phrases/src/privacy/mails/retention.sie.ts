import { retentionMailDe } from './retention.de.ts';
import type { retentionMailEn } from './retention.en.ts';

export const retentionMailSie: typeof retentionMailEn = {
  ...retentionMailDe,
  subject: '{{workspace}} löscht Ihre Daten am {{date}}',
  title: 'Ihre Daten werden am {{date}} gelöscht',
  text: {
    rejected:
      '{{workspace}} behält Ihr Ergebnis und Ihr Profil nach einer Absage {{period}} lang. Danach werden sie automatisch gelöscht.',
    applicants:
      '{{workspace}} behält Ihr Ergebnis und Ihr Profil nach der letzten Aktivität {{period}} lang. Danach werden sie automatisch gelöscht.',
    employees:
      '{{workspace}} behält Ihr Ergebnis und Ihr Profil nach der letzten Aktivität {{period}} lang. Danach werden sie automatisch gelöscht.',
  },
  keep: 'Soll {{workspace}} sie behalten, drücken Sie auf den Knopf. Die Zeit beginnt dann von vorn. Tun Sie nichts, werden Ihr Name, Ihre Antworten und Ihre Berichte am {{date}} gelöscht.',
};
