import { printSample } from '../apps/server/src/testing/resumes/print-samples.ts';
import { readSamples } from '../apps/server/src/testing/resumes/samples.ts';
for (const sample of readSamples()) {
  if (process.argv[2] !== undefined && !sample.name.startsWith(process.argv[2])) continue;
  try { printSample(sample); console.log(sample.name); } catch (e) { console.log('FAILED', sample.name, String(e).slice(0, 300)); }
}
