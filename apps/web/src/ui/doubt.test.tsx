import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { doubtDe } from '@quint/phrases/doubt.de.ts';
import { doubtEn } from '@quint/phrases/doubt.en.ts';
import { describe, expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');

/** The components that print a fit or a trait of a person as a figure; each needs the mark of a doubtful result. */
const FIGURES =
  /\{(?:of\.|person\.)?fit\.score\}|\{sheet\.fit\.value\}|\{bar\.stanine\}|fit\.score === null \? null/;
/** What brings the mark: the mark itself, or a component that draws it with the band. */
const MARKS = /<Doubt(?:Mark|Line)|<GroupDoubt|<BandWord|<BandPill|<FitWords|<FitSummary/;
/** Files that show figures of no person, or whose caller draws the mark beside them. */
const OTHERS: readonly string[] = ['features/comparison/components/people-card.tsx'];

function listSources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
}

describe('A figure of a person', () => {
  const figures = listSources().filter((file) =>
    FIGURES.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );

  it('is printed by several components', () => {
    expect(figures.length).toBeGreaterThan(5);
  });

  it.each(figures.filter((file) => !OTHERS.includes(file)))(
    'has the mark of a doubtful result: %s',
    (file) => {
      expect(readFileSync(path.join(SOURCES, file), 'utf8')).toMatch(MARKS);
    },
  );

  it('is never said to be a lie, in either language', () => {
    for (const text of [...Object.values(doubtEn), ...Object.values(doubtDe)]) {
      expect(text).not.toMatch(/\blie|\bliar|cheat|honest|fake|lüg|gelogen|unehrlich|betrüg|täusch/i);
    }
  });
});
