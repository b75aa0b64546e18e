import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser, switchOff } from '#testing/factories.ts';
import { itemsOf, expectRefusal } from '#testing/items.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createRequests, roleSurveyOf, answersTowards } from '#testing/stakeholders.ts';
import { JOB_STATEMENTS, JOB_STATEMENTS_VERSION } from '@quint/psychometrics/job-statements.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const NOON = new Date('2026-11-22T11:00:00Z');
const ANSWERS = answersTowards({ O: 4, C: 3, E: 2, A: 1, ES: 3 });
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOON);
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, {
    name: 'Account lead',
    purpose: 'Keeps customers.',
    description: 'A long text.',
    description_summaries: JSON.stringify(['Long.', 'A text.']),
    selected_description_index: 1,
    is_description_summarised: true,
  });
});
afterEach(() => product.clock.set(undefined));

async function createStakeholders(emails: readonly string[]) {
  const requests = await createRequests(product, { organization, admin }, { roleId: role.id, emails });
  return requests.map((request) => ({ ...request, page: roleSurveyOf(product, request.token) }));
}
async function createStakeholder() {
  const [request] = await createStakeholders(['boss@partner.example']);
  if (request === undefined) throw new Error('There is no request');
  return request;
}
const stateOf = async ({ page }: Awaited<ReturnType<typeof createStakeholder>>) =>
  (await page.open()).body.data.state;
const setRow = (table: 'roles' | 'organizations', id: string, values: object) =>
  product.deps.db.platform.write((db) => db.updateTable(table).set(values).where('id', '=', id).execute());

describe('The page of a stakeholder', () => {
  it('opens with the mailed token: who asks, about which role, and the answers so far', async () => {
    const { page, id } = await createStakeholder();
    const { status, body } = await page.open();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'open',
      language: 'DE',
      workspace: organization.name,
      asked_by: expect.stringMatching(/^Test Person/),
      role: {
        name: 'Account lead',
        purpose: 'Keeps customers.',
        description: 'A text.',
        accountabilities: null,
        shortened: { description: 'unknown' },
      },
      answers: {},
      ranges: null,
    });
    expect(JSON.stringify(body)).not.toContain('@');
    const readRequest = async () => (await itemsOf(product, admin).get(`ra_surveys/${id}`)).body.data;
    // Mail servers open links, too: the first answer is the action of a person.
    expect(await readRequest()).toMatchObject({ date_opened: null });
    await page.save({ O1: 4 });
    expect(await readRequest()).toMatchObject({ status: 'OPENED', date_opened: NOON.toISOString() });
  });

  it('marks shortened texts, and how they were shortened', SLOW, async () => {
    const { page } = await createStakeholder();
    const shortenedAfter = async (values: object) => {
      expect((await itemsOf(product, admin).patch(`roles/${role.id}`, values)).status).toBe(200);
      return (await page.open()).body.data.role.shortened;
    };
    const origin = (by: string) => ({ by, model: null, is_edited: false });
    const origins = [origin('local'), origin('ai')];
    expect(await shortenedAfter({ description_origins: origins })).toEqual({ description: 'ai' });
    expect(await shortenedAfter({ selected_description_index: 0 })).toEqual({ description: 'local' });
    expect(await shortenedAfter({ is_description_summarised: false })).toEqual({});
  });

  it('saves answers as they arrive, also repeated ones', SLOW, async () => {
    const { page } = await createStakeholder();
    expect((await page.save({ O1: 4, C3: 'unsure' })).body.data).toEqual({ answered: 2 });
    expect((await page.save({ O1: 4, C3: 'unsure' })).body.data).toEqual({ answered: 2 });
    expect((await page.save({ O1: 2 })).body.data).toEqual({ answered: 2 });
    expect((await page.open()).body.data.answers).toEqual({ O1: 2, C3: 'unsure' });
    expectRefusal(await page.save({ O9: 1 }), 403, 'FORBIDDEN', { field: 'answers.O9' });
    for (const answers of [{ O1: 5 }, { O1: '1' }, { O1: null }, []]) {
      expectRefusal(await page.save(answers), 400, 'INVALID_PAYLOAD');
    }
  });

  it('locks the submitted answers, once, and shows the person’s ranges', SLOW, async () => {
    const { page, id, email } = await createStakeholder();
    await page.save({ O1: 4 });
    expectRefusal(await page.finish(), 400, 'role_survey.statements_missing', { count: 19 });
    await page.save(ANSWERS);
    const finishResponse = await page.finish();
    expect(finishResponse.body.data).toMatchObject({ state: 'finished', answers: {} });
    expect(finishResponse.body.data.ranges).toEqual({
      O: { min: 8, max: 9 },
      C: { min: 5, max: 8 },
      E: { min: 2, max: 5 },
      A: { min: 1, max: 2 },
      ES: { min: 5, max: 8 },
    });
    expect((await page.finish()).body).toEqual(finishResponse.body);
    expect((await page.open()).body).toEqual(finishResponse.body);
    expectRefusal(await page.save({ O1: 1 }), 409, 'role_survey.finished');
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('ra_survey_results').selectAll().where('survey_id', '=', id).execute(),
    );
    expect(rows).toMatchObject([
      { email, answers: ANSWERS, statements_version: JOB_STATEMENTS_VERSION, date_finished: NOON },
    ]);
  });

  it('stores one result for two concurrent submissions', SLOW, async () => {
    const { page, id } = await createStakeholder();
    await page.save(ANSWERS);
    const answers = await Promise.all([page.finish(), page.finish(), page.finish()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('ra_survey_results').select('id').where('survey_id', '=', id).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  it('converts contradictory answers to a wide range, and identical answers to none', SLOW, async () => {
    const [contradictoryRequest, same] = await createStakeholders([
      'torn@partner.example',
      'same@partner.example',
    ]);
    // O1 and O2 describe the one end, O3 and O4 the other.
    await contradictoryRequest?.page.save({ ...ANSWERS, O1: 4, O2: 4, O3: 4, O4: 4 });
    expect((await contradictoryRequest?.page.finish())?.body.data.ranges.O).toEqual({ min: 3, max: 7 });
    await same?.page.save(Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, 4])));
    expect((await same?.page.finish())?.body.data.ranges).toEqual({});
  });

  it('merges the answers of four people, with and without agreement', async () => {
    const people = await createStakeholders(['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']);
    const boxes = [1, 4, 1, 4] as const;
    for (const [index, { page }] of people.entries()) {
      await page.save(answersTowards({ O: 3, C: 3, E: boxes[index] ?? 1, A: 2, ES: 3 }));
      await page.finish();
    }
    const { body } = await callerOf(product)('GET', `/role-assistant/roles/${role.id}/stakeholders`, {
      headers: admin.headers,
    });
    expect(body.data).toMatchObject({ finished: 4, usable: 4 });
    expect(body.data.traits.O).toMatchObject({ agreement: 'strong', rwg: 1, range: { min: 5, max: 8 } });
    expect(body.data.traits.E).toMatchObject({ agreement: 'weak', rwg: 0, range: null });
    expect(body.data.traits.E.bars).toEqual([
      { min: 1, max: 2 },
      { min: 1, max: 2 },
      { min: 8, max: 9 },
      { min: 8, max: 9 },
    ]);
  });
});

describe('A link that cannot be answered', () => {
  it('cannot be guessed: unknown tokens of a network are limited', async () => {
    const call = callerOf(product);
    const payload = () => ({ token: unknownToken() });
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) {
      const { status } = await call('POST', '/role-survey/session', { payload: payload() });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('gives the same response for an unknown token, a cancelled request and a deleted role', async () => {
    const [canceledRequest, otherRequest] = await createStakeholders([
      'canceled@partner.example',
      'gone@partner.example',
    ]);
    if (canceledRequest === undefined || otherRequest === undefined) throw new Error('There is no request');
    await itemsOf(product, admin).patch(`ra_surveys/${canceledRequest.id}`, { status: 'CANCELED' });
    const afterCancel = await canceledRequest.page.open();
    await setRow('roles', role.id, { date_deleted: NOON });
    const unknownResponse = await roleSurveyOf(product, unknownToken()).open();
    expect(unknownResponse.body.data).toEqual({
      state: 'closed',
      language: 'EN',
      workspace: null,
      asked_by: null,
      date_expires: null,
      role: null,
      answers: {},
      ranges: null,
    });
    for (const answer of [
      afterCancel,
      await otherRequest.page.open(),
      await roleSurveyOf(product, unknownToken()).open(),
    ]) {
      expect(answer.body).toEqual(unknownResponse.body);
      expect(answer.status).toBe(unknownResponse.status);
    }
    for (const page of [canceledRequest.page, otherRequest.page, roleSurveyOf(product, unknownToken())]) {
      expectRefusal(await page.save({ O1: 1 }), 404, 'role_survey.closed');
      expectRefusal(await page.finish(), 404, 'role_survey.closed');
    }
  });

  it('says that it expired, without the role', SLOW, async () => {
    const request = await createStakeholder();
    product.clock.set(new Date('2026-12-23T11:00:00Z'));
    const { body } = await request.page.open();
    expect(body.data).toMatchObject({ state: 'expired', workspace: organization.name, role: null });
    expectRefusal(await request.page.save({ O1: 1 }), 404, 'role_survey.closed');
  });

  it('is paused while the workspace is frozen, the role archived, or the role assistant off', async () => {
    const request = await createStakeholder();
    await setRow('organizations', organization.id, { is_freezed: true });
    expect(await stateOf(request)).toBe('paused');
    expectRefusal(await request.page.save({ O1: 1 }), 404, 'role_survey.closed');
    await setRow('organizations', organization.id, { is_freezed: false });
    await setRow('roles', role.id, { date_archived: NOON });
    expect(await stateOf(request)).toBe('paused');
    await setRow('roles', role.id, { date_archived: null });
    expect(await stateOf(request)).toBe('open');
    await switchOff(product, organization, 'FEATURE_ROLE_ASSISTANT');
    expect(await stateOf(request)).toBe('paused');
    await setRow('organizations', organization.id, { date_deleted: NOON });
    expect(await stateOf(request)).toBe('closed');
  });
});
