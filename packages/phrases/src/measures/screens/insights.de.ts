import { facetNamesDe } from '../facet-names.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { insightsEn } from './insights.en.ts';

export const insightsDe: Translation<typeof insightsEn> = {
  learnMore: 'Mehr erfahren',
  close: 'Schließen und zu deinem Profil',
  progress: 'Gelesene Seiten',
  steps: 'Seiten',
  page: 'Seite {{index}} von {{total}}',
  step: 'Schritt {{number}}',
  short: {
    'self-perception': 'Selbstbild',
    'external-perception': 'Fremdbild',
    'work-focus': 'Arbeitsfokus',
    'communication-style': 'Kommunikationsstil',
    'work-environment': 'Arbeitsumfeld',
    'personal-mission': 'Persönliche Mission',
    'personality-profile': 'Persönlichkeitsprofil',
    feedback: 'Rückmeldung',
  },
  pages: {
    'self-perception': { title: 'Wie du dich selbst siehst' },
    'external-perception': { title: 'Wie andere dich sehen könnten' },
    'work-focus': { title: 'Worauf du bei der Arbeit achtest' },
    'communication-style': { title: 'Wie du kommunizierst' },
    'work-environment': { title: 'Wo du gut arbeitest' },
    'personal-mission': { title: 'Wofür du es nutzen willst' },
    'personality-profile': { title: 'Dein ganzes Profil' },
    feedback: { title: 'Beschreibt dich das?' },
  },
  failed: 'Die Daten des Talents konnten nicht geladen werden',
  noTalent: {
    title: 'Keine Talent-ID angegeben',
    text: 'Die Adresse sagt nicht, um wessen Ergebnis es geht. Vielleicht ist ein Teil davon verloren gegangen.',
    own: 'Deine eigenen Seiten öffnen',
    home: 'Zur Startseite',
  },
  none: {
    title: 'Es gibt noch kein Ergebnis',
    text: 'Diese Seiten öffnen sich, sobald du die Befragung abgeschlossen hast.',
    back: 'Zu deinem Profil',
  },
  upside: 'Vorteil',
  downside: 'Nachteil',
  facets: facetNamesDe,
  facet: 'Facette',
  level: 'Stufe',
  levels: { low: 'niedriger', middle: 'mittel', high: 'höher' },
  levelOf: { low: 'niedrigere Stufe', middle: 'mittlere Stufe', high: 'höhere Stufe' },
  bands: { low: 'niedrigere Bereich (1–3)', middle: 'mittlere Bereich (4–6)', high: 'höhere Bereich (7–9)' },
  place: '{{value}} von {{most}}, mit Messfehler zwischen {{low}} und {{high}}',
  notScored: 'nicht ausgewertet: zu wenige Antworten',
  both: {
    title: 'Es kann auch der {{band}} sein',
    text: 'So weit reicht der Messfehler. Dann hieße es:',
  },
  doubtful:
    'Ein Teil deiner Antworten sieht aus wie in Eile oder zufällig gegeben. Lies diese Seiten mit diesem Vorbehalt, oder beantworte die Befragung noch einmal.',
};
