import { measureSample, toRow } from '../apps/server/src/testing/resumes/measure.ts';
import { printSample } from '../apps/server/src/testing/resumes/print-samples.ts';
import { readSamples } from '../apps/server/src/testing/resumes/samples.ts';

// `npm run resumes` reads the sample resumes and reports how much of each was found, and what was missed in those used
// for development. `npm run resumes -- --print 04 12` prints samples again from their sources, or all without numbers.

const [mode, ...numbers] = process.argv.slice(2);
const samples = readSamples();

if (mode === '--print') {
  const chosenSamples = samples.filter(
    ({ name }) => numbers.length === 0 || numbers.some((each) => name.startsWith(each)),
  );
  for (const sample of chosenSamples) {
    printSample(sample);
    console.log(sample.pdf);
  }
} else {
  const measurements = await Promise.all(samples.map(measureSample));
  for (const each of measurements) {
    process.stdout.write(toRow(each.sample.name, [each]));
    if (each.sample.isHeldOut) continue;
    for (const job of each.missingJobs) console.log(`  missed: ${job}`);
    for (const job of each.wrong) console.log(`  wrong:  ${job}`);
  }
  for (const isHeldOut of [false, true]) {
    const those = measurements.filter(({ sample }) => sample.isHeldOut === isHeldOut);
    process.stdout.write(toRow(isHeldOut ? 'held out' : 'fitted', those));
  }
}
