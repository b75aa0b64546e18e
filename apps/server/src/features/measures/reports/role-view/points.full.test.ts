import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { nextWhole, randomStream } from '@quint/psychometrics/random.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';

const random = randomStream(41);
const ROUNDS = 40;

function drawRanges(): RoleRanges {
  return Object.fromEntries(
    TRAITS.map((trait) => {
      const [one, other] = [nextWhole(random, 1, 9), nextWhole(random, 1, 9)];
      const weight = nextWhole(random, 1, 3);
      return [trait, { min: Math.min(one, other), max: Math.max(one, other), weight }];
    }),
  );
}

const sumOf = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + Number(number), 0);

/** The printed calculation and the column of costs. */
function printCalculation(language: 'en' | 'de', ranges: RoleRanges) {
  const stanines = Object.fromEntries(TRAITS.map((trait) => [trait, nextWhole(random, 1, 9)]));
  const score = sampleScore({ ...SAMPLE_STANINES, ...stanines });
  const role = sampleRole({ ...SAMPLE_STANINES, ...stanines }, ranges);
  const { chapters } = buildRoleFitDocument({ ...sampleReport({ language, score }), role });
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const figure = blocks.find((block) => block.kind === 'figure');
  const table = blocks.find((block) => block.kind === 'table');
  const text = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return { fit: role.fit.fit, lines: figure?.lines ?? [], rows: table?.rows ?? [], text };
}

describe.each(LANGUAGES)('the points of a role-fit report in %s', (language) => {
  it('add up as printed, in the calculation, the table and the sentences', () => {
    let comparedCount = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fit, lines, rows, text } = printCalculation(language, drawRanges());
      if (fit === null) continue;
      const calculation = lines.find((line) => /100.* = /.test(line)) ?? '';
      const parts = [...calculation.matchAll(/\u2212 (\S+) \(/g)].map(([, points = '']) => points);
      expect(calculation).toMatch(new RegExp(` = ${fit}$`));
      expect(sumOf(parts)).toBe(100 - fit);
      expect(sumOf(rows.map((row) => row.at(-1) ?? ''))).toBe(100 - fit);
      const statedPoints = text.flatMap((line) => /(?:costs|kostet) (\d+)/.exec(line)?.[1] ?? []);
      expect(sumOf(statedPoints)).toBe(100 - fit);
      comparedCount += 1;
    }
    expect(comparedCount).toBeGreaterThan(ROUNDS / 2);
  });
});
