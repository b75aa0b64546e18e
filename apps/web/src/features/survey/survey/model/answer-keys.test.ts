import { describe, expect, it } from 'vitest';
import { readKey } from './answer-keys.ts';

const values = [1, 2, 3, 4];
const read = (key: string, selectedValue?: number, focusedValue?: number) =>
  readKey(key, { values, selectedValue, focusedValue });

describe('readKey', () => {
  it('answers with the digit of a box and leaves all other keys to the browser', () => {
    expect(read('3')).toEqual({ kind: 'answer', value: 3 });
    expect(read('2', 4, 4)).toEqual({ kind: 'answer', value: 2 });
    for (const key of ['0', '5', 'a', 'Tab', 'Escape', 'PageDown']) expect(read(key)).toBeUndefined();
  });

  it('selects with arrows like a radio group, also from the statement', () => {
    expect(read('ArrowDown')).toEqual({ kind: 'select', value: 1 });
    expect(read('ArrowUp')).toEqual({ kind: 'select', value: 4 });
    expect(read('ArrowRight', 4, 4)).toEqual({ kind: 'select', value: 1 });
    expect(read('ArrowLeft', 1, 1)).toEqual({ kind: 'select', value: 4 });
    expect(read('ArrowRight', undefined, 1)).toEqual({ kind: 'select', value: 2 });
    expect(read('ArrowDown', 2)).toEqual({ kind: 'select', value: 3 });
  });

  it('does not answer by Enter or Space with a box that was not selected', () => {
    expect(read('Enter', undefined, 1)).toEqual({ kind: 'confirm' });
    expect(read(' ')).toEqual({ kind: 'confirm' });
    expect(read(' ', undefined, 1)).toEqual({ kind: 'select', value: 1 });
    expect(read(' ', 1, 1)).toEqual({ kind: 'confirm' });
  });
});
