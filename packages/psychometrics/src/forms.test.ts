import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';

describe('getForm', () => {
  it('leaves O6, N3 and N5 out of the work form', () => {
    const form = getForm('ipip-neo-work@2');
    expect(form.items).toHaveLength(108);
    expect(form.facets.map((entry) => entry.facet).join(' ')).toBe(
      'O1 O2 O3 O4 O5 C1 C2 C3 C4 C5 C6 E1 E2 E3 E4 E5 E6 A1 A2 A3 A4 A5 A6 N1 N2 N4 N6',
    );
    expect(form.facets.every((entry) => entry.items.length === 4)).toBe(true);
    expect(form.boxes).toBe(4);
  });

  it('shows the instructed items near one half and five sixths of the work form', () => {
    const { order, instructedAnswers } = getForm('ipip-neo-work@2');
    expect(order).toHaveLength(110);
    expect(order.indexOf(1001)).toBe(54);
    expect(order.indexOf(1002)).toBe(91);
    expect([...instructedAnswers]).toEqual([
      [1001, 2],
      [1002, 4],
    ]);
  });

  it('asks the same items with the same keys in every version of the work form', () => {
    const [first, second] = [getForm('ipip-neo-work@1'), getForm('ipip-neo-work@2')];
    expect(second.items).toEqual(first.items);
    expect(second.order).toEqual(first.order);
    expect([...first.instructedAnswers.values()]).toEqual([3, 3]);
  });

  it.each([1, 2, 3, 4])('detects a straight line of box %i by the instructed items', (box) => {
    const right = [...getForm('ipip-neo-work@2').instructedAnswers.values()].filter(
      (answer) => answer === box,
    );
    expect(right.length).toBe(box % 2 === 0 ? 1 : 0);
  });

  it('keeps the published order', () => {
    const scoredNumbers = getForm('ipip-neo-work@2').items.map((item) => item.number);
    expect(scoredNumbers).toEqual(scoredNumbers.toSorted((a, b) => a - b));
    expect(getForm('ipip-neo-120/5').order).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('gives the reference forms 30 facets, no instructed items and their boxes', () => {
    for (const [id, boxes] of [
      ['ipip-neo-120/4', 4],
      ['ipip-neo-120/5', 5],
    ] as const) {
      const form = getForm(id);
      expect(form).toMatchObject({ instrument: id, boxes });
      expect(form.facets).toHaveLength(30);
      expect(form.instructedAnswers.size).toBe(0);
    }
  });

  it.each(['', 'ipip-neo-work@3', '__proto__', 'constructor', 7, null, undefined, {}])('refuses %j', (id) => {
    expect(() => getForm(id)).toThrow(expect.objectContaining({ code: 'unknown_instrument' }));
  });
});
