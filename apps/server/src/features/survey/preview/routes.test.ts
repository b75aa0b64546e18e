import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
});

const preview = (token: string, device = new Device(product)) =>
  device.call('POST', '/survey/session/preview', { token });

/** Everything that a link could change: sheets, their links, passes and sessions. */
async function stateOf(resultId: string) {
  return product.deps.db.platform.read(async (db) => ({
    sheet: await db
      .selectFrom('talents_results')
      .select(['status', 'date_confirmed', 'date_last_action', 'date_handed_in'])
      .where('id', '=', resultId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('survey_sessions')
      .select(['id', 'expires_at', 'proved_at'])
      .where('result_id', '=', resultId)
      .orderBy('id')
      .execute(),
    passes: await db
      .selectFrom('survey_passes')
      .select(['id', 'date_used', 'date_revoked'])
      .where('result_id', '=', resultId)
      .orderBy('id')
      .execute(),
  }));
}

const tokenIn = (next: string) => new URL(next, 'http://own.example').searchParams.get('token') ?? '';

let counter = 0;

/** A person who filled in a public form with an address. */
async function signUp(email: string) {
  const admin = await createUser(product, { organization });
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/invite/public-links',
    headers: admin.headers,
    payload: { kind: 'applicants' },
  });
  const workspace = new URL(response.json().data.url).searchParams.get('workspace');
  const form = { entrance: 'signup', workspace, name: 'Sam Stranger', email, consent: true };
  const device = new Device(product);
  const answer = await device.call('POST', '/survey/sign-up', form);
  const mail = await waitForMail(product, { to: email, kind: 'survey-link' });
  return { device, pass: tokenIn(answer.json().data.next), mailedToken: tokenOf(mail) };
}

const newEmail = () => `form${++counter}@mail.example`;

const sheetFor = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results as r')
      .innerJoin('talents as t', 't.id', 'r.talent_id')
      .select(['r.id', 't.id as talent'])
      .where('t.email', '=', email)
      .executeTakeFirst(),
  );

describe('a survey link opened by a program', () => {
  it('returns what it would open, and changes nothing', async () => {
    const invitation = await createInvitation(product, organization, { talent: { first_name: 'Mira' } });
    const before = await stateOf(invitation.resultId);
    const scanner = new Device(product);
    for (const method of ['GET', 'HEAD'] as const) {
      const url = `/api/survey/session?token=${invitation.token}`;
      await product.app.inject({ method, url });
    }
    const answer = await preview(invitation.token, scanner);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
    expect(answer.json().data).toMatchObject({
      state: 'open',
      workspace: { name: 'Nordlicht' },
      first_name: 'Mira',
      answered: 0,
      preview: { declinable: false },
    });
    expect(answer.json().data).not.toHaveProperty('answers');
    expect(answer.json().data).not.toHaveProperty('sheet');
    expect(await stateOf(invitation.resultId)).toEqual(before);
    expect((await scanner.call('GET', '/survey/session')).statusCode).toBe(401);
  });

  it('does not affect the sheet of another device, and scores no sheet that waits for verification', async () => {
    const email = newEmail();
    const { device, pass, mailedToken } = await signUp(email);
    await device.complete(pass);
    const sheet = await sheetFor(email);
    const before = await stateOf(sheet?.id ?? '');
    expect(before.sheet).toMatchObject({ date_confirmed: null });
    expect((await preview(mailedToken)).json().data).toMatchObject({ state: 'awaiting_proof' });
    expect(await stateOf(sheet?.id ?? '')).toEqual(before);
    expect((await device.call('GET', '/survey/session')).json().data.state).toBe('awaiting_proof');
  });

  it('keeps a one-time link unused', async () => {
    const email = newEmail();
    const { pass } = await signUp(email);
    const before = await stateOf((await sheetFor(email))?.id ?? '');
    await preview(pass);
    expect(await stateOf((await sheetFor(email))?.id ?? '')).toEqual(before);
    expect((await new Device(product).open(pass)).json().data.state).toBe('open');
    expect((await preview(pass)).json().data.state).toBe('link_used');
  });

  it('continues on the device that has opened it', async () => {
    const { token } = await createInvitation(product, organization);
    const device = new Device(product);
    await device.open(token);
    await device.answer(sheetOf().slice(0, 3));
    const { data } = (await preview(token, device)).json();
    expect(data).toMatchObject({ state: 'open', answered: 3 });
    expect(data.answers).toHaveLength(3);
    expect(data).not.toHaveProperty('preview');
  });

  it('reports that the survey is finished, and nothing for an unknown link', async () => {
    const { token } = await createInvitation(product, organization);
    await new Device(product).complete(token);
    expect((await preview(token)).json().data).toMatchObject({ state: 'completed', preview: {} });
    expect((await preview(unknownToken())).json().data).toMatchObject({
      state: 'not_found',
      workspace: null,
    });
  });
});

describe('a survey that the owner of the address did not request', () => {
  it('is deleted on their request, with the record that the form created', async () => {
    const email = newEmail();
    const { device, pass, mailedToken } = await signUp(email);
    await device.open(pass);
    expect((await preview(mailedToken)).json().data.preview).toEqual({
      declinable: true,
      request: { name: 'Sam Stranger', date: expect.stringMatching(/^20/) },
    });
    const declineResponse = await device.call('POST', '/survey/session/decline', { token: mailedToken });
    expect(declineResponse.statusCode).toBe(204);
    expect(await sheetFor(email)).toBeUndefined();
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(401);
    expect((await new Device(product).open(mailedToken)).json().data.state).toBe('not_found');
  });

  it('cannot be declined by the browser of the form, or when the workspace invited the person', async () => {
    const email = newEmail();
    const { pass } = await signUp(email);
    const decline = (token: string) => new Device(product).call('POST', '/survey/session/decline', { token });
    expect((await decline(pass)).statusCode).toBe(404);
    const { token } = await createInvitation(product, organization);
    expect((await decline(token)).statusCode).toBe(404);
  });

  it('does not affect a record that the workspace had before', async () => {
    const email = newEmail();
    const { id } = await createTalent(product, organization, { email, is_directly_invited: true });
    const admin = await createUser(product, { organization });
    const linkResponse = await product.app.inject({
      method: 'POST',
      url: '/api/invite/public-links',
      headers: admin.headers,
      payload: { kind: 'applicants' },
    });
    const workspace = new URL(linkResponse.json().data.url).searchParams.get('workspace');
    const form = { entrance: 'signup', workspace, name: 'Sam Stranger', email, consent: true };
    await new Device(product).call('POST', '/survey/sign-up', form);
    const mailedToken = tokenOf(await waitForMail(product, { to: email, kind: 'survey-link' }));
    const declineResponse = await new Device(product).call('POST', '/survey/session/decline', {
      token: mailedToken,
    });
    expect(declineResponse.statusCode).toBe(204);
    const talent = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('email').where('id', '=', id).executeTakeFirst(),
    );
    expect(talent).toEqual({ email });
  });
});
