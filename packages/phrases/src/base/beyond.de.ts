import type { beyondEn } from './beyond.en.ts';
import type { Translation } from './languages.ts';

export const beyondDe: Translation<typeof beyondEn> = {
  also: 'Dort ist außerdem zu sehen, wie weit dein Ergebnis mit dem Bereich einer Rolle übereinstimmt, wo du damit unter anderen stehst und welche Fragen sich für ein Gespräch anbieten.',
  yours:
    'Mit einem Konto kannst du diese Übereinstimmung für jede Rolle lesen, für die du in Betracht gezogen wirst.',
};
