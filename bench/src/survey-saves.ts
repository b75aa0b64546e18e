import type pg from 'pg';
import { getItems } from '@quint/psychometrics/items.ts';
import { newId } from '@quint/server/database/ids.ts';
import type { Call } from './load.ts';
import { runTakers } from './load.ts';
import type { Spread } from './percentiles.ts';
import { spreadOf } from './percentiles.ts';
import type { BenchInvitation } from './world.ts';
import { INSTRUMENT } from './world.ts';

export const TAKERS = 200;
const ANSWERS_EACH = 25;
const PAUSE_MS = 1000;
const WARM_UP_CALLS = 3;

async function openSession(port: number, token: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/survey/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`survey session: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(xsrf) };
}

const ITEMS = getItems(INSTRUMENT, 'en').map((item) => item.number);

function answersOf(): { item: number; value: number; seq: number; seconds: number }[] {
  return ITEMS.slice(0, ANSWERS_EACH).map((item, index) => ({ item, value: 1 + (item % 4), seq: index + 1, seconds: 4 }));
}

/** Answers saved one by one by 200 takers through our server: milliseconds as the taker sees them. */
export async function measureOurSaves(port: number, invitations: readonly BenchInvitation[]): Promise<Spread> {
  const takers: Call[][] = [];
  for (const { token } of invitations) {
    const headers = await openSession(port, token);
    takers.push(
      answersOf().map((answer) => ({
        method: 'PATCH',
        path: '/api/survey/answers',
        headers,
        body: JSON.stringify({ answers: [answer] }),
      })),
    );
  }
  return spreadOf(await runTakers(port, takers, { pauseMs: PAUSE_MS, warmUpCalls: WARM_UP_CALLS }));
}

/** The same load on the bare insert. */
export async function measureBareSaves(
  port: number,
  target: { organizationId: string; invitations: readonly BenchInvitation[] },
): Promise<Spread> {
  const takers = target.invitations.map(({ resultId }) => {
    const session = newId();
    return answersOf().map((answer): Call => {
      const body = { organization: target.organizationId, result: resultId, session, answers: [answer] };
      return { method: 'PATCH', path: '/', headers: {}, body: JSON.stringify(body) };
    });
  });
  return spreadOf(await runTakers(port, takers, { pauseMs: PAUSE_MS, warmUpCalls: WARM_UP_CALLS }));
}

/** How many answers a sheet holds in the end; what was acknowledged must be there. */
export async function countAnswers(client: pg.Client, organizationId: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from survey_answers where organization_id = $1',
    [organizationId],
  );
  return Number(rows[0]?.count);
}

export const ANSWERS_IN_ALL = TAKERS * ANSWERS_EACH;
