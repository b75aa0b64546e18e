import type pg from 'pg';
import { hashPassword } from '@quint/server/secrets/passwords.ts';
import { INSTRUMENT, PASSWORD, prepareScores } from '../world.ts';

const PER_STATEMENT = 5000;

/** The rows of each workspace; every `ANSWERS_EVERY`th also has the answers of its finished sheets. */
const SMALL = { roles: 2, talents: 5, finished: 4, auditLines: 20 };
const ANSWERS_EVERY = 20;
/** One in this many uses an assessment, has an invitation due for a reminder, and receives the morning mail. */
const SOME = 10;
const ITEMS = 115;

/** Inserts many rows with one statement per table; `w` numbers the workspaces of this step. */
const STATEMENTS: readonly string[] = [
  `insert into organizations (id, name, pack, language) select org, 'Workspace ' || n, 'flow', 'DE' from bench_w`,
  `insert into users (id, email, password_hash, first_name, last_name, platform_language, is_first_visit,
     active_organization_id, wants_digest)
   select usr, 'admin-' || n || '@bench.example', (select hash from bench_password), 'Lena', 'Hartmann', 'DE', false, org,
     n % ${SOME} = 0 from bench_w`,
  `insert into memberships (organization_id, id, user_id, user_role) select org, uuidv7(), usr, 'ORG_ADMIN' from bench_w`,
  `insert into roles (organization_id, id, name, purpose, o_min, o_max, c_min, c_max)
   select org, case when k = 1 then role else uuidv7() end, 'Role ' || k, 'Keeps promises to customers.', 3, 7, 4, 8
   from bench_w cross join generate_series(1, ${SMALL.roles}) k`,
  `insert into teams (organization_id, id, name) select org, uuidv7(), 'Team' from bench_w`,
  `insert into talents (organization_id, id, email, first_name, last_name, language)
   select org, talent, 'talent-' || n || '-' || k || '@bench.example', 'Kim', 'Park ' || k, 'DE' from bench_t`,
  `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at,
     date_last_invited, date_last_action)
   select org, result, talent, 'SENT', 'DE', '${INSTRUMENT}', now() + interval '30 days',
     case when n % ${SOME} = 0 then now() end, now() from bench_t where k > ${SMALL.finished}`,
  `insert into survey_links (organization_id, id, result_id, token_hash)
   select org, uuidv7(), result, sha256(result::text::bytea) from bench_t where k > ${SMALL.finished}`,
  `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, scoring_version,
     norm_version, result, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, quality, link_expires_at, date_finished)
   select t.org, t.result, t.talent, 'FINISHED', 'DE', '${INSTRUMENT}', s.scoring_version, s.norm_version, s.result,
     s.o, s.c, s.e, s.a, s.es, s.z_o, s.z_c, s.z_e, s.z_a, s.z_es, s.quality, now() + interval '30 days',
     now() - t.k * interval '10 days'
   from bench_t t join bench_scores s on s.n = (t.n * 7 + t.k) % (select count(*) from bench_scores) where t.k <= ${SMALL.finished}`,
  `insert into roles_talents (organization_id, id, roles_id, talents_id) select org, uuidv7(), role, talent from bench_t`,
  `insert into assessments (organization_id, id, role_id, date_start, date_end, purpose)
   select org, uuidv7(), role, current_date - 30, current_date + 30, 'recruiting' from bench_w where n % ${SOME} = 0`,
  `insert into audit_log (organization_id, id, user_id, action) select org, uuidv7(), usr, 'talents.read'
   from bench_w cross join generate_series(1, ${SMALL.auditLines})`,
  `insert into survey_sessions (organization_id, id, result_id, token_hash, expires_at)
   select org, result, result, sha256(talent::text::bytea), now() + interval '30 days'
   from bench_t where k <= ${SMALL.finished} and n % ${ANSWERS_EVERY} = 0`,
  `insert into survey_answers (organization_id, result_id, session_id, seq, item, value, instrument_version)
   select org, result, result, i, i, 1 + (i * 7 + k) % 5, '${INSTRUMENT}'
   from bench_t cross join generate_series(1, ${ITEMS}) i where k <= ${SMALL.finished} and n % ${ANSWERS_EVERY} = 0`,
];

async function prepare(client: pg.Client): Promise<void> {
  await prepareScores(client);
  await client.query('create temp table bench_password as select $1::text as hash', [
    await hashPassword(PASSWORD),
  ]);
}

export const emailOf = (n: number) => `admin-${n}@bench.example`;

/** Small workspaces, numbered from 1. */
export async function insertWorkspaces(client: pg.Client, workspaces: number): Promise<void> {
  await prepare(client);
  await client.query('set synchronous_commit = off');
  for (let from = 1; from <= workspaces; from += PER_STATEMENT) {
    const to = Math.min(workspaces, from + PER_STATEMENT - 1);
    await client.query('drop table if exists bench_w, bench_t');
    await client.query(
      `create temp table bench_w as select n, uuidv7() as org, uuidv7() as usr, uuidv7() as role
       from generate_series(${from}, ${to}) n`,
    );
    await client.query(
      `create temp table bench_t as select w.*, k, uuidv7() as talent, uuidv7() as result
       from bench_w w cross join generate_series(1, ${SMALL.talents}) k`,
    );
    for (const statement of STATEMENTS) await client.query(statement);
    console.log(`  ${to.toLocaleString('en')} workspaces`);
  }
  await client.query('set synchronous_commit = on');
}
