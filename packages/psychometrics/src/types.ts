/** The five traits as displayed. High ES = emotionally stable; ES is N reversed. */
export const TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
export type Trait = (typeof TRAITS)[number];

/** A value for each trait. */
export function ofTraits<Value>(value: (trait: Trait) => Value): Record<Trait, Value> {
  return Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
}

/** The five domains as the instrument measures them. */
export const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;
export type Domain = (typeof DOMAINS)[number];

/** A facet id: domain letter and 1..6, for example `N1`. */
export type Facet = `${Domain}${1 | 2 | 3 | 4 | 5 | 6}`;

/** The versions of the work form, oldest first: the same items and keys with different wording. */
export const WORK_FORMS = ['ipip-neo-work@1', 'ipip-neo-work@2'] as const;
export type WorkForm = (typeof WORK_FORMS)[number];

export const INSTRUMENTS = [...WORK_FORMS, 'ipip-neo-120/4', 'ipip-neo-120/5'] as const;
export type InstrumentId = (typeof INSTRUMENTS)[number];

/** Whether an instrument belongs to this version of the package; a newer one may have stored others. */
export function isInstrument(instrument: string): instrument is InstrumentId {
  return INSTRUMENTS.some((id) => id === instrument);
}

/** The instrument of every new survey. */
export const INSTRUMENT_VERSION: WorkForm = 'ipip-neo-work@2';

/** Whether an instrument is a version of the work form. */
export function isWorkForm(instrument: string): instrument is WorkForm {
  return WORK_FORMS.some((version) => version === instrument);
}

export type Language = 'en' | 'de';

/** Whole number 1..9, mean 5, standard deviation 2. */
export type Stanine = number;

/** Answers by item number of the 120 (instructed items have numbers above 1000). */
export type Answers = Readonly<Record<number, number>>;
/** Seconds spent on an item, by item number. */
export type Seconds = Readonly<Record<number, number>>;

export interface TraitScore {
  /** Standard score against the norm, mean 0, sd 1. */
  readonly z: number;
  /** T score, 50 + 10 z, integer in 20..80. */
  readonly t: number;
  readonly stanine: Stanine;
  /** Integer 1..99. */
  readonly percentile: number;
  /** Ends of the 90 % error bar in stanines, rounded to 0.5, inside 1..9. */
  readonly low: number;
  readonly high: number;
}

export type FacetLevel = 'low' | 'middle' | 'high';
export interface FacetScore {
  readonly level: FacetLevel;
}

export type QualityVerdict = 'ok' | 'check' | 'doubtful';
export const QUALITY_INDICES = [
  'long_run',
  'common_box',
  'one_sided',
  'even_odd',
  'inconsistency',
  'fast_items',
  'fast_total',
  'instructed',
  'every_second',
] as const;
export type QualityIndex = (typeof QUALITY_INDICES)[number];
export interface QualityFlag {
  readonly index: QualityIndex;
  /** The value of the index in its own unit (count, share, correlation, boxes, seconds). */
  readonly value: number;
  readonly severe: boolean;
}
export interface Quality {
  readonly verdict: QualityVerdict;
  readonly flags: readonly QualityFlag[];
  /** Every index as measured, null if it cannot be judged; absent for sheets scored before it was stored. */
  readonly indices?: Readonly<Record<QualityIndex, number | null>>;
  /** Whether the browser translated the page during the survey: affects neither verdict nor scores. */
  readonly translated?: true;
}

export type Style = 'D' | 'I' | 'S' | 'G';
export interface StyleView {
  /** Style stanines 1..9. */
  readonly scores: Readonly<Record<Style, Stanine>>;
  /** One style, or two joined by a slash when none leads by 0.5 z. */
  readonly primary: string;
}

/** Internal consistency of the traits, each between 0 and 1. */
export type Alphas = Readonly<Record<Trait, number>>;

export interface Versions {
  readonly instrument: InstrumentId;
  readonly scoring: string;
  readonly norm: string;
  readonly quality: string;
  /** The own alphas of the norm; absent for a norm that uses the published ones. */
  readonly alphas?: Alphas | undefined;
}

/** The score of one answer sheet. A scale that is not valid is null, not estimated. */
export interface SheetScore {
  readonly raw: {
    /** Sums in the 1..5 metric of the norms; null with too many missing answers. */
    readonly domains: Readonly<Record<Domain, number | null>>;
    readonly facets: Readonly<Partial<Record<Facet, number | null>>>;
  };
  readonly traits: Readonly<Record<Trait, TraitScore | null>>;
  readonly facets: Readonly<Partial<Record<Facet, FacetScore | null>>>;
  readonly quality: Quality;
  readonly style: StyleView | null;
  readonly versions: Versions;
}

/** A role's range for one trait: whole stanines, min <= max, weight 1..3. */
export interface TraitRange {
  readonly min: Stanine;
  readonly max: Stanine;
  readonly weight?: number;
}
export type RoleRanges = Readonly<Partial<Record<Trait, TraitRange>>>;
export type TraitStanines = Readonly<Record<Trait, Stanine>>;

export type FitBand = 'strong' | 'partial' | 'none';
export interface FitContribution {
  readonly trait: Trait;
  readonly stanine: Stanine;
  readonly min: Stanine;
  readonly max: Stanine;
  readonly weight: number;
  /** Signed whole stanines outside the range: negative below, positive above, 0 inside. */
  readonly outside: number;
  /** Points of fit this trait costs, exact. */
  readonly cost: number;
  /** Outside, but within the error of measurement: the 90 % bar still touches the range. */
  readonly border: boolean;
}
export interface Fit {
  /** Integer 0..100, half up; null when no trait has a requirement. */
  readonly fit: number | null;
  readonly exact: number | null;
  readonly band: FitBand;
  readonly contributions: readonly FitContribution[];
  /** 90 % interval of the fit, integers 0..100. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Mean fit of the norm population, 0..100. */
  readonly base: number | null;
  /** True when base >= 90: nearly everybody fits. */
  readonly broad: boolean;
  readonly version: string;
}
