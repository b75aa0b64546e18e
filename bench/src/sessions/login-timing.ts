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
    const begun = performance.now();
    const { status } = await callAuth(port, 'login', { email, password: 'not the password' });
    const taken = performance.now() - begun;
    if (status !== 401) throw new Error(`login: ${status}`);
    return taken;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WARM_UP + SAMPLES; turn++) {
    const stranger = `nobody-${turn}@bench.example`;
    // The order changes, so that being first helps neither.
    const isKnownFirst = turn % 2 === 0;
    const first = await timeOne(isKnownFirst ? person.email : stranger);
    const second = await timeOne(isKnownFirst ? stranger : person.email);
    if (turn < WARM_UP) continue;
    known.push(isKnownFirst ? first : second);
    unknown.push(isKnownFirst ? second : first);
  }
  const [ours, theirs] = [spreadOf(known), spreadOf(unknown)];
  const share = Math.abs(ours.p50 - theirs.p50) / Math.min(ours.p50, theirs.p50);
  return [
    {
      what: `wrong password for an account that exists, median of ${SAMPLES}`,
      ours: ms(ours.p50),
      beside: 'an address without an account',
      theirs: ms(theirs.p50),
      ratio: times(ours.p50 / theirs.p50),
      goal: `within ${GOAL_SHARE * 100} %`,
      met: share < GOAL_SHARE,
    },
  ];
}
