import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './base/languages.ts';
import { listTexts } from './testing/texts.ts';

const GLOSSARY = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');

/** The tables of the glossary: each row by the names of its columns. */
function readTables(): Record<string, string>[][] {
  const blocks = GLOSSARY.split(/\n(?!\|)/).map((block) =>
    block.split('\n').filter((line) => line.startsWith('|')),
  );
  return blocks
    .filter((lines) => lines.length > 2)
    .map(([head = '', , ...rows]) => {
      const names = cellsOf(head);
      return rows.map((row) =>
        Object.fromEntries(cellsOf(row).map((cell, index) => [names[index] ?? '', cell])),
      );
    });
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((part) => part.trim().replaceAll('`', ''))
    .filter((part) => part !== '');
}

const [terms = [], exceptions = []] = readTables();
const COLUMNS: Readonly<Record<Language, string>> = { en: 'not in English', de: 'not in German' };

/** Whole words only; an address such as anna@mail.example contains none. */
function patternOf(word: string): RegExp {
  const [first = '', ...otherLetters] = word;
  const start = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first;
  return new RegExp(`(?<![\\p{L}\\d@._-])${start}${otherLetters.join('')}(?![\\p{L}\\d@_-]|\\.\\p{L})`, 'u');
}

function isException(word: string, language: Language, file: string): boolean {
  return exceptions.some(
    (row) =>
      listOf(row.word).includes(word) &&
      listOf(row.language).includes(language) &&
      listOf(row.where).includes(file),
  );
}

describe('The glossary', () => {
  it('lists words that no text uses, with the allowed exceptions', () => {
    expect(terms.length).toBeGreaterThan(30);
    expect(Object.keys(terms[0] ?? {})).toEqual(['English', 'German', COLUMNS.en, COLUMNS.de, 'what it is']);
    expect(Object.keys(exceptions[0] ?? {})).toEqual(['word', 'language', 'where', 'why']);
    for (const { why, where } of exceptions) expect(why, where).not.toBe('');
  });

  it.each(LANGUAGES)('applies to every text in %s', async (language) => {
    const forbidden = terms.flatMap((row) => listOf(row[COLUMNS[language]]));
    expect(forbidden.length).toBeGreaterThan(20);
    const texts = (await listTexts()).filter((text) => text.language === language);
    const violations = forbidden.flatMap((word) => {
      const pattern = patternOf(word);
      return texts
        .filter(({ file, text }) => pattern.test(text) && !isException(word, language, file))
        .map(({ file, key }) => `${file} ${key}: "${word}"`);
    });
    expect(violations).toEqual([]);
  });
});
