import type { Translation } from '../../base/languages.ts';
import type { normStudiesEn } from './norm-studies.en.ts';

export const normStudiesDe: Translation<typeof normStudiesEn> = {
  title: 'Studien zu den Menschen hinter den Normen',
  lead: 'Das Handbuch druckt sie ab und benotet danach eine Norm: mindestens 300 Personen, zufällig oder nach Quoten ausgewählt, vor weniger als acht Jahren. Summen aus Befragungen von Kunden allein zählen nicht.',
  none: 'Es ist keine Studie eingetragen.',
  enter: 'Studie eintragen',
  heading: '{{language}}, {{instrument}}, {{norm}}',
  people: 'n = {{count}}',
  facts: '{{sampling}} · {{countries}} · {{from}} bis {{to}}',
  samplings: {
    random: 'Zufällig ausgewählt',
    quota: 'Nach Quoten ausgewählt',
    volunteers: 'Freiwillige',
    customers: 'Kunden dieser Plattform',
  },
  form: {
    title: 'Studie eintragen',
    norm: 'Norm',
    normHint: 'Die Norm, deren Mittelwerte und Standardabweichungen aus dieser Studie stammen.',
    people: 'Zahl der Personen',
    sampling: 'Wie wurden sie ausgewählt?',
    countries: 'Länder',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    description: 'Über die Studie',
    descriptionHint:
      'Wer sie gemacht hat, die Personen nach Geschlecht, Alter und Bildung und wo sie nachzulesen ist. Alle können das im Handbuch lesen.',
    missing: 'Bitte fülle alle Felder aus.',
    save: 'Studie eintragen',
  },
  entered: 'Die Studie ist eingetragen. Das Handbuch zeigt sie jetzt.',
  remove: 'Entfernen',
  removeOf: 'Studie zu {{norm}} entfernen',
  removeTitle: 'Diese Studie entfernen?',
  removeText: 'Das Handbuch druckt sie nicht mehr ab und benotet die Norm nicht mehr danach.',
  removed: 'Die Studie ist entfernt.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
};
