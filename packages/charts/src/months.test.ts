import { describe, expect, it } from 'vitest';
import { monthsSvg } from './months.ts';

const draw = (values: readonly number[], width = 640) =>
  monthsSvg({
    idPrefix: 'p',
    title: 'Amounts <less refunds>',
    description: 'In words',
    width,
    months: values.map((value, index) => ({ label: `m${index}`, value })),
    format: (value) => `€${value}`,
  });

const heightsOf = (svg: string) =>
  [...svg.matchAll(/height="([\d.]+)" rx="[\d.]+" fill="[^"]+" data-mark="month"/g)].map(([, height]) =>
    Number(height),
  );

describe('the columns of months', () => {
  it('are as high as their values, on lines at round values', () => {
    const svg = draw([0, 500, 1000]);
    const [none, half = 0, whole] = heightsOf(svg);
    expect([none, whole]).toEqual([0, half * 2]);
    for (const value of ['€0', '€250', '€500', '€750', '€1000']) expect(svg).toContain(`>${value}<`);
    expect(svg).toContain('Amounts &lt;less refunds&gt;');
  });

  it('are negative if refunds exceed the revenue', () => {
    const svg = draw([300, -300]);
    const [up = 0, down] = heightsOf(svg);
    expect(down).toBeCloseTo(up, 1);
    expect(svg).toContain('>€-300<');
  });

  it('can all be empty', () => {
    expect(heightsOf(draw(Array.from({ length: 24 }, () => 0)))).toEqual(Array.from({ length: 24 }, () => 0));
  });

  it('are labelled less often when space is limited, always including the last', () => {
    const values = Array.from({ length: 24 }, (_, index) => index);
    expect(draw(values, 320)).toContain('>m23<');
    expect(draw(values, 320)).not.toContain('>m22<');
    expect(draw(values, 2000)).toContain('>m22<');
  });
});
