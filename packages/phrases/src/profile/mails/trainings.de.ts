import type { Translation } from '../../base/languages.ts';
import type { trainingMailEn, trainingsMailNamesEn } from './trainings.en.ts';

/** The German mail about a registration. */
export const trainingMailDe: Translation<typeof trainingMailEn> = {
  subject: 'Anmeldung zu „{{course}}“',
  title: 'Eine neue Anmeldung zu einem Kurs',
  text: 'Ein Talent von {{workspace}} möchte an „{{course}}“ teilnehmen und ist einverstanden, dass ihr euch meldet. Name, Adresse und Situation stehen in der Liste der Anmeldungen.',
  button: 'Anmeldungen öffnen',
  footer: 'Du bekommst diese E-Mail, weil Anmeldungen zu Kursen an diese Adresse gehen.',
};

/** The German names of these mails on the page Operation. */
export const trainingsMailNamesDe: Record<keyof typeof trainingsMailNamesEn, string> = {
  'training-request': 'Anmeldung zu einem Kurs',
};
