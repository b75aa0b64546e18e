import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../tools/root.ts';
import { amount } from './pace.ts';
import { childrenOf, endChild, residentMegabytes } from './processes.ts';
import type { Bench } from './runner.ts';
import { single } from './runner.ts';
import { makeFolder } from './stage.ts';

const WARM_STARTS = amount(3, 1);
const REST_MS = amount(5000, 100);

/** Runs the command of `npm start` until it prints that it is ready. */
async function start(dataDir: string): Promise<{ launcher: ChildProcess; readyAfterMs: number }> {
  const startTime = performance.now();
  const launcher = spawn(process.execPath, [path.join(ROOT, 'tools', 'start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, DATA_DIR: dataDir, PORT: '0' },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is ready at ')) resolve();
    };
    launcher.stdout.on('data', listen);
    launcher.stderr.on('data', listen);
    launcher.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return { launcher, readyAfterMs: performance.now() - startTime };
}

/** The start of the whole product, database included, and the memory of its idle server process. */
export async function measureStart({ cleanUp, record }: Bench): Promise<void> {
  const dataDir = makeFolder(cleanUp, 'start');
  const milliseconds: number[] = [];
  let restMegabytes = 0;
  for (let n = 0; n <= WARM_STARTS; n++) {
    const { launcher, readyAfterMs } = await start(dataDir);
    const stop = () => endChild(launcher);
    cleanUp.add(stop);
    milliseconds.push(readyAfterMs);
    if (n === WARM_STARTS) {
      await sleep(REST_MS);
      const [server] = childrenOf(launcher.pid ?? 0);
      restMegabytes = residentMegabytes(server ?? 0);
    }
    await stop();
  }
  const [first = 0, ...warm] = milliseconds;
  record({
    name: 'start',
    what: 'warm npm start to ready',
    unit: 'ms',
    ours: warm.map((value) => [value]),
    goals: [{ most: 3000 }],
  });
  record({
    name: 'first-start',
    what: 'first npm start to ready (creates the database and the demo workspace)',
    unit: 'ms',
    ours: single(first),
  });
  record({
    name: 'rest',
    what: 'memory of the server process at rest (demo workspace, jobs running)',
    unit: 'MB',
    ours: single(restMegabytes),
    goals: [{ most: 140 }],
  });
}
