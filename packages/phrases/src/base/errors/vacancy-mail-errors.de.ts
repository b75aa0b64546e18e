import type { Translation } from '../languages.ts';
import type { vacancyMailErrorsEn } from './vacancy-mail-errors.en.ts';

export const vacancyMailErrorsDe: Translation<typeof vacancyMailErrorsEn> = {
  'vacancy_mail.hired': 'Diese Person ist für die Rolle eingestellt.',
  'vacancy_mail.answered': 'Diese Person hat schon eine Antwort, oder eine wartet auf den Versand.',
  'vacancy_mail.not_considered': 'Diese Person ist in der Rolle nicht weiter.',
  'vacancy_mail.waiting': 'Eine Einladung zum Gespräch wartet schon auf den Versand.',
  'vacancy_mail.opted_out': 'Diese Person möchte keine E-Mails dieser Art mehr bekommen.',
  'vacancy_mail.undeliverable':
    'Die letzte E-Mail an diese Person kam nicht an. Bitte berichtige die Adresse.',
  'vacancy_mail.send_at_past': 'Bitte wähle einen Zeitpunkt in der Zukunft.',
  'vacancy_mail.send_at_late': 'Bitte wähle einen Zeitpunkt in den nächsten {{days}} Tagen.',
  'vacancy_mail.interview_past': 'Der Termin des Gesprächs liegt in der Vergangenheit.',
  'vacancy_mail.twice': 'Eine Person steht zweimal in der Liste.',
  'role.not_recruiting': 'Diese Rolle wird zurzeit nicht besetzt.',
  'role.not_filled': 'Diese Rolle ist nicht besetzt.',
  'survey.role_filled': 'Die Rolle ist besetzt, deshalb ist diese Befragung beendet.',
  'role.people_changed':
    'Die Personen dieser Rolle haben sich inzwischen geändert. Es wurde nichts geändert; bitte sieh dir die Liste noch einmal an.',
};
