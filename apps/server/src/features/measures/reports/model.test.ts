import { describe, expect, it } from 'vitest';

import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { bandOf, readingsOf } from '@quint/psychometrics/stanines.ts';

import { buildReportModel } from './model.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import type { SampleStanines } from '#testing/sample-report.ts';

const ALL = (stanine: number): SampleStanines => ({
  O: stanine,
  C: stanine,
  E: stanine,
  A: stanine,
  ES: stanine,
});

describe('buildReportModel', () => {
  it('is plain data that survives JSON unchanged, and deterministic', () => {
    const input = sampleReport({ role: sampleRole(SAMPLE_STANINES) });
    const model = buildReportModel(input);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(buildReportModel(input)).toEqual(model);
  });

  it('fills in all placeholders', () => {
    for (const language of ['en', 'de'] as const) {
      const { pageOf, ...model } = buildReportModel(
        sampleReport({ language, role: sampleRole(SAMPLE_STANINES) }),
      );
      expect(pageOf).toContain('{{page}}');
      expect(JSON.stringify(model)).not.toMatch(/\{\{|undefined|NaN/);
    }
  });

  it('marks a doubtful sheet on the cover and at every interpretation', () => {
    for (const language of ['en', 'de'] as const) {
      const { quality } = getReportTexts(language);
      const flags = [
        { index: 'long_run', value: 20, severe: true },
        { index: 'fast_total', value: 100, severe: false },
      ] as const;
      const of = (verdict: 'ok' | 'check' | 'doubtful') =>
        buildReportModel(
          sampleReport({ language, score: sampleScore(SAMPLE_STANINES, { quality: { verdict, flags } }) }),
        );
      expect(of('ok')).toMatchObject({ caution: null, cover: { note: null } });
      expect(of('check')).toMatchObject({
        caution: null,
        cover: { note: { text: quality.verdicts.check.talent } },
      });
      const doubtful = of('doubtful');
      const patterns = { en: /^2 checks .* 1 of them clearly\./, de: /^2 Prüfungen .* 1 davon deutlich\./ };
      expect(doubtful.cover.note?.text).toMatch(patterns[language]);
      expect(doubtful.caution?.text).toMatch(patterns[language]);
      expect(doubtful.reading.quality.notes[0]).toContain(quality.severe);
    }
  });

  it('contains the norm and the language of the questionnaire', () => {
    const facts = buildReportModel(sampleReport({ answeredIn: 'de' })).cover.facts;
    expect(facts.map(({ text }) => text)).toContain('German');
    expect(JSON.stringify(facts)).not.toContain('common-adult');
    const score = sampleScore(SAMPLE_STANINES);
    const own = { ...score, versions: { ...score.versions, norm: 'own-de@1' } };
    const ownFacts = buildReportModel(sampleReport({ answeredIn: 'de', score: own })).cover.facts;
    expect(ownFacts.map(({ text }) => text)).toContain('Norm from our own responses in German');
  });

  it('prints percentile and T score with those of the ends of the bar', () => {
    const { score } = buildReportModel(sampleReport()).traits[0] ?? {};
    // Openness: z 1, half a bar is 1.4 stanines, so from 0.3 to 1.7.
    expect(score).toMatchObject({ percentileSpan: '84 (62–96)', tSpan: '60 (53–67)' });
  });

  it('addresses only the person described as you', () => {
    const employer = buildReportModel(sampleReport({ audience: 'employer' }));
    expect(employer.last.reflection).toBeNull();
    expect(buildReportModel(sampleReport()).last.reflection).not.toBeNull();
    const { styles } = getReportTexts('en');
    expect(employer.shape.style.tips[0]?.points).toEqual([...styles.styles.I.tips]);
    expect(buildReportModel(sampleReport()).shape.style.tips[0]?.points).toEqual([...styles.styles.I.wishes]);
  });

  it('formats numbers and dates for the language', () => {
    const german = buildReportModel(sampleReport({ language: 'de' }));
    expect(german.traits[0]?.score?.bar).toBe('5,5 bis 8,5');
    expect(german.cover.facts[0]?.text).toBe('18. November 2026');
    const english = buildReportModel(sampleReport());
    expect(english.traits[0]?.score?.bar).toBe('5.5 to 8.5');
    expect(english.cover.facts[0]?.text).toBe('18 November 2026');
  });

  it('counts the day in the time zone of workspaces', () => {
    const finishedAt = new Date('2026-11-18T23:30:00Z');
    expect(buildReportModel(sampleReport({ finishedAt })).date).toEqual({ year: 2026, month: 11, day: 19 });
  });

  it.each([
    [1, 'low'],
    [3, 'low'],
    [4, 'middle'],
    [6, 'middle'],
    [7, 'high'],
    [9, 'high'],
  ] as const)('describes stanine %i as %s', (stanine, band) => {
    const model = buildReportModel(sampleReport({ score: sampleScore(ALL(stanine)) }));
    const texts = getReportTexts('en');
    for (const trait of model.traits) {
      expect(trait.score?.band).toBe(band);
      expect(trait.text).toBe(texts.traits[trait.trait].bands[band].text);
    }
  });

  it.each(['en', 'de'] as const)(
    'describes each style by its level, with every reading of its bar: %s',
    (language) => {
      const { styles } = getReportTexts(language);
      const seenReadings = new Set<string>();
      for (const C of [1, 3, 5, 7, 9])
        for (const E of [1, 3, 5, 7, 9])
          for (const A of [1, 3, 5, 7, 9])
            for (const ES of [1, 5, 9]) {
              const score = sampleScore({ O: 5, C, E, A, ES });
              const { bars, primary } = buildReportModel(sampleReport({ language, score })).shape.style;
              for (const { style, stanine, low, high, z, text } of bars) {
                expect(stanine).toBe(score.style?.scores[style]);
                const position = Math.min(9, Math.max(1, 5 + 2 * z));
                expect(low).toBeLessThanOrEqual(position);
                expect(high).toBeGreaterThanOrEqual(position);
                const { bands } = styles.styles[style];
                const mentionedLevels = (['low', 'middle', 'high'] as const).filter((level) =>
                  [bands[level], styles.also[level]].some((phrase) => text.includes(phrase)),
                );
                expect(mentionedLevels).toEqual(readingsOf({ low, high }));
                expect(text.startsWith(bands[bandOf(stanine)])).toBe(true);
                seenReadings.add(`${style} ${mentionedLevels.join(' ')}`);
              }
              const leads = bars.filter(({ style }) => score.style?.primary.split('/').includes(style));
              expect(primary.endsWith(styles.unpronounced)).toBe(leads.every(({ stanine }) => stanine < 7));
            }
      expect(seenReadings.size).toBeGreaterThanOrEqual(4 * 3);
    },
  );

  it('addresses the talent and describes the person to the employer, with the same figures', () => {
    const talent = buildReportModel(sampleReport());
    const employer = buildReportModel(sampleReport({ audience: 'employer' }));
    const texts = getReportTexts('en').traits.O.bands.high;
    expect(talent.traits[0]?.text).toBe(texts.text);
    expect(employer.traits[0]?.text).toBe(texts.thirdPerson);
    expect(employer.traits.map(({ score }) => score)).toEqual(talent.traits.map(({ score }) => score));
    expect(talent.shape.style.tipsHeading).toBe('What may help you in conversation');
    expect(employer.shape.style.tipsHeading).toBe('What may help in conversation');
  });

  it('explains the error bar and how it is computed', () => {
    for (const language of ['en', 'de'] as const) {
      const { chapters } = getReportTexts(language);
      const { reading } = buildReportModel(sampleReport({ language }));
      expect(reading.error.paragraphs).toContain(chapters.error.source);
    }
  });

  it('computes the error from the own alphas of the norm, and says so', () => {
    const alphas = { O: 0.8, C: 0.91, E: 0.9, A: 0.85, ES: 0.88 };
    const score = sampleScore(SAMPLE_STANINES);
    const versions = { ...score.versions, norm: 'error-de@1', alphas };
    for (const language of ['en', 'de'] as const) {
      const input = sampleReport({ language, score: { ...score, versions } });
      const model = buildReportModel(input);
      const text = JSON.stringify(model);
      expect(text).not.toContain(getReportTexts(language).chapters.error.source);
      expect(text).toContain('(error-de@1)');
      // O with an alpha of .80: 2 · 1.645 · √2 · √.20.
      expect(text).toContain(language === 'en' ? 'about 2.1 (openness)' : 'etwa 2,1 (Offenheit)');
      expect(model.cover.facts.at(-1)?.text).toMatch(
        /error of measurement from our own|Messfehler aus eigenen/,
      );
    }
  });

  it('lists each minimum difference between two people once, with its traits', () => {
    const score = sampleScore(SAMPLE_STANINES);
    const alphas = { O: 0.9, C: 0.9, E: 0.8, A: 0.8, ES: 0.8 };
    const toReportJson = (language: 'en' | 'de') =>
      JSON.stringify(
        buildReportModel(
          sampleReport({ language, score: { ...score, versions: { ...score.versions, alphas } } }),
        ),
      );
    expect(toReportJson('en')).toContain(
      '1.5 (openness, conscientiousness) or 2.1 (extraversion, agreeableness, emotional stability) points',
    );
    expect(toReportJson('de')).toContain(
      '1,5 (Offenheit, Gewissenhaftigkeit) oder 2,1 (Extraversion, Verträglichkeit, emotionale Stabilität) Punkten',
    );
  });

  it('gives both readings only if the error bar crosses a limit', () => {
    const readings = (stanine: number): (string | null)[] =>
      buildReportModel(sampleReport({ score: sampleScore(ALL(stanine)) })).traits.map(
        ({ bothReadings }) => bothReadings,
      );
    expect(readings(1)).toEqual([null, null, null, null, null]);
    expect(readings(4)[1]).toBe(getReportTexts('en').borders.C.lowMiddle);
    expect(readings(6)[1]).toBe(getReportTexts('en').borders.C.middleHigh);
    expect(readings(9)).toEqual([null, null, null, null, null]);
  });

  it('shows every pole that the person’s bands do not describe', () => {
    const poles = (stanine: number): number =>
      buildReportModel(sampleReport({ score: sampleScore(ALL(stanine)) })).otherPoles.rows.length;
    expect([poles(1), poles(5), poles(9)]).toEqual([5, 10, 5]);
  });

  it('shows the facets of the work form in three levels, those of N under emotional stability', () => {
    const model = buildReportModel(sampleReport());
    expect(model.traits.map(({ facets }) => facets.length)).toEqual([5, 6, 6, 6, 4]);
    expect(model.traits[4]?.facetsNote).not.toBeNull();
    expect(model.traits[0]?.facetsNote).toBeNull();
  });

  it('says when a scale or a facet has too few answers, and estimates nothing', () => {
    const stanines = { ...SAMPLE_STANINES, A: null };
    const score = sampleScore(stanines, { style: null });
    const model = buildReportModel(
      sampleReport({
        score: { ...score, facets: { ...score.facets, O2: null } },
        role: sampleRole(stanines),
      }),
    );
    const texts = getReportTexts('en');
    const agreeableness = model.traits[3];
    expect(agreeableness).toMatchObject({
      score: null,
      text: texts.quality.traitMissing,
      headline: '',
      bothReadings: null,
    });
    expect(model.traits[0]?.facets[1]).toMatchObject({ level: null, levelLabel: texts.labels.noValue });
    expect(model.shape.style).toMatchObject({ bars: [], tips: [], primary: texts.styles.unavailable });
    expect(model.last.role?.traits[3]?.line).toContain('too few answers');
  });

  it('describes response quality in words, with severe flags marked', () => {
    const flags = [
      { index: 'long_run', value: 16, severe: true },
      { index: 'fast_total', value: 200, severe: false },
    ] as const;
    const { quality } = buildReportModel(
      sampleReport({ score: sampleScore(SAMPLE_STANINES, { quality: { verdict: 'doubtful', flags } }) }),
    ).reading;
    expect(quality.verdict).toBe('doubtful');
    expect(quality.notes).toEqual([
      'The same box was chosen many times in a row. (clear)',
      'The whole questionnaire was finished in a very short time.',
    ]);
  });

  it.each([
    [1, false, 'One of the two attention checks was missed.'],
    [2, true, 'Both attention checks were missed. (clear)'],
  ])('says in how many of the check statements another box was chosen: %d', (value, severe, note) => {
    const flags = [{ index: 'instructed', value, severe }] as const;
    const quality = { verdict: severe ? 'doubtful' : 'check', flags } as const;
    const { reading } = buildReportModel(sampleReport({ score: sampleScore(SAMPLE_STANINES, { quality }) }));
    expect(reading.quality.notes).toEqual([note]);
  });

  it.each(['en', 'de'] as const)('says that the page was translated, in %s', (language) => {
    const quality = { verdict: 'ok', flags: [], translated: true } as const;
    const { reading } = buildReportModel(
      sampleReport({ language, score: sampleScore(SAMPLE_STANINES, { quality }) }),
    );
    expect(reading.quality).toMatchObject({
      verdict: 'ok',
      notes: [getReportTexts(language).quality.translated],
    });
  });

  it('shortens names that would overflow a page, by whole graphemes', () => {
    const model = buildReportModel(
      sampleReport({ person: { name: `  ${'👩‍👩‍👧'.repeat(200)}\n` }, workspace: { name: 'a\t b' } }),
    );
    expect(model.cover.name).toBe(`${'👩‍👩‍👧'.repeat(89)}…`);
    expect(model.cover.workspace).toBe('a b');
  });
});

describe('the last page', () => {
  it('asks for reflection when there is no role', () => {
    const { role, reflection } = buildReportModel(sampleReport()).last;
    expect(role).toBeNull();
    expect(reflection?.questions.map(({ trait }) => trait)).toEqual(['O', 'C', 'E', 'A', 'ES']);
  });

  it('computes the fit in one line, and does not interpret a value just outside', () => {
    const { role, reflection } = buildReportModel(sampleReport({ role: sampleRole(SAMPLE_STANINES) })).last;
    expect(reflection).toBeNull();
    expect(role?.fit.arithmetic).toBe('100 − 11 (E) − 4 (A) − 3 (ES) = 82');
    expect(role?.fit.value).toBe('82 of 100');
    expect(role?.fit.interval).toMatch(/^90% interval: \d+ to \d+$/);
    expect(role?.fit.reach).toMatch(
      /^By our model about \d+ of 100 people of the norm group reach this band\.$/,
    );
    expect(role?.traits.map(({ inside }) => inside)).toEqual([true, true, false, false, false]);
    // All three touch the range with their bars: they lower the fit but are not interpreted.
    expect(role?.traits.map(({ meaning }) => meaning)).toEqual(['', '', '', '', '']);
    expect(role?.traits[2]?.line).toBe(
      'Extraversion: 1 point below the range 6 to 9, costs 11 (weight 3); just outside, within the error of measurement',
    );
  });

  it('shows only the employer where to probe deeper, outside and at the limit alike', () => {
    const stanines = { O: 5, C: 6, E: 7, A: 8, ES: 6 };
    const role = sampleRole(stanines);
    const probeOf = (questionSet: AskedQuestions | undefined) =>
      buildReportModel(sampleReport({ role: { ...role, questionSet }, score: sampleScore(stanines) })).last
        .role?.probe;
    expect(probeOf(undefined)).toBeNull();
    const probe = probeOf(openQuestions(role.ranges, []));
    expect(probe?.label).toBe('Where to probe deeper');
    expect(probe?.text).toContain('“Saying no”');
    expect(probe?.text).not.toMatch(/\d|above|below/);
  });

  it('colours a high agreement only if fewer than half of the norm group reach it', () => {
    const { role } = buildReportModel(
      sampleReport({ role: sampleRole(SAMPLE_STANINES, { O: { min: 2, max: 9 } }) }),
    ).last;
    expect(role?.fit).toMatchObject({ band: 'strong', tone: 'none', label: 'High agreement' });
  });

  it('prints no number when the role requires nothing', () => {
    const { role } = buildReportModel(
      sampleReport({ role: sampleRole(SAMPLE_STANINES, { O: { min: 1, max: 9 } }) }),
    ).last;
    expect(role?.fit).toMatchObject({ value: null, arithmetic: '', interval: '', reach: '' });
    expect(role?.traits.every(({ inside }) => inside)).toBe(true);
  });
});
