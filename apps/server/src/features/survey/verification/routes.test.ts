import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { codeOf, waitForMail, listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createInvitation, Device, scoredSheet, sheetOf } from '#testing/surveys.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { SLOW } from '#testing/tags.ts';

// Ownership of a sheet: an administrator with a copied link is not the person, and a public form proves nothing.

const product = useProduct({ worker: true });
const ABOUT = { name: 'Kim Park', age: 30, gender: 'diverse' };
let organization: TestOrganization;
let admin: TestUser;
let invitation: TestInvitation;

type Answer = Awaited<ReturnType<Device['call']>>;

const dataOf = (answer: Answer) => answer.json().data;
const codesOf = (answer: Answer) =>
  answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);

async function copyLink(resultId = invitation.resultId): Promise<Answer> {
  const url = `/api/invite/talents/${resultId}/link`;
  return product.app.inject({ method: 'POST', url, headers: admin.headers });
}

async function copyToken(): Promise<string> {
  return new URL(dataOf(await copyLink()).url).searchParams.get('token') ?? '';
}

const mailedCode = async (nth = 1, to = invitation.email) =>
  codeOf(await waitForMail(product, { to, kind: 'survey-code', nth }));

function rowOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

async function fillIn(device: Device, seed = 0): Promise<Answer> {
  await device.call('PATCH', '/survey/demographics', ABOUT);
  await device.answer(sheetOf(seed));
  return device.call('POST', '/survey/finish', {});
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  invitation = await createInvitation(product, organization, { talent: { first_name: 'Ida' } });
});

describe('a copied link', () => {
  it('opens the survey on one device, once', async () => {
    const token = await copyToken();
    const device = new Device(product);
    expect(dataOf(await device.open(token))).toMatchObject({ state: 'open', answered: 0 });
    expect(dataOf(await device.open(token)).state).toBe('open');
    const other = new Device(product);
    const second = await other.open(token);
    expect(dataOf(second)).toMatchObject({ state: 'link_used', workspace: null });
    expect((await other.call('GET', '/survey/session')).statusCode).toBe(401);
  });

  it('expires', async () => {
    const token = await copyToken();
    product.clock.set(new Date(Date.now() + 8 * 86_400_000));
    const session = dataOf(await new Device(product).open(token));
    product.clock.set(undefined);
    expect(session.state).toBe('link_used');
  });

  it('opens it once for two concurrent devices', SLOW, async () => {
    const token = await copyToken();
    const openResponses = await Promise.all([1, 2, 3].map(() => new Device(product).open(token)));
    const states: string[] = openResponses.map((answer) => dataOf(answer).state);
    expect(states.toSorted()).toEqual(['link_used', 'link_used', 'open']);
  });

  it('and its session end when the person uses the mailed link', SLOW, async () => {
    const [usedToken, unusedToken] = [await copyToken(), await copyToken()];
    const tablet = new Device(product);
    await tablet.open(usedToken);
    const person = new Device(product);
    expect(dataOf(await person.open(invitation.token)).state).toBe('open');
    expect((await tablet.call('GET', '/survey/session')).statusCode).toBe(401);
    expect(codesOf(await tablet.answer(sheetOf().slice(0, 1)))).toEqual(['survey.no_session']);
    expect(dataOf(await new Device(product).open(unusedToken)).state).toBe('link_used');
    const again = await copyLink();
    expect([again.statusCode, codesOf(again)]).toEqual([409, ['invitation.opened_by_talent']]);
  });

  it('shows no answer of another device', async () => {
    const early = new Device(product);
    const [first, second] = [await copyToken(), await copyToken()];
    await early.open(first);
    const tablet = new Device(product);
    await tablet.open(second);
    await tablet.answer(sheetOf().slice(0, 20));
    expect((await early.call('GET', '/survey/session')).statusCode).toBe(401);
    expect(dataOf(await tablet.call('GET', '/survey/session')).answers).toHaveLength(20);
  });

  it('requires a code mailed to the person once there is an answer', async () => {
    const tablet = new Device(product);
    await tablet.open(await copyToken());
    await tablet.answer(sheetOf().slice(0, 20));
    const token = await copyToken();
    const other = new Device(product);
    expect(dataOf(await other.open(token))).toEqual({
      state: 'code_needed',
      language: 'de',
      workspace: { name: organization.name },
      answered: 0,
      total: 0,
    });
    expect((await other.call('POST', '/survey/session/code', { token })).statusCode).toBe(204);
    const mail = await waitForMail(product, { to: invitation.email, kind: 'survey-code' });
    expect(mail.subject).toBe(`Dein Code für die Befragung von ${organization.name}`);
    const code = codeOf(mail);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(codesOf(await other.open(token, wrong))).toEqual(['survey.code_wrong']);
    expect(dataOf(await other.open(token, code))).toMatchObject({ state: 'whose_answers', answered: 20 });
    expect(dataOf(await new Device(product).open(token, code)).state).toBe('link_used');
  });

  it('gives no access to the result, the account or a retake', async () => {
    const device = new Device(product);
    await device.open(await copyToken());
    for (const [method, url] of [
      ['GET', '/survey/result'],
      ['POST', '/survey/retake'],
      ['GET', '/survey/account'],
      ['POST', '/survey/account'],
    ] as const) {
      const response = await device.call(method, url, method === 'POST' ? {} : undefined);
      expect([response.statusCode, codesOf(response)]).toEqual([403, ['survey.proof_needed']]);
      expect(response.body).not.toContain(invitation.email);
    }
  });

  it(
    'creates no result: the submitted sheet waits for the person, who may discard the answers',
    SLOW,
    async () => {
      const device = new Device(product);
      await device.open(await copyToken());
      expect(dataOf(await fillIn(device)).state).toBe('awaiting_proof');
      expect(await rowOf(invitation.resultId)).toMatchObject({ status: 'PENDING', result: null });
      expect(dataOf(await device.call('GET', '/survey/session'))).not.toHaveProperty('answers');
      expect(codesOf(await device.answer([{ item: 1, value: 4, seq: 999 }]))).toEqual(['survey.completed']);

      const person = new Device(product);
      const session = dataOf(await person.open(invitation.token));
      expect(session).toMatchObject({ state: 'whose_answers', answered: 110 });
      expect(session).not.toHaveProperty('answers');
      expect(codesOf(await person.answer(sheetOf().slice(0, 1)))).toEqual(['survey.whose_answers']);
      const fresh = dataOf(await person.call('POST', '/survey/whose-answers', { own: false }));
      expect(fresh).toMatchObject({ state: 'open', answered: 0, demographics_given: false, answers: [] });
      expect(await rowOf(invitation.resultId)).toMatchObject({ status: 'CANCELED', result: null });
      await fillIn(person, 3);
      const own = await rowOf(fresh.sheet);
      expect(own.result).toEqual(JSON.parse(JSON.stringify(scoredSheet(3))));
      expect((await new Device(product).open(invitation.token)).json().data.state).toBe('completed');
    },
  );
});

describe('POST /survey/code', () => {
  const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  async function openCopied(): Promise<Device> {
    const device = new Device(product);
    await device.open(await copyToken());
    return device;
  }
  const verify = (device: Device, code: unknown) => device.call('POST', '/survey/proof', { code });

  it('accepts a code once, with five attempts in ten minutes', async () => {
    const device = await openCopied();
    await device.call('POST', '/survey/code', {});
    const first = await mailedCode();
    for (let by = 1; by <= 5; by++) {
      expect(codesOf(await verify(device, otherThan(first, by)))).toEqual(['survey.code_wrong']);
    }
    expect(codesOf(await verify(device, first))).toEqual(['survey.code_wrong']);
    await device.call('POST', '/survey/code', {});
    const second = await mailedCode(2);
    product.clock.set(new Date(Date.now() + 11 * 60_000));
    const late = await verify(device, second);
    product.clock.set(undefined);
    expect(codesOf(late)).toEqual(['survey.code_wrong']);
    expect((await verify(device, `${second.slice(0, 3)} ${second.slice(3)}`)).statusCode).toBe(200);
    expect(codesOf(await verify(device, second))).toEqual(['survey.code_wrong']);
  });

  it('is sent five times an hour', SLOW, async () => {
    const device = await openCopied();
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await device.call('POST', '/survey/code', {})).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('is not stored in plain text, and works only for its own sheet', async () => {
    const device = await openCopied();
    await device.call('POST', '/survey/code', {});
    const code = await mailedCode();
    const storedCodes = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_codes').selectAll().where('result_id', '=', invitation.resultId).execute(),
    );
    const queuedMails = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').selectAll().where('to_email', '=', invitation.email).execute(),
    );
    expect(JSON.stringify([storedCodes, queuedMails.map(({ payload }) => payload)])).not.toContain(code);
    invitation = await createInvitation(product, organization);
    const other = await openCopied();
    expect(codesOf(await verify(other, code))).toEqual(['survey.code_wrong']);
  });

  it('is not sent without a session or a link that requires one', SLOW, async () => {
    const nobody = new Device(product);
    expect((await nobody.call('POST', '/survey/code', {})).statusCode).toBe(401);
    for (const token of [unknownToken(), invitation.token, await copyToken()]) {
      expect(codesOf(await nobody.call('POST', '/survey/session/code', { token }))).toEqual([
        'survey.link_expired',
      ]);
    }
  });
});

describe('on a tablet in the office', () => {
  it('a talent answers by a copied link and confirms with the code of the mail', SLOW, async () => {
    const tablet = new Device(product);
    await tablet.open(await copyToken());
    expect(dataOf(await fillIn(tablet, 2))).toMatchObject({ state: 'awaiting_proof' });
    expect(dataOf(await tablet.call('POST', '/survey/finish', {})).state).toBe('awaiting_proof');
    expect(dataOf(await tablet.call('GET', '/survey/session')).state).toBe('awaiting_proof');
    expect(
      (await listQueuedKinds(product, invitation.email)).filter((kind) => kind === 'survey-code'),
    ).toHaveLength(1);
    const response = await tablet.call('POST', '/survey/proof', { code: await mailedCode() });
    expect(dataOf(response)).toMatchObject({ state: 'completed', first_name: 'Ida' });
    const row = await rowOf(invitation.resultId);
    expect(row).toMatchObject({ status: 'FINISHED', result: JSON.parse(JSON.stringify(scoredSheet(2))) });
    expect((await tablet.call('GET', '/survey/result')).statusCode).toBe(200);
    expect(dataOf(await tablet.call('GET', '/survey/account'))).toEqual({
      workspace: { name: organization.name },
      state: 'none',
    });
  });

  it(
    'and continues at home with the mailed link after confirming the answers as their own',
    SLOW,
    async () => {
      const tablet = new Device(product);
      await tablet.open(await copyToken());
      await tablet.call('PATCH', '/survey/demographics', ABOUT);
      await tablet.answer(sheetOf(1).slice(0, 50));
      const home = new Device(product);
      expect(dataOf(await home.open(invitation.token)).state).toBe('whose_answers');
      const mine = dataOf(await home.call('POST', '/survey/whose-answers', { own: true }));
      expect(mine).toMatchObject({ state: 'open', answered: 50, sheet: invitation.resultId });
      expect(mine.answers).toHaveLength(50);
      await home.answer(sheetOf(1).slice(50));
      expect(dataOf(await home.call('POST', '/survey/finish', {})).state).toBe('completed');
      expect((await rowOf(invitation.resultId)).result).toEqual(JSON.parse(JSON.stringify(scoredSheet(1))));
    },
  );
});

describe('the mailed link', () => {
  it('continues from the phone to the laptop, any number of times', SLOW, async () => {
    const phone = new Device(product);
    await phone.open(invitation.token);
    await phone.call('PATCH', '/survey/demographics', ABOUT);
    await phone.answer(sheetOf().slice(0, 40));
    const laptop = new Device(product);
    expect(dataOf(await laptop.open(invitation.token))).toMatchObject({ state: 'open', answered: 40 });
    await laptop.answer(sheetOf(0).slice(40));
    expect(dataOf(await phone.call('GET', '/survey/session'))).toMatchObject({
      state: 'open',
      answered: 110,
    });
    expect(dataOf(await phone.call('POST', '/survey/finish', {})).state).toBe('completed');
    expect((await laptop.call('GET', '/survey/result')).statusCode).toBe(200);
  });

  it('verifies the session of a device that already has the sheet', SLOW, async () => {
    const device = new Device(product);
    await device.open(await copyToken());
    await device.answer(sheetOf().slice(0, 10));
    expect(dataOf(await device.open(invitation.token))).toMatchObject({ state: 'open', answered: 10 });
    expect((await rowOf(invitation.resultId)).date_confirmed).not.toBeNull();
  });
});

describe('a session from before verification was stored', () => {
  it('is unverified until the mailed link or a code is used', SLOW, async () => {
    const device = new Device(product);
    await device.complete(invitation.token);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('survey_sessions')
        .set({ opened_by: 'unknown', proved_at: null })
        .where('result_id', '=', invitation.resultId)
        .execute(),
    );
    expect(codesOf(await device.call('GET', '/survey/result'))).toEqual(['survey.proof_needed']);
    expect(dataOf(await device.call('GET', '/survey/session')).first_name).toBeNull();
    expect((await device.call('POST', '/survey/code', {})).statusCode).toBe(204);
    expect(dataOf(await device.call('POST', '/survey/proof', { code: await mailedCode() })).state).toBe(
      'completed',
    );
    expect((await device.call('GET', '/survey/result')).statusCode).toBe(200);
  });
});

describe('POST /survey/link', () => {
  const handOver = async (device: Device) =>
    new URL(dataOf(await device.call('POST', '/survey/link', {})).url).searchParams.get('token') ?? '';

  it('opens the same sheet on another device, once and within a quarter of an hour', SLOW, async () => {
    const device = new Device(product);
    await device.open(invitation.token);
    await device.answer(sheetOf().slice(0, 5));
    const { url, expires } = dataOf(await device.call('POST', '/survey/link', {}));
    const token = new URL(url).searchParams.get('token') ?? '';
    expect([new URL(url).pathname, token === invitation.token]).toEqual(['/survey', false]);
    const minutes = (new Date(expires).getTime() - Date.now()) / 60_000;
    expect([minutes > 13, minutes <= 15]).toEqual([true, true]);
    const phone = new Device(product);
    expect(dataOf(await phone.open(token))).toMatchObject({ state: 'open', answered: 5 });
    expect(dataOf(await new Device(product).open(token)).state).toBe('link_used');
    await device.complete(invitation.token);
    expect((await phone.call('GET', '/survey/result')).statusCode).toBe(200);
    expect((await device.call('POST', '/survey/link', {})).statusCode).toBe(409);
  });

  it('gives a copied link no access to the answers of the person', async () => {
    const device = new Device(product);
    await device.open(await copyToken());
    const early = await handOver(device);
    await device.answer(sheetOf().slice(0, 5));
    const late = await handOver(device);
    for (const token of [early, late]) {
      expect(dataOf(await new Device(product).open(token)).state).toBe('code_needed');
    }
    await new Device(product).open(invitation.token);
    expect(dataOf(await new Device(product).open(late)).state).toBe('link_used');
  });
});
