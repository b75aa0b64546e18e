import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { describe, expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');

/** Components that print or draw a fit or a trait; each needs the mark of a doubtful result. */
const SCORE_PATTERN =
  /\bstanine\b|\bpercentile\b|\bfit\.score\b|fit\.value|number\(fit\)|<FitMark|<FitLine|<TraitScale|<TraitLine|(?:spectrum|radar|dotRows)Svg/;
/** The mark itself, or components that include it with the band. */
const MARKS = /<Doubt(?:Mark|Line|Sign)|<GroupDoubt|<BandWord|<BandPill|<FitText|<FitShown|<FitSummary/;
/** Files whose figures get their mark from another file. */
const OTHERS: Readonly<Record<string, string>> = {
  'features/measures/distributions/components/signature.tsx': 'features/groups/teams/pages/teams-page.tsx',
  'features/measures/insights/components/trait-card.tsx':
    'features/measures/insights/components/insight-frame.tsx',
  'features/measures/insights/pages/communication-style-page.tsx':
    'features/measures/insights/components/insight-frame.tsx',
  'features/talents/person/components/trait-line.tsx': 'features/talents/person/components/fit-role-card.tsx',
  'features/survey/survey/components/trait-spectrum.tsx': 'features/survey/survey/components/result-view.tsx',
  'features/survey/survey/components/trait-table.tsx': 'features/survey/survey/components/result-view.tsx',
  'features/vacancies/role/components/range-plot.tsx': 'features/vacancies/role/components/ranges-panel.tsx',
};
/** Pictures that explain the product. */
const EXAMPLES = /^(?:features\/shell\/(?:video-guide|welcome)|ui\/specimen)\//;

function listSources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !EXAMPLES.test(file),
  );
}

describe('A figure of a person', () => {
  const scoreFiles = listSources().filter((file) =>
    SCORE_PATTERN.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );

  it('is printed by several components', () => {
    expect(scoreFiles.length).toBeGreaterThan(5);
  });

  it.each(scoreFiles)('has the mark of a doubtful result: %s', (file) => {
    const source = readFileSync(path.join(SOURCES, OTHERS[file] ?? file), 'utf8');
    expect(source).toMatch(OTHERS[file] === undefined ? MARKS : /data-doubt|<Doubt|<GroupDoubt|<FitSummary/);
  });

  it('is not called a lie, in either language', () => {
    for (const text of [...Object.values(doubtEn), ...Object.values(doubtDe)]) {
      expect(text).not.toMatch(/\blie|\bliar|cheat|honest|fake|lüg|gelogen|unehrlich|betrüg|täusch/i);
    }
  });
});
