import { writeFileSync } from 'node:fs';
import { TEMPLATE_RANGES } from '@quint/domain/roles/role-templates.ts';
import { EXAMPLE_RANGES, rangesOf } from '@quint/psychometrics/band-certainty.ts';
import type { ExampleRanges } from '@quint/psychometrics/band-certainty.ts';
import { reachShifts } from '@quint/psychometrics/normality-sensitivity.ts';
import type { ReachShift } from '@quint/psychometrics/normality-sensitivity.ts';
import { ROOT } from '../../../tools/root.ts';
import { amount } from '../pace.ts';

const PEOPLE = amount(20_000, 200);

export type RoleShift = ReachShift & { readonly name: string };

/** How far base rates move with skewed scales: for the ten templates and the three examples of ranges. */
export function simulateSkew(): RoleShift[] {
  const examples = Object.keys(EXAMPLE_RANGES) as ExampleRanges[];
  const names = [...Object.keys(TEMPLATE_RANGES), ...examples];
  const shifts = reachShifts([...Object.values(TEMPLATE_RANGES), ...examples.map(rangesOf)], PEOPLE);
  return shifts.map((shift, index) => ({ name: names[index] ?? '', ...shift }));
}

const tenth = (share: number) => share.toFixed(1);

export function writeShifts(shifts: readonly RoleShift[]): void {
  const lines = shifts.map(
    ({ name, normal, lowest, highest }) =>
      `  ${name}: { normal: ${Number(tenth(normal))}, lowest: ${Number(tenth(lowest))}, highest: ${Number(tenth(highest))} },\n`,
  );
  writeFileSync(
    `${ROOT}/packages/psychometrics/src/data/normality-sensitivity.ts`,
    `import type { ReachShift } from '../normality-sensitivity.ts';

/** Simulated people for each combination of skewnesses. */
export const SKEWED_PEOPLE = ${PEOPLE};

/** How many of 100 people reach high agreement with the templates and examples, counted by \`npm run simulations\`. */
export const REACH_SHIFTS: Readonly<Record<string, ReachShift>> = {
${lines.join('')}};
`,
  );
}

/** Rows of the report: name, share by the normal curve, lowest and highest by skewed scales. */
export const shiftRows = (shifts: readonly RoleShift[]): string[][] =>
  shifts.map(({ name, normal, lowest, highest }) => [
    name.replaceAll('_', ' '),
    ...[normal, lowest, highest].map(tenth),
  ]);
