import type pg from 'pg';
import { openCaller } from './caller.ts';
import { amount } from './pace.ts';
import type { Bench, Goal } from './runner.ts';
import { alternate } from './runner.ts';
import { openStage } from './stage.ts';
import type { World } from './world.ts';
import { insertWorld } from './world.ts';

const TALENTS = amount(10_000, 200);
const ROUNDS = amount(8, 1);
const COUNTS = amount({ perRound: 10, warmUp: 15 }, { perRound: 2, warmUp: 1 });
const MUST_HAVES = { skills: ['Zendesk'], languages: [{ code: 'de', proficiency: 'fluent' }], years: 3 };
const GOALS: readonly Goal[] = [{ of: 'p95', most: 100 }];

/** All talents of the workspace are people of one role, with job profiles; one of fifty is on the shortlist. */
async function fillRole(client: pg.Client, { organizationId, roleId }: World): Promise<void> {
  await client.query('delete from roles_talents where organization_id = $1 and roles_id = $2', [
    organizationId,
    roleId,
  ]);
  await client.query(
    `insert into roles_talents (organization_id, id, roles_id, talents_id)
     select organization_id, uuidv7(), $2, id from talents where organization_id = $1`,
    [organizationId, roleId],
  );
  await client.query(
    `with people as (
       select id, row_number() over (order by id) as n, uuidv7() as preferences from talents where organization_id = $1
     ), profiles as (
       insert into job_preferences (organization_id, id, skills, languages, work_mode)
       select $1, preferences, case when n % 3 = 0 then 'Zendesk | zendesk,SQL | sql' else 'Excel | excel' end,
         jsonb_build_array(jsonb_build_object('label', 'de', 'value', 'de', 'code', 'de',
           'proficiency', case when n % 2 = 0 then 'native' else 'beginner' end)),
         array['hybrid'] from people where n % 4 > 0
       returning id
     )
     update talents t set job_preferences = p.preferences from people p
     where t.organization_id = $1 and t.id = p.id and p.preferences in (select id from profiles)`,
    [organizationId],
  );
  await client.query(
    `insert into job_experiences (organization_id, id, talent_id, role_name, company_name, company_location, started_at, ended_at,
       currently_working)
     select $1, uuidv7(), id, 'Support agent', 'Firm', 'Kiel', date '2015-01-01' + k * 700, date '2016-06-01' + k * 700, false
     from talents cross join generate_series(1, 2) k where organization_id = $1 and job_preferences is not null`,
    [organizationId],
  );
  await client.query('update roles set must_haves = $3 where organization_id = $1 and id = $2', [
    organizationId,
    roleId,
    JSON.stringify(MUST_HAVES),
  ]);
  await client.query('vacuum analyze');
}

/** The results of the people of the role, in one read: at least this much the page, its counts and its list need. */
const BARE_STATEMENT = `select distinct on (r.talent_id) r.talent_id, r.id, r.quality, t.stanines, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from roles_talents l join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
  join talents_results r on r.organization_id = l.organization_id and r.talent_id = l.talents_id and r.status = 'FINISHED'
  where l.organization_id = $1 and l.roles_id = $2 order by r.talent_id, r.date_finished desc`;

/**
 * What the page of a role with 10,000 people requests, over HTTP, against the bare statement that reads the newest results
 * of these people.
 */
export async function measureVacancy(bench: Bench): Promise<void> {
  const { client, product } = await openStage(bench.cleanUp);
  const world = await insertWorld(client, { talents: TALENTS, workspaces: 1 });
  await fillRole(client, world);
  const { organizationId, roleId, headers } = world;
  const caller = openCaller(product.port);
  bench.cleanUp.add(() => caller.close());
  const url = `/api/vacancies/${roleId}`;
  const values = [organizationId, roleId];
  const bare = () =>
    alternate(COUNTS, () => client.query({ name: 'people-of-role', text: BARE_STATEMENT, values }));
  const measure = (name: string, what: string, path: string) =>
    bench.measure({
      name,
      what,
      unit: 'ms',
      rounds: ROUNDS,
      ours: alternate(COUNTS, () => caller.send({ method: 'GET', path: url + path, headers })),
      beside: { bare: bare() },
      goals: GOALS,
    });
  const many = TALENTS.toLocaleString('en');
  await measure('vacancy', `the page of a role with ${many} people: stages and next step`, '');
  await measure(
    'vacancy-people',
    'the first 100 of those who have finished',
    '/people?stage=finished&limit=100',
  );
  await measure('vacancy-ways', 'what each narrower range would leave', '/ways');
  await measure('vacancy-narrow', 'one other range', '/ways/narrowing?trait=E&min=6&max=7');
  await measure(
    'vacancy-must',
    'must-haves of the first group',
    '/must-haves/count?stage=finished&tied=true',
  );
  await measure('vacancy-ids', 'the keys of all who have finished', '/people/ids?stage=finished');
}
