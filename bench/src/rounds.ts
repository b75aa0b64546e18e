import { setImmediate } from 'node:timers/promises';

export interface Turns {
  readonly rounds: number;
  readonly turnsPerRound: number;
  /** Turns of each side before the first that counts. */
  readonly warmUpTurns: number;
}

/** How many turns each side takes in all. */
export function turnsOf({ rounds, turnsPerRound, warmUpTurns }: Turns): number {
  return warmUpTurns + rounds * turnsPerRound;
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
  sides: Readonly<Record<Side, (turn: number) => Promise<unknown>>>,
  { rounds, turnsPerRound, warmUpTurns }: Turns,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Side, number[]>;
  for (const name of names) {
    for (let turn = 0; turn < warmUpTurns; turn++) await timeOne(() => sides[name](turn));
  }
  for (let round = 0; round < rounds; round++) {
    const first = warmUpTurns + round * turnsPerRound;
    for (const name of names) {
      for (let turn = first; turn < first + turnsPerRound; turn++) {
        samples[name].push(await timeOne(() => sides[name](turn)));
      }
    }
  }
  return samples;
}
