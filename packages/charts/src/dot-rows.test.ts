import { describe, expect, it } from 'vitest';
import { drawDotShape, dotRowsSvg } from './dot-rows.ts';
import { radarOverlaySvg } from './radar-overlay.ts';

const LABELS = { idPrefix: 'x', title: 'Anna & Nele', description: 'five traits' };

describe('dotRowsSvg', () => {
  const svg = dotRowsSvg({
    ...LABELS,
    notScored: 'not scored',
    rows: [
      {
        trait: 'O',
        name: 'Openness',
        lowPole: 'Proven',
        highPole: 'New',
        range: { min: 5, max: 8 },
        dotRows: [{ position: 4.1, low: 2.7, high: 5.5, isDoubtful: false }, null],
      },
    ],
  });

  it('draws point, bar and range at their exact positions, and labels people without a result', () => {
    const xs = (mark: string, name: string) =>
      new RegExp(`<[^>]*${name}="([\\d.]+)"[^>]*data-mark="${mark}"`).exec(svg)?.[1];
    const x = (value: number) => 168 + ((value - 0.5) / 9) * (636 - 168);
    expect(Number(xs('error', 'x1'))).toBeCloseTo(x(2.7), 1);
    expect(Number(xs('error', 'x2'))).toBeCloseTo(x(5.5), 1);
    expect(Number(xs('range', ' x'))).toBeCloseTo(x(4.5), 1);
    expect(svg).toContain('not scored');
    expect(svg).toContain('Anna &amp; Nele');
  });
});

describe('drawDotShape', () => {
  const look = { x: 5, y: 5, size: 10, ink: '#111111', paper: '#eeeeee' };

  it.each([0, 1, 2, 3])(
    'fills the shape of person %i, and leaves it hollow for a doubtful result',
    (index) => {
      const solid = drawDotShape(index, { ...look, isDoubtful: false });
      const hollow = drawDotShape(index, { ...look, isDoubtful: true });
      expect(solid).toContain('fill="#111111"');
      expect(hollow).toContain('fill="#eeeeee" stroke="#111111"');
    },
  );
});

describe('radarOverlaySvg', () => {
  it('closes complete outlines, and leaves a gap for an unscored trait', () => {
    const svg = radarOverlaySvg({
      ...LABELS,
      people: [
        { shape: { O: 5, C: 5, E: 5, A: 5, ES: 5 }, isDoubtful: false },
        { shape: { O: 5, C: null, E: 5, A: 5, ES: 5 }, isDoubtful: false },
      ],
    });
    const outlineOf = (personNumber: number) =>
      new RegExp(`data-person="${personNumber}"><path d="([^"]+)"`).exec(svg)?.[1] ?? '';
    expect(outlineOf(1)).toMatch(/^M[^M]+Z$/);
    expect(outlineOf(2).match(/M/g)).toHaveLength(2);
    expect(outlineOf(2)).not.toContain('Z');
  });
});
