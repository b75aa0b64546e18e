import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type {
  FacetLevel,
  FitBand,
  QualityVerdict,
  RoleRanges,
  Style,
  Trait,
} from '@quint/psychometrics/types.ts';

/** The content of the personality report. Every string is final text: the templates only do the layout. */
export interface ReportModel extends Pick<
  ReportDocument,
  'language' | 'date' | 'title' | 'runningHead' | 'footer' | 'pageOf'
> {
  /** Printed on every page of a doubtful sheet, and before its interpretations. */
  readonly caution: LabelledText | null;
  readonly cover: CoverPage;
  readonly reading: ReadingPage;
  readonly spectrum: SpectrumPage;
  readonly traits: readonly ReportTrait[];
  readonly traitLabels: TraitPageLabels;
  readonly otherPoles: OtherPoles;
  readonly shape: ShapePage;
  readonly last: LastPage;
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export interface CoverPage {
  readonly kind: string;
  readonly name: string;
  readonly workspace: string;
  readonly subtitle: string;
  readonly purpose: string;
  readonly instrument: string;
  readonly glance: string;
  readonly confidential: string;
  /** The response quality, if there are flags. */
  readonly note: LabelledText | null;
  readonly facts: readonly LabelledText[];
}

export interface ReadingPage {
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly LabelledText[];
  readonly error: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** The limits of the report. */
  readonly cannot: { readonly heading: string; readonly points: readonly string[] };
  /** The norm population over the nine steps, in percent. */
  readonly steps: {
    readonly alternative: string;
    readonly shares: readonly number[];
    readonly bands: readonly { readonly label: string; readonly steps: number }[];
  };
  readonly quality: {
    readonly heading: string;
    readonly verdict: QualityVerdict;
    readonly label: string;
    readonly text: string;
    readonly notes: readonly string[];
  };
}

/** The person's statement on the result. */
export interface StatementPart {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface SpectrumPage {
  readonly heading: string;
  readonly lead: string;
  readonly alternative: string;
  /** For a scale that is null: as a sentence, and short for a chart. */
  readonly notScored: string;
  readonly noValue: string;
  readonly tableHeading: string;
  readonly columns: {
    readonly trait: string;
    readonly stanine: string;
    readonly t: string;
    readonly percentile: string;
    readonly bar: string;
    readonly band: string;
  };
  readonly statement: StatementPart | null;
  readonly norm: { readonly heading: string; readonly text: string; readonly points: readonly string[] };
}

export interface ReportTraitScore {
  /** For the exact position in the pictures. */
  readonly z: number;
  readonly stanine: number;
  readonly t: number;
  readonly percentile: number;
  /** T score and percentile with those of the ends of the error bar, for example `87 (76–94)`. */
  readonly tSpan: string;
  readonly percentileSpan: string;
  readonly low: number;
  readonly high: number;
  readonly band: FacetLevel;
  readonly bandLabel: string;
  /** The ends of the error bar as printed, for example `5.5–8.5`. */
  readonly bar: string;
  /** One line for the heading of the trait. */
  readonly line: string;
}

export interface ReportTrait {
  readonly trait: Trait;
  readonly name: string;
  readonly lowPole: string;
  readonly highPole: string;
  readonly measures: string;
  /** Null with too many missing answers; then `text` says so and the other texts are empty. */
  readonly score: ReportTraitScore | null;
  readonly headline: string;
  readonly text: string;
  readonly upside: string;
  readonly downside: string;
  /** If the error bar crosses a limit: the meaning of both readings. */
  readonly bothReadings: string | null;
  readonly facets: readonly ReportFacet[];
  /** How to read the facets if they contradict the trait. */
  readonly facetsNote: string | null;
}

export interface ReportFacet {
  readonly name: string;
  readonly level: FacetLevel | null;
  readonly levelLabel: string;
}

export interface TraitPageLabels {
  readonly upside: string;
  readonly downside: string;
  readonly bothReadings: string;
  readonly facets: string;
}

export interface OtherPoles {
  readonly heading: string;
  readonly lead: string;
  /** Names of the two columns. */
  readonly upside: string;
  readonly downside: string;
  readonly rows: readonly {
    readonly trait: Trait;
    readonly pole: string;
    readonly upside: string;
    readonly downside: string;
  }[];
}

export interface ShapePage {
  readonly heading: string;
  readonly lead: string;
  readonly alternative: string;
  readonly columns: { readonly trait: string; readonly stanine: string; readonly bar: string };
  readonly style: {
    readonly heading: string;
    readonly lead: string;
    readonly bars: readonly {
      readonly style: Style;
      readonly name: string;
      readonly stanine: number;
      /** For the exact position in the pictures. */
      readonly z: number;
      readonly low: number;
      readonly high: number;
      /** The ends of the error bar as printed, for example `3–5`. */
      readonly bar: string;
      /** The text of its level, and the other levels that the error bar reaches. */
      readonly text: string;
    }[];
    /** The four bars in words. */
    readonly alternative: string;
    /** The dominant style or styles, as a sentence. */
    readonly primary: string;
    readonly tipsHeading: string;
    readonly tips: readonly { readonly name: string; readonly points: readonly string[] }[];
    readonly caption: string;
  };
}

export interface LastPage {
  /** The view of a role; without one the person described gets questions for reflection. */
  readonly role: RolePart | null;
  readonly reflection: ReflectionPart | null;
  readonly heading: string;
  /** How long it is valid and who decides, side by side. */
  readonly columns: readonly { readonly heading: string; readonly text: string }[];
  /** The rights of the person described. */
  readonly rights: {
    readonly heading: string;
    readonly copies: string;
    readonly lead: string;
    readonly points: readonly string[];
  };
}

export interface ReflectionPart {
  readonly heading: string;
  readonly lead: string;
  readonly general: readonly string[];
  readonly questions: readonly { readonly trait: Trait; readonly text: string }[];
}

export interface RolePart {
  readonly heading: string;
  readonly name: string;
  readonly lead: string;
  readonly alternative: string;
  readonly ranges: RoleRanges;
  readonly traitsHeading: string;
  readonly fit: {
    readonly band: FitBand;
    /** The band whose colour is used: none if nearly everybody reaches the band. */
    readonly tone: FitBand;
    readonly heading: string;
    /** The printed number; null without any requirement. */
    readonly value: string | null;
    readonly label: string;
    readonly interval: string;
    /** The share of the norm group that reaches the band; empty for the lowest, which everybody reaches. */
    readonly reach: string;
    /** The calculation of the number in one line, for example `100 − 5 (C) − 10 (ES) = 85`. */
    readonly arithmetic: string;
    readonly notes: readonly string[];
  };
  readonly traits: readonly RoleTraitPart[];
  /** Where to probe deeper in the interview; null if the role has no questions, and for the person themselves. */
  readonly probe: LabelledText | null;
}

export interface RoleTraitPart {
  readonly trait: Trait;
  readonly line: string;
  readonly inside: boolean;
  /** The possible meaning of a value outside the range; empty inside. */
  readonly meaning: string;
}
