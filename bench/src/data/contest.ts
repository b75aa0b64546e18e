import { isDeepStrictEqual } from 'node:util';
import type { DataCase, SideRequests } from './cases.ts';
import type { Load, LoadResult } from './http-load.ts';
import { bodyOf, runLoad, sendOnce } from './http-load.ts';
import { familySeconds, processSeconds } from './processor.ts';
import type { Side, SideName } from './sides.ts';
import { toRawRequests } from './sides.ts';
import { amount } from '../pace.ts';

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  /** Each side is warmed up for so long at least, and until it has given enough answers to have been compiled. */
  readonly warmUpSeconds: number;
}

export const CONNECTIONS = 10;
const CHECKED_REQUESTS = 4;
/** V8 is done with our server after some twenty thousand answers: before, they cost it twice the instructions. */
const WARM_ANSWERS = amount(20_000, 20);
const LONGEST_WARM_UP = amount(10, 1);

/** Requests a second of each side that took part, a figure for each round. */
export type Rates = Partial<Record<SideName, readonly number[]>>;

/** Processor time that a side has used for its good answers. */
export interface Cost {
  answers: number;
  serverSeconds: number;
  databaseSeconds: number;
}

/** What came of a case. */
export interface Outcome {
  readonly rates: Rates;
  /** How often a side was too busy to answer. */
  readonly refusals: Partial<Record<SideName, number>>;
  readonly costs: Partial<Record<SideName, Cost>>;
}

function dataOf(body: Buffer): unknown {
  return (JSON.parse(body.toString()) as { data: unknown }).data;
}

async function summaryOf(
  side: Side,
  { read = dataOf, summarize }: DataCase,
  request: SideRequests,
): Promise<unknown> {
  const [wire] = await toRawRequests(side, [request]);
  if (wire === undefined) throw new Error('nothing to send');
  const answer = await sendOnce(side.port, wire);
  const body = bodyOf(answer);
  if (answer.status !== 200)
    throw new Error(`${side.name}: ${answer.status} ${body.toString().slice(0, 600)}`);
  return summarize(read(body));
}

/** Every side must answer the same before any of them is timed. Throws otherwise. */
async function assertSameAnswers(each: DataCase, sides: readonly Side[]): Promise<void> {
  const step = Math.max(1, Math.floor(each.requests.length / CHECKED_REQUESTS));
  for (const request of each.requests.filter((_, index) => index % step === 0)) {
    const summaries: unknown[] = [];
    for (const side of sides) summaries.push(await summaryOf(side, each, request));
    for (const [index, summary] of summaries.entries()) {
      if (isDeepStrictEqual(summary, summaries[0])) continue;
      const [left, right] = [summaries[0], summary].map((value) => JSON.stringify(value).slice(0, 300));
      throw new Error(
        `${each.name}: ${sides[0]?.name} and ${sides[index]?.name} differ: ${left} and ${right}`,
      );
    }
  }
}

/** Runs a load and adds to the cost of its side what it has used. */
async function runAndCharge(side: Side, postmaster: number, load: Load, cost: Cost): Promise<LoadResult> {
  const [server, database] = [processSeconds(side.pid), familySeconds(postmaster)];
  const result = await runLoad(load);
  cost.answers += result.count;
  cost.serverSeconds += processSeconds(side.pid) - server;
  cost.databaseSeconds += familySeconds(postmaster) - database;
  return result;
}

/**
 * Puts the sides under load in turns, a round of one and then a round of the next, each warmed up before. The
 * postmaster is the process whose children work for all of them.
 */
export async function contest(
  each: DataCase,
  { sides, postmaster }: { sides: readonly Side[]; postmaster: number },
  pace: Pace,
): Promise<Outcome> {
  await assertSameAnswers(each, sides);
  const sentCounts = new Map<Side, number>();
  const refusals: Partial<Record<SideName, number>> = {};
  const costs: Partial<Record<SideName, Cost>> = {};
  const run = async (side: Side, seconds: number) => {
    const rawRequests = await toRawRequests(side, each.requests);
    const from = sentCounts.get(side) ?? 0;
    const load = { port: side.port, rawRequests, connections: CONNECTIONS, seconds, from };
    const cost = (costs[side.name] ??= { answers: 0, serverSeconds: 0, databaseSeconds: 0 });
    const result = await runAndCharge(side, postmaster, load, cost);
    sentCounts.set(side, from + result.count + result.refusedCount);
    if (result.refusedCount > 0) refusals[side.name] = (refusals[side.name] ?? 0) + result.refusedCount;
    return result.perSecond;
  };
  for (const side of sides) {
    for (let attempt = 0; attempt < LONGEST_WARM_UP; attempt++) {
      await run(side, pace.warmUpSeconds);
      if ((costs[side.name]?.answers ?? 0) >= WARM_ANSWERS) break;
    }
    delete costs[side.name];
  }
  const rates: Partial<Record<SideName, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const side of sides) (rates[side.name] ??= []).push(await run(side, pace.seconds));
  }
  return { rates, refusals, costs };
}
