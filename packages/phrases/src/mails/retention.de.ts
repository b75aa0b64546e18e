import type { retentionMailEn } from './retention.en.ts';

export const retentionMailDe: typeof retentionMailEn = {
  subject: '{{workspace}} löscht deine Daten am {{date}}',
  title: 'Deine Daten enden am {{date}}',
  greeting: 'Hallo,',
  text: {
    rejected:
      '{{workspace}} behält dein Ergebnis und dein Profil {{months}} Monate nach einer Absage. Danach werden sie gelöscht, ohne dass jemand etwas dafür tun muss.',
    applicants:
      '{{workspace}} behält dein Ergebnis und dein Profil {{months}} Monate nach der letzten Aktivität. Danach werden sie gelöscht, ohne dass jemand etwas dafür tun muss.',
    employees:
      '{{workspace}} behält dein Ergebnis und dein Profil {{months}} Monate nach der letzten Aktivität. Danach werden sie gelöscht, ohne dass jemand etwas dafür tun muss.',
  },
  keep: 'Soll {{workspace}} sie behalten, drück auf den Knopf. Die Zeit beginnt dann von vorn. Tust du nichts, sind dein Name, deine Antworten und deine Berichte am {{date}} weg.',
  button: 'Meine Daten behalten',
  footer:
    '{{workspace}} nutzt {{brand}}, und {{brand}} sagt allen Bescheid, bevor ihre Daten gelöscht werden.',
};
