import { setTimeout as sleep } from 'node:timers/promises';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '@quint/server/database/ids.ts';
import type pg from 'pg';
import type { Call } from '../caller.ts';
import { openCaller } from '../caller.ts';
import { amount } from '../pace.ts';
import type { Bench, Round } from '../runner.ts';
import { timeOnce, WARM_UP } from '../runner.ts';
import { startBareSide } from '../sides.ts';
import type { Stage } from '../stage.ts';
import type { Invitation } from '../world.ts';
import { INSTRUMENT, insertInvitations, insertWorkspace } from '../world.ts';
import { openSurvey } from './session.ts';

const TAKERS = amount(200, 4);
const ROUNDS = amount(4, 1);
const ANSWERS_PER_ROUND = amount(8, 2);
/** People read for about four seconds; this is four times as fast. */
const PAUSE_MS = amount(1000, 50);
const SHEET = getForm(INSTRUMENT)
  .order.slice(0, (ROUNDS + 1) * ANSWERS_PER_ROUND)
  .map((item, index) => ({ item, value: 1 + (item % 4), seq: index + 1, seconds: 4 }));

/** One person on one side: how their answers are sent. */
interface Respondent {
  readonly resultId: string;
  readonly callOf: (answer: object) => Call;
}

interface Side {
  readonly organizationId: string;
  readonly port: number;
  readonly takers: readonly Respondent[];
}

async function prepareOurs({ client, product: { port } }: Stage): Promise<Side> {
  const { organizationId } = await insertWorkspace(client);
  const takers: Respondent[] = [];
  for (const { token, resultId } of await insertInvitations(client, organizationId, TAKERS)) {
    const headers = await openSurvey(port, token);
    const callOf = (answer: object): Call => ({
      method: 'PATCH',
      path: '/api/survey/answers',
      headers,
      body: JSON.stringify({ answers: [answer] }),
    });
    takers.push({ resultId, callOf });
  }
  return { organizationId, port, takers };
}

async function prepareBare({ cleanUp }: Bench, { client, url }: Stage): Promise<Side> {
  const { organizationId } = await insertWorkspace(client);
  const { port } = await startBareSide(cleanUp, url, organizationId);
  const toRespondent = ({ resultId }: Invitation): Respondent => {
    const person = { result: resultId, session: newId() };
    const callOf = (answer: object): Call => ({
      method: 'PATCH',
      path: '/answer',
      headers: {},
      body: JSON.stringify({ ...person, ...answer }),
    });
    return { resultId, callOf };
  };
  const invitations = await insertInvitations(client, organizationId, TAKERS);
  return { organizationId, port, takers: invitations.map(toRespondent) };
}

/** All takers answer the items of a round at once, one request per answer as on the survey page. */
function toRound({ port, takers }: Side): Round {
  return async (round) => {
    const start = (round - WARM_UP) * ANSWERS_PER_ROUND;
    const answers = SHEET.slice(start, start + ANSWERS_PER_ROUND);
    const samples: number[] = [];
    const take = async ({ callOf }: Respondent, index: number) => {
      // Spread the starts, as people do.
      await sleep((PAUSE_MS * index) / TAKERS);
      const caller = openCaller(port);
      for (const answer of answers) {
        samples.push(await timeOnce(() => caller.send(callOf(answer))));
        await sleep(PAUSE_MS);
      }
      caller.close();
    };
    await Promise.all(takers.map(take));
    return samples;
  };
}

/** Every call was answered with 200, so all answers of each taker must be stored. Throws otherwise. */
async function assertStored(client: pg.Client, side: Side): Promise<void> {
  const { rows } = await client.query<{ result_id: string; item: number; value: number }>(
    'select result_id, item, value from survey_answers where organization_id = $1',
    [side.organizationId],
  );
  const storedAnswers = new Set(rows.map(({ result_id, item, value }) => `${result_id} ${item} ${value}`));
  for (const { resultId } of side.takers) {
    const lostAnswers = SHEET.filter(({ item, value }) => !storedAnswers.has(`${resultId} ${item} ${value}`));
    if (lostAnswers.length > 0) throw new Error(`${lostAnswers.length} acknowledged answers are not stored`);
  }
  if (rows.length !== TAKERS * SHEET.length) throw new Error(`${rows.length} answers are stored`);
}

/** Saving survey answers one by one with 200 takers at once, compared with the bare insert under the same load. */
export async function measureSaves(bench: Bench, stage: Stage): Promise<void> {
  if (!bench.isWanted('save')) return;
  const [ours, bare] = [await prepareOurs(stage), await prepareBare(bench, stage)];
  const result = await bench.measure({
    name: 'save',
    what: `survey answer saved, ${TAKERS} takers at once`,
    unit: 'ms',
    // Without statistics, the planner reads whole workspaces.
    setup: async () => void (await stage.client.query('vacuum analyze')),
    rounds: ROUNDS,
    ours: toRound(ours),
    beside: { bare: toRound(bare) },
    goals: [{ beside: 'bare', of: 'p95', most: 2 }],
  });
  if (result === undefined) return;
  await assertStored(stage.client, ours);
  await assertStored(stage.client, bare);
}
