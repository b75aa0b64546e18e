import type { interviewErrorsEn } from './interview-errors.en.ts';

/** German catalogue errors of interviews and decision notes. */
export const interviewErrorsDe: Record<keyof typeof interviewErrorsEn, string> = {
  'interview.people': 'Interviewbögen gibt es für höchstens {{max}} verschiedene Personen auf einmal.',
  'interview.no_questions': 'Diese Rolle hat noch keine Interviewfragen, deshalb gibt es nichts zu bewerten.',
  'interview.question_unknown': 'Unter diesen Fragen gibt es keine Nummer {{question}}.',
  'interview.version_changed': 'Du bewertest dieses Gespräch nach einer anderen Version der Fragen.',
  'interview.submitted': 'Diese Bewertungen sind abgegeben und bleiben, wie sie sind.',
  'interview.excused':
    'Es ist vermerkt, dass du dieses Gespräch nicht bewertest. Die Administration kann das ändern.',
  'interview.opened':
    'Die Bewertungen dieses Gesprächs sind für alle sichtbar, die entscheiden. Neue kommen nicht mehr dazu.',
  'interview.person_gone': 'Diese Person wurde gelöscht oder ist für diese Rolle nicht mehr vorgesehen.',
  'interview.not_open': 'Die Bewertungen werden sichtbar, sobald alle ihre abgegeben haben.',
  'interview.ratings_missing':
    'Noch nicht bewertet: {{questions}}. Bewerte, was gesagt wurde, oder wähl „Nicht zu beurteilen“.',
  'interview.not_rated': 'Du hast diese Frage nicht bewertet.',
  'interview.members_only': 'Gespräche bewerten nur Mitglieder des Arbeitsbereichs.',
  'interview.not_expected': 'Hier fehlt nichts mehr.',
  'interview.reminded_lately': 'Hier wurde im Lauf des letzten Tages schon erinnert.',
  'decision.changed': 'Der Entscheidungsvermerk wurde inzwischen geändert. Bitte lies ihn zuerst.',
  'decision.not_signer':
    'Den Entscheidungsvermerk unterschreiben alle, die das Gespräch bewertet haben, und die Administration.',
  'decision.none': 'Es gibt noch keinen Entscheidungsvermerk.',
};
