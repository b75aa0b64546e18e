import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../base/languages.ts';
import { getDocumentTexts } from './bank.ts';

const TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
type Leaf = readonly [path: string, text: string];

/** All texts in a node as [path, text]; fails on anything that is neither text nor container. */
function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`No text at ${path}`);
  return Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

const BOARDS = /Diagnostik- und Testkuratoriums?|DIN 33430/g;

/** Matches whole words, also beside umlauts, which \b does not support. */
const toPattern = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu');

describe.each(LANGUAGES)('texts of the other reports and the manual in %s', (language) => {
  const texts = getDocumentTexts(language);
  const all = leaves(texts);

  it('describe for a team the meaning of each trait, at three positions, two spreads and in two clusters, with a question', () => {
    expect(Object.keys(texts.team.traits).filter((key) => key.length <= 2)).toEqual(TRAITS);
    for (const trait of TRAITS) {
      const { question, narrow, wide, camps, ...levelTexts } = texts.team.traits[trait];
      expect(Object.keys(levelTexts)).toEqual(['low', 'middle', 'high']);
      for (const text of [...Object.values(levelTexts), narrow, wide, camps]) {
        expect(text.length, `${trait}: ${text.length}`).toBeGreaterThanOrEqual(100);
        expect(text.length, `${trait}: ${text.length}`).toBeLessThanOrEqual(300);
        expect(text, trait).toMatch(
          toPattern(
            'may|might|likely|probably|can|could|vielleicht|vermutlich|wohl|kann|können|könnten?|könnte|ließe',
          ),
        );
      }
      expect(question).toMatch(/\?$/);
      expect(new Set([...Object.values(levelTexts), narrow, wide, camps, question]).size).toBe(7);
    }
  });

  it('are complete sentences without stray marks', () => {
    for (const [path, text] of all) {
      expect(text.trim(), path).toBe(text);
      expect(text.length, path).toBeGreaterThan(0);
      expect(text, path).not.toMatch(/ {2}|\.\.\.|\n|'|"/);
      expect(text.replaceAll(/\{\{\w+\}\}/g, ''), path).not.toMatch(/[{}<>]/);
    }
  });

  it('contain no judgements and promises', () => {
    const forbidden = [
      /diagnos|disorder|patholog|abnormal|störung|krankhaft|therap/i,
      /certified|zertifiziert|DIN 33430/i,
      toPattern('types?|typ|typen|typisch\\p{L}*|typical(?:ly)?'),
      toPattern('you are an?|you’re an?|du bist ein\\p{L}*'),
      toPattern('he|she|him|his|her|hers|himself|herself|er hat|sie hat'),
      toPattern(
        '(?:un)?suit(?:ed|able|ability)|(?:un)?fit for|qualified|(?:un)?geeignet\\p{L}*|eignung|eignet',
      ),
      toPattern('predict\\p{L}*|prognos\\p{L}*|guarantees|garantier\\p{L}*'),
      toPattern('weakness(?:es)?|schwäche\\p{L}*|deficit\\p{L}*|defizit\\p{L}*'),
    ];
    // The manual names the standard and the review board, without claiming a certification.
    const claims = all
      // Titles of other works are quoted unchanged.
      .filter(([path]) => !path.startsWith('manual.sources.points'))
      .map(([path, text]): Leaf => [path, text.replaceAll(BOARDS, '')]);
    expect(claims.filter(([, text]) => forbidden.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});

describe('both languages', () => {
  const german = new Map(leaves(getDocumentTexts('de')));

  it('have the same parts and the same placeholders', () => {
    const english = leaves(getDocumentTexts('en'));
    expect([...german.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english) {
      expect(placeholders(german.get(path) ?? ''), path).toEqual(placeholders(text));
    }
  });
});
