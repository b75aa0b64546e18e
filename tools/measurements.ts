import path from 'node:path';
import type { Tally } from './check-steps.ts';
import { runProgram } from './programs.ts';
import { ROOT } from './root.ts';

const LIMIT_SECONDS = 900;

interface Measurement {
  /** The command, without `npm run`. */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
}

const MEASUREMENTS: readonly Measurement[] = [
  { name: 'bench', script: 'main.ts' },
  { name: 'chaos', script: 'main.ts', args: ['--only', 'chaos'] },
  { name: 'chaos -- --restarts', script: 'main.ts', args: ['--restarts'] },
  { name: 'scale', script: 'main.ts', args: ['--only', 'scale'] },
  { name: 'scale -- --workspaces', script: 'main.ts', args: ['--workspaces', '30'] },
  { name: 'simulations', script: 'simulations/main.ts' },
];

/** Runs every measurement for one tiny round, to detect one that no longer runs. */
export async function runMeasurements(): Promise<Tally> {
  const tally: Tally = { passedCount: 0, failedCount: 0, skippedCount: 0 };
  for (const { name, script, args = [] } of MEASUREMENTS) {
    const startTime = performance.now();
    const { code, output } = await runProgram(process.execPath, {
      args: [path.join(ROOT, 'bench', 'src', script), ...args, '--tiny'],
      output: 'kept',
      limitSeconds: LIMIT_SECONDS,
    });
    tally[code === 0 ? 'passedCount' : 'failedCount'] += 1;
    console.log(
      `${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - startTime) / 1000).toFixed(1)} s)`,
    );
    if (code !== 0) console.log(output.replaceAll(/^(?=.)/gm, '    '));
  }
  return tally;
}
