import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { spectrumGeometry } from './spectrum-geometry.ts';
import type { ChartScore, SpectrumData, TraitLabels } from './spectrum-geometry.ts';
import { spectrumSvg } from './spectrum.ts';
import type { SpectrumInput } from './spectrum.ts';
import { estimateTextWidth } from './text.ts';
import { CHART_TRAITS } from './traits.ts';
import type { ChartTrait } from './traits.ts';

const LONG_LABELS: Record<ChartTrait, TraitLabels> = {
  O: {
    name: 'Offenheit für Erfahrungen',
    lowPole: 'bewährt, bodenständig, praktisch',
    highPole: 'neugierig, einfallsreich',
  },
  C: {
    name: 'Gewissenhaftigkeit',
    lowPole: 'beweglich, unbekümmert',
    highPole: 'planvoll, verlässlich, beharrlich',
  },
  E: { name: 'Extraversion', lowPole: 'zurückhaltend, für sich', highPole: 'gesellig, tatkräftig' },
  A: { name: 'Verträglichkeit', lowPole: 'streitbar, eigenständig', highPole: 'entgegenkommend, mitfühlend' },
  ES: {
    name: 'Emotionale Stabilität',
    lowPole: 'empfindsam, wachsam',
    highPole: 'gelassen, unerschütterlich',
  },
};

function scores(stanine: number): Record<ChartTrait, ChartScore | null> {
  const score = { stanine, low: Math.max(1, stanine - 1.5), high: Math.min(9, stanine + 1.5) };
  return { O: score, C: score, E: score, A: score, ES: score };
}

function input(over: Partial<SpectrumInput> = {}): SpectrumInput {
  return {
    scores: scores(5),
    labels: LONG_LABELS,
    idPrefix: 'a',
    title: 'Fünf Merkmale',
    description: 'Tabelle darunter',
    notScored: 'nicht ausgewertet',
    isDoubtful: false,
    ...over,
  };
}

describe('spectrumSvg', () => {
  test('has hollow points for a doubtful result', () => {
    const hollow = /<circle [^>]*fill="#ffffff"[^>]*data-mark="point"/g;
    expect(spectrumSvg(input()).match(hollow)).toBeNull();
    expect(spectrumSvg(input({ isDoubtful: true })).match(hollow)).toHaveLength(5);
  });

  test('draws one trait alone, on the same axis', () => {
    const svg = spectrumSvg(input({ only: 'E' }));
    expect(svg.match(/data-trait=/g)).toHaveLength(1);
    expect(svg).toContain('data-trait="E"');
    const [all, one] = [spectrumGeometry(input()), spectrumGeometry(input({ only: 'E' }))];
    expect(one.ticks).toEqual(all.ticks);
    expect(one.height).toBeLessThan(all.height / 3);
  });

  test('has a text alternative', () => {
    const svg = spectrumSvg(input({ idPrefix: ':r1:' }));
    expect(svg).toContain('role="img" aria-labelledby="chart--r1--title chart--r1--desc"');
    expect(svg).toContain('<title id="chart--r1--title">Fünf Merkmale</title>');
    expect(svg).toContain('<desc id="chart--r1--desc">Tabelle darunter</desc>');
  });

  test('draws all five traits with letter and both poles', () => {
    const svg = spectrumSvg(input({ width: 900 }));
    for (const trait of CHART_TRAITS) {
      expect(svg).toContain(`data-trait="${trait}"`);
      expect(svg).toContain(`>${trait}</text>`);
      expect(svg).toContain(LONG_LABELS[trait].lowPole);
      expect(svg).toContain(LONG_LABELS[trait].highPole);
    }
    expect(svg.match(/data-mark="point"/g)).toHaveLength(5);
    expect(svg.match(/data-mark="error"/g)).toHaveLength(5);
  });

  test('uses only presentation attributes, so that a strict content policy allows it', () => {
    const svg = spectrumSvg(input({ ranges: { O: { min: 2, max: 4 } } }));
    expect(svg).not.toMatch(/style|<script|on\w+=|href/);
  });

  test('labels an unscored scale and draws no point for it', () => {
    const svg = spectrumSvg(input({ scores: { ...scores(5), A: null } }));
    expect(svg.match(/data-mark="point"/g)).toHaveLength(4);
    expect(svg).toContain('nicht ausgewertet');
  });

  test('draws a range as a band, and no band without a requirement', () => {
    const svg = spectrumSvg(input({ ranges: { O: { min: 4, max: 7 }, C: { min: 1, max: 9 } } }));
    expect(svg.match(/data-mark="range"/g)).toHaveLength(1);
  });

  test('omits the poles when they are outside the picture', () => {
    const svg = spectrumSvg(input({ width: 900, showPoles: false }));
    expect(svg).not.toContain(LONG_LABELS.O.lowPole);
    expect(svg).toContain(LONG_LABELS.C.name);
  });

  test('escapes every text', () => {
    const hostile = `</title><script>alert("1")</script>&'\u0000`;
    const labels = { ...LONG_LABELS, O: { name: hostile, lowPole: hostile, highPole: hostile } };
    const svg = spectrumSvg(
      input({ labels, title: hostile, description: hostile, notScored: hostile, fontFamily: `"><script>` }),
    );
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  });

  test('the dark theme changes only colours', () => {
    const noColour = (svg: string): string => svg.replaceAll(/#[0-9a-f]{6}/g, '');
    expect(noColour(spectrumSvg(input({ theme: 'dark' })))).toBe(noColour(spectrumSvg(input())));
  });
});

describe('spectrumGeometry', () => {
  test('a range covers its outer steps completely, with the point in the middle of its step', () => {
    const { rows, ticks } = spectrumGeometry(input({ ranges: { O: { min: 5, max: 5 } } }));
    const range = rows[0]?.range;
    expect((range?.x ?? 0) + (range?.width ?? 0) / 2).toBeCloseTo(ticks[4]?.x ?? Number.NaN);
    expect(rows[0]?.point?.x).toBe(ticks[4]?.x);
  });

  test('a known standard score has its exact position', () => {
    const score = { stanine: 6, z: 0.35, low: 4.5, high: 7 };
    const { rows, ticks } = spectrumGeometry(input({ scores: { ...scores(5), O: score } }));
    const [five = Number.NaN, six = Number.NaN] = ticks.slice(4, 6).map(({ x }) => x);
    expect(rows[0]?.point?.x).toBeCloseTo(five + 0.7 * (six - five));
    expect(rows[0]?.point?.stanine).toBe(6);
  });

  test.each([300, 390, 519, 520, 640, 900])('long German labels do not overlap and fit at %i px', (width) => {
    const { rows, layout, nameX, letterWidth, track, valueX, ...geometry } = spectrumGeometry(
      input({ width }),
    );
    expect(layout).toBe(width < 520 ? 'compact' : 'wide');
    let bottom = 0;
    for (const row of rows) {
      const nameEnd =
        nameX + letterWidth + Math.max(...row.nameLines.map((line) => estimateTextWidth(line, 14)));
      expect(nameEnd).toBeLessThanOrEqual(layout === 'wide' ? track.x1 : valueX - 20);
      for (const [index, low] of row.lowPoleLines.entries()) {
        const both = estimateTextWidth(low, 11.5) + estimateTextWidth(row.highPoleLines[index] ?? '', 11.5);
        expect(both).toBeLessThan(track.x2 - track.x1);
      }
      expect(row.nameBaseline - 14).toBeGreaterThanOrEqual(bottom - 5);
      bottom = row.poleBaseline;
      expect(row.lowPoleLines.join(' ')).not.toContain('…');
    }
    expect(geometry.axisBaseline).toBeLessThan(geometry.height);
  });

  test('all marks stay inside the picture', () => {
    const stanine = fc.integer({ min: 1, max: 9 });
    const half = fc.double({ min: 0, max: 4, noNaN: true });
    const score = fc.option(
      fc
        .tuple(stanine, half, fc.option(fc.double({ min: -4, max: 4, noNaN: true }), { nil: undefined }))
        .map(([s, h, z]) => ({ stanine: s, z, low: Math.max(1, s - h), high: Math.min(9, s + h) })),
    );
    const range = fc.option(fc.tuple(stanine, stanine), { nil: undefined });
    const perTrait = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<Record<ChartTrait, T>> =>
      fc.record({ O: one, C: one, E: one, A: one, ES: one });
    const data: fc.Arbitrary<SpectrumData> = fc.record({
      scores: perTrait(score),
      ranges: perTrait(
        range.map((pair) => pair && { min: Math.min(...pair), max: Math.max(...pair) }),
      ) as fc.Arbitrary<NonNullable<SpectrumData['ranges']>>,
      labels: perTrait(
        fc.record({ name: fc.string(), lowPole: fc.string(), highPole: fc.string({ maxLength: 200 }) }),
      ),
      width: fc.integer({ min: 280, max: 1200 }),
      layout: fc.constantFrom('wide' as const, 'compact' as const, undefined),
    });
    fc.assert(
      fc.property(data, (each) => {
        const { rows, width, height, track } = spectrumGeometry(each);
        expect(track.x1).toBeLessThan(track.x2);
        for (const { point, bar, range: band, y } of rows) {
          expect(y).toBeGreaterThan(10);
          expect(y).toBeLessThan(height - 10);
          if (point) {
            expect(point.x).toBeGreaterThanOrEqual(9);
            expect(point.x).toBeLessThanOrEqual(width - 9);
          }
          if (bar && point) {
            expect(bar.x1).toBeLessThanOrEqual(point.x);
            expect(bar.x2).toBeGreaterThanOrEqual(point.x);
            expect(bar.x1).toBeGreaterThanOrEqual(track.x1);
            expect(bar.x2).toBeLessThanOrEqual(track.x2);
          }
          if (band) {
            expect(band.width).toBeGreaterThan(0);
            expect(band.x).toBeGreaterThanOrEqual(track.x1);
            expect(band.x + band.width).toBeLessThanOrEqual(track.x2 + 1e-6);
          }
        }
      }),
    );
  });
});
