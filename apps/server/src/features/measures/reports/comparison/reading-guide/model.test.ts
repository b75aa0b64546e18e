import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { describe, expect, it } from 'vitest';
import { readingPoints } from '#features/measures/reports/comparison/reading-guide/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';
import { SAMPLE_STANINES, sampleScore } from '#testing/sample-report.ts';

const locale = createReportLocale({ language: 'en', audience: 'employer' });
const texts = getDocumentTexts('en').comparison;
const SCORE = sampleScore(SAMPLE_STANINES);
const alphas = { O: 0.8, C: 0.91, E: 0.9, A: 0.85, ES: 0.88 };
const under = (norm: string, own?: typeof alphas) => ({
  score: { ...SCORE, versions: { ...SCORE.versions, norm, ...(own && { alphas: own }) } },
});
const read = (...people: { score: typeof SCORE | null }[]) =>
  readingPoints({ texts, locale, people }).join(' ');

const three = Array.from({ length: 3 }, () => under('common-adult@1'));

describe('how to read a comparison', () => {
  it('states the larger distances of three and four people, and that they hold for all pairs together', () => {
    const [one] = three;
    if (one === undefined) throw new Error('The sample has no people');
    expect(read(one, one)).not.toContain('all pairs');
    expect(read(...three)).toContain('for all pairs of a trait together. That is 2.55 in openness');
    expect(read(...three, one)).toContain('2.87 in openness, 2.14 in conscientiousness');
    // Only two of them have a result.
    expect(read(one, one, { score: null }, { score: null })).not.toContain('all pairs');
  });

  it('states how often a difference is due to chance', () => {
    expect(read(...three)).toContain('up to 41 of 100 comparisons');
  });

  it('counts for each trait the people who have a value', () => {
    const [one] = three;
    if (one === undefined) throw new Error('The sample has no people');
    const open = { score: { ...one.score, traits: { ...one.score.traits, O: null } } };
    expect(read(one, one, open)).toContain('1.97 in openness, 1.90 in conscientiousness');
  });

  it('states no distance between forms with different published errors', () => {
    const full = {
      score: { ...SCORE, versions: { ...SCORE.versions, instrument: 'ipip-neo-120/5' as const } },
    };
    expect(read(full, under('common-adult@1'))).toContain(texts.reading.ownLimits);
  });

  it('states the distances of the published error, and those of an own one', () => {
    const publishedReading = read(under('common-adult@1'), under('common-adult@1'), { score: null });
    expect(publishedReading).toContain('1.97 in openness, 1.47 in conscientiousness');
    expect(read(under('own-de@1', alphas), under('own-de@1', alphas))).toContain('2.08 in openness');
  });

  it('states no distance when the errors differ', () => {
    const mixedReading = read(under('own-de@1', alphas), under('common-adult@1'));
    expect(mixedReading).toContain(texts.reading.ownLimits);
    const onlyError = read(under('error-de@1', alphas), under('common-adult@1'));
    expect(onlyError).toContain(texts.reading.ownLimits);
  });
});
