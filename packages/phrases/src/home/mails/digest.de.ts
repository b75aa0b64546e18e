import type { Translation } from '../../base/languages.ts';
import type { digestMailEn, digestMailNamesEn } from './digest.en.ts';

export const digestMailDe: Translation<typeof digestMailEn> = {
  subject_one: 'Heute steht eine Sache an',
  subject_other: 'Heute stehen {{count}} Sachen an',
  title: 'Was heute ansteht',
  greeting: 'Guten Morgen, {{name}},',
  greetingWithoutName: 'Guten Morgen,',
  requests_one: '{{count}} Person wartet auf eine Antwort zu ihren Daten',
  requests_other: '{{count}} Personen warten auf eine Antwort zu ihren Daten',
  requestsDue: 'spätestens am {{date}}',
  undelivered_one: 'E-Mails erreichen {{count}} Person nicht',
  undelivered_other: 'E-Mails erreichen {{count}} Personen nicht',
  mention: 'Jemand aus deinem Team hat dich in einer Notiz erwähnt',
  ending_one: 'Die Daten von {{count}} Person werden bald gelöscht',
  ending_other: 'Die Daten von {{count}} Personen werden bald gelöscht',
  endingFirst: 'zuerst am {{date}}',
  waiting_one: '{{count}} Talent hat seit einer Woche nicht reagiert',
  waiting_other: '{{count}} Talente haben seit einer Woche nicht reagiert',
  never: '{{count}} noch nie erinnert',
  once: '{{count}} einmal erinnert',
  often: '{{count}} schon öfter erinnert',
  results_one: '{{count}} neues Ergebnis',
  results_other: '{{count}} neue Ergebnisse',
  assessmentToday: 'Assessment {{name}} endet heute',
  assessment_one: 'Assessment {{name}} endet morgen',
  assessment_other: 'Assessment {{name}} endet in {{count}} Tagen',
  progress: '{{finished}} von {{total}} fertig',
  planned_one: '{{count}} Einladung ist geplant',
  planned_other: '{{count}} Einladungen sind geplant',
  plannedNext: 'die nächsten werden am {{date}} gesendet',
  goalToday: 'Ziel „{{name}}“ ist heute fällig',
  goal_one: 'Ziel „{{name}}“ ist morgen fällig',
  goal_other: 'Ziel „{{name}}“ ist in {{count}} Tagen fällig',
  goalOver_one: 'Ziel „{{name}}“ war gestern fällig',
  goalOver_other: 'Ziel „{{name}}“ war vor {{count}} Tagen fällig',
  at: 'Stand: {{progress}} von 100',
  button: 'Übersicht öffnen',
  footer:
    'Du bekommst diese E-Mail an Arbeitstagen am Morgen, weil du sie in deinem Profil bei {{brand}} eingeschaltet hast. Wenn nichts ansteht, schicken wir nichts.',
  optOut: 'Keine tägliche E-Mail mehr',
};

/** The German names of these mails on the page Operation. */
export const digestMailNamesDe: Record<keyof typeof digestMailNamesEn, string> = {
  digest: 'Tägliche E-Mail',
};
