import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { radarGeometry, radarSvg } from './radar.ts';
import type { RadarInput } from './radar.ts';
import type { RadarShape } from './radar-frame.ts';
import { CHART_TRAITS } from './traits.ts';

const PERSON: RadarShape = { O: 6.7, C: 6, E: 5.2, A: 7, ES: 3 };
const RANGES = { O: { min: 5, max: 8 }, C: { min: 6, max: 9 } };

function input(over: Partial<RadarInput> = {}): RadarInput {
  return {
    shape: PERSON,
    isDoubtful: false,
    idPrefix: 'r',
    title: 'Profile shape',
    description: 'The table says the same',
    ...over,
  };
}

describe('radarSvg', () => {
  test('has hollow corners for a doubtful result', () => {
    const hollow = /<circle [^>]*fill="#ffffff" stroke="#6b4ce6"[^>]*data-mark="corner"/g;
    expect(radarSvg(input()).match(hollow)).toBeNull();
    expect(radarSvg(input({ isDoubtful: true })).match(hollow)).toHaveLength(CHART_TRAITS.length);
  });

  test('is a named picture with the five letters in the order O C E A ES', () => {
    const svg = radarSvg(input());
    expect(svg).toContain('role="img"');
    const letters = [...svg.matchAll(/>(O|C|E|A|ES)<\/text>/g)].map((match) => match[1]);
    expect(letters).toEqual([...CHART_TRAITS]);
    expect(svg.match(/data-mark="corner"/g)).toHaveLength(5);
  });

  test('has points only at the person’s values, and letters at the ends of the axes', () => {
    expect(radarSvg(input()).match(/<circle/g)).toHaveLength(5);
  });

  test('draws the range of a role as one ring behind the person', () => {
    const svg = radarSvg(input({ ranges: RANGES }));
    expect(svg.match(/data-mark="range"/g)).toHaveLength(1);
    expect(svg).toContain('fill-rule="evenodd"');
    expect(svg.indexOf('data-mark="range"')).toBeLessThan(svg.indexOf('data-mark="person"'));
    expect(radarSvg(input())).not.toContain('data-mark="range"');
  });

  test('sets no text smaller than 11 px', () => {
    const sizes = [...radarSvg(input()).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  test('leaves a gap at an unscored scale instead of a corner', () => {
    const svg = radarSvg(input({ shape: { ...PERSON, C: null } }));
    expect(svg.match(/data-mark="corner"/g)).toHaveLength(4);
    expect(svg).not.toContain('fill-opacity');
    expect(svg).not.toContain('NaN');
  });

  test('escapes its texts and writes no style', () => {
    const svg = radarSvg(input({ title: '<b>', description: '"&"' }));
    expect(svg).toContain('&lt;b&gt;');
    expect(svg).toContain('&quot;&amp;&quot;');
    expect(svg).not.toContain('style');
  });
});

describe('radarGeometry', () => {
  test('the first axis points up, the others follow clockwise', () => {
    const { points, centre } = radarGeometry({ shape: PERSON });
    const [o, c, e, a, es] = points;
    expect(o?.x).toBeCloseTo(centre);
    expect(o?.y).toBeLessThan(centre);
    expect(c?.x).toBeGreaterThan(centre);
    expect(e?.y).toBeGreaterThan(centre);
    expect(a?.y).toBeGreaterThan(centre);
    expect(es?.x).toBeLessThan(centre);
  });

  test('every corner is inside the picture, further out for a higher value', () => {
    const value = fc.option(fc.double({ min: 1, max: 9, noNaN: true }));
    const shape = fc.record({ O: value, C: value, E: value, A: value, ES: value });
    fc.assert(
      fc.property(shape, fc.integer({ min: 160, max: 900 }), (person, size) => {
        const { points, centre, radius } = radarGeometry({ shape: person, size });
        for (const [index, point] of points.entries()) {
          const trait = CHART_TRAITS[index] ?? 'O';
          if (!point) {
            expect(person[trait]).toBeNull();
            continue;
          }
          const out = Math.hypot(point.x - centre, point.y - centre);
          expect(out).toBeCloseTo((radius * (person[trait] ?? 0)) / 9, 4);
          expect(out).toBeLessThan(centre);
        }
      }),
    );
  });
});
