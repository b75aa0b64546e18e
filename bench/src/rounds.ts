import { setImmediate } from 'node:timers/promises';

export interface Iterations {
  readonly rounds: number;
  readonly iterationsPerRound: number;
  /** Turns of each side before the first that counts. */
  readonly warmUpIterations: number;
}

/** How many turns each side takes in all. */
export function countIterations({ rounds, iterationsPerRound, warmUpIterations }: Iterations): number {
  return warmUpIterations + rounds * iterationsPerRound;
}

async function timeOne(run: () => Promise<unknown>): Promise<number> {
  // Between two requests the event loop turns; what native code gives back is given back there.
  await setImmediate();
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Times several things in turns, a round of one and then a round of the next, so that whatever else the machine does
 * hits all. Every turn has its own number from 0, the warm-up included. Returns milliseconds by side.
 */
export async function contend<Side extends string>(
  sides: Readonly<Record<Side, (iteration: number) => Promise<unknown>>>,
  { rounds, iterationsPerRound, warmUpIterations }: Iterations,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Side, number[]>;
  for (const name of names) {
    for (let iteration = 0; iteration < warmUpIterations; iteration++)
      await timeOne(() => sides[name](iteration));
  }
  for (let round = 0; round < rounds; round++) {
    const first = warmUpIterations + round * iterationsPerRound;
    for (const name of names) {
      for (let iteration = first; iteration < first + iterationsPerRound; iteration++) {
        samples[name].push(await timeOne(() => sides[name](iteration)));
      }
    }
  }
  return samples;
}
