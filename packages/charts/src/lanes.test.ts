import { describe, expect, it } from 'vitest';
import { laneShape, lanesSvg } from './lanes.ts';
import { radarOverlaySvg } from './radar-overlay.ts';

const WORDS = { idPrefix: 'x', title: 'Anna & Nele', description: 'five traits' };

describe('lanesSvg', () => {
  const svg = lanesSvg({
    ...WORDS,
    notScored: 'not scored',
    rows: [
      {
        trait: 'O',
        name: 'Openness',
        lowPole: 'Proven',
        highPole: 'New',
        range: { min: 5, max: 8 },
        lanes: [{ position: 4.1, low: 2.7, high: 5.5, isDoubtful: false }, null],
      },
    ],
  });

  it('draws point, bar and range at their exact places, and says who has no result', () => {
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

describe('laneShape', () => {
  const look = { x: 5, y: 5, size: 10, ink: '#111111', paper: '#eeeeee' };

  it.each([0, 1, 2, 3])(
    'fills the shape of person %i, and leaves it hollow for a doubtful result',
    (place) => {
      const filled = laneShape(place, { ...look, isDoubtful: false });
      const hollow = laneShape(place, { ...look, isDoubtful: true });
      expect(filled).toContain('fill="#111111"');
      expect(hollow).toContain('fill="#eeeeee" stroke="#111111"');
    },
  );
});

describe('radarOverlaySvg', () => {
  it('closes whole outlines, and leaves a gap where a trait was not scored', () => {
    const svg = radarOverlaySvg({
      ...WORDS,
      people: [
        { shape: { O: 5, C: 5, E: 5, A: 5, ES: 5 }, isDoubtful: false },
        { shape: { O: 5, C: null, E: 5, A: 5, ES: 5 }, isDoubtful: false },
      ],
    });
    const outlineOf = (place: number) =>
      new RegExp(`data-person="${place}"><path d="([^"]+)"`).exec(svg)?.[1] ?? '';
    expect(outlineOf(1)).toMatch(/^M[^M]+Z$/);
    expect(outlineOf(2).match(/M/g)).toHaveLength(2);
    expect(outlineOf(2)).not.toContain('Z');
  });
});
