import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { forgetEndedRequests } from '#features/roles/roles/stakeholders/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createRequests, insertRanges, roleSurveyOf } from '#testing/stakeholders.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const NOON = new Date('2026-11-22T11:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };

beforeEach(async () => {
  product.clock.set(NOON);
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
});
afterEach(() => product.clock.set(undefined));

const ID = newId();

/** Moves the clock; access tokens expire meanwhile, so another administrator continues. */
async function after(ms: number): Promise<void> {
  product.clock.set(new Date(NOON.getTime() + ms));
  admin = await createUser(product, { organization });
}
const post = (id: string, action: 'remind' | 'renew') =>
  callerOf(product)('POST', `/role-assistant/surveys/${id}/${action}`, { headers: admin.headers });
const look = async (roleId = role.id) => {
  const { body } = await callerOf(product)('GET', `/role-assistant/roles/${roleId}/stakeholders`, {
    headers: admin.headers,
  });
  return body.data;
};
async function createStakeholder(email = 'boss@partner.example') {
  const people = { roleId: role.id, emails: [email] };
  const [request] = await createRequests(product, { organization, admin }, people);
  if (request === undefined) throw new Error('There is no request');
  return request;
}
const mailsTo = (email: string) => product.mailer.sentMails.filter(({ to }) => to === email);

describe('The requests of a role', () => {
  it('have a status with its time', SLOW, async () => {
    const sentRequest = await createStakeholder('sent@partner.example');
    const openedRequest = await createStakeholder('opened@partner.example');
    const canceledRequest = await createStakeholder('canceled@partner.example');
    await after(HOUR_MS);
    await roleSurveyOf(product, openedRequest.token).save({ O1: 4 });
    await itemsOf(product, admin).patch(`ra_surveys/${canceledRequest.id}`, { status: 'CANCELED' });
    const { requests, finished, usable, traits } = await look();
    expect({ finished, usable, traits }).toEqual({ finished: 0, usable: 0, traits: null });
    expect(requests).toMatchObject([
      { id: sentRequest.id, state: 'SENT', date: NOON.toISOString(), mail_problem: null, send_at: null },
      { id: openedRequest.id, state: 'OPENED', date: '2026-11-22T12:00:00.000Z' },
      { id: canceledRequest.id, state: 'CANCELED', remind_from: null },
    ]);
    expect(requests[0].remind_from).toBe('2026-11-23T11:00:00.000Z');
    await after(31 * DAY_MS);
    const later = await look();
    expect(later.requests.map(({ state }: { state: string }) => state)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'CANCELED',
    ]);
    const response = await callerOf(product)('GET', `/role-assistant/roles/${ID}/stakeholders`, {
      headers: admin.headers,
    });
    expectRefusal(response, 404, 'record.not_found');
  });

  it('are reminded once a day and at most twice', async () => {
    const { id, email } = await createStakeholder();
    const lately = await post(id, 'remind');
    expectRefusal(lately, 429, 'role.stakeholder_reminded_lately', { seconds: 86_400 });
    await after(DAY_MS);
    expect((await post(id, 'remind')).body.data).toMatchObject({ reminders: 1 });
    expectRefusal(await post(id, 'remind'), 429, 'role.stakeholder_reminded_lately');
    await after(2 * DAY_MS);
    expect((await post(id, 'remind')).body.data).toMatchObject({ reminders: 2, remind_from: null });
    await after(3 * DAY_MS);
    expectRefusal(await post(id, 'remind'), 409, 'role.stakeholder_reminded_enough', { max: 2 });
    await sendDueMails(product, organization.id);
    const [first, ...reminders] = mailsTo(email);
    // The first reminder was still queued when the second one replaced it.
    expect(reminders).toHaveLength(1);
    const link = /\/role-survey#\S+/.exec(first?.text ?? '')?.[0];
    expect(reminders[0]?.text).toContain(link);
  });

  it('are reminded only while they are open and sent', async () => {
    const { id, token } = await createStakeholder();
    await after(31 * DAY_MS);
    expectRefusal(await post(id, 'remind'), 409, 'role.stakeholder_expired');
    await itemsOf(product, admin).patch(`ra_surveys/${id}`, { status: 'CANCELED' });
    expectRefusal(await post(id, 'remind'), 409, 'role.stakeholder_not_open');
    expectRefusal(await post(id, 'renew'), 409, 'role.stakeholder_not_open');
    expectRefusal(await post(newId(), 'remind'), 404, 'record.not_found');
    expect((await roleSurveyOf(product, token).open()).body.data.state).toBe('closed');
  });

  it('are renewed after they expired: the same answers, a new mail, another 30 days', async () => {
    const { id, email, token } = await createStakeholder('renewed@partner.example');
    await roleSurveyOf(product, token).save({ O1: 4 });
    expectRefusal(await post(id, 'renew'), 409, 'role.stakeholder_not_expired');
    await after(31 * DAY_MS);
    expect((await roleSurveyOf(product, token).open()).body.data.state).toBe('expired');
    const { body } = await post(id, 'renew');
    expect(body.data).toMatchObject({
      state: 'OPENED',
      reminders: 0,
      date_expires: '2027-01-22T22:59:59.999Z',
    });
    await sendDueMails(product, organization.id);
    expect(mailsTo(email)).toHaveLength(2);
    const survey = await roleSurveyOf(product, token).open();
    expect(survey.body.data).toMatchObject({ state: 'open', answers: { O1: 4 } });
  });

  it('are deleted with their addresses 30 days after they ended without an answer', async () => {
    const expiredRequest = await createStakeholder('expired@partner.example');
    const canceledRequest = await createStakeholder('canceled@partner.example');
    await itemsOf(product, admin).patch(`ra_surveys/${canceledRequest.id}`, { status: 'CANCELED' });
    // The database dates changes by its own clock.
    await product.deps.db.platform.write((db) =>
      db.updateTable('ra_surveys').set({ date_updated: NOON }).where('id', '=', canceledRequest.id).execute(),
    );
    const answeredSurveyId = await insertRanges(product, organization, {
      roleId: role.id,
      email: 'answered@partner.example',
      ranges: {},
    });
    const listIds = async () => {
      const { requests } = await look();
      return requests.map(({ id }: { id: string }) => id);
    };
    const forgetAt = (days: number) =>
      product.deps.db.platform.write((db) =>
        forgetEndedRequests(db, new Date(NOON.getTime() + days * DAY_MS + 1)),
      );
    await forgetAt(29);
    expect(new Set(await listIds())).toEqual(
      new Set([expiredRequest.id, canceledRequest.id, answeredSurveyId]),
    );
    await forgetAt(31);
    expect(new Set(await listIds())).toEqual(new Set([expiredRequest.id, answeredSurveyId]));
    await forgetAt(61);
    expect(await listIds()).toEqual([answeredSurveyId]);
  });
});

describe('The merged ranges of a role', () => {
  async function rate(ratings: readonly (readonly [number, number])[]): Promise<void> {
    for (const [min, max] of ratings) {
      const ranges = { E: { min, max } };
      const email = `${newId()}@x.example`;
      await insertRanges(product, organization, { roleId: role.id, email, ranges });
    }
  }

  it('exist from three stakeholders on: 5-8, 6-9, 5-7 and 6-8 make 5-8 with strong agreement', async () => {
    await rate([
      [5, 8],
      [6, 9],
    ]);
    expect(await look()).toMatchObject({ finished: 2, usable: 2, traits: null });
    await rate([
      [5, 7],
      [6, 8],
    ]);
    const { usable, traits } = await look();
    expect(usable).toBe(4);
    expect(traits.E).toEqual({
      agreement: 'strong',
      rwg: 0.94,
      range: { min: 5, max: 8 },
      raters: 4,
      bars: [],
    });
    expect(traits.O).toEqual({ agreement: 'too_few', rwg: null, range: null, raters: 0, bars: [] });
  });

  it('are not merged without agreement: the ranges are listed without names, in sorted order', async () => {
    await rate([
      [7, 9],
      [2, 4],
      [5, 6],
      [3, 8],
    ]);
    const { traits } = await look();
    expect(traits.E).toMatchObject({ agreement: 'weak', range: null, raters: 4 });
    expect(traits.E.bars).toEqual([
      { min: 2, max: 4 },
      { min: 3, max: 8 },
      { min: 5, max: 6 },
      { min: 7, max: 9 },
    ]);
  });

  it('use only answers that give a range', async () => {
    await rate([
      [5, 8],
      [6, 9],
    ]);
    await insertRanges(product, organization, { roleId: role.id, email: 'same@x.example', ranges: {} });
    expect(await look()).toMatchObject({ finished: 3, usable: 2, traits: null });
  });
});
