import { describe, expect, it } from 'vitest';
import type { Measured } from '#testing/resumes/measure.ts';
import { measureSample, sumTallies } from '#testing/resumes/measure.ts';
import { readSamples } from '#testing/resumes/samples.ts';

const KINDS = ['jobs', 'languages', 'skills'] as const;
const all: Measured[] = [];
for (const sample of readSamples()) all.push(await measureSample(sample));

function row(name: string, measured: readonly Measured[]): string {
  const cells = KINDS.map((kind) => {
    const { right, found, wanted, precision, recall } = sumTallies(measured.map((each) => each[kind]));
    return `${kind} ${right} of ${wanted}, ${found} found (${recall.toFixed(2)}/${precision.toFixed(2)})`;
  });
  return `${name.padEnd(22)} ${cells.join('  ')}\n`;
}
const heldOut = all.filter(({ sample }) => sample.isHeldOut);
const tuned = all.filter(({ sample }) => !sample.isHeldOut);
let report = '';
for (const each of tuned) {
  report += row(each.sample.name, [each]);
  for (const job of each.wrong) report += `    wrong ${job}\n`;
  for (const job of each.lost) report += `    lost  ${job}\n`;
}
report += row('tuned', tuned) + row('held out', heldOut);
process.stdout.write(report);
describe('x', () => { it('y', () => expect(1).toBe(1)); });
