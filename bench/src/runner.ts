import { setImmediate } from 'node:timers/promises';
import type { Options } from './options.ts';
import type { CleanUp } from './stage.ts';

/** What one round of a side yields, in the unit of the case. */
export type Round = (round: number) => Promise<readonly number[]>;
/** The number of the first round of each side, which does not count. */
export const WARM_UP = -1;

/** What a figure, or its ratio to that of another side, is held to. */
export interface Goal {
  /** The other side; without one the figure itself counts. */
  readonly beside?: string;
  /** Default: the median. */
  readonly of?: 'p95';
  readonly least?: number;
  readonly most?: number;
}

interface Description {
  /** One word, for `--cases` and for the line of a run. */
  readonly name: string;
  readonly what: string;
  readonly unit: '1/s' | 'ms' | 'µs' | 's' | 'MB' | 'kB' | '';
  readonly goals?: readonly Goal[];
}

/** Something that is measured, beside other sides that do the same. */
export interface Case extends Description {
  /** Runs before anything is timed, for example to compare answers. */
  readonly setup?: () => Promise<void>;
  readonly rounds: number;
  readonly ours: Round;
  readonly beside?: Readonly<Record<string, Round>>;
}

/** Samples by round. */
export type Samples = readonly (readonly number[])[];

export interface Result extends Description {
  readonly ours: Samples;
  readonly beside?: Readonly<Record<string, Samples>>;
}

/** What a group of cases is given. */
export interface Bench {
  /** Runs when the group is over. */
  readonly cleanUp: CleanUp;
  readonly options: Options;
  /** Whether `--cases` leaves a case in. */
  readonly isWanted: (name: string) => boolean;
  /** Runs a case and records its result. Undefined where it is not wanted or has failed. */
  readonly measure: (each: Case) => Promise<Result | undefined>;
  /** Records what was measured otherwise. */
  readonly record: (result: Result) => void;
}

/** Runs a round of one side and then a round of the next, so that whatever else the machine does affects all. */
export async function runCase({ setup, rounds, ours, beside = {}, ...description }: Case): Promise<Result> {
  await setup?.();
  const ourSamples: (readonly number[])[] = [];
  const otherSamples = Object.fromEntries(
    Object.keys(beside).map((name): [string, (readonly number[])[]] => [name, []]),
  );
  for (let round = WARM_UP; round < rounds; round++) {
    const samples = await ours(round);
    if (round !== WARM_UP) ourSamples.push(samples);
    for (const [name, run] of Object.entries(beside)) {
      const others = await run(round);
      if (round !== WARM_UP) otherSamples[name]?.push(others);
    }
  }
  return { ...description, ours: ourSamples, beside: otherSamples };
}

/** Milliseconds that something takes. */
export async function timeOnce(run: () => Promise<unknown>): Promise<number> {
  // Between two requests the event loop turns; what native code gives back is given back there.
  await setImmediate();
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Rounds of single runs, one after the other. Every run has a number of its own, the warm-up included. */
export function alternate(
  { perRound, warmUp }: { perRound: number; warmUp: number },
  run: (index: number) => Promise<unknown>,
): Round {
  let index = 0;
  return async (round) => {
    const samples: number[] = [];
    const end = index + (round === WARM_UP ? warmUp : perRound);
    for (; index < end; index++) samples.push(await timeOnce(() => run(index)));
    return samples;
  };
}

/** A figure that is measured once. */
export function single(value: number): Samples {
  return [[value]];
}
