import type { Translation } from '../languages.ts';
import type { leavingEn } from './leaving.en.ts';

export const leavingDe: Translation<typeof leavingEn> = {
  title: 'Formular verlassen?',
  kept: 'Deine Eingaben sind nicht gespeichert. Sie können hier als Entwurf bleiben, nur in diesem Browser.',
  lost: 'Deine Eingaben sind nicht gespeichert, und dieser Browser behält keinen Entwurf davon.',
  noStorage:
    'Deine Eingaben sind nicht gespeichert, und dieser Browser kann keinen Entwurf behalten: Sein Speicher ist voll oder gesperrt.',
  stay: 'Bleiben',
  keep: 'Entwurf behalten',
};
