import type { roleErrorsEn } from './role-errors.en.ts';

export const roleErrorsDe: Readonly<Record<keyof typeof roleErrorsEn, string>> = {
  'role.own_questions_too_many': 'Eine Rolle hat höchstens {{max}} eigene Fragen.',
  'role.own_question_too_short': 'Eine Frage braucht mindestens {{min}} Zeichen.',
  'role.own_question_too_long': 'Eine Frage hat höchstens {{max}} Zeichen.',
  'role.anchor_too_long': 'Die Beschreibung einer Antwort hat höchstens {{max}} Zeichen.',
  'role.archived': 'Diese Rolle ist archiviert. Hol sie zuerst aus dem Archiv zurück.',
  'role.lock_stays': 'Festgelegte Bereiche bleiben festgelegt. Mit einer Begründung lassen sie sich ändern.',
  'role.draft_published':
    'Ein Entwurf kann nicht veröffentlicht werden. Stelle die Rolle erst fertig, dann veröffentliche sie.',
};
