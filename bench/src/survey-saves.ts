import type pg from 'pg';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '@quint/server/database/ids.ts';
import type { Call } from './load.ts';
import { openAgent, runTakers } from './load.ts';
import { ms, spreadOf, times } from './percentiles.ts';
import { findFreePort, startPeer } from './processes.ts';
import type { Row } from './report.ts';
import type { CleanUp, Stage } from './stage.ts';
import { openSurvey } from './survey-session.ts';
import type { BenchInvitation } from './world.ts';
import { INSTRUMENT, insertInvitations, insertWorkspace } from './world.ts';

const TAKERS = 200;
const ROUNDS = 4;
const ANSWERS_PER_ROUND = 8;
const WARM_UP_ANSWERS = 4;
/** People read for about four seconds; this is four times their pace. */
const PAUSE_MS = 1000;
const GOAL_RATIO = 2;

/** One person on one side: how an answer of theirs is sent. */
interface Taker {
  readonly resultId: string;
  readonly callOf: (answers: readonly object[]) => Call;
}

interface Side {
  readonly organizationId: string;
  readonly port: number;
  readonly takers: readonly Taker[];
}

const SHEET = getForm(INSTRUMENT)
  .order.slice(0, WARM_UP_ANSWERS + ROUNDS * ANSWERS_PER_ROUND)
  .map((item, index) => ({ item, value: 1 + (item % 4), seq: index + 1, seconds: 4 }));

async function prepareOurs(stage: Stage): Promise<Side> {
  const { organizationId } = await insertWorkspace(stage.client);
  const takers: Taker[] = [];
  for (const { token, resultId } of await insertInvitations(stage.client, organizationId, TAKERS)) {
    const headers = await openSurvey(stage.port, token);
    const callOf = (answers: readonly object[]): Call => ({
      method: 'PATCH',
      path: '/api/survey/answers',
      headers,
      body: JSON.stringify({ answers }),
    });
    takers.push({ resultId, callOf });
  }
  return { organizationId, port: stage.port, takers };
}

async function prepareBare(stage: Stage, cleanUp: CleanUp): Promise<Side> {
  const { organizationId } = await insertWorkspace(stage.client);
  const port = await findFreePort();
  const server = await startPeer(new URL('./bare-server.ts', import.meta.url), {
    DATABASE_URL: stage.url,
    PORT: String(port),
  });
  cleanUp.add(() => server.stop());
  const toTaker = ({ resultId }: BenchInvitation): Taker => {
    const person = { organization: organizationId, result: resultId, session: newId() };
    const callOf = (answers: readonly object[]): Call => ({
      method: 'PATCH',
      path: '/',
      headers: {},
      body: JSON.stringify({ ...person, answers }),
    });
    return { resultId, callOf };
  };
  const invitations = await insertInvitations(stage.client, organizationId, TAKERS);
  return { organizationId, port, takers: invitations.map(toTaker) };
}

/** Answers the items of one round, each by itself as the survey page sends them. */
async function runRound(side: Side, from: number, count: number): Promise<number[]> {
  const agent = openAgent(TAKERS);
  const answers = SHEET.slice(from, from + count);
  const calls = side.takers.map(({ callOf }) => answers.map((answer) => callOf([answer])));
  const samples = await runTakers({ agent, port: side.port }, calls, PAUSE_MS);
  agent.destroy();
  return samples;
}

/** Every call was answered with 200, so each taker's answers must be there, one by one. Throws otherwise. */
async function verifyStored(client: pg.Client, side: Side): Promise<void> {
  const { rows } = await client.query<{ result_id: string; item: number; value: number }>(
    'select result_id, item, value from survey_answers where organization_id = $1',
    [side.organizationId],
  );
  const stored = new Set(rows.map(({ result_id, item, value }) => `${result_id} ${item} ${value}`));
  for (const { resultId } of side.takers) {
    const lost = SHEET.filter(({ item, value }) => !stored.has(`${resultId} ${item} ${value}`));
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged answers are not stored`);
  }
  if (rows.length !== TAKERS * SHEET.length) throw new Error(`${rows.length} answers are stored`);
}

/** Saving survey answers one by one with 200 takers at once, beside the bare insert under the same load. */
export async function measureSaves(stage: Stage, cleanUp: CleanUp): Promise<Row[]> {
  const sides = { ours: await prepareOurs(stage), bare: await prepareBare(stage, cleanUp) };
  const samples = { ours: [] as number[], bare: [] as number[] };
  await runRound(sides.ours, 0, WARM_UP_ANSWERS);
  await runRound(sides.bare, 0, WARM_UP_ANSWERS);
  // As it does by itself before long; without statistics plans look through whole workspaces.
  await stage.client.query('vacuum analyze');
  for (let round = 0; round < ROUNDS; round++) {
    const from = WARM_UP_ANSWERS + round * ANSWERS_PER_ROUND;
    for (const name of ['ours', 'bare'] as const) {
      samples[name].push(...(await runRound(sides[name], from, ANSWERS_PER_ROUND)));
    }
  }
  await verifyStored(stage.client, sides.ours);
  await verifyStored(stage.client, sides.bare);
  const [ours, bare] = [spreadOf(samples.ours), spreadOf(samples.bare)];
  const row = { beside: 'bare insert over HTTP', goal: '', met: undefined };
  const what = `survey answer saved, ${TAKERS} takers at once`;
  return [
    {
      ...row,
      what: `${what}, p50`,
      ours: ms(ours.p50),
      theirs: ms(bare.p50),
      ratio: times(ours.p50 / bare.p50),
    },
    {
      ...row,
      what: `${what}, p95; all ${TAKERS * SHEET.length} stored`,
      ours: ms(ours.p95),
      theirs: ms(bare.p95),
      ratio: times(ours.p95 / bare.p95),
      goal: `under ${GOAL_RATIO}x`,
      met: ours.p95 / bare.p95 < GOAL_RATIO,
    },
  ];
}
