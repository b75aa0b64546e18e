import type { beyondEn } from './beyond.en.ts';
import type { Translation } from './languages.ts';

export const beyondSie: Translation<typeof beyondEn> = {
  also: 'Dort ist außerdem zu sehen, wie weit Ihr Ergebnis mit dem Bereich einer Rolle übereinstimmt, wo Sie damit unter anderen stehen und welche Fragen sich für ein Gespräch anbieten.',
  yours:
    'Mit einem Konto können Sie diese Übereinstimmung für jede Rolle lesen, für die Sie in Betracht gezogen werden.',
};
