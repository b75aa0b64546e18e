import { describe, expect, it } from 'vitest';
import { interpolate } from '../../base/interpolate.ts';
import { findingsDe } from './findings.de.ts';
import { findingsEn } from './findings.en.ts';
import type { FormatPhrase, RangeStatus } from './sentences.ts';
import { fitSentence, rangeSentence, reasonSentences, shortNames, traitSentence } from './sentences.ts';

const english: FormatPhrase = (key, values = {}) => interpolate(findingsEn[key], values);
const german: FormatPhrase = (key, values = {}) => interpolate(findingsDe[key], values);
const names = ['Anna', 'Nele', 'Samuel', 'Kim'];
const pair = { first: 0, second: 2 };

describe('the sentences of a comparison', () => {
  it('name the pair that differs, and the people who could be either', () => {
    const finding = { kind: 'pair', pair, either: 1 } as const;
    expect(traitSentence({ say: english, names }, finding)).toBe(
      'Anna and Samuel differ; Nele could be either',
    );
    expect(fitSentence({ say: german, names }, finding)).toBe(
      'Passung: Anna und Samuel unterscheiden sich; Nele kann zu beiden gehören.',
    );
    expect(traitSentence({ say: english, names }, { ...finding, either: undefined })).toBe(
      'Anna and Samuel differ',
    );
  });

  it('name at most two pairs of four people', () => {
    const pairs = [pair, { first: 1, second: 2 }, { first: 2, second: 3 }];
    expect(traitSentence({ say: english, names }, { kind: 'pairs', pairs })).toBe(
      'Anna and Samuel differ; Nele and Samuel differ',
    );
  });

  it('state who is outside the range and what it costs', () => {
    const inside: RangeStatus = { trait: 'O', kind: 'inside', side: undefined, steps: 0, cost: '0' };
    const border: RangeStatus = { trait: 'O', kind: 'border', side: 'below', steps: 1, cost: '5' };
    const outside: RangeStatus = { trait: 'C', kind: 'outside', side: 'below', steps: 2, cost: '10' };
    const people = { say: english, names };
    expect(rangeSentence(people, [border, inside, inside])).toBe('Anna just outside, costs 5');
    expect(rangeSentence(people, [inside, inside, outside])).toBe('Samuel two below the range, costs 10');
    expect(rangeSentence(people, [inside, undefined, inside])).toBe('Both inside the range');
    expect(reasonSentences(english, [border, { ...border, trait: 'ES' }]).map(({ text }) => text)).toEqual([
      'Openness and emotional stability just outside, cost 5 each.',
    ]);
    expect(reasonSentences(german, [border, outside]).map(({ text }) => text)).toEqual([
      'Gewissenhaftigkeit zwei darunter, kostet 10.',
      'Offenheit knapp außerhalb, kostet 5.',
    ]);
  });

  it('use first names, and full ones if two share one', () => {
    expect(shortNames(['Anna Kowalski', 'Hanna *****', 'Anna Lang'])).toEqual([
      'Anna Kowalski',
      'Hanna',
      'Anna Lang',
    ]);
  });
});
