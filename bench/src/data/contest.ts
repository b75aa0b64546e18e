import { isDeepStrictEqual } from 'node:util';
import type { DataCase, Turn } from './cases.ts';
import { bodyOf, runLoad, sendOnce } from './http-load.ts';
import type { Side, SideName } from './sides.ts';
import { wiresOf } from './sides.ts';

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

export const CONNECTIONS = 10;
const CHECKED_TURNS = 4;

/** Requests a second of each side that took part, a figure for each round. */
export type Rates = Partial<Record<SideName, readonly number[]>>;

/** What came of a case. */
export interface Outcome {
  readonly rates: Rates;
  /** How often a side was too busy to answer. */
  readonly refused: Partial<Record<SideName, number>>;
}

function dataOf(body: Buffer): unknown {
  return (JSON.parse(body.toString()) as { data: unknown }).data;
}

async function summaryOf(side: Side, { read = dataOf, summarize }: DataCase, turn: Turn): Promise<unknown> {
  const [wire] = await wiresOf(side, [turn]);
  if (wire === undefined) throw new Error('nothing to send');
  const answer = await sendOnce(side.port, wire);
  const body = bodyOf(answer);
  if (answer.status !== 200)
    throw new Error(`${side.name}: ${answer.status} ${body.toString().slice(0, 600)}`);
  return summarize(read(body));
}

/** Every side must answer the same before any of them is timed. Throws otherwise. */
export async function assertSameAnswers(each: DataCase, sides: readonly Side[]): Promise<void> {
  const step = Math.max(1, Math.floor(each.turns.length / CHECKED_TURNS));
  for (const turn of each.turns.filter((_, index) => index % step === 0)) {
    const summaries: unknown[] = [];
    for (const side of sides) summaries.push(await summaryOf(side, each, turn));
    for (const [index, summary] of summaries.entries()) {
      if (isDeepStrictEqual(summary, summaries[0])) continue;
      const [left, right] = [summaries[0], summary].map((value) => JSON.stringify(value).slice(0, 300));
      throw new Error(
        `${each.name}: ${sides[0]?.name} and ${sides[index]?.name} differ: ${left} and ${right}`,
      );
    }
  }
}

/** Puts the sides under load in turns, a round of one and then a round of the next, each warmed up before. */
export async function contest(each: DataCase, sides: readonly Side[], pace: Pace): Promise<Outcome> {
  await assertSameAnswers(each, sides);
  const sent = new Map<Side, number>();
  const refusals: Partial<Record<SideName, number>> = {};
  const run = async (side: Side, seconds: number) => {
    const wires = await wiresOf(side, each.turns);
    const from = sent.get(side) ?? 0;
    const load = { port: side.port, wires, connections: CONNECTIONS, seconds, from };
    const { count, perSecond, refused } = await runLoad(load);
    sent.set(side, from + count + refused);
    if (refused > 0) refusals[side.name] = (refusals[side.name] ?? 0) + refused;
    return perSecond;
  };
  for (const side of sides) await run(side, pace.warmUpSeconds);
  const rates: Partial<Record<SideName, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const side of sides) (rates[side.name] ??= []).push(await run(side, pace.seconds));
  }
  return { rates, refused: refusals };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
