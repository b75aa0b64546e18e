import { describe, expect, it } from 'vitest';
import { stripsSvg } from './strips.ts';
import type { StripGroup, StripsInput } from './strips.ts';
import { CHART_TRAITS } from './traits.ts';
import type { ChartTrait } from './traits.ts';

const of = <Value>(value: Value) =>
  Object.fromEntries(CHART_TRAITS.map((trait) => [trait, value])) as Record<ChartTrait, Value>;
const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const GROUP: StripGroup = { counts: [0, 1, 0, 2, 1, 0, 0, 0, 1], doubtful: NONE, median: 4, from: 4, to: 5 };

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

  it('draws a bar for each of two clusters, and no middle between them', () => {
    const clusters = { low: { from: 1, to: 3 }, high: { from: 7, to: 7 } };
    const svg = draw({ groups: { ...of<StripGroup | null>(GROUP), E: { ...GROUP, clusters } } });
    expect(svg.match(/data-mark="camp"/g)).toHaveLength(2);
    expect(svg.match(/data-mark="median"/g)).toHaveLength(4);
    expect(svg.match(/data-mark="middle-half"/g)).toHaveLength(4);
    const [, last] = svg.match(/<line [^>]*data-mark="camp"[^>]*>/g) ?? [];
    const ends = /x1="([\d.]+)" x2="([\d.]+)"/.exec(last ?? '');
    expect(Number(ends?.[2])).toBeGreaterThan(Number(ends?.[1]));
  });

  it('puts the name above the dots where it is narrow', () => {
    const findPositions = (over: Partial<StripsInput>) => {
      const svg = draw({ width: 340, ...over });
      const nameAt = /y="([\d.]+)"[^>]*>Openness/.exec(svg)?.[1];
      return { name: Number(nameAt), dots: Number(/cy="([\d.]+)"/.exec(svg)?.[1]) };
    };
    const [compact, wide] = [findPositions({ layout: 'compact' }), findPositions({})];
    expect(compact.name).toBeLessThan(compact.dots - 20);
    expect(wide.name).toBeGreaterThan(wide.dots);
  });

  it('breaks long poles into two lines on narrow screens without cutting words', () => {
    const labels = of({
      name: 'Agreeableness',
      lowPole: 'Direkt und hinterfragend',
      highPole: 'Kooperativ und vertrauend',
    });
    const svg = draw({ labels, width: 300, layout: 'compact' });
    for (const word of ['hinterfragend', 'Kooperativ', 'vertrauend']) expect(svg).toContain(word);
    expect(svg).not.toContain('…');
    const heightOf = (text: string) => Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(text)?.[1]);
    expect(heightOf(svg)).toBeGreaterThan(heightOf(draw({ width: 300, layout: 'compact' })));
  });

  it('draws the range of a role, but not over the whole scale', () => {
    const svg = draw({ ranges: { O: { min: 4, max: 6 }, C: { min: 1, max: 9 } } });
    expect(svg.match(/data-mark="range"/g)).toHaveLength(1);
  });

  it('shows a label when there is no data', () => {
    expect(draw({ groups: of(null) }).match(/no value/g)).toHaveLength(5);
  });

  const stackOf = (people: number): StripGroup => ({ ...GROUP, counts: [0, 0, 0, 0, people, 0, 0, 0, 0] });
  const radii = (svg: string) => new Set([...svg.matchAll(/<circle [^>]*r="([\d.]+)"/g)].map(([, r]) => r));

  it('draws one dot per person in one size for all traits, smaller if a value of one trait has many', () => {
    const groups = { ...of<StripGroup | null>(GROUP), E: stackOf(200) };
    const svg = draw({ groups });
    expect(svg.match(/<circle /g)).toHaveLength(4 * 5 + 200);
    expect(radii(svg).size).toBe(1);
    const heights = [...svg.matchAll(/cy="([\d.-]+)"/g)];
    expect(Math.min(...heights.map(([, y]) => Number(y)))).toBeGreaterThan(0);
    expect(radii(draw())).not.toEqual(radii(svg));
  });

  it('states how many people a dot represents if one each does not fit', () => {
    const manyADot = (people: number) => `One dot: ${people} people`;
    expect(draw({ groups: of<StripGroup | null>(stackOf(200)), manyADot })).not.toContain('One dot');
    expect(draw({ groups: of<StripGroup | null>(stackOf(9000)), manyADot })).toContain('One dot: 50 people');
  });

  it('highlights the dots of one person, and draws an imagined one as a ring', () => {
    const keys = [[], ['a'], [], ['b', 'c'], ['d'], [], [], [], ['e']];
    const svg = draw({
      groups: of<StripGroup | null>({ ...GROUP, keys }),
      highlightedKey: 'c',
      imaginedKey: 'e',
    });
    expect(svg.match(/<circle [^>]*stroke="#17142b"[^>]*data-person="c"/g)).toHaveLength(5);
    expect(svg.match(/<circle [^>]*fill="#ffffff"[^>]*data-person="e"/g)).toHaveLength(5);
    expect(svg.match(/fill-opacity="0.3"/g)).toHaveLength(3 * 5);
  });

  it('leaves the dots of doubtful results hollow', () => {
    const doubtful = [0, 0, 0, 1, 0, 0, 0, 0, 1];
    const svg = draw({ groups: of<StripGroup | null>({ ...GROUP, doubtful }) });
    expect(svg.match(/<circle [^>]*fill="#ffffff"[^>]*data-quality="doubtful"/g)).toHaveLength(2 * 5);
    expect(draw()).not.toContain('data-quality');
  });

  it('prints the numbers of a trait under its name', () => {
    const svg = draw({ numbers: { O: '5 results · median 4' } });
    expect(svg.indexOf('5 results')).toBeGreaterThan(svg.indexOf('Openness'));
  });
});
