import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { codeOf, listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { Device, scoredSheet, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

// A form that anybody can fill in with any address creates no result for the owner of the address.

const product = useProduct({ worker: true });

type Answer = Awaited<ReturnType<Device['call']>>;

const dataOf = (answer: Answer) => answer.json().data;
const codesOf = (answer: Answer) =>
  answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);

function rowOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

async function fillIn(device: Device, seed = 0): Promise<Answer> {
  await device.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  await device.answer(sheetOf(seed));
  return device.call('POST', '/survey/finish', {});
}

describe('an address in a public form', () => {
  const EMAIL = () => `form-${newId()}@bigcorp.example`;

  async function signUp(email: string, device = new Device(product)): Promise<Answer> {
    const form = { entrance: 'b2c', name: 'Carla Chefin', email, consent: true, language: 'en' };
    return device.call('POST', '/survey/sign-up', form);
  }

  /** A person answers all items under an unverified address. */
  async function answerAs(email: string): Promise<{ device: Device; sheet: string }> {
    const device = new Device(product);
    const { next } = dataOf(await signUp(email, device));
    const token = new URL(next, 'http://own.example').searchParams.get('token') ?? '';
    const { sheet } = dataOf(await device.open(token));
    expect(dataOf(await fillIn(device, 1)).state).toBe('awaiting_proof');
    return { device, sheet };
  }

  const linkTo = async (email: string) =>
    tokenOf(await waitForMail(product, { to: email, kind: 'survey-link' }));

  it('gets no result from answers that nobody confirmed, and is not blocked by them', async () => {
    const email = EMAIL();
    const { device, sheet } = await answerAs(email);
    expect(await rowOf(sheet)).toMatchObject({ status: 'PENDING', result: null, date_finished: null });
    expect(await listQueuedKinds(product, email)).toEqual(['survey-link', 'survey-code']);
    expect(codesOf(await device.call('GET', '/survey/result'))).toEqual(['survey.proof_needed']);
    // The owner uses the same form and gets a mail, not "you participated already".
    expect(dataOf(await signUp(email))).toEqual({ state: 'link_sent', next: null });
    const owner = new Device(product);
    expect(dataOf(await owner.open(await linkTo(email))).state).toBe('whose_answers');
    const fresh = dataOf(await owner.call('POST', '/survey/whose-answers', { own: false }));
    expect(fresh).toMatchObject({ state: 'open', answered: 0, first_name: null });
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(401);
    await fillIn(owner, 4);
    expect((await rowOf(fresh.sheet)).result).toEqual(JSON.parse(JSON.stringify(scoredSheet(4))));
    expect(codesOf(await signUp(email))).toEqual(['participation.already']);
  });

  it('gets its result immediately after the code', SLOW, async () => {
    const email = EMAIL();
    const { device, sheet } = await answerAs(email);
    const response = await device.call('POST', '/survey/proof', {
      code: codeOf(await waitForMail(product, { to: email, kind: 'survey-code' })),
    });
    expect(dataOf(response).state).toBe('completed');
    expect((await device.call('GET', '/survey/result')).json().data.id).toBe(sheet);
  });

  it('gets it after the mailed link on the device that answered, without a question', SLOW, async () => {
    const email = EMAIL();
    const { device, sheet } = await answerAs(email);
    expect(dataOf(await device.open(await linkTo(email))).state).toBe('completed');
    expect((await rowOf(sheet)).status).toBe('FINISHED');
  });

  it('gets it after the mailed link on another device and a confirmation', SLOW, async () => {
    const email = EMAIL();
    const { sheet } = await answerAs(email);
    const phone = new Device(product);
    const token = await linkTo(email);
    expect(dataOf(await phone.open(token)).state).toBe('whose_answers');
    expect((await rowOf(sheet)).status).toBe('PENDING');
    expect(dataOf(await phone.call('POST', '/survey/whose-answers', { own: true })).state).toBe('completed');
    expect(dataOf(await phone.call('POST', '/survey/whose-answers', { own: false })).state).toBe('completed');
    expect((await rowOf(sheet)).result).toEqual(JSON.parse(JSON.stringify(scoredSheet(1))));
  });

  it('does not lose its session to a program that opens the links of its mails', SLOW, async () => {
    const email = EMAIL();
    const device = new Device(product);
    const { next } = dataOf(await signUp(email, device));
    await device.open(new URL(next, 'http://own.example').searchParams.get('token') ?? '');
    await device.answer(sheetOf().slice(0, 5));
    await new Device(product).open(await linkTo(email));
    expect((await device.answer(sheetOf().slice(5, 6))).statusCode).toBe(200);
  });
});
