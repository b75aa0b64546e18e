import type pg from 'pg';
import { getForm } from '@quint/psychometrics/forms.ts';
import { newId } from '@quint/server/database/ids.ts';
import { scoreColumns } from '@quint/server/features/survey/completion/queries.ts';
import { openCaller } from './load.ts';
import type { Row } from './report.ts';
import { compare, underMs } from './report.ts';
import { contend, countIterations } from './rounds.ts';
import type { Stage } from './stage.ts';
import { openSurvey } from './survey-session.ts';
import type { BenchInvitation } from './world.ts';
import { INSTRUMENT, insertInvitations, insertWorkspace, scoreOf, sheetOf } from './world.ts';
import { amount } from './pace.ts';

const ITERATIONS = amount(
  { rounds: 6, iterationsPerRound: 20, warmUpIterations: 20 },
  { rounds: 1, iterationsPerRound: 2, warmUpIterations: 1 },
);
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

async function insertSheets(client: pg.Client, organizationId: string): Promise<BenchInvitation[]> {
  const invitations = await insertInvitations(client, organizationId, countIterations(ITERATIONS));
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

async function verifyFinished(client: pg.Client, organizationId: string): Promise<void> {
  const { rows } = await client.query<{ finished: number; jobs: number }>(
    `select (select count(*)::int from talents_results where organization_id = $1 and status = 'FINISHED') as finished,
      (select count(*)::int from pgboss.job where name = 'make-report' and data ->> 'organizationId' = $1::text) as jobs`,
    [organizationId],
  );
  const expected = countIterations(ITERATIONS);
  if (rows[0]?.finished !== expected || rows[0].jobs !== expected) {
    throw new Error(`of ${expected} sheets ${rows[0]?.finished} are finished with ${rows[0]?.jobs} jobs`);
  }
}

/** Finishing a survey: score, store and ask for the report, one after the other; the round trip is included. */
export async function measureFinish({ client, port }: Stage): Promise<Row[]> {
  const [own, bare] = [await insertWorkspace(client), await insertWorkspace(client)];
  const [ownSheets, bareSheets] = [
    await insertSheets(client, own.organizationId),
    await insertSheets(client, bare.organizationId),
  ];
  const devices: Readonly<Record<string, string>>[] = [];
  for (const { token } of ownSheets) devices.push(await openSurvey(port, token));
  const caller = openCaller(port);
  const samples = await contend(
    {
      ours: (iteration) =>
        caller.send({
          method: 'POST',
          path: '/api/survey/finish',
          headers: devices[iteration] ?? {},
          body: '{}',
        }),
      theirs: (iteration) => finishBare(client, bare.organizationId, bareSheets[iteration]?.resultId ?? ''),
    },
    ITERATIONS,
  );
  caller.close();
  await verifyFinished(client, own.organizationId);
  return compare({
    ...samples,
    what: 'survey finished over HTTP: score, store, enqueue',
    beside: 'bare transaction, score given',
    goals: { p50: underMs(GOAL_MS), p95: underMs(GOAL_MS) },
  });
}
