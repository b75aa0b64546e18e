import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { assessQuality } from './quality.ts';
import { simulateSheet } from './simulate.ts';
import { QUALITY_INDICES } from './types.ts';
import type { Quality, QualityIndex } from './types.ts';

const WORK = 'ipip-neo-work@2';
const form = getForm(WORK);
const numbers = form.items.map((item) => item.number);

/** A careful sheet without any flag, to be modified by one test each. */
const careful = simulateSheet({ seed: 7, instrument: WORK });

const flagOf = (quality: Quality, index: QualityIndex) => quality.flags.find((flag) => flag.index === index);

/** Boxes 2, 3, 1, 4 in turn, in the order shown. */
function cycleBoxes(boxes: readonly number[] = [2, 3, 1, 4]): Record<number, number> {
  return Object.fromEntries(numbers.map((number, index) => [number, boxes[index % boxes.length] ?? 1]));
}

function everyItem(seconds: number): Record<number, number> {
  return Object.fromEntries(form.order.map((number) => [number, seconds]));
}

describe('assessQuality', () => {
  it('gives no flags for a careful sheet', () => {
    expect(assessQuality({ instrument: WORK, ...careful })).toMatchObject({ verdict: 'ok', flags: [] });
  });

  it.each([
    [9, undefined],
    [10, false],
    [14, false],
    [15, true],
  ])('sees a run of %d boxes', (length, severe) => {
    const answers = cycleBoxes([1, 4]);
    for (const number of numbers.slice(30, 30 + length)) answers[number] = 2;
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'long_run')).toEqual(
      severe === undefined ? undefined : { index: 'long_run', value: length, severe },
    );
  });

  it('counts a run in the order shown, across instructed and unanswered items', () => {
    const answers = cycleBoxes([1, 4]);
    const order = [...form.order].sort((a, b) => (answers[a] ?? 0) - (answers[b] ?? 0));
    expect(flagOf(assessQuality({ instrument: WORK, answers, order }), 'long_run')?.value).toBe(54);
    const run: Record<number, number> = { ...cycleBoxes([1, 4]), 1001: 3 };
    for (const number of numbers.slice(48, 60)) run[number] = 2;
    delete run[numbers[50] ?? 0];
    expect(flagOf(assessQuality({ instrument: WORK, answers: run }), 'long_run')?.value).toBe(11);
  });

  it.each([
    [0.59, false],
    [0.6, true],
  ])('flags %d of the answers in one box: %s', (share, isFlagged) => {
    // 100 answered items let the share be hit exactly.
    const answers = Object.fromEntries(
      numbers.slice(0, 100).map((number, index) => [number, index < share * 100 ? 2 : 3]),
    );
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'common_box')?.value).toBe(
      isFlagged ? share : undefined,
    );
  });

  it.each([
    [26, true],
    [27, false],
    [81, false],
    [82, true],
  ])('judges %d agreeing answers of 108 as one-sided: %s', (agreeingCount, isFlagged) => {
    const answers = Object.fromEntries(
      numbers.map((number, index) => [number, index < agreeingCount ? 3 + (index % 2) : 1 + (index % 2)]),
    );
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'one_sided') !== undefined).toBe(isFlagged);
  });

  it('does not check five boxes for one-sidedness', () => {
    const items = getForm('ipip-neo-120/5').items;
    const answers = Object.fromEntries(items.map((item, index) => [item.number, 4 + (index % 2)]));
    expect(flagOf(assessQuality({ instrument: 'ipip-neo-120/5', answers }), 'one_sided')).toBeUndefined();
  });

  it('detects facet halves that contradict each other', () => {
    const answers: Record<number, number> = {};
    for (const [facetIndex, { items }] of form.facets.entries()) {
      for (const [index, item] of items.entries()) {
        const keyedAnswer = facetIndex % 2 === index >> 1 ? 4 : 1;
        answers[item.number] = item.key === 1 ? keyedAnswer : 5 - keyedAnswer;
      }
    }
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'even_odd')).toEqual({
      index: 'even_odd',
      value: -1,
      severe: true,
    });
  });

  it('does not check halves without variance', () => {
    const answers = Object.fromEntries(form.items.map((item) => [item.number, item.key === 1 ? 3 : 2]));
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'even_odd')).toBeUndefined();
  });

  it('detects opposite answers to near-synonyms', () => {
    const answers = {
      ...careful.answers,
      6: 1,
      36: 4,
      12: 1,
      42: 4,
      17: 1,
      47: 4,
      27: 1,
      57: 4,
      20: 1,
      50: 4,
    };
    const spoilt = { ...answers, 5: 1, 65: 4, 9: 1, 69: 4, 30: 1, 120: 4, 60: 1, 90: 4 };
    const flag = flagOf(assessQuality({ instrument: WORK, answers: spoilt }), 'inconsistency');
    expect(flag?.severe).toBe(true);
    expect(flag?.value).toBeGreaterThanOrEqual(1.5);
  });

  it('measures inconsistency in four-box steps on five boxes too', () => {
    const items = getForm('ipip-neo-120/5').items;
    const answers = Object.fromEntries(items.map((item) => [item.number, item.key === 1 ? 1 : 5]));
    for (const second of [69, 120, 90, 84, 36, 42, 47, 100, 92, 113, 82, 93, 64, 61, 57, 50, 65, 89, 15]) {
      const key = items.find((item) => item.number === second)?.key;
      answers[second] = key === 1 ? 5 : 1;
    }
    expect(flagOf(assessQuality({ instrument: 'ipip-neo-120/5', answers }), 'inconsistency')?.value).toBe(3);
  });

  it.each([
    [2.2, []],
    [2.1, [{ index: 'fast_total', value: expect.closeTo(231), severe: false }]],
    [
      1.9,
      [{ index: 'fast_items', value: 1.9, severe: false }, expect.objectContaining({ index: 'fast_total' })],
    ],
    [
      0.9,
      [{ index: 'fast_items', value: 0.9, severe: true }, expect.objectContaining({ index: 'fast_total' })],
    ],
  ])('judges %d seconds an item', (pace, flags) => {
    const seconds = everyItem(pace);
    expect(assessQuality({ instrument: WORK, answers: careful.answers, seconds }).flags).toEqual(flags);
  });

  it('checks times only if enough are known', () => {
    const some = (share: number) =>
      Object.fromEntries(form.order.slice(0, Math.ceil(share * 110)).map((number) => [number, 1.5]));
    const flags = (seconds: Record<number, number>) =>
      assessQuality({ instrument: WORK, answers: careful.answers, seconds }).flags.map((flag) => flag.index);
    expect(flags({})).toEqual([]);
    expect(flags(some(0.4))).toEqual([]);
    expect(flags(some(0.6))).toEqual(['fast_items']);
    expect(flags(some(0.95))).toEqual(['fast_items', 'fast_total']);
  });

  it('counts wrong answers to instructed items, not unanswered ones', () => {
    const { 1001: _first, 1002: _second, ...scoredAnswers } = careful.answers as Record<number, number>;
    const assess = (extra: Record<number, number>) =>
      assessQuality({ instrument: WORK, answers: { ...scoredAnswers, ...extra } });
    expect(assess({})).toMatchObject({ verdict: 'ok', flags: [] });
    expect(assess({ 1001: 1 })).toMatchObject({
      verdict: 'check',
      flags: [{ index: 'instructed', value: 1, severe: false }],
    });
    expect(assess({ 1001: 1, 1002: 3 })).toMatchObject({
      verdict: 'doubtful',
      flags: [{ index: 'instructed', value: 2, severe: true }],
    });
  });

  it.each([
    [1, 2],
    [2, 1],
    [3, 2],
    [4, 1],
  ])('sees a line of box %d in %d of the instructed items', (box, wrong) => {
    const answers = Object.fromEntries(form.order.map((number) => [number, box]));
    expect(flagOf(assessQuality({ instrument: WORK, answers }), 'instructed')?.value).toBe(wrong);
  });

  describe('box 1 at every second position', () => {
    /** A careful sheet with that box at every second position of a stretch. */
    const findPatternFlag = (start: number, length: number, other?: number) => {
      const answers: Record<number, number> = { ...careful.answers };
      for (let step = 0; step < length; step += 1) {
        const number = form.order[start + step] ?? 0;
        if (step % 2 === 0) answers[number] = 1;
        else if (other !== undefined) answers[number] = other;
      }
      return flagOf(assessQuality({ instrument: WORK, answers }), 'every_second');
    };

    it.each([
      [0, 110, 55],
      [1, 109, 55],
      [0, 29, 15],
      [41, 19, 10],
      [42, 19, 10],
    ])('is seen from place %d on over %d statements', (start, length, row) => {
      const flag = findPatternFlag(start, length, 3);
      expect(flag?.value).toBeGreaterThanOrEqual(row);
      expect(flag?.severe).toBe((flag?.value ?? 0) >= 15);
    });

    it('is not flagged for a short stretch or a run of one box', () => {
      expect(findPatternFlag(40, 13, 3)).toBeUndefined();
      expect(findPatternFlag(30, 40, 1)).toBeUndefined();
    });

    it('is rarely flagged in careful sheets, and nearly always if it was typed by a held key', () => {
      let [alarms, hits] = [0, 0];
      const sheets = 1500;
      for (let seed = 1; seed <= sheets; seed += 1) {
        const { answers } = simulateSheet({ seed, instrument: WORK });
        const isSeen = (sheet: Record<number, number>) =>
          flagOf(assessQuality({ instrument: WORK, answers: sheet }), 'every_second') !== undefined;
        if (isSeen(answers)) alarms += 1;
        const start = seed % 80;
        const wrong = form.order.filter(
          (_, index) => index >= start && index < start + 30 && (index - start) % 2 === 1,
        );
        if (isSeen({ ...answers, ...Object.fromEntries(wrong.map((number) => [number, 1])) })) hits += 1;
      }
      expect(alarms / sheets).toBeLessThan(0.003);
      expect(hits / sheets).toBeGreaterThan(0.97);
    });
  });

  it('is doubtful with two flags even when neither is severe', () => {
    const quality = assessQuality({
      instrument: WORK,
      answers: { ...careful.answers, 1001: 1 },
      seconds: everyItem(2.1),
    });
    expect(quality.verdict).toBe('doubtful');
    expect(quality.flags.every((flag) => !flag.severe)).toBe(true);
  });

  it('returns every index with the flags, null if it cannot be judged', () => {
    const { indices } = assessQuality({ instrument: WORK, ...careful });
    expect(Object.keys(indices ?? {})).toEqual(QUALITY_INDICES);
    expect(indices).toMatchObject({ instructed: 0 });
    const untimedQuality = assessQuality({ instrument: WORK, answers: careful.answers });
    expect(untimedQuality.indices).toMatchObject({ fast_items: null, fast_total: null });
  });

  it('works for an empty sheet', () => {
    expect(assessQuality({ instrument: WORK, answers: {} })).toMatchObject({ verdict: 'ok', flags: [] });
  });
});
