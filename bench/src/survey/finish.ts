import type pg from 'pg';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '@quint/server/database/ids.ts';
import { scoreColumns } from '@quint/server/features/survey/completion/queries.ts';
import { openCaller } from '../caller.ts';
import { amount } from '../pace.ts';
import type { Bench } from '../runner.ts';
import { alternate } from '../runner.ts';
import type { Stage } from '../stage.ts';
import type { Invitation } from '../world.ts';
import { INSTRUMENT, insertInvitations, insertWorkspace, scoreOf, sheetOf } from '../world.ts';
import { openSurvey } from './session.ts';

const ROUNDS = amount(6, 1);
const COUNTS = amount({ perRound: 20, warmUp: 20 }, { perRound: 2, warmUp: 1 });
const SHEETS = COUNTS.warmUp + ROUNDS * COUNTS.perRound;
const GOAL_MS = 10;

/** Everything answered, nothing finished. */
async function insertSheet(
  client: pg.Client,
  organizationId: string,
  resultId: string,
  seed: number,
): Promise<void> {
  const { answers, seconds } = sheetOf(seed);
  const rows = getForm(INSTRUMENT).order.map((item, index) => ({
    seq: index + 1,
    item,
    value: answers[item],
    seconds: seconds[item],
  }));
  await client.query(
    `insert into survey_answers (organization_id, result_id, session_id, seq, item, value, seconds, instrument_version)
     select $1, $2, $3, a.seq, a.item, a.value, a.seconds, $4
     from json_to_recordset($5) as a (seq bigint, item smallint, value smallint, seconds real)`,
    [organizationId, resultId, newId(), INSTRUMENT, JSON.stringify(rows)],
  );
  await client.query(
    "insert into survey_demographics (organization_id, result_id, age, gender) values ($1, $2, 30, 'diverse')",
    [organizationId, resultId],
  );
  await client.query("update talents_results set status = 'PENDING' where organization_id = $1 and id = $2", [
    organizationId,
    resultId,
  ]);
}

async function insertSheets(client: pg.Client, organizationId: string): Promise<Invitation[]> {
  const invitations = await insertInvitations(client, organizationId, SHEETS);
  for (const [seed, { resultId }] of invitations.entries()) {
    await insertSheet(client, organizationId, resultId, seed);
  }
  await client.query('vacuum analyze survey_answers, talents_results');
  return invitations;
}

/** The same reads and writes by hand, with a score that was worked out before. */
async function finishBare(client: pg.Client, organizationId: string, resultId: string): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'answers',
    text: 'select item, value, seconds from survey_answers where organization_id = $1 and result_id = $2',
    values: [organizationId, resultId],
  });
  const { result, o, c, e, a, es } = BARE_SCORE;
  await client.query({
    name: 'finish',
    text: `update talents_results set status = 'FINISHED', result = $3, o = $4, c = $5, e = $6, a = $7, es = $8,
      date_finished = now() where organization_id = $1 and id = $2`,
    values: [organizationId, resultId, result, o, c, e, a, es],
  });
  await client.query({
    name: 'enqueue',
    text: "insert into pgboss.job (name, data) values ('make-report', $1)",
    values: [JSON.stringify({ organizationId, resultId })],
  });
  await client.query('commit');
}

const BARE_SCORE = scoreColumns(scoreOf(0));

/** Throws unless every sheet is finished and its report is asked for. */
async function assertFinished(client: pg.Client, organizationId: string): Promise<void> {
  const { rows } = await client.query<{ finished: number; jobs: number }>(
    `select (select count(*)::int from talents_results where organization_id = $1 and status = 'FINISHED') as finished,
      (select count(*)::int from pgboss.job where name = 'make-report' and data ->> 'organizationId' = $1::text) as jobs`,
    [organizationId],
  );
  const [counts] = rows;
  if (counts?.finished !== SHEETS || counts.jobs !== SHEETS) {
    throw new Error(`of ${SHEETS} sheets ${counts?.finished} are finished with ${counts?.jobs} jobs`);
  }
}

/** Finishing a survey: score, store and ask for the report, one after the other; the round trip is included. */
export async function measureFinish(bench: Bench, { client, product: { port } }: Stage): Promise<void> {
  if (!bench.isWanted('finish')) return;
  const [own, bare] = [await insertWorkspace(client), await insertWorkspace(client)];
  const ownSheets = await insertSheets(client, own.organizationId);
  const bareSheets = await insertSheets(client, bare.organizationId);
  const devices: Readonly<Record<string, string>>[] = [];
  for (const { token } of ownSheets) devices.push(await openSurvey(port, token));
  const caller = openCaller(port);
  const call = { method: 'POST', path: '/api/survey/finish', body: '{}' };
  const result = await bench.measure({
    name: 'finish',
    what: 'survey finished over HTTP: score, store, enqueue',
    unit: 'ms',
    rounds: ROUNDS,
    ours: alternate(COUNTS, (index) => caller.send({ ...call, headers: devices[index] ?? {} })),
    beside: {
      bare: alternate(COUNTS, (index) =>
        finishBare(client, bare.organizationId, bareSheets[index]?.resultId ?? ''),
      ),
    },
    goals: [{ most: GOAL_MS }, { of: 'p95', most: GOAL_MS }],
  });
  caller.close();
  if (result !== undefined) await assertFinished(client, own.organizationId);
}
