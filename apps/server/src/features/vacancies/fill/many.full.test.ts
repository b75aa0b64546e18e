import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const PEOPLE = 5000;
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});
afterAll(() => owner.end());

it('Five thousand people get their answers over the days of the budget, and can be taken back', async () => {
  const organization = await createOrganization(product, { pack: 'flow' });
  const admin = await createUser(product, { organization });
  const role = await createRole(product, organization);
  await owner.query(
    `insert into talents (organization_id, id, email, first_name, language)
     select $1, gen_random_uuid(), 'many' || n || '@crowd.example', 'Viele', 'EN' from generate_series(1, $2::int) n`,
    [organization.id, PEOPLE],
  );
  await owner.query(
    `insert into roles_talents (organization_id, id, roles_id, talents_id)
     select $1::uuid, gen_random_uuid(), $2::uuid, id from talents where organization_id = $1`,
    [organization.id, role.id],
  );
  await owner.query(
    `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at, invited_for)
     select $1::uuid, gen_random_uuid(), id, 'SENT', 'EN', 'test', now() + interval '30 days', array[$2::uuid]
     from talents where organization_id = $1`,
    [organization.id, role.id],
  );
  // Autovacuum does this by itself some seconds after a bulk insert.
  await owner.query('analyze talents, roles_talents, talents_results');
  const call = (path: string, payload?: object) =>
    callerOf(product)('POST', `/vacancies/${role.id}/${path}`, {
      headers: admin.headers,
      ...(payload && { payload }),
    });
  const choices = { taken_by: null, mails: { after_interview: true, no_interview: true, filled: true } };
  const previewAnswer = (await call('filling/preview', choices)).body.data;
  expect(previewAnswer.days.map(({ mails }: { mails: number }) => mails)).toEqual([2000, 2000, 1000]);
  expect(previewAnswer.surveys.ending.count).toBe(PEOPLE);
  expect(previewAnswer.surveys.ending.people).toHaveLength(200);
  const fillAnswer = await call('filling', { ...choices, fingerprint: previewAnswer.fingerprint });
  expect(fillAnswer.body.data.waiting.count).toBe(PEOPLE);
  const reopenAnswer = await call('reopening');
  expect(reopenAnswer.body.data).toEqual({
    surveys: PEOPLE,
    people: PEOPLE,
    mails_stopped: PEOPLE,
    mails_sent: 0,
  });
}, 120_000);
