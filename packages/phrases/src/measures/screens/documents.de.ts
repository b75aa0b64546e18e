import type { Translation } from '../../base/languages.ts';
import type { documentsEn } from './documents.en.ts';

export const documentsDe: Translation<typeof documentsEn> = {
  title: 'Berichte',
  manual: 'Wie die Werte berechnet werden',
  manualLink: 'Handbuch lesen',
  fairness: 'Normen und Fairness',
  page: 'Als Seite lesen',
  create: 'PDF erstellen',
  createFor_zero: 'PDF erstellen',
  createFor_one: 'PDF über {{count}} Ergebnis erstellen',
  createFor_other: 'PDF über {{count}} Ergebnisse erstellen',
  waiting: 'Das Dokument wird erstellt. Diese Seite sieht alle {{seconds}} Sekunden nach.',
  failed: 'Beim Erstellen des Dokuments ist ein Fehler aufgetreten',
  retry: 'Noch einmal versuchen',
  done: 'Das Dokument wurde heruntergeladen.',
  kinds: {
    personality: { name: 'Persönlichkeitsbericht', text: 'Die fünf Merkmale in Worten und Zahlen.' },
    premium: {
      name: 'Premium-Bericht',
      text: 'Jedes Merkmal mit seinen Facetten in Worten, und was heraussticht.',
    },
    role: {
      name: 'Rollenpassungsbericht',
      text: 'Das Ergebnis neben dem Bereich dieser Rolle, mit den Interviewfragen der Rolle.',
    },
    team: {
      name: 'Teambericht',
      text: 'Wie sich die Ergebnisse des Teams verteilen. Kein Wert trägt einen Namen.',
    },
    assessment: {
      name: 'Assessment-Bericht',
      text: 'Alle Teilnehmenden neben dem Bereich der Rolle.',
    },
  },
  contents: 'In diesem Bericht',
  print: 'Drucken',
  download: 'Als PDF herunterladen',
  dataFile: 'Daten zum Nachrechnen (JSON)',
  back: 'Zurück',
  table: 'Tabelle: {{name}}',
};
