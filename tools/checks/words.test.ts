import { expect, it } from 'vitest';
import { lineProblems } from './words.ts';

it.each([
  ['a.ts', '// Whoever wrote it first.'],
  ['a.ts', 'const a = 1; // computed anew'],
  ['a.ts', ' * The fate of a column.'],
  ['a.tsx', '{/* the door to the survey */}'],
  ['README.md', 'Every module stands on a floor.'],
  ['README.md', 'The token lives for an hour.'],
  ['a.sql', '-- Somebody else changed it.'],
  ['a.sql', "comment on table notes is 'Made anew every night.';"],
  ['a.ts', 'const Door = 1;'],
])('refuses in %s: %s', (file, line) => {
  expect(lineProblems(file, line)).toHaveLength(1);
});

it.each([
  ['a.ts', "const text = 'somebody must answer';"],
  ['a.ts', '// Rounds down with floor(median of lows).'],
  ['a.ts', '// The column `anew` keeps its name.'],
  ['README.md', 'There is room for a floor effect, and an in-house team.'],
  ['a.sql', "select 'anew' as lives from doors;"],
])('accepts in %s: %s', (file, line) => {
  expect(lineProblems(file, line)).toEqual([]);
});
