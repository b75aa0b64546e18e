import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Row } from '../report.ts';
import { alone } from '../report.ts';
import type { Stage } from '../stage.ts';
import { callAuth, insertPerson, signIn } from './people.ts';
import { amount } from '../pace.ts';

const RACES = amount(10_000, 20);
/** The second tab is a little later in most races; zero is the hardest. */
const DELAYS_MS = [0, 0, 1, 2, 5];

/** Two tabs of one browser: both send what the one cookie holds, and the answer that comes last is kept in it. */
async function race(port: number, first: string): Promise<{ signOuts: number; last: string }> {
  let cookie = first;
  let signOuts = 0;
  const refreshAfter = async (delayMs: number) => {
    if (delayMs > 0) await pause(delayMs);
    const { status, refreshToken } = await callAuth(port, 'refresh', { refresh_token: cookie });
    if (refreshToken === undefined) signOuts += 1;
    else cookie = refreshToken;
    if (status !== 200 && status !== 401) throw new Error(`refresh: ${status}`);
  };
  for (let iteration = 0; iteration < RACES; iteration++) {
    await Promise.all([refreshAfter(0), refreshAfter(DELAYS_MS[iteration % DELAYS_MS.length] ?? 0)]);
  }
  return { signOuts, last: cookie };
}

async function countEnded(client: pg.Client): Promise<{ ended: number; replayed: number }> {
  const { rows } = await client.query<{ ended: number; replayed: number }>(
    `select count(*) filter (where ended_at is not null)::int as ended,
      count(*) filter (where ended_because = 'replay')::int as replayed from session_families`,
  );
  return rows[0] ?? { ended: 0, replayed: 0 };
}

/** 10,000 races of two tabs, and then a stolen token that comes back after the grace window. */
export async function measureRefreshRaces({ client, port }: Stage): Promise<Row[]> {
  const person = await insertPerson(client);
  const first = await signIn(port, person);
  const bystander = await signIn(port, person);
  const startTime = performance.now();
  const { signOuts, last } = await race(port, first);
  const seconds = (performance.now() - startTime) / 1000;
  const before = await countEnded(client);
  await client.query("update refresh_tokens set used_at = used_at - interval '31 seconds'");
  const replay = await callAuth(port, 'refresh', { refresh_token: first });
  const afterwards = await callAuth(port, 'refresh', { refresh_token: last });
  const other = await callAuth(port, 'refresh', { refresh_token: bystander });
  const after = await countEnded(client);
  const isOneEnded = after.ended - before.ended === 1 && after.replayed - before.replayed === 1;
  const isRight = isOneEnded && replay.status === 401 && afterwards.status === 401 && other.status === 200;
  return [
    alone({
      what: `sign-outs in ${RACES.toLocaleString('en')} races of two tabs for one refresh`,
      ours: `${signOuts + before.ended} (${Math.round((2 * RACES) / seconds)} refreshes a second)`,
      goal: '0',
      isMet: signOuts === 0 && before.ended === 0,
    }),
    alone({
      what: 'sign-ins ended by a token that comes back after the grace window, of two of one person',
      ours: `${after.ended - before.ended}`,
      goal: '1, the one it was stolen from',
      isMet: isRight,
    }),
  ];
}
