import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, switchOff } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let role: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  role = await createRole(product, organization);
});

const ID = newId();
const ASKED = { role: ID, email: 'boss@partner.example' };
testLadder(product, { method: 'GET', url: '/items/ra_surveys' });
testLadder(product, { method: 'GET', url: `/items/ra_surveys/${ID}` });
testLadder(product, { method: 'POST', url: '/items/ra_surveys', payload: ASKED });
testLadder(product, { method: 'PATCH', url: `/items/ra_surveys/${ID}`, payload: { status: 'CANCELED' } });
testLadder(product, { method: 'GET', url: '/items/ra_survey_results' });
testLadder(product, { method: 'GET', url: `/items/ra_survey_results/${ID}` });

const ask = (change: object = {}) =>
  items.post('ra_surveys', { role: role.id, email: 'boss@partner.example', ...change });

/** What a stakeholder answered, as the public page will write it. */
async function answer(survey: { id: string }, values: object = {}): Promise<void> {
  const organization_id = organization.id;
  await product.deps.db.platform.write(async (db) => {
    await db
      .updateTable('ra_surveys')
      .set({ status: 'FINISHED', date_finished: new Date(), token_hash: Buffer.from('secret') })
      .where('id', '=', survey.id)
      .execute();
    await db
      .insertInto('ra_survey_results')
      .values({
        organization_id,
        id: newId(),
        role_id: role.id,
        survey_id: survey.id,
        email: 'boss@partner.example',
        result: JSON.stringify({ O: { min: 4, max: 7 } }),
        date_finished: new Date(),
        ...values,
      })
      .execute();
  });
}

describe('/items/ra_surveys', () => {
  it('asks a stakeholder by a complete address', async () => {
    const talent = await createTalent(product, organization);
    const { status, body } = await ask({ email: ' Boss@Partner.example ', talent: talent.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      role: role.id,
      email: 'Boss@Partner.example',
      talent: talent.id,
      status: 'INVITED',
      user_created: admin.id,
      date_expires: null,
      date_finished: null,
    });
    expect(body.data).not.toHaveProperty('token_hash');
    expectRefusal(await items.get('ra_surveys?fields=token_hash'), 403, 'FORBIDDEN', { field: 'token_hash' });
  });

  it.each(['a@b', 'a@', '@b.example', 'a', '', '  ', null, 7, 'a@b.example, c@d.example', 'A <a@b.example>'])(
    'refuses the address %j',
    async (email) => {
      expectRefusal(await ask({ email }), 400, 'role.stakeholder_email_invalid');
      expect(await items.find('ra_surveys')).toEqual([]);
    },
  );

  it.each([
    ['en', 'This e-mail address is invalid. Please enter a complete e-mail address.'],
    ['de', 'Diese E-Mail-Adresse ist ungültig. Bitte gib eine vollständige E-Mail-Adresse ein.'],
  ])('says in %s that the address is invalid and asks for a complete one', async (language, message) => {
    const refused = await product.app.inject({
      method: 'POST',
      url: '/api/items/ra_surveys',
      headers: { ...admin.headers, 'accept-language': language },
      payload: { role: role.id, email: 'a@' },
    });
    expect(refused.json().errors[0].message).toBe(message);
  });

  it.each([
    [{ email: undefined }, 400, 'role.stakeholder_email_invalid', {}],
    [{ role: undefined }, 400, 'FAILED_VALIDATION', { field: 'role_id', type: 'nnull' }],
    [{ role: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'role', value: ID }],
    [{ talent: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'talent', value: ID }],
    [{ status: 'FINISHED' }, 403, 'FORBIDDEN', { field: 'status' }],
    [{ token_hash: 'x' }, 403, 'FORBIDDEN', { field: 'token_hash' }],
    [{ date_expires: '2030-01-01' }, 403, 'FORBIDDEN', { field: 'date_expires' }],
  ])('refuses %j', async (change, status, code, details) => {
    expectRefusal(await ask(change), status, code, details);
  });

  it('asks once about a role, and again after the first was canceled', async () => {
    const { body } = await ask();
    const email = 'BOSS@partner.example';
    expectRefusal(await ask({ email }), 400, 'role.stakeholder_already_asked', { email });
    expectRefusal(
      await items.patch(`roles/${role.id}`, { ra_surveys: { create: [{ email }] } }),
      400,
      'role.stakeholder_already_asked',
      { email },
    );
    const path = `ra_surveys/${body.data.id}`;
    const canceled = await items.patch(path, { status: 'CANCELED' });
    expect(canceled.body.data).toMatchObject({ status: 'CANCELED' });
    expect(await items.patch(path, { status: 'CANCELED' })).toEqual(canceled);
    expect((await ask({ email })).status).toBe(200);
    for (const status of ['INVITED', 'SENT', 'FINISHED', null]) {
      expectRefusal(await items.patch(path, { status }), 400, 'FAILED_VALIDATION', { field: 'status' });
    }
    expectRefusal(await items.patch(path, { email }), 403, 'FORBIDDEN', { field: 'email' });
    expectRefusal(await items.remove(path), 403, 'FORBIDDEN');
  });

  it('does not call off what was answered', async () => {
    const { body } = await ask();
    await answer(body.data);
    expectRefusal(
      await items.patch(`ra_surveys/${body.data.id}`, { status: 'CANCELED' }),
      400,
      'role.survey_answered',
    );
  });

  it('is asked only while the role assistant is on, and stays readable', async () => {
    const { body } = await ask();
    await switchOff(product, organization, 'FEATURE_ROLE_ASSISTANT');
    const off = { feature: 'FEATURE_ROLE_ASSISTANT' };
    expectRefusal(await ask({ email: 'c@d.example' }), 403, 'workspace.feature_off', off);
    expectRefusal(
      await items.patch(`ra_surveys/${body.data.id}`, { status: 'CANCELED' }),
      403,
      'workspace.feature_off',
      off,
    );
    expectRefusal(
      await items.patch(`roles/${role.id}`, { ra_surveys: { create: [{ email: 'c@d.example' }] } }),
      403,
      'workspace.feature_off',
      off,
    );
    expect(await items.find('ra_surveys')).toHaveLength(1);
  });

  it('answers a foreign and an unknown one in the same way', async () => {
    const { body } = await ask();
    const stranger = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, stranger);
    for (const id of [body.data.id, ID]) {
      expect(await theirs.get(`ra_surveys/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await theirs.patch(`ra_surveys/${id}`, { status: 'CANCELED' })).toEqual(NO_SUCH_RECORD);
    }
  });
});

describe('results of stakeholders', () => {
  it('are read with the role and cannot be written', async () => {
    const talent = await createTalent(product, organization);
    const { body } = await ask();
    await answer(body.data, { talent_id: talent.id });
    const fields = ['id', 'result', 'email', 'date_created', 'date_finished', 'talent.id', 'survey.status'];
    const asked = fields.map((name) => `ra_survey_results.${name}`).join(',');
    expect((await items.get(`roles/${role.id}?fields=${asked}`)).body.data).toEqual({
      ra_survey_results: [
        {
          id: expect.any(String),
          result: { O: { min: 4, max: 7 } },
          email: 'boss@partner.example',
          date_created: expect.stringMatching(/Z$/),
          date_finished: expect.stringMatching(/Z$/),
          talent: { id: talent.id },
          survey: { status: 'FINISHED' },
        },
      ],
    });
    const all = await items.get(`roles/${role.id}?fields=ra_survey_results.*`);
    expect(all.body.data.ra_survey_results[0]).toMatchObject({ role: role.id, survey: body.data.id });
    const [result] = await items.find('ra_survey_results');
    expectRefusal(await items.post('ra_survey_results', { role: role.id }), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`ra_survey_results/${result.id}`, { email: 'x' }), 403, 'FORBIDDEN');
    expectRefusal(await items.remove(`ra_survey_results/${result.id}`), 403, 'FORBIDDEN');
    await items.patch(`roles/${role.id}`, { date_deleted: new Date().toISOString() });
    expect(await items.find('ra_survey_results')).toEqual([]);
    expect(await items.find('ra_surveys')).toEqual([]);
    const stranger = await createUser(product, { organization: await createOrganization(product) });
    expect(await itemsOf(product, stranger).get(`ra_survey_results/${result.id}`)).toEqual(NO_SUCH_RECORD);
  });
});
