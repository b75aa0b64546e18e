import type { Translation } from '../../base/languages.ts';
import type { mustHavesEn } from './must-haves.en.ts';

export const mustHavesDe: Translation<typeof mustHavesEn> = {
  title: 'Muss-Kriterien',
  write: 'Aufschreiben',
  edit: 'Muss-Kriterien bearbeiten',
  editShort: 'Bearbeiten',
  none: 'Was jemand mitbringen muss, unabhängig vom Ergebnis. Noch ist nichts verlangt.',
  saved: 'Die Muss-Kriterien wurden gespeichert.',
  undo: 'Rückgängig',
  text: {
    years_one: '{{count}} Jahr Erfahrung',
    years_other: '{{count}} Jahre Erfahrung',
    yearsIn_one: '{{count}} Jahr Erfahrung ({{field}})',
    yearsIn_other: '{{count}} Jahre Erfahrung ({{field}})',
    language: '{{language}} (mindestens {{level}})',
    native: '{{language}} (Muttersprache)',
    orRemote: '{{place}} oder remote',
    remote: 'remote',
    start: 'Beginn bis {{date}}',
  },
  filter: {
    on: 'Nur wer die Muss-Kriterien erfüllen kann',
    off: 'Filter Muss-Kriterien entfernen',
  },
  form: {
    lead: 'Verglichen wird mit den Jobprofilen, die du lesen kannst. Wer ein leeres oder verschlossenes Jobprofil hat, bleibt als „unbekannt“ dabei und fällt nie heraus.',
    skills: 'Skills',
    skillsHint: 'Bis zu {{max}}, durch Kommas getrennt. Verlangt sind alle.',
    languages: 'Sprachen',
    addLanguage: 'Sprache hinzufügen',
    level: 'Niedrigstes Niveau: {{language}}',
    remove: '{{language}} entfernen',
    nativeNote:
      'Muttersprache zu verlangen, kann Menschen wegen ihrer Herkunft benachteiligen. „Fließend“ verlangt dasselbe Können.',
    place: 'Stadt oder Region',
    placeHint: 'Wird unter den Orten gesucht, an denen Menschen arbeiten wollen.',
    radius: 'Kommt mindestens so weit',
    anyRadius: 'beliebig weit',
    orRemote: 'Remote-Arbeit reicht auch',
    remote: 'Arbeitet remote',
    years: 'Jahre Erfahrung',
    yearsIn: 'Erfahrung in',
    yearsInHint:
      'Ein Wort aus der Bezeichnung einer Tätigkeit, etwa Support. Steht es nirgends, bleibt es unbekannt.',
    start: 'Beginn bis',
    save: 'Speichern',
  },
  problem: {
    skills: 'Bitte gib höchstens {{max}} Skills mit höchstens {{characters}} Zeichen an.',
    skill_twice: '„{{skill}}“ steht zweimal da.',
    languages: 'Hier passen höchstens {{max}} Sprachen hin.',
    place: 'Bitte gib einen Ort mit höchstens {{characters}} Zeichen an.',
    years: 'Bitte gib 1 bis {{max}} Jahre an.',
    years_in: 'Bitte gib höchstens {{characters}} Zeichen an, mit einem Buchstaben oder einer Ziffer.',
    start_by: 'Bitte gib einen Tag von 1900 bis 2099 an.',
  },
};
