import { describe, expect, it } from 'vitest';
import { stripsSvg } from './strips.ts';
import type { StripGroup, StripsInput } from './strips.ts';
import { CHART_TRAITS } from './traits.ts';
import type { ChartTrait } from './traits.ts';

const of = <Value>(value: Value) =>
  Object.fromEntries(CHART_TRAITS.map((trait) => [trait, value])) as Record<ChartTrait, Value>;
const GROUP: StripGroup = { stanines: [2, 4, 4, 5, 9], median: 4, from: 4, to: 5 };

function draw(over: Partial<StripsInput> = {}): string {
  return stripsSvg({
    groups: of<StripGroup | null>(GROUP),
    labels: of({ name: 'Openness & more', lowPole: 'Proven', highPole: 'New' }),
    empty: 'no value',
    idPrefix: 'team',
    title: 'How the results lie',
    description: 'Five lines',
    ...over,
  });
}

describe('stripsSvg', () => {
  it('draws a dot per person, the median and the middle half of every trait', () => {
    const svg = draw();
    expect(svg.match(/<circle /g)).toHaveLength(5 * CHART_TRAITS.length);
    expect(svg.match(/data-mark="median"/g)).toHaveLength(5);
    expect(svg.match(/data-mark="middle-half"/g)).toHaveLength(5);
    expect(svg).toContain('<title id="chart-team-title">How the results lie</title>');
    expect(svg).toContain('Openness &amp; more');
    expect(svg).not.toContain('style=');
    expect(draw()).toBe(svg);
  });

  it('puts the name above the dots where it is narrow', () => {
    const places = (over: Partial<StripsInput>) => {
      const svg = draw({ width: 340, ...over });
      const nameAt = /y="([\d.]+)"[^>]*>Openness/.exec(svg)?.[1];
      return { name: Number(nameAt), dots: Number(/cy="([\d.]+)"/.exec(svg)?.[1]) };
    };
    const [compact, wide] = [places({ layout: 'compact' }), places({})];
    expect(compact.name).toBeLessThan(compact.dots - 30);
    expect(wide.name).toBeGreaterThan(wide.dots);
  });

  it('draws the range of a role, and none over the whole scale', () => {
    const svg = draw({ ranges: { O: { min: 4, max: 6 }, C: { min: 1, max: 9 } } });
    expect(svg.match(/data-mark="range"/g)).toHaveLength(1);
  });

  it('says where there is nothing to draw, and keeps many people inside the picture', () => {
    expect(draw({ groups: of(null) }).match(/no value/g)).toHaveLength(5);
    const crowd: StripGroup = { ...GROUP, stanines: Array.from({ length: 500 }, () => 5) };
    const heights = [...draw({ groups: of<StripGroup | null>(crowd) }).matchAll(/cy="([\d.-]+)"/g)];
    expect(Math.min(...heights.map(([, y]) => Number(y)))).toBeGreaterThan(0);
  });
});
