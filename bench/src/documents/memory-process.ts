import { setImmediate } from 'node:timers/promises';
import { createTypst } from '@quint/server/pdf/typst-pdf.ts';
import { reportModelOf } from './models.ts';
import { amount } from '../pace.ts';

// A process that does nothing but make reports, and says what it holds on the way.
/** Until this number of reports the JavaScript heap takes the size it keeps. */
const WARM_UP_REPORTS = amount(1500, 4);
const REPORTS = amount(1000, 2);

const print = createTypst();
const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

async function makeReports(from: number, count: number): Promise<void> {
  for (let seed = from; seed < from + count; seed++) {
    print({ template: 'report', model: reportModelOf(seed) });
    // The event loop of the process turns between two documents; what native code gives back is given back there.
    await setImmediate();
  }
}

await makeReports(0, WARM_UP_REPORTS);
const before = megabytes();
await makeReports(WARM_UP_REPORTS, REPORTS);
process.send?.({ before, after: megabytes() });
process.disconnect();
