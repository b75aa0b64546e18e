import type { Translation } from '../../base/languages.ts';
import type { applicationsEn } from './applications.en.ts';

export const applicationsDe: Translation<typeof applicationsEn> = {
  title: 'Wo deine Bewerbung steht',
  titleSeveral: 'Wo deine Bewerbungen stehen',
  lead: 'Nur, was geschehen ist und dir gesagt wurde.',
  now: {
    invited: 'Du bist zur Befragung für diese Rolle eingeladen.',
    signed_up: 'Du hast dich zur Befragung für diese Rolle angemeldet.',
    finished: 'Du hast die Befragung abgeschlossen. Eine Antwort hast du noch nicht bekommen.',
    interview: 'Du bist zu einem Gespräch eingeladen.',
    answered: 'Du hast eine Antwort per E-Mail bekommen.',
    filled: 'Die Rolle ist besetzt. Danke, dass du dir die Zeit dafür genommen hast.',
  },
  steps: 'Schritte für {{role}}',
  invited: 'Eingeladen am {{date}}',
  signed_up: 'Angemeldet am {{date}}',
  finished: 'Befragung abgeschlossen am {{date}}',
  interview: 'Zum Gespräch eingeladen am {{date}}',
  interviewAt: 'Vorgeschlagen: {{date}}',
  answered: 'Antwort per E-Mail am {{date}}',
  filled: 'Rolle besetzt am {{date}}',
};
