import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { keyedAnswer, readSheet } from './sheet.ts';
import type { SheetInput } from './sheet.ts';

const read = (change: Record<string, unknown>) =>
  readSheet({ instrument: 'ipip-neo-work@2', answers: { 1: 2 }, ...change } as SheetInput);
const withCode = (code: string) => expect.objectContaining({ code });

describe('readSheet', () => {
  it('keeps answers, times and order', () => {
    const sheet = read({ answers: { 1: 4, 1001: 3 }, seconds: { 1: 2.5 } });
    expect([...sheet.answers]).toEqual([
      [1, 4],
      [1001, 3],
    ]);
    expect(sheet.seconds.get(1)).toBe(2.5);
    expect(sheet.order).toBe(getForm('ipip-neo-work@2').order);
  });

  it.each([
    '11',
    '28',
    '0',
    '121',
    '1003',
    '01',
    '1.0',
    '1e1',
    ' 1',
    '-1',
    'NaN',
    '',
    'constructor',
    '__proto__',
  ])('refuses item %j', (key) => {
    const answers: unknown = JSON.parse(`{${JSON.stringify(key)}: 1}`);
    expect(() => read({ answers })).toThrow(withCode('unknown_item'));
  });

  it('knows the instructed items in the work form only', () => {
    expect(() => read({ instrument: 'ipip-neo-120/4', answers: { 1001: 3 } })).toThrow(
      withCode('unknown_item'),
    );
  });

  it.each([0, 5, 2.5, -1, Number.NaN, '3', null, true, [3]])('refuses the answer %j', (answer) => {
    expect(() => read({ answers: { 1: answer } })).toThrow(withCode('answer_out_of_range'));
  });

  it('takes 5 on the five-point form', () => {
    expect(read({ instrument: 'ipip-neo-120/5', answers: { 1: 5 } }).answers.get(1)).toBe(5);
  });

  it.each([-1, Number.POSITIVE_INFINITY, '2', null])('refuses the time %j', (time) => {
    expect(() => read({ seconds: { 1: time } })).toThrow(withCode('seconds_out_of_range'));
  });

  it.each([null, undefined, 'x', [1, 2], 3])('refuses %j as answers', (answers) => {
    expect(() => read({ answers })).toThrow(withCode('invalid_input'));
  });

  it('refuses an order that does not name every scored item once', () => {
    const { order } = getForm('ipip-neo-work@2');
    expect(read({ order: order.toReversed() }).order[0]).toBe(120);
    expect(read({ order: order.filter((number) => number < 1000) }).order).toHaveLength(108);
    for (const wrong of [order.slice(1), [...order, 1], [...order, 11], 'x', [...order.slice(1), '1']]) {
      expect(() => read({ order: wrong })).toThrow(withCode('order_invalid'));
    }
  });
});

describe('keyedAnswer', () => {
  it('turns answers of negatively keyed items', () => {
    expect([1, 2, 3, 4].map((answer) => keyedAnswer(answer, -1, 4))).toEqual([4, 3, 2, 1]);
    expect([1, 3, 5].map((answer) => keyedAnswer(answer, -1, 5))).toEqual([5, 3, 1]);
    expect(keyedAnswer(2, 1, 4)).toBe(2);
  });
});
