import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { NormStudy } from '@quint/contract/measures/norms.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { DOMAINS, INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import type { NormRow } from '#features/measures/norms/queries.ts';

type Study = ManualData['studies'][number];
type Language = Study['language'];

interface StudyNumbers {
  readonly language: Language;
  readonly people?: number;
  readonly alpha?: number;
  readonly retest?: number;
  readonly pairs?: number;
  readonly size?: 'negligible' | 'moderate' | 'large';
  readonly perGroup?: number;
}

const around = (value: number) => ({ low: value - 0.04, high: value + 0.03 });

/** Compared statements of two groups: the first works differently to a degree, the others do not. */
function comparedBy(
  [dimension, reference, focal]: readonly [
    dimension: 'sex' | 'age' | 'language',
    reference: string,
    focal: string,
  ],
  { size, perGroup }: { readonly size: NonNullable<StudyNumbers['size']>; readonly perGroup: number },
) {
  const items = getForm(INSTRUMENT_VERSION).items.map(({ number, domain }, index) => ({
    item: number,
    scale: domain,
    size: index === 0 ? size : ('negligible' as const),
    p: 0.4,
    odds: 1.1,
    odds_low: 0.9,
    odds_high: 1.3,
    smd: 0,
  }));
  return { dimension, reference, focal, reference_n: perGroup, focal_n: perGroup, items };
}

/** An invented study in which all five scales have the same figures, and all statements work alike. */
export function inventedStudy(numbers: StudyNumbers): Study {
  const {
    language,
    people = 600,
    alpha = 0.88,
    retest = 0.85,
    pairs = 150,
    size = 'negligible',
    perGroup = 250,
  } = numbers;
  return {
    instrument: INSTRUMENT_VERSION,
    language,
    people,
    scales: DOMAINS.map((scale) => ({
      scale,
      n: people,
      alpha,
      alpha_low: around(alpha).low,
      alpha_high: around(alpha).high,
      omega: alpha,
      omega_low: around(alpha).low,
      omega_high: around(alpha).high,
      omega_state: 'fitted' as const,
      published_alpha: 0.9,
    })),
    retest: DOMAINS.map((scale) => ({
      scale,
      weeks: '2-8' as const,
      pairs,
      r: retest,
      low: around(retest).low,
      high: around(retest).high,
    })),
    languages: [],
    dif: [
      comparedBy(['sex', 'male', 'female'], { size, perGroup }),
      comparedBy(['age', '16-39', '40+'], { size, perGroup }),
      ...(language === 'DE' ? [comparedBy(['language', 'EN', 'DE'], { size, perGroup })] : []),
    ],
  };
}

/** An invented own norm in force. */
export function inventedNorm(language: Language, people = 1200): NormRow {
  const { domains, facets } = normFor(INSTRUMENT_VERSION);
  return {
    version: `own-${language.toLowerCase()}@1`,
    instrument: INSTRUMENT_VERSION,
    language,
    people,
    figures: { domains, facets },
    is_active: true,
    date_created: new Date('2026-06-01T00:00:00Z'),
  };
}

/** An invented study of the sample of a language's own norm. */
export function inventedNormStudy(language: Language, changes: Partial<NormStudy> = {}): NormStudy {
  return {
    id: newId(),
    norm: `own-${language.toLowerCase()}@1`,
    instrument: INSTRUMENT_VERSION,
    language,
    people: 1000,
    sampling: 'quota',
    countries: 'Germany, Austria',
    field_start: '2026-02-01',
    field_end: '2026-03-15',
    description: 'Quota sample of employed people by sex, age and education.',
    ...changes,
  };
}
