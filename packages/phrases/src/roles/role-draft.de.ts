import type { Translation } from '../base/languages.ts';
import type { roleDraftEn } from './role-draft.en.ts';

export const roleDraftDe: Translation<typeof roleDraftEn> = {
  value: 'Was die Rolle bewirkt: {{text}}',
  success: 'Woran Erfolg gemessen wird: {{text}}',
  behaviour: 'In dieser Rolle gut zu arbeiten heißt vor allem:',
  notes: {
    one_answer_only:
      'Alle Aussagen haben dieselbe Antwort. Die eine Hälfte beschreibt das Gegenteil der anderen, deshalb sagen diese Bereiche noch nichts.',
    contradictory_one:
      'Hier weisen deine Antworten in beide Richtungen, deshalb ist der Bereich weit: {{traitsIn}}.',
    contradictory_other:
      'Hier weisen deine Antworten in beide Richtungen, deshalb sind die Bereiche weit: {{traitsIn}}.',
    no_requirement_one: 'Zu {{traitsDative}} gibt es keine Antwort, deshalb wird nichts verlangt: 1 bis 9.',
    no_requirement_other: 'Zu {{traitsDative}} gibt es keine Antwort, deshalb wird nichts verlangt: 1 bis 9.',
  },
};
