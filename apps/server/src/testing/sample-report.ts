import { fitOf } from '@quint/psychometrics/fit.ts';
import { QUALITY_VERSION } from '@quint/psychometrics/quality.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import { styleOf } from '@quint/psychometrics/style.ts';
import { traitScoreOf } from '@quint/psychometrics/stanines.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type {
  Facet,
  FacetLevel,
  RoleRanges,
  SheetScore,
  Stanine,
  Trait,
} from '@quint/psychometrics/types.ts';

import type { ReportInput } from '#features/measures/reports/model.ts';

export type SampleStanines = Readonly<Record<Trait, Stanine | null>>;

const HALF_WIDTHS: Readonly<Record<Trait, number>> = { O: 1.4, C: 1.1, E: 1, A: 1.2, ES: 1.2 };
const FACETS = 'O1 O2 O3 O4 O5 C1 C2 C3 C4 C5 C6 E1 E2 E3 E4 E5 E6 A1 A2 A3 A4 A5 A6 N1 N2 N4 N6'.split(
  ' ',
) as Facet[];
const LEVELS: readonly FacetLevel[] = ['low', 'middle', 'high'];

export const SAMPLE_STANINES: SampleStanines = { O: 7, C: 6, E: 5, A: 7, ES: 4 };
export const SAMPLE_RANGES: RoleRanges = {
  O: { min: 4, max: 7 },
  C: { min: 5, max: 8 },
  E: { min: 6, max: 9, weight: 3 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};

/** The score of an invented sheet with the given stanines; for tests and measurements. */
export function sampleScore(stanines: SampleStanines, over: Partial<SheetScore> = {}): SheetScore {
  const traits = Object.fromEntries(
    TRAITS.map((trait) => {
      const stanine = stanines[trait];
      return [trait, stanine === null ? null : traitScoreOf((stanine - 5) / 2, HALF_WIDTHS[trait])];
    }),
  ) as SheetScore['traits'];
  return {
    raw: { domains: { O: null, C: null, E: null, A: null, N: null }, facets: {} },
    traits,
    facets: Object.fromEntries(
      FACETS.map((facet, index) => [facet, { level: LEVELS[(index * 7) % 3] ?? 'middle' }]),
    ),
    quality: { verdict: 'ok', flags: [] },
    style: styleOf(traits),
    versions: {
      instrument: 'ipip-neo-work@2',
      scoring: SCORING_VERSION,
      norm: 'common-adult@1',
      quality: QUALITY_VERSION,
    },
    ...over,
  };
}

/** A complete input of a report; every part can be replaced. */
export function sampleReport(over: Partial<ReportInput> = {}): ReportInput {
  return {
    person: { name: 'Anna Kowalski' },
    workspace: { name: 'Nordlicht GmbH' },
    language: 'en',
    finishedAt: new Date('2026-11-18T10:00:00Z'),
    score: sampleScore(SAMPLE_STANINES),
    answeredIn: 'en',
    audience: 'talent',
    ...over,
  };
}

/** A role with its fit to the stanines; traits without a score do not count. */
export function sampleRole(
  stanines: SampleStanines,
  ranges: RoleRanges = SAMPLE_RANGES,
): NonNullable<ReportInput['role']> {
  const knownRanges = Object.fromEntries(
    Object.entries(ranges).filter(([trait]) => stanines[trait as Trait] !== null),
  );
  return { name: 'Product owner', ranges, fit: fitOf({ stanines }, knownRanges) };
}
