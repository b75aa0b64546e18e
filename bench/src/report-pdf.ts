import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { createPdf } from '@quint/server/pdf/print-in-worker-process.ts';
import { openChromium } from './chromium-pdf.ts';
import { ms, spreadOf, times } from './percentiles.ts';
import type { Spread } from './percentiles.ts';
import { startPeer } from './processes.ts';
import type { Row } from './report.ts';
import { alone } from './report.ts';
import { reportModelOf } from './report-models.ts';
import { contend, countIterations } from './rounds.ts';
import type { CleanUp } from './stage.ts';
import { amount } from './pace.ts';

const ITERATIONS = amount(
  { rounds: 8, iterationsPerRound: 15, warmUpIterations: 20 },
  { rounds: 1, iterationsPerRound: 2, warmUpIterations: 2 },
);
const LEAST_PAGES = 8;
const GOALS = { p50: 20, p95: 40, ratio: 12, growthShare: 0.05 };

function assertReport(pdf: Uint8Array): void {
  const text = Buffer.from(pdf).toString('latin1');
  const pages = Number(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/.exec(text)?.[1]);
  if (!(pages >= LEAST_PAGES)) throw new Error(`the report has ${pages} pages`);
  if (!text.includes('/StructTreeRoot')) throw new Error('the report is not tagged');
}

function rowsOf(samples: Readonly<Record<'ours' | 'newPage' | 'openPage', readonly number[]>>): Row[] {
  const [ours, newPage, openPage] = [
    spreadOf(samples.ours),
    spreadOf(samples.newPage),
    spreadOf(samples.openPage),
  ];
  const rowOf = (at: 'p50' | 'p95', beside: string, theirs: Spread) => ({
    what: `tagged personality report, ${at} of ${ours.count}`,
    ours: ms(ours[at]),
    beside,
    theirs: ms(theirs[at]),
    ratio: `${times(theirs[at] / ours[at])} faster`,
  });
  const running = 'warm headless Chromium, a page per report';
  const goal = `under ${GOALS.p50} ms, at least ${GOALS.ratio}x faster`;
  return [
    {
      ...rowOf('p50', running, newPage),
      goal,
      isMet: ours.p50 < GOALS.p50 && newPage.p50 / ours.p50 >= GOALS.ratio,
    },
    { ...rowOf('p95', running, newPage), goal: `under ${GOALS.p95} ms`, isMet: ours.p95 < GOALS.p95 },
    { ...rowOf('p50', 'Chromium refilling one open page', openPage), goal: '', isMet: undefined },
  ];
}

/** The personality report, beside the same content printed by a warm Chromium. Every turn is another person. */
async function measureSpeed(cleanUp: CleanUp): Promise<Row[]> {
  const models = Array.from({ length: countIterations(ITERATIONS) }, (_, seed) => reportModelOf(seed));
  const pdf = createPdf();
  cleanUp.add(() => pdf.close());
  const browser = await openChromium(cleanUp);
  const makers = {
    ours: (model: ReportModel) => pdf.renderPersonalityReport(model, 'bench'),
    newPage: (model: ReportModel) => browser.printOnNewPage(model),
    openPage: (model: ReportModel) => browser.printOnOpenPage(model),
  };
  const toIteration = (make: (model: ReportModel) => Promise<Uint8Array>) => (iteration: number) =>
    make(models[iteration] as ReportModel);
  for (const make of Object.values(makers)) assertReport(await toIteration(make)(0));
  const { ours, newPage, openPage } = makers;
  return rowsOf(
    await contend(
      { ours: toIteration(ours), newPage: toIteration(newPage), openPage: toIteration(openPage) },
      ITERATIONS,
    ),
  );
}

async function measureMemory(cleanUp: CleanUp): Promise<Row> {
  const maker = await startPeer(new URL('./report-memory.ts', import.meta.url));
  cleanUp.add(() => maker.stop());
  const { warm, before, after } = maker.message as Record<'warm' | 'before' | 'after', number>;
  return alone({
    what: 'memory of a process after 500, 1,500 and 2,500 reports',
    ours: `${[warm, before, after].map((value) => value.toFixed(0)).join(', ')} MB`,
    goal: `no growth over the last 1,000 (within ${GOALS.growthShare * 100} %)`,
    isMet: after / before - 1 < GOALS.growthShare,
  });
}

/** How fast the report is made and whether making many costs memory. */
export async function measureReports(cleanUp: CleanUp): Promise<Row[]> {
  return [...(await measureSpeed(cleanUp)), await measureMemory(cleanUp)];
}
