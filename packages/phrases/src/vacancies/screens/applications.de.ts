import type { Translation } from '../../base/languages.ts';
import type { applicationsEn } from './applications.en.ts';

export const applicationsDe: Translation<typeof applicationsEn> = {
  title: 'Wo deine Bewerbung steht',
  titleSeveral: 'Wo deine Bewerbungen stehen',
  lead: 'Nur, was geschehen ist und dir gesagt wurde.',
  steps: 'Schritte für {{role}}',
  invited: 'Eingeladen am {{date}}',
  signed_up: 'Angemeldet am {{date}}',
  finished: 'Befragung abgeschlossen am {{date}}',
  interview: 'Zum Gespräch eingeladen am {{date}}',
  interviewAt: 'Vorgeschlagen: {{date}}',
  answered: 'Antwort per E-Mail am {{date}}',
  filled: 'Rolle besetzt am {{date}}',
};
