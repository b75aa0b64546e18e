import type { ReportDocument } from '@quint/contract/measures/documents.ts';

/** Weeks of a month, Monday to Sunday; null is a day of another month. */
export interface PlannerMonth {
  readonly name: string;
  readonly weeks: readonly { readonly week: number; readonly days: readonly (number | null)[] }[];
  readonly question: string;
}

interface Guide {
  readonly title: string;
  readonly text: string;
}

interface Questions {
  readonly title: string;
  readonly questions: readonly string[];
}

export interface PlannerQuarter {
  readonly heading: string;
  readonly lead: string;
  readonly months: readonly PlannerMonth[];
}

/** Everything printed in the planner, in the order of its pages. */
export interface PlannerModel extends Pick<
  ReportDocument,
  'language' | 'date' | 'title' | 'runningHead' | 'footer'
> {
  /** One for each page. */
  readonly pageLabels: readonly string[];
  /** Monday first: the labels of the calendars, and their reading for screen readers. */
  readonly weekdays: readonly string[];
  readonly week: string;
  readonly cover: {
    readonly kind: string;
    readonly year: string;
    readonly subtitle: string;
    readonly lead: string;
    readonly fields: readonly string[];
  };
  readonly guide: {
    readonly heading: string;
    readonly lead: string;
    readonly points: readonly Guide[];
    readonly rhythm: string;
    readonly columns: readonly [when: string, what: string];
    readonly rows: readonly { readonly when: string; readonly what: string }[];
    readonly goals: string;
  };
  readonly year: { readonly heading: string; readonly lead: string };
  readonly quarter: {
    readonly focus: string;
    readonly outcomes: string;
    readonly people: string;
    readonly columns: readonly string[];
    readonly back: string;
    readonly looks: readonly string[];
  };
  readonly quarters: readonly PlannerQuarter[];
  readonly month: { readonly question: string; readonly keep: string };
  readonly talk: {
    readonly heading: string;
    readonly lead: string;
    readonly parts: readonly Questions[];
    readonly agreed: string;
  };
  readonly review: {
    readonly heading: string;
    readonly lead: string;
    readonly sides: readonly Questions[];
    readonly agreed: string;
    readonly columns: readonly string[];
  };
  readonly check: {
    readonly heading: string;
    readonly lead: string;
    readonly columns: readonly string[];
    readonly statements: readonly string[];
    readonly talk: string;
  };
  readonly back: { readonly heading: string; readonly lead: string; readonly prompts: readonly string[] };
}
