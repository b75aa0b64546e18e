import { describe, expect, it } from 'vitest';

import { interpolate, interpolatePlain } from './interpolate.ts';
import { isolate } from './isolate.ts';

describe('interpolate', () => {
  it.each([
    ['Arabic', 'محمد رضا'],
    ['Hebrew', 'יוסף'],
    ['Thaana', 'ޢަލީ'],
    ['N’Ko', 'ߒߞߏ'],
    ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
    ['Latin and Hebrew', 'Yosef (יוסף)'],
    ['a mark that turns the direction', '\u202eevil'],
  ])('isolates a name in %s', (_, name) => {
    expect(interpolate('{{name}} · 3', { name })).toBe(`\u2068${name}\u2069 · 3`);
    expect(interpolatePlain('{{name}} · 3', { name })).toBe(`${name} · 3`);
  });

  it('leaves other names unchanged', () => {
    for (const name of ['Zoë', 'Мария', '김민수', '王小明', 'สมชาย', 'श्रीनिवास']) {
      expect(interpolate('{{name}}', { name })).toBe(name);
    }
  });

  it('isolates each name of a list', () => {
    expect(interpolate('{{names}}', { names: ['יוסף', 'Ben', 4] })).toBe('\u2068יוסף\u2069, Ben, 4');
  });

  it('leaves anything other than text or number empty', () => {
    expect(interpolate('a{{b}}c{{d}}', { b: null })).toBe('ac');
  });
});

describe('isolate', () => {
  it('isolates a text only once', () => {
    expect(isolate(isolate('יוסף'))).toBe('\u2068יוסף\u2069');
  });
});
