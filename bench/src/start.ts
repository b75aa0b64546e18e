import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../tools/root.ts';
import { ms } from './percentiles.ts';
import { childrenOf, residentMegabytes } from './processes.ts';
import type { Row } from './report.ts';
import { alone } from './report.ts';
import { makeFolder } from './stage.ts';
import type { CleanUp } from './stage.ts';
import { amount } from './pace.ts';

const WARM_STARTS = amount(3, 1);
const REST_MS = amount(5000, 100);
const GOAL_START_MS = 3000;
const GOAL_REST_MB = 150;

interface Running {
  readonly launcher: ChildProcess;
  readonly readyAfterMs: number;
}

/** What `npm start` runs, until it says that it is ready. */
async function start(dataDir: string): Promise<Running> {
  const startTime = performance.now();
  const launcher = spawn(process.execPath, [path.join(ROOT, 'tools', 'start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      DATA_DIR: dataDir,
      PORT: '0',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is ready at ')) resolve();
    };
    launcher.stdout?.on('data', listen);
    launcher.stderr?.on('data', listen);
    launcher.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return { launcher, readyAfterMs: performance.now() - startTime };
}

async function stop({ launcher }: Running): Promise<void> {
  if (launcher.exitCode !== null) return;
  const exitPromise = new Promise((resolve) => launcher.once('exit', resolve));
  launcher.kill('SIGTERM');
  await exitPromise;
}

/** The warm start of the whole product, database included, and what its server process holds at rest. */
export async function measureStart(cleanUp: CleanUp): Promise<Row[]> {
  const dataDir = makeFolder(cleanUp, 'start');
  const first = await start(dataDir);
  await stop(first);
  const readyAfter: number[] = [];
  let restMegabytes = 0;
  for (let n = 0; n < WARM_STARTS; n++) {
    const running = await start(dataDir);
    const stopThis = () => stop(running);
    cleanUp.add(stopThis);
    readyAfter.push(running.readyAfterMs);
    if (n === WARM_STARTS - 1) {
      await sleep(REST_MS);
      const [server] = childrenOf(running.launcher.pid ?? 0);
      restMegabytes = residentMegabytes(server ?? 0);
    }
    await stopThis();
  }
  const median = readyAfter.toSorted((a, b) => a - b)[Math.floor(WARM_STARTS / 2)] ?? Number.NaN;
  return [
    alone({
      what: `warm npm start to ready, median of ${WARM_STARTS}`,
      ours: ms(median),
      goal: `under ${GOAL_START_MS} ms`,
      isMet: median < GOAL_START_MS,
    }),
    alone({
      what: 'first npm start to ready (creates the database and the demo world)',
      ours: ms(first.readyAfterMs),
      goal: '',
      isMet: undefined,
    }),
    alone({
      what: 'memory of the server process at rest (demo world, jobs running)',
      ours: `${restMegabytes.toFixed(0)} MB`,
      goal: `under ${GOAL_REST_MB} MB`,
      isMet: restMegabytes < GOAL_REST_MB,
    }),
  ];
}
