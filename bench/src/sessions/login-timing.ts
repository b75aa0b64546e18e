import { setImmediate } from 'node:timers/promises';
import { ms, spreadOf, times } from '../percentiles.ts';
import type { Row } from '../report.ts';
import type { Stage } from '../stage.ts';
import { callAuth, forgetAttempts, insertPerson } from './people.ts';
import { amount } from '../pace.ts';

const SAMPLES = amount(200, 4);
const WARM_UP = amount(20, 1);
const GOAL_SHARE = 0.05;

/** How long a refusal takes for an address that has an account and for one that has none, in turns. */
export async function measureLoginTiming({ client, port }: Stage): Promise<Row[]> {
  const person = await insertPerson(client);
  const timeOne = async (email: string) => {
    await forgetAttempts(client);
    await setImmediate();
    const startTime = performance.now();
    const { status } = await callAuth(port, 'login', { email, password: 'not the password' });
    const elapsedMs = performance.now() - startTime;
    if (status !== 401) throw new Error(`login: ${status}`);
    return elapsedMs;
  };
  const [knownTimes, unknownTimes]: [number[], number[]] = [[], []];
  for (let iteration = 0; iteration < WARM_UP + SAMPLES; iteration++) {
    const unknownEmail = `nobody-${iteration}@bench.example`;
    // The order changes, so that being first helps neither.
    const isKnownFirst = iteration % 2 === 0;
    const first = await timeOne(isKnownFirst ? person.email : unknownEmail);
    const second = await timeOne(isKnownFirst ? unknownEmail : person.email);
    if (iteration < WARM_UP) continue;
    knownTimes.push(isKnownFirst ? first : second);
    unknownTimes.push(isKnownFirst ? second : first);
  }
  const [ours, theirs] = [spreadOf(knownTimes), spreadOf(unknownTimes)];
  const share = Math.abs(ours.p50 - theirs.p50) / Math.min(ours.p50, theirs.p50);
  return [
    {
      what: `wrong password for an account that exists, median of ${SAMPLES}`,
      ours: ms(ours.p50),
      beside: 'an address without an account',
      theirs: ms(theirs.p50),
      ratio: times(ours.p50 / theirs.p50),
      goal: `within ${GOAL_SHARE * 100} %`,
      isMet: share < GOAL_SHARE,
    },
  ];
}
