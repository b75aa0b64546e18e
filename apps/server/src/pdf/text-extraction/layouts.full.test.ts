import { expect, it } from 'vitest';
import { KINDS, measureSample, sumTallies, toRow } from '#testing/resumes/measure.ts';
import { readSamples } from '#testing/resumes/samples.ts';

/** The required recall and precision on the samples. */
const RECALL_MIN = 0.8;
const PRECISION_MIN = 0.9;

it.each([
  ['that the code was fitted to', false],
  ['that were held out', true],
])('finds jobs, languages and skills in resumes in layouts %s', async (_, isHeldOut) => {
  const samples = readSamples().filter((sample) => sample.isHeldOut === isHeldOut);
  const measurements = await Promise.all(samples.map(measureSample));
  process.stdout.write(measurements.map((each) => toRow(each.sample.name, [each])).join(''));
  process.stdout.write(toRow(isHeldOut ? 'held out' : 'fitted', measurements));
  expect(measurements.length).toBeGreaterThanOrEqual(isHeldOut ? 20 : 40);
  for (const kind of KINDS) {
    const { precision, recall } = sumTallies(measurements.map((each) => each[kind]));
    expect(recall, `recall of ${kind}`).toBeGreaterThanOrEqual(RECALL_MIN);
    expect(precision, `precision of ${kind}`).toBeGreaterThanOrEqual(PRECISION_MIN);
  }
});
