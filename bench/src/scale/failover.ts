import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../report.ts';
import { alone } from '../report.ts';
import { waitForReplica } from './database.ts';
import type { Installation } from './installation.ts';
import { describeInterval } from './kills.ts';
import type { Load } from './load.ts';
import { toInfoRow } from './losses.ts';
import { say } from './say.ts';

const GOAL_SECONDS = 15;

/** The primary dies under load, the replica takes its part, and the address of the database leads there. */
export async function failOver(installation: Installation, load: Load, warmMs: number): Promise<Row[]> {
  const { primary, replica, address } = installation;
  await waitForReplica(primary);
  await sleep(warmMs);
  const before = describeInterval(load.look());
  say('killing the primary …');
  const startTime = performance.now();
  primary.kill();
  await replica.promote();
  const promotedMs = performance.now() - startTime;
  address.move(replica.port);
  await sleep(GOAL_SECONDS * 1000);
  const after = load.look();
  const seconds = after.longestGapMs / 1000;
  return [
    toInfoRow('before, every commit waiting for the replica', before),
    toInfoRow('from kill -9 of the primary until the replica was promoted', `${Math.round(promotedMs)} ms`),
    alone({
      what: 'until an answer was acknowledged again: seconds without service',
      ours: `${seconds.toFixed(1)} s, ${after.failures.toLocaleString('en')} requests repeated`,
      goal: `under ${GOAL_SECONDS} s`,
      isMet: seconds < GOAL_SECONDS,
    }),
  ];
}
