import type { Translation } from '../../../base/languages.ts';
import type { filledSurveyEn } from './role-filled.en.ts';

export const filledSurveyDe: Translation<typeof filledSurveyEn> = {
  title: 'Die Rolle ist besetzt',
  titleRole: 'Die Rolle „{{role}}“ ist besetzt',
  text: '{{workspace}} hat die Rolle besetzt. Danke für dein Interesse. Diese Befragung ist deshalb beendet.',
  scored_zero: 'Du hattest noch nicht begonnen, deshalb wird nichts ausgewertet.',
  scored_one: 'Deine bisherige Antwort wird dort nicht ausgewertet.',
  scored_other: 'Deine {{count}} bisherigen Antworten werden dort nicht ausgewertet.',
  ask: 'Hast du eine Frage? Schreib bitte an {{name}}, {{email}}.',
  askByEmail: 'Hast du eine Frage? Schreib bitte an {{email}}.',
  askWorkspace: 'Hast du eine Frage? Wende dich bitte an deine Kontaktperson bei {{workspace}}.',
  keepTitle: 'Für dich selbst zu Ende bringen?',
  keepText:
    'Du kannst die Befragung für dich selbst machen, kostenlos. {{workspace}} sieht dann weder deine Antworten noch dein Ergebnis. Bisherige Antworten werden zum Betreiber dieser Seite kopiert; nur er kann sie einsehen.',
  keep: 'Für mich zu Ende bringen',
  begin: 'Befragung für mich machen',
  privacy: 'Wie mit deinen Daten umgegangen wird',
  result: 'Mein Ergebnis öffnen',
  failed: 'Die Befragung konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
};
