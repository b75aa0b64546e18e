import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { createPdf } from '@quint/server/pdf/print-in-worker-process.ts';
import { openCaller } from '../caller.ts';
import { amount } from '../pace.ts';
import { startScript } from '../processes.ts';
import type { Bench, Round } from '../runner.ts';
import { alternate, single, timeOnce, WARM_UP } from '../runner.ts';
import { openStage } from '../stage.ts';
import { insertWorkspace, insertWorld } from '../world.ts';
import { openChromium } from './chromium.ts';
import { reportModelOf } from './models.ts';

const ROUNDS = amount(8, 1);
const COUNTS = amount({ perRound: 15, warmUp: 20 }, { perRound: 2, warmUp: 2 });
const LEAST_PAGES = 8;
const LEAST_TIMES_FASTER = 12;

function assertReport(pdf: Uint8Array): void {
  const text = Buffer.from(pdf).toString('latin1');
  const pages = Number(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/.exec(text)?.[1]);
  if (!(pages >= LEAST_PAGES)) throw new Error(`the report has ${pages} pages`);
  if (!text.includes('/StructTreeRoot')) throw new Error('the report is not tagged');
}

/** The personality report, beside the same content printed by a warm Chromium. Every turn is another person. */
async function measureReport({ cleanUp, measure }: Bench): Promise<void> {
  const models = Array.from({ length: COUNTS.warmUp + ROUNDS * COUNTS.perRound }, (_, seed) =>
    reportModelOf(seed),
  );
  const pdf = createPdf();
  cleanUp.add(() => pdf.close());
  const browser = await openChromium(cleanUp);
  const toRound = (print: (model: ReportModel) => Promise<Uint8Array>) =>
    alternate(COUNTS, async (index) => {
      const document = await print(models[index] as ReportModel);
      if (index === 0) assertReport(document);
    });
  await measure({
    name: 'report',
    what: 'eight-page tagged report, beside a warm headless Chromium with a new page for each or one that stays open',
    unit: 'ms',
    rounds: ROUNDS,
    ours: toRound((model) => pdf.renderPersonalityReport(model, 'bench')),
    beside: { chromium: toRound(browser.printOnNewPage), 'open page': toRound(browser.printOnOpenPage) },
    goals: [{ most: 20 }, { of: 'p95', most: 40 }, { beside: 'chromium', most: 1 / LEAST_TIMES_FASTER }],
  });
}

/** Whether making many reports costs memory. */
async function measureMemory({ cleanUp, isWanted, record }: Bench): Promise<void> {
  if (!isWanted('report-memory')) return;
  const maker = await startScript(new URL('./memory-process.ts', import.meta.url));
  cleanUp.add(() => maker.stop());
  const { before, after } = maker.message as Record<'before' | 'after', number>;
  record({
    name: 'report-memory',
    what: 'memory of a process after 2,500 reports, beside 1,500',
    unit: 'MB',
    ours: single(after),
    beside: { before: single(before) },
    goals: [{ beside: 'before', most: 1.05 }],
  });
}

const BESIDE_ROUNDS = amount(12, 1);
const REPORTS = amount(20, 2);
const IDLE_READS = amount(100, 5);
const LEAST_REPORT_BYTES = 20_000;

/** Small reads of one workspace, idle and while another has twenty reports made at once, in turns. */
async function measureReads({ cleanUp, measure }: Bench): Promise<void> {
  const { client, product } = await openStage(cleanUp);
  // Each report is asked for once: what was made is kept.
  const talents = REPORTS * (BESIDE_ROUNDS + 1);
  const workspace = await insertWorld(client, { talents, workspaces: 1 });
  const reading = await insertWorkspace(client);
  const { rows: results } = await client.query<{ id: string }>(
    'select id from talents_results where organization_id = $1 order by id',
    [workspace.organizationId],
  );
  const reader = openCaller(product.port);
  const askers = Array.from({ length: REPORTS }, () => openCaller(product.port));
  cleanUp.add(() => [reader, ...askers].forEach((caller) => caller.close()));
  const call = { method: 'GET', path: '/api/items/teams?limit=1', headers: reading.headers };
  const readWhile = async (isGoingOn: (reads: number) => boolean) => {
    const samples: number[] = [];
    while (isGoingOn(samples.length)) samples.push(await timeOnce(() => reader.send(call)));
    return samples;
  };
  const makeReports = async (round: number) => {
    // One person asks for more than thirty a minute here.
    await client.query('delete from rate_limits');
    const sizes = await Promise.all(
      askers.map((asker, index) => {
        const result = results[(round - WARM_UP) * REPORTS + index]?.id;
        const path = `/api/reports/talents_results/${result}/pdf`;
        return asker.send({ method: 'GET', path, headers: workspace.headers });
      }),
    );
    if (sizes.some((bytes) => bytes < LEAST_REPORT_BYTES)) throw new Error('a report is too small');
  };
  const ours: Round = async (round) => {
    let isMaking = true;
    const completion = makeReports(round).finally(() => (isMaking = false));
    const [samples] = await Promise.all([readWhile(() => isMaking), completion]);
    return samples;
  };
  await measure({
    name: 'reads-beside-reports',
    what: `small read of another workspace while ${REPORTS} reports are asked for at once`,
    unit: 'ms',
    rounds: BESIDE_ROUNDS,
    ours,
    beside: { idle: () => readWhile((reads) => reads < IDLE_READS) },
    goals: [{ beside: 'idle', most: 2 }],
  });
}

/** How fast reports are made, and what making them costs others. */
export async function measureDocuments(bench: Bench): Promise<void> {
  await measureReport(bench);
  await measureMemory(bench);
  await measureReads(bench);
}
