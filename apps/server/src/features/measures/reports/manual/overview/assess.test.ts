import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { NormStudy } from '@quint/contract/measures/norms.ts';
import { describe, expect, it } from 'vitest';
import type { OwnData } from '#features/measures/reports/manual/data/model.ts';
import { manualData, NO_OWN_DATA } from '#features/measures/reports/manual/data/model.ts';
import type { Criterion } from '#features/measures/reports/manual/overview/model.ts';
import { assess } from '#features/measures/reports/manual/overview/model.ts';
import { MARKS } from '#features/measures/reports/manual/ratings/model.ts';
import { inventedNorm, inventedNormStudy, inventedStudy } from '#testing/measurement-studies.ts';

type Study = ManualData['studies'][number];

const GERMAN = inventedStudy({ language: 'DE' });
const ENGLISH = inventedStudy({ language: 'EN' });
const dataOf = (changes: Partial<OwnData>) => manualData({ ...NO_OWN_DATA, ...changes });
const assessmentOf = (changes: Partial<OwnData>, criterion: Criterion) => {
  const assessment = assess(dataOf(changes)).find((each) => each.criterion === criterion);
  if (assessment === undefined) throw new Error(criterion);
  return assessment;
};

/** The same study with different figures on one scale. */
const withScale = (study: Study, scale: string, overrides: Partial<Study['scales'][number]>): Study => ({
  ...study,
  scales: study.scales.map((each) => (each.scale === scale ? { ...each, ...overrides } : each)),
});
const withRetest = (study: Study, scale: string, overrides: Partial<Study['retest'][number]>): Study => ({
  ...study,
  retest: study.retest.map((each) => (each.scale === scale ? { ...each, ...overrides } : each)),
});
const NO_OMEGA = { omega: null, omega_low: null, omega_high: null, omega_state: 'few' } as const;

const GOOD: Partial<OwnData> = {
  studies: [GERMAN, ENGLISH],
  norms: [inventedNorm('DE'), inventedNorm('EN')],
  normStudies: [inventedNormStudy('DE'), inventedNormStudy('EN')],
};
/** Enough sheets everywhere, and results of a poor test. */
const BAD: Partial<OwnData> = {
  studies: [
    inventedStudy({ language: 'DE', people: 5, pairs: 2, perGroup: 3 }),
    withScale(inventedStudy({ language: 'EN', people: 100, retest: 0.2, size: 'large' }), 'A', {
      alpha: 0.35,
      alpha_low: 0.15,
      alpha_high: 0.52,
      ...NO_OMEGA,
    }),
  ],
  norms: [inventedNorm('EN', 300)],
  normStudies: [inventedNormStudy('EN', { people: 300, sampling: 'volunteers' })],
};

/** Data that must not raise a rating, each with the reason. */
const NO_PROOF: readonly (readonly [string, Partial<OwnData>])[] = [
  ['poor results', BAD],
  ['five German sheets', { studies: [inventedStudy({ language: 'DE', people: 5, pairs: 1, perGroup: 2 })] }],
  [
    'one scale of alpha .35',
    {
      studies: [GERMAN, ENGLISH].map((study) =>
        withScale(study, 'C', { alpha: 0.35, alpha_low: 0.2, alpha_high: 0.5, ...NO_OMEGA }),
      ),
    },
  ],
  [
    'a lower limit of .695, which rounds to .70',
    {
      studies: [GERMAN, ENGLISH].map((study) => withScale(study, 'O', { alpha_low: 0.695, ...NO_OMEGA })),
    },
  ],
  ['a retest of .20', { studies: [inventedStudy({ language: 'DE', retest: 0.2 }), ENGLISH].slice(0, 1) }],
  [
    'a retest of 99 people',
    { studies: [GERMAN, ENGLISH].map((study) => withRetest(study, 'N', { pairs: 99 })) },
  ],
  [
    'a retest of each scale after another time',
    { studies: [GERMAN, ENGLISH].map((study) => withRetest(study, 'N', { weeks: '9-26' })) },
  ],
  ['no retest', { studies: [GERMAN, ENGLISH].map((study) => ({ ...study, retest: [] })) }],
  [
    'thirty people with a negative alpha',
    {
      studies: (['DE', 'EN'] as const).map((language) =>
        inventedStudy({ language, people: 30, alpha: -0.4 }),
      ),
    },
  ],
  [
    'a study of another version of the questionnaire',
    {
      studies: [GERMAN, ENGLISH].map((study) => ({ ...study, instrument: 'ipip-neo-work@1' })),
      norms: [inventedNorm('DE'), inventedNorm('EN')].map((norm) => ({
        ...norm,
        instrument: 'ipip-neo-work@1',
      })),
      normStudies: [inventedNormStudy('DE'), inventedNormStudy('EN')].map((study) => ({
        ...study,
        instrument: 'ipip-neo-work@1',
      })),
    },
  ],
  [
    'a missing scale',
    {
      studies: [GERMAN, ENGLISH].map((study) => ({
        ...study,
        scales: study.scales.filter(({ scale }) => scale !== 'E'),
      })),
    },
  ],
  [
    'no intervals',
    {
      studies: [GERMAN, ENGLISH].map((study) => ({
        ...study,
        scales: study.scales.map((scale) => ({ ...scale, alpha_low: null, alpha_high: null, ...NO_OMEGA })),
        retest: study.retest.map((row) => ({ ...row, low: null, high: null })),
      })),
    },
  ],
  [
    'figures that are no numbers, or impossible',
    {
      studies: [GERMAN, ENGLISH].map((study) => ({
        ...study,
        scales: study.scales.map((scale) => ({
          ...scale,
          alpha: Number.NaN,
          alpha_low: Number.NaN,
          omega: 7,
          omega_low: 6,
          omega_high: Infinity,
        })),
      })),
    },
  ],
  [
    'a limit above its own coefficient',
    {
      studies: [GERMAN, ENGLISH].map((study) => withScale(study, 'O', { alpha: 0.3, ...NO_OMEGA })),
    },
  ],
  [
    'an omega of a model without a valid solution',
    {
      studies: [GERMAN, ENGLISH].map((study) =>
        withScale(study, 'O', { alpha: 0.6, alpha_low: 0.5, alpha_high: 0.75, omega_state: 'heywood' }),
      ),
    },
  ],
  ['norms of customers alone', { norms: [inventedNorm('DE', 9000), inventedNorm('EN', 9000)] }],
  ...(
    [
      ['300 customers who chose themselves', { people: 300, sampling: 'customers' }],
      ['5,000 volunteers', { people: 5000, sampling: 'volunteers' }],
      ['299 people', { people: 299 }],
      ['a study of more than eight years ago', { field_start: '2017-01-01', field_end: '2018-11-28' }],
      ['a study of a norm that is not in force', { norm: 'own-de@7' }],
    ] satisfies readonly (readonly [string, Partial<NormStudy>])[]
  ).map(
    ([name, changes]) =>
      [
        `a norm study: ${name}`,
        {
          norms: [inventedNorm('DE'), inventedNorm('EN')],
          normStudies: [inventedNormStudy('DE', changes), inventedNormStudy('EN', changes)],
        },
      ] as const,
  ),
];

const rank = (mark: (typeof MARKS)[number]) => MARKS.indexOf(mark);

describe('our own assessment', () => {
  it('lists open points and the requirements of the next rating without data of our own', () => {
    const base = assess(dataOf({}));
    expect(base.flatMap(({ open }) => open)).toEqual(
      expect.arrayContaining(['germanNorm', 'ownAlpha', 'retest', 'criterion', 'invariance', 'faking']),
    );
    for (const { criterion, next } of base)
      expect([criterion, next !== null]).toEqual([criterion, criterion !== 'overall']);
  });

  it.each(NO_PROOF)('is not raised by: %s', (_, changes) => {
    const base = assess(dataOf({}));
    for (const [index, now] of assess(dataOf(changes)).entries()) {
      const before = base[index];
      expect([now.criterion, rank(now.mark)]).toEqual([
        now.criterion,
        Math.min(rank(now.mark), rank(before?.mark ?? 'not')),
      ]);
      for (const language of ['DE', 'EN'] as const) {
        const [one = 'not', other = 'not'] = [now.languages?.[language], before?.languages?.[language]];
        expect([now.criterion, language, Math.max(0, rank(one) - rank(other))]).toEqual([
          now.criterion,
          language,
          0,
        ]);
      }
    }
    if (changes.studies !== undefined) {
      expect(assessmentOf(changes, 'reliability').open.length).toBeGreaterThan(0);
    }
  });

  it('rises in one language when only that one has results', () => {
    const { mark, languages, open } = assessmentOf({ studies: [GERMAN] }, 'reliability');
    expect([mark, languages]).toEqual(['partly', { DE: 'fully', EN: 'partly' }]);
    expect(open).toEqual(['ownAlpha', 'retest']);
    const norms = { norms: [inventedNorm('DE')], normStudies: [inventedNormStudy('DE')] };
    expect(assessmentOf(norms, 'norms').languages).toEqual({ DE: 'largely', EN: 'not' });
  });

  it('rises by the lower limits: .70 largely, .80 fully, by alpha or omega, with a retest', () => {
    const reliabilityOf = (alpha: number, study = (each: Study) => each) =>
      assessmentOf(
        {
          studies: [
            study(inventedStudy({ language: 'DE', alpha })),
            study(inventedStudy({ language: 'EN', alpha })),
          ],
        },
        'reliability',
      );
    expect(reliabilityOf(0.735).mark).toBe('not');
    expect(reliabilityOf(0.745)).toMatchObject({ mark: 'largely', open: [], next: 'reliabilityFully' });
    expect(reliabilityOf(0.835).mark).toBe('largely');
    expect(reliabilityOf(0.845)).toMatchObject({ mark: 'fully', open: [], next: null });
    const byOmega = (study: Study) => withScale(study, 'O', { alpha: 0.6, alpha_low: 0.5, alpha_high: 0.7 });
    expect(reliabilityOf(0.85, byOmega).mark).toBe('fully');
    expect(reliabilityOf(0.85, (study) => withRetest(study, 'O', { low: 0.7 })).mark).toBe('fully');
    expect(reliabilityOf(0.85, (study) => withRetest(study, 'O', { low: 0.69 })).mark).toBe('not');
  });

  it('falls when own results are clearly below the published ones', () => {
    expect(assessmentOf({}, 'reliability').languages?.EN).toBe('partly');
    expect(assessmentOf(BAD, 'reliability').languages?.EN).toBe('not');
    const unstable = inventedStudy({ language: 'EN', retest: 0.2 });
    expect(assessmentOf({ studies: [unstable] }, 'reliability').languages?.EN).toBe('not');
  });

  it('closes invariance only if every statement was compared and none works differently to a large degree', () => {
    const openOf = (studies: readonly Study[]) => assessmentOf({ studies }, 'other').open;
    expect(openOf([GERMAN, ENGLISH])).toEqual(['faking', 'outer']);
    expect(openOf([GERMAN])).toContain('invariance');
    expect(openOf([GERMAN, inventedStudy({ language: 'EN', size: 'moderate' })])).not.toContain('invariance');
    const large = openOf([inventedStudy({ language: 'DE', size: 'large' }), ENGLISH]);
    expect(large).toContain('largeDif');
    expect(openOf([inventedStudy({ language: 'DE', perGroup: 199 }), ENGLISH])).toContain('invariance');
    const firstItems = GERMAN.dif.map((each) => ({ ...each, items: each.items.slice(0, 50) }));
    expect(openOf([{ ...GERMAN, dif: firstItems }, ENGLISH])).toContain('invariance');
    const withoutAge = { ...ENGLISH, dif: ENGLISH.dif.filter(({ dimension }) => dimension !== 'age') };
    expect(openOf([GERMAN, withoutAge])).toContain('invariance');
  });

  it('rates a norm by a recent study with a large enough selected sample', () => {
    const markOf = (people: number) =>
      assessmentOf(
        {
          norms: [inventedNorm('DE'), inventedNorm('EN')],
          normStudies: [inventedNormStudy('DE', { people }), inventedNormStudy('EN', { people })],
        },
        'norms',
      );
    expect(markOf(300)).toMatchObject({ mark: 'partly', next: 'normsLargely' });
    expect(markOf(999).mark).toBe('partly');
    expect(markOf(1000)).toMatchObject({ mark: 'largely', next: 'normsFully' });
    const publishedStudy = inventedNormStudy('EN', { norm: 'common-adult@1' });
    expect(assessmentOf({ normStudies: [publishedStudy] }, 'norms').languages).toEqual({
      DE: 'not',
      EN: 'largely',
    });
  });

  it('does not rate validity as met by counting sheets', () => {
    const studies = [inventedStudy({ language: 'DE', people: 100_000, pairs: 5000 })];
    expect(assessmentOf({ studies }, 'validity').mark).toBe('not');
  });

  it('gives three invented data sets these ratings', () => {
    const marksOf = (changes: Partial<OwnData>) =>
      Object.fromEntries(
        assess(dataOf(changes)).map(({ criterion, mark, languages, open }) => [
          criterion,
          [languages === undefined ? mark : `DE ${languages.DE}, EN ${languages.EN}`, ...open].join(' · '),
        ]),
      );
    expect({ none: marksOf({}), bad: marksOf(BAD), good: marksOf(GOOD) }).toMatchInlineSnapshot(`
      {
        "bad": {
          "documents": "partly · users · standard",
          "information": "largely · alphaSample",
          "norms": "DE not, EN not · normPeople · germanNorm · frame",
          "objectivity": "largely · device",
          "other": "partly · faking · largeDif · outer",
          "overall": "partly",
          "purpose": "largely · authors",
          "reliability": "DE not, EN not · ownAlpha · retest",
          "theory": "partly · backTranslation · relevance · structure",
          "validity": "not · construct · criterion",
        },
        "good": {
          "documents": "partly · users · standard",
          "information": "largely · alphaSample",
          "norms": "DE largely, EN largely · frame",
          "objectivity": "largely · device",
          "other": "partly · faking · outer",
          "overall": "partly",
          "purpose": "largely · authors",
          "reliability": "DE fully, EN fully",
          "theory": "partly · backTranslation · relevance · structure",
          "validity": "not · construct · criterion",
        },
        "none": {
          "documents": "partly · users · standard",
          "information": "largely · alphaSample",
          "norms": "DE not, EN not · normPeople · germanNorm · frame",
          "objectivity": "largely · device",
          "other": "partly · faking · invariance · outer",
          "overall": "partly",
          "purpose": "largely · authors",
          "reliability": "DE not, EN partly · ownAlpha · retest",
          "theory": "partly · backTranslation · relevance · structure",
          "validity": "not · construct · criterion",
        },
      }
    `);
  });
});
