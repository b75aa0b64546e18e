import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser, switchOff } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createRequests, insertRanges } from '#testing/stakeholders.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

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

const createStakeholder = async (email = 'boss@partner.example') => {
  const [request] = await createRequests(
    product,
    { organization, admin },
    { roleId: role.id, emails: [email] },
  );
  if (request === undefined) throw new Error('There is no request');
  return request;
};

describe('/items/ra_surveys', () => {
  it('shows who was asked, without token and answers', async () => {
    const { id } = await createStakeholder('Boss@Partner.example');
    const { body } = await items.get(`ra_surveys/${id}`);
    expect(body.data).toMatchObject({
      role: role.id,
      email: 'Boss@Partner.example',
      status: 'SENT',
      language: 'DE',
      user_created: admin.id,
      date_finished: null,
      date_opened: null,
    });
    for (const field of ['token_hash', 'answers', 'message']) {
      expect(body.data).not.toHaveProperty(field);
      expectRefusal(await items.get(`ra_surveys?fields=${field}`), 403, 'FORBIDDEN', { field });
    }
  });

  it('cannot be written, so that nobody is asked without a mail', async () => {
    const payload = { role: role.id, email: 'boss@partner.example' };
    expectRefusal(await items.post('ra_surveys', payload), 403, 'FORBIDDEN');
    const nestedPayload = { ra_surveys: { create: [{ email: 'boss@partner.example' }] } };
    expectRefusal(await items.patch(`roles/${role.id}`, nestedPayload), 403, 'FORBIDDEN');
    const { id } = await createStakeholder();
    for (const change of [{ email: 'x@y.example' }, { date_expires: '2030-01-01' }, { language: 'EN' }]) {
      expectRefusal(await items.patch(`ra_surveys/${id}`, change), 403, 'FORBIDDEN');
    }
    expectRefusal(await items.remove(`ra_surveys/${id}`), 403, 'FORBIDDEN');
  });

  it('can be cancelled, which changes nothing else and is audited', SLOW, async () => {
    const { id } = await createStakeholder();
    const path = `ra_surveys/${id}`;
    const response = await items.patch(path, { status: 'CANCELED' });
    expect(response.body.data).toMatchObject({ status: 'CANCELED' });
    expect((await items.patch(path, { status: 'CANCELED' })).body).toEqual(response.body);
    for (const status of ['INVITED', 'SENT', 'FINISHED', null]) {
      expectRefusal(await items.patch(path, { status }), 400, 'FAILED_VALIDATION', { field: 'status' });
    }
    const log = await product.deps.db.platform.read((db) =>
      db.selectFrom('audit_log').select('action').where('organization_id', '=', organization.id).execute(),
    );
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ra_surveys.ask', 'ra_surveys.update']),
    );
  });

  it('cannot be cancelled once it was answered', SLOW, async () => {
    const survey = await insertRanges(product, organization, {
      roleId: role.id,
      email: 'boss@partner.example',
      ranges: { O: { min: 4, max: 7 } },
    });
    const response = await items.patch(`ra_surveys/${survey}`, { status: 'CANCELED' });
    expectRefusal(response, 400, 'role.survey_answered');
  });

  it('can be cancelled only while the role assistant is on, and stays readable', SLOW, async () => {
    const { id } = await createStakeholder();
    await switchOff(product, organization, 'FEATURE_ROLE_ASSISTANT');
    const response = await items.patch(`ra_surveys/${id}`, { status: 'CANCELED' });
    expectRefusal(response, 403, 'workspace.feature_off', { feature: 'FEATURE_ROLE_ASSISTANT' });
    expect(await items.find('ra_surveys')).toHaveLength(1);
  });

  it('responds identically to another workspace’s and an unknown one', async () => {
    const { id: knownId } = await createStakeholder();
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, outsider);
    for (const id of [knownId, ID]) {
      expect(await theirs.get(`ra_surveys/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await theirs.patch(`ra_surveys/${id}`, { status: 'CANCELED' })).toEqual(NO_SUCH_RECORD);
    }
  });
});

describe('results of stakeholders', () => {
  const O = { min: 4, max: 7 };
  const answer = (email: string, ranges: Parameters<typeof insertRanges>[2]['ranges'] = { O }) =>
    insertRanges(product, organization, { roleId: role.id, email, ranges });

  it('are hidden from administrators before three of them are usable', async () => {
    await answer('one@partner.example');
    await answer('two@partner.example');
    await answer('empty@partner.example', {});
    expect(await items.find('ra_survey_results')).toEqual([]);
    const below = await items.get(`roles/${role.id}?fields=ra_survey_results.result`);
    expect(below.body.data).toEqual({ ra_survey_results: [] });
    const [storedResult] = await product.deps.db.platform.read((db) =>
      db.selectFrom('ra_survey_results').select('id').where('role_id', '=', role.id).execute(),
    );
    expect(await items.get(`ra_survey_results/${storedResult?.id}`)).toEqual(NO_SUCH_RECORD);
    await answer('three@partner.example');
    expect(await items.find('ra_survey_results')).toHaveLength(4);
  });

  it('can be read with the role from three on, and not written', async () => {
    const survey = await answer('boss@partner.example');
    await answer('two@partner.example');
    await answer('three@partner.example');
    const fieldNames = ['result', 'email', 'survey.status', 'usable_answers'];
    const fields = fieldNames.map((name) => `ra_survey_results.${name}`).join(',');
    const { body } = await items.get(`roles/${role.id}?fields=${fields}`);
    expect(body.data.ra_survey_results).toContainEqual({
      result: { O },
      email: 'boss@partner.example',
      survey: { status: 'FINISHED' },
      usable_answers: 3,
    });
    const [result] = await items.find('ra_survey_results', { filter: { survey: { _eq: survey } } });
    expectRefusal(await items.get('ra_survey_results?fields=answers'), 403, 'FORBIDDEN', {
      field: 'answers',
    });
    expectRefusal(await items.post('ra_survey_results', { role: role.id }), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`ra_survey_results/${result.id}`, { email: 'x' }), 403, 'FORBIDDEN');
    expectRefusal(await items.remove(`ra_survey_results/${result.id}`), 403, 'FORBIDDEN');
    await items.patch(`roles/${role.id}`, { date_deleted: new Date().toISOString() });
    expect(await items.find('ra_survey_results')).toEqual([]);
    expect(await items.find('ra_surveys')).toEqual([]);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(await itemsOf(product, outsider).get(`ra_survey_results/${result.id}`)).toEqual(NO_SUCH_RECORD);
  });
});
