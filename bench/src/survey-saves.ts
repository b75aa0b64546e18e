import type pg from 'pg';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '@quint/server/database/ids.ts';
import type { Call } from './load.ts';
import { startBareSide } from './data/sides.ts';
import { runTakers } from './load.ts';
import type { Row } from './report.ts';
import { compare, underTimes } from './report.ts';
import type { CleanUp, Stage } from './stage.ts';
import { openSurvey } from './survey-session.ts';
import type { BenchInvitation } from './world.ts';
import { INSTRUMENT, insertInvitations, insertWorkspace } from './world.ts';
import { amount } from './pace.ts';

const TAKERS = amount(200, 4);
const ROUNDS = amount(4, 1);
const ANSWERS_PER_ROUND = amount(8, 2);
const WARM_UP_ANSWERS = amount(4, 1);
/** People read for about four seconds; this is four times their pace. */
const PAUSE_MS = amount(1000, 50);
const GOAL_RATIO = 2;

/** One person on one side: how an answer of theirs is sent. */
interface Respondent {
  readonly resultId: string;
  readonly callOf: (answer: object) => Call;
}

interface Side {
  readonly organizationId: string;
  readonly port: number;
  readonly takers: readonly Respondent[];
}

const SHEET = getForm(INSTRUMENT)
  .order.slice(0, WARM_UP_ANSWERS + ROUNDS * ANSWERS_PER_ROUND)
  .map((item, index) => ({ item, value: 1 + (item % 4), seq: index + 1, seconds: 4 }));

async function prepareOurs(stage: Stage): Promise<Side> {
  const { organizationId } = await insertWorkspace(stage.client);
  const takers: Respondent[] = [];
  for (const { token, resultId } of await insertInvitations(stage.client, organizationId, TAKERS)) {
    const headers = await openSurvey(stage.port, token);
    const callOf = (answer: object): Call => ({
      method: 'PATCH',
      path: '/api/survey/answers',
      headers,
      body: JSON.stringify({ answers: [answer] }),
    });
    takers.push({ resultId, callOf });
  }
  return { organizationId, port: stage.port, takers };
}

async function prepareBare(stage: Stage, cleanUp: CleanUp): Promise<Side> {
  const { organizationId } = await insertWorkspace(stage.client);
  const { port } = await startBareSide(cleanUp, stage.url, organizationId);
  const toRespondent = ({ resultId }: BenchInvitation): Respondent => {
    const person = { result: resultId, session: newId() };
    const callOf = (answer: object): Call => ({
      method: 'PATCH',
      path: '/answer',
      headers: {},
      body: JSON.stringify({ ...person, ...answer }),
    });
    return { resultId, callOf };
  };
  const invitations = await insertInvitations(stage.client, organizationId, TAKERS);
  return { organizationId, port, takers: invitations.map(toRespondent) };
}

/** Answers the items of one round, each by itself as the survey page sends them. */
function runRound(side: Side, from: number, count: number): Promise<number[]> {
  const answers = SHEET.slice(from, from + count);
  const calls = side.takers.map(({ callOf }) => answers.map(callOf));
  return runTakers(side.port, calls, PAUSE_MS);
}

/** Every call was answered with 200, so each taker's answers must be there, one by one. Throws otherwise. */
async function verifyStored(client: pg.Client, side: Side): Promise<void> {
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
  return compare({
    what: `survey answer saved, ${TAKERS} takers at once, all ${TAKERS * SHEET.length} stored`,
    beside: 'bare insert over HTTP',
    ours: samples.ours,
    theirs: samples.bare,
    goals: { p95: underTimes(GOAL_RATIO) },
  });
}
