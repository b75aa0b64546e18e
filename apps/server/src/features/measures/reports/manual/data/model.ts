import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import type { NormStudy } from '@quint/contract/measures/norms.ts';
import type { ExampleRanges } from '@quint/psychometrics/band-certainty.ts';
import { EXAMPLE_RANGES } from '@quint/psychometrics/band-certainty.ts';
import { BAND_CERTAINTY, SIMULATED_PEOPLE } from '@quint/psychometrics/data/band-certainty.ts';
import { GROUP_NORMS } from '@quint/psychometrics/data/group-norms.ts';
import { HIT_RATES, SIMULATED_SHEETS } from '@quint/psychometrics/data/hit-rates.ts';
import { ITEM_INDEX } from '@quint/psychometrics/data/item-index.ts';
import { REACH_SHIFTS, SKEWED_PEOPLE } from '@quint/psychometrics/data/normality-sensitivity.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from '@quint/psychometrics/data/norm-v1.ts';
import { reliableDifferenceOf, Z_OF_COMPARED } from '@quint/psychometrics/differences.ts';
import { FIT_LIMITS, FIT_RULE, POPULATION_PERCENT } from '@quint/psychometrics/fit.ts';
import { MOST_STEPS } from '@quint/psychometrics/fit-steps.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { AGE_SHARES } from '@quint/psychometrics/group-reach.ts';
import { getChoices, getItems } from '@quint/psychometrics/items.ts';
import { NORM_SAMPLE, normSample } from '@quint/psychometrics/norm-sample.ts';
import { ASSUMED_SKEW, percentileShift, sharesAtEnds } from '@quint/psychometrics/normality-sensitivity.ts';
import { alphaOf, halfWidthOf, normFor, semOf, Z_OF_LEVEL } from '@quint/psychometrics/norms.ts';
import type { FlagLimit } from '@quint/psychometrics/quality.ts';
import {
  QUALITY_LIMITS,
  QUALITY_VERSION,
  SYNONYM_PAIRS,
  TIMED_SHARE_FOR_MEDIAN,
  TIMED_SHARE_FOR_TOTAL,
} from '@quint/psychometrics/quality.ts';
import { LEAST_ANSWERS_OF_FACET, SMALLEST_SHARE_OF_DOMAIN } from '@quint/psychometrics/raw-scores.ts';
import { MOST_MISSING_ANSWERS, SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import { STYLE_FORMULAS, STYLE_LEAD } from '@quint/psychometrics/style.ts';
import type { Alphas, InstrumentId } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION, isInstrument, TRAITS, WORK_FORMS } from '@quint/psychometrics/types.ts';
import { toCoarsePeople } from '#features/measures/norms/model.ts';
import type { NormRow } from '#features/measures/norms/queries.ts';
import { MANUAL_HISTORY } from '#features/measures/reports/manual/history/model.ts';
import { publicNormStudy, publicStudy } from '#features/measures/reports/manual/studies/model.ts';
import { PUBLISHED_STUDIES } from '#features/measures/reports/manual/published-studies/model.ts';

/** All versions of the questionnaire, newest first. */
const DESCRIBED_FORMS: readonly InstrumentId[] = WORK_FORMS.toReversed();
const LEVEL = 0.9;
/** One of four boxes on the 1..5 scale of the norms. */
const BOX_STEP = 4 / 3;
/** Complete sheets behind the published correlations. */
const CORRELATED_PEOPLE = 5995;

function instrumentOf(id: InstrumentId): ManualData['instruments'][number] {
  const form = getForm(id);
  const codes = new Map(ITEM_INDEX.map(({ number, code }) => [number, code]));
  const german = new Map(getItems(id, 'de').map(({ number, text }) => [number, text]));
  const english = getItems(id, 'en');
  const germanLabels = getChoices(id, 'de');
  const textsOf = (number: number, en: string) => ({ en, de: german.get(number) ?? en });
  return {
    id,
    boxes: getChoices(id, 'en').map(({ value, label }, index) => ({
      value,
      label: { en: label, de: germanLabels[index]?.label ?? label },
    })),
    items: english.flatMap(({ number, text }) => {
      const item = form.byNumber.get(number);
      if (item === undefined) return [];
      return [
        {
          number,
          code: codes.get(number) ?? '',
          facet: item.facet,
          key: item.key,
          text: textsOf(number, text),
        },
      ];
    }),
    instructed: english.flatMap(({ number, text, expectedAnswer }) =>
      expectedAnswer === null ? [] : [{ number, expected: expectedAnswer, text: textsOf(number, text) }],
    ),
    order: [...form.order],
  };
}

const limitOf = ({ atLeast, above, below }: FlagLimit) => ({
  ...(atLeast === undefined ? {} : { at_least: atLeast }),
  ...(above === undefined ? {} : { above }),
  ...(below === undefined ? {} : { below }),
});

/** The installation's additions to rules and published figures. */
export interface OwnData {
  readonly studies: readonly MeasurementStudy[];
  readonly norms: readonly NormRow[];
  /** Studies of the people behind norms. */
  readonly normStudies: readonly NormStudy[];
  readonly dateCounted: Date | null;
  /** The reading date, `YYYY-MM-DD`, which decides which studies are too old. */
  readonly today: string;
}

export const NO_OWN_DATA: OwnData = {
  studies: [],
  norms: [],
  normStudies: [],
  dateCounted: null,
  today: MANUAL_HISTORY[0].date,
};

type ManualNorm = ManualData['norms'][number];

function alphasOf(instrument: InstrumentId, own: Alphas | undefined): ManualNorm['alphas'] {
  const alphas = TRAITS.map((trait) => [trait, own?.[trait] ?? alphaOf(trait, instrument)]);
  return Object.fromEntries(alphas) as ManualNorm['alphas'];
}

/** The published norm of a questionnaire, in force in every language without an own one. */
function publishedNorm(instrument: InstrumentId): ManualNorm {
  const { version, source, domains, facets } = normFor(instrument);
  const alphas = alphasOf(instrument, undefined);
  return {
    version,
    instrument,
    language: null,
    people: null,
    source,
    domains,
    facets,
    alphas,
  };
}

function ownNorm({ version, instrument, language, people, figures: statistics }: NormRow): ManualNorm {
  const { domains, facets, alphas } = statistics;
  const { instrument: knownInstrument } = getForm(instrument);
  return {
    version,
    instrument,
    language,
    people: toCoarsePeople(people),
    source: statistics.means ?? version,
    domains,
    facets,
    alphas: alphasOf(knownInstrument, alphas),
  };
}

let profilesOfSample: ManualData['norm_sample'] | undefined;

/** The same 20,000 simulated people every time, computed once. */
function sampleProfiles(): ManualData['norm_sample'] {
  return (profilesOfSample ??= writeProfiles());
}

function writeProfiles(): ManualData['norm_sample'] {
  const { steps, people, size } = normSample();
  const profiles = Array.from(people, (count, kind): [string, number] => [
    TRAITS.map((_, index) => String((steps[kind * TRAITS.length + index] ?? 0) + 1)).join(''),
    count,
  ]);
  return { version: NORM_SAMPLE, people: size, profiles };
}

function errorStatistics(): ManualData['error'] {
  const statistics = TRAITS.map((trait) => [
    trait,
    {
      alpha: alphaOf(trait, INSTRUMENT_VERSION),
      sem: semOf(trait, INSTRUMENT_VERSION),
      half_width: halfWidthOf(trait, INSTRUMENT_VERSION),
      reliable_difference: reliableDifferenceOf(trait, INSTRUMENT_VERSION),
    },
  ]);
  const traits = Object.fromEntries(statistics) as ManualData['error']['traits'];
  const { 2: two, 3: three, 4: four } = Z_OF_COMPARED;
  return { level: LEVEL, z_of_level: Z_OF_LEVEL, z_of_compared: { two, three, four }, traits };
}

function normMixture(): ManualData['norm_mixture'] {
  return {
    sex: { women: 0.5, men: 0.5 },
    age: { ...AGE_SHARES },
    groups: GROUP_NORMS.map(({ sex, age, domains }) => ({
      sex,
      age,
      domains: Object.fromEntries(
        Object.entries(domains).map(([domain, [mean, sd]]) => [domain, [mean, sd]]),
      ) as ManualData['norm_mixture']['groups'][number]['domains'],
    })),
    correlations: {
      order: [...DOMAIN_CORRELATION_ORDER],
      matrix: DOMAIN_CORRELATIONS.map((row) => [...row]),
      people: CORRELATED_PEOPLE,
    },
  };
}

function qualityRules(): ManualData['quality'] {
  const limits = Object.entries(QUALITY_LIMITS).map(([index, { flag, severe }]) => [
    index,
    { flag: limitOf(flag), severe: limitOf(severe) },
  ]);
  return {
    version: QUALITY_VERSION,
    limits: Object.fromEntries(limits) as ManualData['quality']['limits'],
    pairs: SYNONYM_PAIRS.map(([one, other]) => [one, other]),
    timed_share_for_median: TIMED_SHARE_FOR_MEDIAN,
    timed_share_for_total: TIMED_SHARE_FOR_TOTAL,
    hit_rates: { sheets: SIMULATED_SHEETS, ways: { ...HIT_RATES } },
  };
}

function bandCertainty(): ManualData['fit']['certainty'] {
  return {
    people: SIMULATED_PEOPLE,
    examples: (Object.keys(EXAMPLE_RANGES) as ExampleRanges[]).map((name) => ({
      name,
      ranges: Object.fromEntries(
        Object.entries(EXAMPLE_RANGES[name]).map(([trait, [min, max]]) => [trait, [min, max]]),
      ) as ManualData['fit']['certainty']['examples'][number]['ranges'],
      ...BAND_CERTAINTY[name],
    })),
  };
}

function styleRules(): ManualData['style'] {
  const formulas = Object.entries(STYLE_FORMULAS).map(([style, { weights, divisor }]) => [
    style,
    { weights: { ...weights }, divisor },
  ]);
  return { lead: STYLE_LEAD, formulas: Object.fromEntries(formulas) as ManualData['style']['formulas'] };
}

/** The data behind the manual: from the scoring engine, the published figures and the own studies. */
export function manualData({ studies, norms, normStudies, dateCounted, today }: OwnData): ManualData {
  const [current] = MANUAL_HISTORY;
  return {
    manual: {
      version: current.version,
      date: current.date,
      counted: dateCounted?.toISOString() ?? null,
      history: [...MANUAL_HISTORY],
    },
    instruments: DESCRIBED_FORMS.map(instrumentOf),
    scoring: {
      version: SCORING_VERSION,
      box_step: BOX_STEP,
      least_answers_of_facet: LEAST_ANSWERS_OF_FACET,
      least_share_of_domain: SMALLEST_SHARE_OF_DOMAIN,
      most_missing_answers: MOST_MISSING_ANSWERS,
    },
    norms: [
      ...DESCRIBED_FORMS.map(publishedNorm),
      ...norms.filter((norm) => norm.is_active && isInstrument(norm.instrument)).map(ownNorm),
    ],
    norm_studies: normStudies.map((study) => publicNormStudy(study, today)),
    norm_mixture: normMixture(),
    error: errorStatistics(),
    quality: qualityRules(),
    fit: {
      version: FIT_RULE,
      most_steps: MOST_STEPS,
      strong: FIT_LIMITS.strong,
      partial: FIT_LIMITS.partial,
      broad: FIT_LIMITS.broad,
      far_outside: FIT_LIMITS.farOutside,
      population_percent: [...POPULATION_PERCENT],
      certainty: bandCertainty(),
    },
    norm_sample: sampleProfiles(),
    normality: {
      skew: ASSUMED_SKEW,
      percentile: percentileShift(ASSUMED_SKEW),
      ends: sharesAtEnds(ASSUMED_SKEW),
      people: SKEWED_PEOPLE,
      roles: Object.entries(REACH_SHIFTS).map(([name, shift]) => ({ name, ...shift })),
    },
    style: styleRules(),
    published: [...PUBLISHED_STUDIES],
    studies: studies.map(publicStudy),
  };
}
