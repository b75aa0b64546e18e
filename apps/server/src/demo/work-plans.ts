import type { Trait } from '@quint/psychometrics/types.ts';

export interface DemoGoal {
  readonly objective: string;
  readonly priority: 'high' | 'medium' | 'low';
  readonly context: string;
  /** Positions in the workspace's list of teams. */
  readonly teams: readonly number[];
  /** Position of the talent who takes the first step. */
  readonly firstMover?: number;
  /** Days from now until it is due. */
  readonly due?: number;
  /** Earlier progress: days before now, and percent. */
  readonly past?: readonly (readonly [daysAgo: number, progress: number])[];
  /** Text and progress: done, or in percent. */
  readonly keyResults: readonly (readonly [text: string, reached: 'done' | number])[];
}

export interface DemoAssessment {
  /** Its own name; without one it is named after role and month. */
  readonly name?: string;
  readonly description: string;
  /** Position in the workspace's list of roles. */
  readonly role: number;
  readonly purpose: 'team_evaluation' | 'recruiting';
  /** Days from now. */
  readonly start: number;
  readonly end: number;
  /** Whether everybody considered for the role takes part. */
  readonly hasParticipants: boolean;
}

/** The work of a demo workspace: goals, assessments, skills. */
export interface DemoWork {
  /** Skills of each role, in the order of the roles. */
  readonly skills: readonly (readonly string[])[];
  readonly goals: readonly DemoGoal[];
  readonly assessments: readonly DemoAssessment[];
}

export const NORDLICHT_WORK: DemoWork = {
  skills: [
    ['Backlogpflege', 'Moderation', 'SQL'],
    ['Interviewführung', 'Statistik', 'Moderation'],
    ['Verhandlung', 'Führung', 'CRM'],
    ['Coaching', 'Moderation', 'Kanban'],
    ['TypeScript', 'PostgreSQL', 'SQL'],
    ['Englisch', 'CRM', 'Deeskalation'],
    ['Arbeitsrecht', 'Interviewführung'],
    ['Excel', 'SQL', 'Statistik'],
  ],
  goals: [
    {
      objective: 'Zehn neue Kunden im Mittelstand gewinnen',
      priority: 'high',
      context: 'Zwei große Verträge laufen zum Jahresende aus. Wir wollen breiter aufgestellt sein.',
      teams: [2, 0],
      firstMover: 0,
      due: 38,
      past: [
        [44, 15],
        [29, 35],
        [12, 50],
      ],
      keyResults: [
        ['Vierzig Erstgespräche geführt', 65],
        ['Preisliste für den Mittelstand veröffentlicht', 'done'],
        ['Zehn Verträge unterschrieben', 30],
      ],
    },
    {
      objective: 'Antwortzeit im Kundenservice halbieren',
      priority: 'high',
      context: 'Kunden warten im Schnitt neun Stunden auf eine erste Antwort.',
      teams: [3],
      firstMover: 3,
      due: 10,
      past: [
        [35, 20],
        [14, 45],
      ],
      keyResults: [
        ['Erste Antwort nach höchstens vier Stunden', 55],
        ['Dreißig Artikel in der Wissensdatenbank', 80],
        ['Zufriedenheit bei 4,5 von 5', 40],
      ],
    },
    {
      objective: 'Ausfälle der Plattform unter eine Stunde im Jahr senken',
      priority: 'medium',
      context: 'Im letzten Jahr waren es fünf Stunden, die meisten davon nach Auslieferungen.',
      teams: [1],
      keyResults: [
        ['Auslieferung ohne Unterbrechung', 'done'],
        ['Wiederherstellung einmal im Monat geübt', 50],
      ],
    },
    {
      objective: 'Einarbeitung neu gestalten',
      priority: 'low',
      context: 'Neue Kolleginnen und Kollegen sollen nach vier Wochen wissen, wen sie was fragen.',
      teams: [4, 0, 3],
      keyResults: [],
    },
  ],
  assessments: [
    {
      description: 'Zweite Runde nach den Erstgesprächen.',
      role: 0,
      purpose: 'recruiting',
      start: -28,
      end: 17,
      hasParticipants: true,
    },
    {
      name: 'Kundenservice: Wo stehen wir?',
      description: 'Grundlage für die Gespräche mit dem Team.',
      role: 5,
      purpose: 'team_evaluation',
      start: -40,
      end: -3,
      hasParticipants: true,
    },
    {
      description: 'Beginnt, sobald die Stelle freigegeben ist.',
      role: 3,
      purpose: 'recruiting',
      start: 12,
      end: 40,
      hasParticipants: false,
    },
  ],
};

export const BASALT_WORK: DemoWork = {
  skills: [
    ['Occupational safety', 'Scheduling', 'Contract law'],
    ['Consulting', 'Quotation', 'Interior design'],
  ],
  goals: [
    {
      objective: 'A year without an accident',
      priority: 'high',
      context: 'Two near misses in spring. Everybody goes home healthy.',
      teams: [0],
      firstMover: 0,
      keyResults: [
        ['Safety talk every Monday on every site', 75],
        ['New protective gear handed out', 'done'],
      ],
    },
    {
      objective: 'Turn every third quotation into an order',
      priority: 'medium',
      context: 'It is every fifth today.',
      teams: [1],
      keyResults: [
        ['Quotation within two days', 60],
        ['Sample box for every enquiry', 20],
      ],
    },
  ],
  assessments: [
    {
      description: 'For the new site in the north.',
      role: 0,
      purpose: 'recruiting',
      start: -28,
      end: 14,
      hasParticipants: true,
    },
  ],
};

export const NO_WORK: DemoWork = { skills: [], goals: [], assessments: [] };

export interface DemoCourse {
  readonly title: string;
  readonly description: string;
  readonly other_title: string;
  readonly other_description: string;
  readonly language: 'EN' | 'DE';
  readonly trait: Trait;
  readonly direction: 'below' | 'above';
}

export const COURSES: readonly DemoCourse[] = [
  {
    title: 'Neues ausprobieren im Arbeitsalltag',
    description: 'Kleine Experimente planen, durchführen und auswerten. Zwei halbe Tage.',
    other_title: 'Trying new things at work',
    other_description: 'Plan, run and review small experiments. Two half days.',
    language: 'DE',
    trait: 'O',
    direction: 'below',
  },
  {
    title: 'Dranbleiben: Ziele, Pläne, Routinen',
    description: 'Vorhaben so zuschneiden, dass sie fertig werden. Drei Abende.',
    other_title: 'Seeing it through: goals, plans, routines',
    other_description: 'Cut projects so that they get finished. Three evenings.',
    language: 'DE',
    trait: 'C',
    direction: 'below',
  },
  {
    title: 'Gut genug: Perfektion dosieren',
    description: 'Erkennen, wann ein Ergebnis reicht. Ein Tag.',
    other_title: 'Good enough: perfection in doses',
    other_description: 'See when a result will do. One day.',
    language: 'DE',
    trait: 'C',
    direction: 'above',
  },
  {
    title: 'Speaking up in meetings',
    description: 'Short exercises for people who think first. One day.',
    other_title: 'In Besprechungen das Wort ergreifen',
    other_description: 'Kurze Übungen für Menschen, die erst nachdenken. Ein Tag.',
    language: 'EN',
    trait: 'E',
    direction: 'below',
  },
  {
    title: 'Saying no and staying friends',
    description: 'Holding a position without losing the other side. Two half days.',
    other_title: 'Nein sagen und gut miteinander bleiben',
    other_description: 'Bei der eigenen Haltung bleiben, ohne das Gegenüber zu verlieren. Zwei halbe Tage.',
    language: 'EN',
    trait: 'A',
    direction: 'above',
  },
  {
    title: 'Calm under pressure',
    description: 'What to do before, during and after a hard moment. Two days.',
    other_title: 'Ruhig unter Druck',
    other_description: 'Was vor, in und nach einem schwierigen Moment hilft. Zwei Tage.',
    language: 'EN',
    trait: 'ES',
    direction: 'below',
  },
  {
    title: 'Gemeinsam statt allein: Entscheidungen vorbereiten',
    description: 'Andere früh einbeziehen und trotzdem vorankommen. Ein Tag.',
    other_title: 'Together instead of alone: preparing decisions',
    other_description: 'Involve others early and still move on. One day.',
    language: 'DE',
    trait: 'A',
    direction: 'below',
  },
  {
    title: 'Listening on purpose',
    description: 'Leaving room in talks and meetings, with exercises in pairs. One day.',
    other_title: 'Gezielt zuhören',
    other_description: 'In Gesprächen Raum lassen, mit Übungen zu zweit. Ein Tag.',
    language: 'EN',
    trait: 'E',
    direction: 'above',
  },
];
