import type { Trait } from '@quint/psychometrics/types.ts';

type Range = readonly [min: number, max: number, weight?: number];

export interface DemoRole {
  readonly name: string;
  readonly purpose: string;
  readonly accountabilities: string;
  readonly value_creation: string;
  readonly ranges: Readonly<Record<Trait, Range>>;
}

export const NORDLICHT_ROLES: readonly DemoRole[] = [
  {
    name: 'Product Owner',
    purpose: 'Sorgt dafür, dass das Team zuerst an dem arbeitet, was den Kunden am meisten nützt.',
    accountabilities:
      'Produktziel und Backlog\nAbstimmung mit Vertrieb und Technik\nFreigabe von Ergebnissen',
    value_creation: 'Kunden bekommen in kurzen Abständen Funktionen, die ihre Arbeit erleichtern.',
    ranges: { O: [5, 8], C: [5, 8], E: [4, 8], A: [4, 7], ES: [4, 8] },
  },
  {
    name: 'UX Researcher',
    purpose:
      'Findet heraus, wie Menschen mit unseren Produkten arbeiten, und macht es für alle verständlich.',
    accountabilities: 'Interviews und Tests\nAuswertung und Bericht\nBeratung der Produktteams',
    value_creation: 'Entscheidungen beruhen auf Beobachtung statt auf Vermutung.',
    ranges: { O: [6, 9], C: [4, 8], E: [3, 7], A: [5, 8], ES: [3, 8] },
  },
  {
    name: 'Teamleitung Vertrieb',
    purpose: 'Führt das Vertriebsteam DACH und verantwortet dessen Ergebnis.',
    accountabilities: 'Führung von acht Personen\nPlanung und Prognose\nSchlüsselkunden',
    value_creation: 'Verlässliches Wachstum mit Kunden, die bleiben.',
    ranges: { O: [3, 7], C: [5, 9, 2], E: [6, 9, 3], A: [3, 6], ES: [5, 9, 2] },
  },
  {
    name: 'Agile Coach',
    purpose: 'Begleitet Teams dabei, ihre Zusammenarbeit selbst zu verbessern.',
    accountabilities: 'Moderation\nCoaching von Teams und Leitung\nLernformate',
    value_creation: 'Teams lösen Hindernisse früher und aus eigener Kraft.',
    ranges: { O: [5, 9], C: [3, 7], E: [4, 8], A: [5, 9, 2], ES: [5, 9, 2] },
  },
  {
    name: 'Softwareentwicklung Backend',
    purpose: 'Baut und betreibt die Dienste, auf denen unsere Produkte laufen.',
    accountabilities: 'Entwurf und Umsetzung\nBetrieb und Bereitschaft\nDurchsicht von Änderungen',
    value_creation: 'Schnelle, sichere Dienste, auf die sich Kunden verlassen.',
    ranges: { O: [4, 8], C: [5, 9, 2], E: [1, 9], A: [3, 8], ES: [3, 8] },
  },
  {
    name: 'Kundenbetreuung',
    purpose: 'Hilft Kunden, ihre Fragen schnell und freundlich zu klären.',
    accountabilities: 'Anfragen per Telefon und E-Mail\nWissensdatenbank\nRückmeldung an das Produkt',
    value_creation: 'Kunden fühlen sich gut aufgehoben und empfehlen uns weiter.',
    ranges: { O: [2, 7], C: [4, 8], E: [4, 8], A: [6, 9, 2], ES: [5, 9, 2] },
  },
  {
    name: 'Personalreferat',
    purpose: 'Begleitet Menschen vom ersten Gespräch bis zum letzten Arbeitstag.',
    accountabilities: 'Auswahlverfahren\nBeratung der Führungskräfte\nArbeitsrecht im Alltag',
    value_creation: 'Stellen werden zügig, fair und passend besetzt.',
    ranges: { O: [3, 7], C: [5, 8], E: [4, 7], A: [5, 8], ES: [4, 8] },
  },
  {
    name: 'Controlling',
    purpose: 'Macht Zahlen verständlich, damit rechtzeitig entschieden werden kann.',
    accountabilities: 'Monatsabschluss\nPlanung und Abweichung\nBerichte an die Leitung',
    value_creation: 'Die Leitung erkennt früh, wo gehandelt werden muss.',
    ranges: { O: [2, 6], C: [6, 9, 3], E: [1, 9], A: [3, 7], ES: [4, 9] },
  },
];

export const BASALT_ROLES: readonly DemoRole[] = [
  {
    name: 'Site Manager',
    purpose: 'Runs one of our sites safely and on schedule.',
    accountabilities: 'Safety on site\nSchedule and budget\nCoordination of contractors',
    value_creation: 'Projects are handed over on time and nobody gets hurt.',
    ranges: { O: [2, 6], C: [6, 9, 2], E: [4, 8], A: [3, 7], ES: [5, 9, 2] },
  },
  {
    name: 'Customer Advisor',
    purpose: 'Helps customers choose the right stone for their project.',
    accountabilities: 'Advice and quotation\nSamples\nFollow-up',
    value_creation: 'Customers find what fits and come back.',
    ranges: { O: [3, 7], C: [4, 8], E: [5, 9], A: [5, 8], ES: [4, 8] },
  },
];

export const BASALT_TEAMS = ['Sites', 'Advice'] as const;

export const NORDLICHT_TEAMS = [
  'Growth',
  'Plattform',
  'Vertrieb DACH',
  'Kundenservice',
  'People & Culture',
] as const;
