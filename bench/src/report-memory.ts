import { setImmediate } from 'node:timers/promises';
import { createPdf } from '@quint/server/pdf/typst-pdf.ts';
import { reportModelOf } from './report-models.ts';

// A process that does nothing but make reports, and says what it holds before, halfway and after.
const WARM_UP = 500;
const REPORTS = 1000;

const pdf = createPdf();
const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

async function makeReports(from: number, count: number): Promise<void> {
  for (let seed = from; seed < from + count; seed++) {
    await pdf.renderPersonalityReport(reportModelOf(seed));
    // A server's event loop turns between two requests; what native code gives back is given back there.
    await setImmediate();
  }
}

await makeReports(0, WARM_UP);
const before = megabytes();
await makeReports(WARM_UP, REPORTS / 2);
const halfway = megabytes();
await makeReports(WARM_UP + REPORTS / 2, REPORTS / 2);
process.send?.({ before, halfway, after: megabytes() });
process.disconnect();
