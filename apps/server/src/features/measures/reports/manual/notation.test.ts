import type { Language } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { manualData, NO_OWN_DATA } from '#features/measures/reports/manual/data/model.ts';
import { buildManual } from '#features/measures/reports/manual/model.ts';
import { inventedNorm, inventedNormStudy, inventedStudy } from '#testing/measurement-studies.ts';

const DATA = manualData({
  ...NO_OWN_DATA,
  studies: [
    inventedStudy({ language: 'DE', people: 1600, size: 'large' }),
    inventedStudy({ language: 'EN', people: 1600 }),
  ],
  norms: [inventedNorm('DE'), inventedNorm('EN')],
  normStudies: [inventedNormStudy('DE', { description: '–', countries: '–' })],
});

/** Every text of a document, with its path. Works are quoted as published. */
function* textsOf(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* textsOf(each, `${path}.${key}`);
  }
}

const textsIn = (language: Language) => {
  const manual = buildManual(language, DATA);
  const sources = manual.chapters.findIndex(({ heading }) => heading === 'Quellen' || heading === 'Sources');
  expect(sources).toBeGreaterThan(0);
  return [...textsOf(manual, 'manual')].filter(([path]) => !path.startsWith(`manual.chapters.${sources}.`));
};

/** Versions, addresses and the name of an institution are the same in every language. */
const readable = (text: string) =>
  text.replaceAll(/\S+@\d+|https?:\S+|\/api\/\S+|Diagnostik- und Testkuratoriums?/g, '');

const ENGLISH_NOTATION = [
  // .73
  /(?<![\d\w])\.\d/,
  // 0.73, but no day of a date
  /\d\.\d{1,2}(?!\d|\.)/,
  // 320,128: three digits with a comma before them are a decimal only after a single digit
  /\d{2},\d{3}(?!\d)/,
  /\b(?:million|after|and|as reported by|mean|people)\b/,
];
const GERMAN_NOTATION = [
  // 0,73
  /\d,\d{1,2}(?!\d)/,
  // 320.128
  /\d{2}\.\d{3}(?!\d)/,
  /\b(?:über|nach|und|Mio|Mittel|Personen)\b/,
];

describe('figures of the manual', () => {
  it.each([
    ['de', ENGLISH_NOTATION],
    ['en', GERMAN_NOTATION],
  ] as const)('are written as in its language: %s', (language, foreign) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(500);
    const foreignTexts = texts.filter(([, text]) => foreign.some((pattern) => pattern.test(readable(text))));
    expect(foreignTexts).toEqual([]);
  });

  it('state the effect of skewed scales as computed by the function', () => {
    const { normality } = DATA;
    const german = textsIn('de')
      .map(([, text]) => text)
      .join('\n');
    const most = normality.roles
      .flatMap(({ normal, lowest, highest }) =>
        [lowest, highest].map((skewedValue) => ({ normal, skewedValue })),
      )
      .toSorted(
        (one, other) => Math.abs(other.skewedValue - other.normal) - Math.abs(one.skewedValue - one.normal),
      )[0];
    const tenth = (value = 0) => value.toFixed(1).replace('.', ',');
    expect(german).toContain(`von ${tenth(most?.normal)} auf ${tenth(most?.skewedValue)} von 100 Menschen`);
    const points = Math.abs(normality.percentile.skewed - normality.percentile.normal);
    expect(german).toContain(`um höchstens ${tenth(points)} Punkte`);
  });

  it('state the conservative values of openness by the Spearman-Brown formula', () => {
    const { alpha } = DATA.error.traits.O ?? { alpha: 0 };
    const length = 20 / 24;
    const cautious = Math.round((100 * length * alpha) / (1 + (length - 1) * alpha)) / 100;
    const sem = Math.sqrt(1 - cautious);
    const half = 2 * DATA.error.z_of_level * sem;
    const english = textsIn('en')
      .map(([, text]) => text)
      .join('\n');
    expect(english).toContain(`± ${half.toFixed(1)} points`);
    expect(english).toContain(`from ${(half * Math.SQRT2).toFixed(2)} points on`);
  });
});
