import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../report.ts';
import type { Installation } from './installation.ts';
import type { Interval, Load } from './load.ts';
import { count, toInfoRow } from './losses.ts';
import { say } from './say.ts';

/** What a supervisor such as systemd waits before it starts a process again. */
const RESTART_MS = 1000;

export interface Pace {
  /** Between two events. */
  readonly betweenMs: number;
  /** How long a part is gone. */
  readonly downtimeMs: number;
}

interface Event {
  readonly what: string;
  readonly run: (installation: Installation, pace: Pace) => Promise<void>;
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
    async run({ replica }, { downtimeMs }) {
      await replica.stop();
      await sleep(downtimeMs);
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
    async run({ s3 }, { downtimeMs }) {
      await s3.stop();
      await sleep(downtimeMs);
      await s3.start();
    },
  },
];

export function describeInterval({ failures, longestGapMs }: Interval): string {
  return `${count(failures)} requests repeated, at most ${Math.round(longestGapMs)} ms without an acknowledged answer`;
}

/** Ends one part after the other while people work, and says what each of that cost. */
export async function endParts(installation: Installation, load: Load, pace: Pace): Promise<Row[]> {
  await sleep(pace.betweenMs);
  const rows = [toInfoRow('nothing ended, for comparison', describeInterval(load.look()))];
  for (const { what, run } of EVENTS) {
    say(`${what} …`);
    await run(installation, pace);
    await sleep(pace.betweenMs);
    rows.push(toInfoRow(what, describeInterval(load.look())));
  }
  return rows;
}
