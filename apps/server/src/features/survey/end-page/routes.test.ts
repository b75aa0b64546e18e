import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { linkOf, sendDueMails, tokenOf } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, Device, ITEMS, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';
import type { TestApplicant } from '#testing/vacancies.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow', name: 'Lindwurm Software' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Teamleitung Support' });
});

const apply = (values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, {
    role: role.id,
    name: 'Robert Kessler',
    talent: { email: `robert.${role.id}@mail.example` },
    ...values,
  });

const call = (path: string, payload?: object) =>
  callerOf(product)('POST', `/vacancies/${role.id}/${path}`, {
    headers: admin.headers,
    ...(payload && { payload }),
  });

async function fill() {
  const choices = { taken_by: null, mails: { after_interview: false, no_interview: false, filled: false } };
  const { fingerprint } = (await call('filling/preview', choices)).body.data;
  expect((await call('filling', { ...choices, fingerprint })).status).toBe(200);
}

/** Begins the survey on a device. */
async function begin({ token }: TestApplicant) {
  const device = new Device(product);
  await device.open(token);
  await device.call('PATCH', '/survey/demographics', { name: 'Robert Kessler', age: 30, gender: 'male' });
  await device.answer(sheetOf(0, ITEMS.slice(0, 34)));
  return device;
}

const tokenIn = (next: string) => new URL(next, 'http://own.example').searchParams.get('token') ?? '';
const keep = (token: string) =>
  product.app.inject({ method: 'POST', url: '/api/survey/keep', payload: { token } });

function sheetRow({ resultId }: TestApplicant) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

describe('the link of a survey that ended with its role', () => {
  it('says that the role is filled, whom to ask and what can be done, and opens no session', async () => {
    const robert = await apply();
    await begin(robert);
    await fill();
    const device = new Device(product);
    for (const path of ['/survey/session/preview', '/survey/session']) {
      const answer = await device.call('POST', path, { token: robert.token });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toMatchObject({
        state: 'role_filled',
        language: 'de',
        workspace: { name: 'Lindwurm Software' },
        filled: {
          role: 'Teamleitung Support',
          contact: { email: admin.email },
          can_continue: true,
          answered: 34,
          result_url: null,
        },
      });
      expect(answer.headers['set-cookie'] ?? '').not.toContain('survey_session');
    }
  });

  it('tells a copied link nothing but that', async () => {
    const robert = await apply();
    const copiedLink = await callerOf(product)('POST', `/invite/talents/${robert.resultId}/link`, {
      headers: admin.headers,
    });
    await fill();
    const { searchParams } = new URL(copiedLink.body.data.url);
    const token = searchParams.get('token') ?? '';
    const { data } = (await new Device(product).open(token)).json();
    expect(data).toEqual({
      state: 'role_filled',
      language: 'de',
      workspace: { name: 'Lindwurm Software' },
      answered: 0,
      total: 0,
    });
    expect((await keep(token)).json().errors[0].extensions.code).toBe('survey.link_expired');
  });

  it('refuses answers of a device that was answering, which then reads the same', async () => {
    const robert = await apply();
    const device = await begin(robert);
    await fill();
    const late = await device.call('PATCH', '/survey/answers', {
      answers: [{ item: ITEMS[40], value: 2, seq: 99 }],
    });
    expect(late.json().errors[0].extensions.code).toBe('survey.role_filled');
    expect((await device.call('GET', '/survey/session')).json().data).toMatchObject({
      state: 'role_filled',
      filled: { can_continue: true, answered: 34 },
    });
    expect((await device.call('POST', '/survey/finish', {})).json().errors[0].extensions.code).toBe(
      'survey.role_filled',
    );
  });

  it('leads to a result that the person has', async () => {
    const robert = await apply();
    await createFinishedResult(product, organization, { talentId: robert.id });
    await fill();
    const { filled } = (await new Device(product).open(robert.token)).json().data;
    const result = await new Device(product).open(tokenIn(filled.result_url));
    expect(result.json().data.state).toBe('completed');
  });

  it('offers nothing more once it has expired', async () => {
    const robert = await apply({ result: { link_expires_at: new Date(Date.now() - 1000) } });
    await fill();
    const { data } = (await new Device(product).open(robert.token)).json();
    expect(data).toMatchObject({ state: 'role_filled', filled: { can_continue: false } });
    expect((await keep(robert.token)).json().errors[0].extensions.code).toBe('survey.link_expired');
  });
});

describe('continuing a survey for oneself', () => {
  it('keeps the answers, and the workspace never sees the result', SLOW, async () => {
    const robert = await apply();
    await begin(robert);
    await fill();
    const { next } = (await keep(robert.token)).json().data;
    const device = new Device(product);
    const openSurvey = (await device.open(tokenIn(next))).json().data;
    expect(openSurvey).toMatchObject({
      state: 'open',
      purpose: 'personal',
      answered: 34,
      demographics_given: true,
    });
    expect(openSurvey.answers).toHaveLength(34);
    await device.answer(sheetOf(0, ITEMS.slice(34), openSurvey.next_seq));
    const finishAnswer = await device.call('POST', '/survey/finish', {});
    expect(finishAnswer.json().data.state).toBe('completed');
    expect((await device.call('GET', '/survey/result')).statusCode).toBe(200);
    expect(await sheetRow(robert)).toMatchObject({
      status: 'CANCELED',
      is_for_person_only: true,
      result: null,
      date_finished: null,
    });
    const talent = await itemsOf(product, admin).get(
      `talents/${robert.id}?fields=invitation_status,is_result_held,latestResult.*`,
    );
    expect(talent.body.data).toEqual({
      invitation_status: 'CANCELED',
      is_result_held: false,
      latestResult: null,
    });
    const results = await itemsOf(product, admin).find('talents_results', {
      fields: ['status'],
      filter: { talent: { _eq: robert.id } },
    });
    expect(results).toEqual([{ status: 'CANCELED' }]);
    await call('reopening');
    expect((await sheetRow(robert)).status).toBe('CANCELED');
  });

  it(
    'is the same survey when it is pressed again, also from the device, and has its own link',
    SLOW,
    async () => {
      const robert = await apply();
      const device = await begin(robert);
      await fill();
      const first = new Device(product);
      await first.open(tokenIn((await keep(robert.token)).json().data.next));
      await first.answer(sheetOf(0, ITEMS.slice(34, 40), 100));
      const again = (await device.call('POST', '/survey/session/keep', {})).json().data;
      const second = (await new Device(product).open(tokenIn(again.next))).json().data;
      expect(second).toMatchObject({ state: 'open', answered: 40 });
      await sendDueMails(product);
      const mail = product.mailer.sentMails.find(
        ({ to, subject }) => to === robert.email && subject.includes('persönlicher Link'),
      );
      if (mail === undefined) throw new Error('the link is mailed');
      expect(linkOf(mail).pathname).toBe('/survey');
      expect((await new Device(product).open(tokenOf(mail))).json().data.answered).toBe(40);
    },
  );

  it('is refused for surveys that did not end with a role', async () => {
    const robert = await apply();
    expect((await keep(robert.token)).json().errors[0].extensions.code).toBe('survey.link_expired');
    await callerOf(product)('POST', `/invite/talents/${robert.resultId}/cancel`, { headers: admin.headers });
    expect((await keep(robert.token)).json().errors[0].extensions.code).toBe('survey.link_expired');
  });

  it('goes on for the workspace after the role is reopened', async () => {
    const robert = await apply();
    await begin(robert);
    await fill();
    await call('reopening');
    const { data } = (await new Device(product).open(robert.token)).json();
    expect(data).toMatchObject({ state: 'open', answered: 34, workspace: { name: 'Lindwurm Software' } });
  });
});
