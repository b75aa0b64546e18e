import { fitCosts } from '@quint/psychometrics/fit.ts';
import { nextNormal, randomStream } from '@quint/psychometrics/random.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type pg from 'pg';
import { bodyOf, sendOnce, toWire } from './data/http-load.ts';
import { FIRST_NAMES } from './data/names.ts';
import { openCaller } from './load.ts';
import type { Row, Section } from './report.ts';
import { compare, toTable, underMs } from './report.ts';
import { contend } from './rounds.ts';
import type { Stage } from './stage.ts';
import { insertFinishedTalents, INSTRUMENT, insertWorkspace, ROLE_RANGES } from './world.ts';
import { amount } from './pace.ts';

// The pool of the platform with many people of many workspaces, as another workspace leafs through it.

const WORKSPACES = amount(20, 3);
const OWN = amount(1000, 20);
const PAGE = 100;
const GOAL_MS = 50;
const ITERATIONS = amount(
  { rounds: 8, iterationsPerRound: 25, warmUpIterations: 25 },
  { rounds: 1, iterationsPerRound: 2, warmUpIterations: 1 },
);
const PLACES =
  'Hamburg Berlin München Köln Frankfurt Stuttgart Leipzig Dresden Hannover Bremen Kiel Lübeck Rostock Münster Aachen Mainz Kassel Jena Ulm Trier'.split(
    ' ',
  );

interface Person {
  readonly stanines: readonly number[];
  readonly zs: readonly number[];
}

/** Anybody of the norm group. */
function makePerson(random: () => number): Person {
  const zs = TRAITS.map(() => nextNormal(random));
  return { zs, stanines: zs.map((z) => Math.min(9, Math.max(1, Math.round(2 * z + 5)))) };
}

const PEOPLE = `(select n, ('00000000-0000-4000-8000-' || lpad(to_hex($2::bigint * 1000000 + n), 12, '0'))::uuid as id
  from generate_series(1, $3::int) n) p`;

/** People of one workspace: nineteen of twenty with a result, one of fifty left out of rankings at their own wish. */
async function insertPeople(
  client: pg.Client,
  { organizationId, number, count }: { organizationId: string; number: number; count: number },
): Promise<void> {
  const random = randomStream(number);
  const scores = Array.from({ length: count }, (_, index) => {
    const { stanines, zs } = makePerson(random);
    return { n: index + 1, s: stanines, z: zs };
  });
  const key = [organizationId, number, count];
  await client.query(
    `insert into job_preferences (organization_id, id, work_mode, locations, location_labels, skills, languages, salary)
     select $1, p.id, '{hybrid}', jsonb_build_array(jsonb_build_object('location', l.place, 'radius', ($5::int[])[1 + p.n / 7 % 6])), l.place,
       'SQL | sql,Scrum | scrum', '[]', 48000 + p.n
     from ${PEOPLE}, lateral (select ($4::text[])[1 + p.n * 7919 % cardinality($4)] as place) l`,
    [...key, PLACES, [0, 10, 25, 50, 100, 200]],
  );
  await client.query(
    `insert into talents (organization_id, id, email, first_name, last_name, language, job_preferences, rankings_objected_at)
     select $1, p.id, p.id || '@bench.example', ($4::text[])[1 + p.n * 31 % cardinality($4)], 'Talent', 'DE', p.id,
       case when p.n % 50 = 0 then now() end
     from ${PEOPLE}`,
    [...key, FIRST_NAMES],
  );
  await client.query(
    `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, scoring_version, norm_version, result,
       o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
     select $1, p.id, p.id, 'FINISHED', 'DE', $5, '1', '1', '{}', s[1], s[2], s[3], s[4], s[5], z[1], z[2], z[3], z[4], z[5], 'ok', now(), now()
     from ${PEOPLE} join json_to_recordset($4) as r (n int, s smallint[], z float8[]) using (n) where n % 20 <> 0`,
    [...key, JSON.stringify(scores), INSTRUMENT],
  );
  await client.query(
    `insert into job_preferences_roles_1 (organization_id, id, job_preferences_id, roles_id)
     select $1, gen_random_uuid(), p.id, (select id from roles where organization_id = $1 limit 1) from ${PEOPLE} where n % 10 <> 0`,
    key,
  );
  // The triggers of the product write the snapshots.
  await client.query(
    'update talents set is_open_for_work = true where organization_id = $1 and not is_open_for_work',
    [organizationId],
  );
}

async function insertPool(client: pg.Client, people: number): Promise<void> {
  // Triggers keep the plan of the first row, when the tables were empty.
  await client.query('set enable_seqscan = off');
  for (let number = 1; number <= WORKSPACES; number++) {
    const { organizationId } = await insertWorkspace(client);
    await insertPeople(client, { organizationId, number, count: people / WORKSPACES });
  }
  await client.query('reset enable_seqscan');
  await client.query('vacuum analyze');
}

interface Case {
  readonly what: string;
  /** What is asked of `/api/pool`. */
  readonly query: string;
  /** The same as conditions on the rows `p`. */
  readonly where: string;
  readonly byFit: boolean;
}

function casesOf(roleId: string): Case[] {
  const fit = `role=${roleId}`;
  return [
    { what: 'first page by name', query: '', where: 'p.has_wishes', byFit: false },
    { what: 'first page by fit with a role', query: fit, where: 'true', byFit: true },
    {
      what: 'page 6 of people of one place who go 50 km, two traits in ranges, by fit',
      query: `${fit}&place=leipz&radius=50&traits=C:5-9,ES:4-9&offset=500`,
      where: `p.places ilike '%leipz%' and p.radius >= 50 and p.stanines / 1000 % 10 between 5 and 9 and p.stanines % 10 between 4 and 9`,
      byFit: true,
    },
    {
      what: 'three traits in ranges, by fit',
      query: `${fit}&traits=O:4-9,C:5-9,ES:4-9`,
      where:
        'p.stanines / 10000 % 10 between 4 and 9 and p.stanines / 1000 % 10 between 5 and 9 and p.stanines % 10 between 4 and 9',
      byFit: true,
    },
  ];
}

const SHOWN =
  'id, first_name, locations, skills, jobs, languages, has_work_mode, has_salary, is_left_out, stanines, quality, z_o, z_c, z_e, z_a, z_es';

/** One hand-written statement for a page: what the page shows, in its order, and how many match. */
function bareStatement({ where, byFit, query }: Case, organizationId: string): pg.QueryConfig {
  const costs = fitCosts(ROLE_RANGES);
  const prices = TRAITS.map((_, index) => `($${index + 2}::integer[])[ranked / ${10 ** (4 - index)} % 10]`);
  const fromClause = `pool_profiles p where p.is_qualified and p.organization_id <> $1 and ${where}`;
  const offset = Number(new URLSearchParams(query).get('offset') ?? 0);
  const order = byFit ? `${prices.join(' + ')}, ranked, id` : 'first_name, id';
  return {
    name: where.slice(0, 60),
    text: `select ${SHOWN}, (select count(*) from ${fromClause})::integer as total from ${fromClause} order by ${order} limit ${PAGE} offset ${offset}`,
    values: [organizationId, ...(byFit ? TRAITS.map((trait) => costs[trait]) : [])],
  };
}

/** Both sides find as many people on the page, and agree whether there are more. */
async function expectAlike(
  { client, port }: Stage,
  bare: pg.QueryConfig,
  call: { path: string; headers: Readonly<Record<string, string>> },
): Promise<void> {
  const answer = await sendOnce(port, toWire(port, { method: 'GET', path: call.path }, call.headers));
  const { data, meta } = JSON.parse(bodyOf(answer).toString()) as {
    data: unknown[];
    meta: { has_more: boolean };
  };
  const { rows } = await client.query<{ total: number }>(bare);
  const offset = Number(new URL(call.path, 'http://localhost').searchParams.get('offset') ?? 0);
  const hasMore = offset + rows.length < (rows[0]?.total ?? 0);
  if (data.length !== rows.length || meta.has_more !== hasMore) {
    throw new Error(
      `${call.path}: ${data.length} people and more: ${String(meta.has_more)}, but ${rows.length} and ${String(hasMore)}`,
    );
  }
}

/** Pages of a pool of that many people, one request at a time, beside one bare statement each. */
export async function measurePool(stage: Stage, people: number): Promise<Section> {
  const { client, port } = stage;
  const { organizationId, roleId, headers } = await insertWorkspace(client);
  await insertFinishedTalents(client, organizationId, OWN);
  await insertPool(client, people);
  // Not compiled, as the product's own statements.
  await client.query('set jit = off');
  const caller = openCaller(port);
  const rows: Row[] = [];
  for (const one of casesOf(roleId)) {
    const path = `/api/pool?limit=${PAGE}&${one.query}`;
    const bare = bareStatement(one, organizationId);
    // Each case stays below the number of reads that one account may make in a quarter of an hour.
    await client.query("delete from rate_limits where key like 'pool-read:%'");
    await expectAlike(stage, bare, { path, headers });
    const samples = await contend(
      { ours: () => caller.send({ method: 'GET', path, headers }), theirs: () => client.query(bare) },
      ITERATIONS,
    );
    rows.push(
      ...compare({
        what: one.what,
        beside: 'one bare statement: the page and the count',
        ...samples,
        goals: { p95: underMs(GOAL_MS) },
      }),
    );
  }
  caller.close();
  await client.query('reset jit');
  const note = `${people.toLocaleString('en')} snapshots of ${WORKSPACES} workspaces, pages of ${PAGE} over HTTP in a workspace with ${OWN.toLocaleString('en')} talents of its own; each page notes for its people that they were shown.`;
  return { title: 'Pool of the platform', text: `${note}\n\n${toTable(rows)}` };
}
