import type { Translation } from '../languages.ts';
import type { digestMailEn } from './digest.en.ts';

export const digestMailDe: Translation<typeof digestMailEn> = {
  subject_one: 'Heute steht eines an',
  subject_other: 'Heute stehen {{count}} Dinge an',
  title: 'Was heute ansteht',
  greeting: 'Guten Morgen, {{name}},',
  greetingWithoutName: 'Guten Morgen,',
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
  plannedNext: 'die nächsten gehen am {{date}} hinaus',
  goalToday: 'Ziel „{{name}}“ ist heute fällig',
  goal_one: 'Ziel „{{name}}“ ist morgen fällig',
  goal_other: 'Ziel „{{name}}“ ist in {{count}} Tagen fällig',
  goalOver_one: 'Ziel „{{name}}“ war gestern fällig',
  goalOver_other: 'Ziel „{{name}}“ war vor {{count}} Tagen fällig',
  at: 'Stand: {{progress}} von 100',
  button: 'Übersicht öffnen',
  footer:
    'Du bekommst diese E-Mail an Arbeitstagen am Morgen, weil du sie in deinem Profil bei {{brand}} eingeschaltet hast. Wenn nichts ansteht, kommt keine.',
  optOut: 'Keine tägliche E-Mail mehr',
};
