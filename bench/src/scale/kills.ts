import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../report.ts';
import type { Fleet } from './fleet.ts';
import type { Interval, Load } from './load.ts';
import { count, told } from './losses.ts';
import { say } from './say.ts';

/** What a supervisor such as systemd waits before it starts a process again. */
const RESTART_MS = 1000;

export interface Pace {
  /** Between two events. */
  readonly betweenMs: number;
  /** How long a part is gone. */
  readonly goneMs: number;
}

interface Event {
  readonly what: string;
  readonly run: (fleet: Fleet, pace: Pace) => Promise<void>;
}

async function killMember(
  member: { kill(): Promise<void>; start(): Promise<void> } | undefined,
): Promise<void> {
  await member?.kill();
  await sleep(RESTART_MS);
  await member?.start();
}

const EVENTS: readonly Event[] = [
  { what: 'kill -9 of a web process', run: ({ webs }) => killMember(webs[0]) },
  { what: 'kill -9 of the worker', run: ({ worker }) => killMember(worker) },
  {
    what: 'replica stopped and started again',
    async run({ replica }, { goneMs }) {
      await replica.stop();
      await sleep(goneMs);
      await replica.start();
    },
  },
  {
    what: 'nginx restarted',
    async run({ nginx }) {
      await nginx.stop();
      await nginx.start();
    },
  },
  {
    what: 'S3 gone',
    async run({ s3 }, { goneMs }) {
      await s3.stop();
      await sleep(goneMs);
      await s3.start();
    },
  },
];

export function describeInterval({ failed, longestGapMs }: Interval): string {
  return `${count(failed)} requests repeated, at most ${Math.round(longestGapMs)} ms without an acknowledged answer`;
}

/** Ends one part after the other while people work, and says what each of that cost. */
export async function endParts(fleet: Fleet, load: Load, pace: Pace): Promise<Row[]> {
  await sleep(pace.betweenMs);
  const rows = [told('nothing ended, for comparison', describeInterval(load.look()))];
  for (const { what, run } of EVENTS) {
    say(`${what} …`);
    await run(fleet, pace);
    await sleep(pace.betweenMs);
    rows.push(told(what, describeInterval(load.look())));
  }
  return rows;
}
