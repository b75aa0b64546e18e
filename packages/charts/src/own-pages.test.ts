import { describe, expect, test } from 'vitest';
import { deviationsSvg } from './deviations.ts';
import type { Deviation } from './deviations.ts';
import { rangeSlidersSvg } from './range-sliders.ts';
import { selfOtherDotsSvg } from './self-other-dots.ts';
import { levelsSvg } from './levels.ts';
import { percentilesSvg } from './percentiles.ts';
import { polarChartSvg } from './polar-chart.ts';
import { timelineSvg } from './timeline.ts';
import { CHART_TRAITS } from './traits.ts';

const LOOK = { idPrefix: 'p', title: 'A <picture>', description: 'In words' };
const WIDTHS = [280, 520];

function rows(at: number | null): Deviation[] {
  return CHART_TRAITS.map((trait) => ({
    trait,
    name: 'Emotionale Stabilität',
    lowPole: 'Empfindsam und wachsam',
    highPole: 'Ruhig und ausgeglichen',
    position: at === null ? null : { at, low: at - 1, high: at + 1 },
  }));
}

const side = (trait: 'C' | 'O', steps: 1 | 2 | 3 | null) => ({
  trait,
  title: 'Carrying through',
  rows: [{ name: 'Intellektuelles Interesse', steps }],
});
const sector = (letter: string, value: number, isLeading = false) => ({
  letter,
  name: letter,
  value,
  position: value,
  low: Math.max(1, value - 1),
  high: Math.min(9, value + 1),
  isLeading,
});

const DRAWINGS: Readonly<Record<string, (width: number, at: number | null) => string>> = {
  deviations: (width, at) =>
    deviationsSvg({ ...LOOK, width, rows: rows(at), middle: 'average', notScored: 'none' }),
  gazes: (width, at) => selfOtherDotsSvg({ ...LOOK, width, rows: rows(at), notScored: 'none' }),
  levels: (width, at) =>
    levelsSvg({
      ...LOOK,
      width,
      left: side('C', at === null ? null : 3),
      right: side('O', at === null ? null : 1),
      notScored: 'none',
    }),
  rose: (width) =>
    polarChartSvg({
      ...LOOK,
      width,
      sectors: [sector('D', 9, true), sector('I', 1), sector('S', 5), sector('G', 4)],
    }),
  faders: (width, at) =>
    rangeSlidersSvg({
      ...LOOK,
      width,
      rangeSliders: [
        { trait: 'E', name: 'Company', low: 'quiet', high: 'lively', at: at === null ? null : { stop: 3 } },
        {
          trait: 'ES',
          name: 'Pressure',
          low: 'sheltered',
          high: 'exposed',
          at: at === null ? null : { position: at, low: at - 1, high: at + 1 },
        },
      ],
    }),
  trail: (width) =>
    timelineSvg({
      ...LOOK,
      width,
      stops: [{ trait: 'O', name: 'Imagination', note: 'higher level' }],
      goal: 'Your mission',
    }),
  places: (width, at) =>
    percentilesSvg({
      ...LOOK,
      width,
      rows: [
        {
          trait: 'O',
          name: 'Openness',
          note: 'about 70 of 100',
          share: at === null ? null : { at: 70, low: 50, high: 84 },
        },
      ],
    }),
};

describe.each(Object.keys(DRAWINGS))('The picture of %s', (name) => {
  const draw = (width: number, at: number | null = 6.4) => DRAWINGS[name]?.(width, at) ?? '';

  test('has a name, escapes its texts and is deterministic', () => {
    expect(draw(520)).toContain('role="img"');
    expect(draw(520)).toContain('A &lt;picture&gt;');
    expect(draw(520)).toBe(draw(520));
  });

  test.each(WIDTHS)('fits into %d pixels, also without values', (width) => {
    for (const svg of [draw(width), draw(width, null), draw(width, 9), draw(width, 1)]) {
      expect(svg).not.toMatch(/NaN|undefined|style=/);
      const xValues = [...svg.matchAll(/ (?:x|x1|x2|cx)="(-?[\d.]+)"/g)].map(([, value]) => Number(value));
      expect(Math.min(...xValues)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xValues)).toBeLessThanOrEqual(width);
    }
  });

  test('sets no text smaller than 11 px', () => {
    const sizes = [...draw(280).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });
});

test('Levels are side by side on wide screens, and stacked on narrow ones', () => {
  const height = (width: number) =>
    Number(/ height="([\d.]+)"/.exec(DRAWINGS['levels']?.(width, 1) ?? '')?.[1]);
  expect(height(280)).toBeGreaterThan(height(520));
  expect(DRAWINGS['levels']?.(520, 1).match(/data-mark="step"/g)).toHaveLength(4);
});

test('A quarter has its error as a line from the low to the high end', () => {
  const svg = DRAWINGS['rose']?.(400, null) ?? '';
  const lines = [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"[^>]*error/g)];
  const lengths = lines.map(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
    return (Math.hypot(x2 - x1, y2 - y1) / 150) * 9;
  });
  expect(lengths).toEqual([1, 1, 2, 2].map((stanines) => expect.closeTo(stanines, 2)));
});

test('A quarter is proportional to its value', () => {
  const reach = [...(DRAWINGS['rose']?.(400, null) ?? '').matchAll(/A([\d.]+) /g)].map(([, r]) => Number(r));
  expect(reach).toEqual(
    [150, 150 / 9, (150 / 9) * 5, (150 / 9) * 4].map((value) => expect.closeTo(value, 3)),
  );
});
