import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const PATH = '/users/me/survey';

/** A talent with an account and an invitation. */
async function makeOwner(result: Record<string, unknown> = {}) {
  const organization = await createOrganization(product);
  const owner = await createUser(product, { organization, userRole: 'ORG_USER' });
  const talent = await createTalent(product, organization, { user_id: owner.id });
  const { token } = await createInvitation(product, organization, { talentId: talent.id, result });
  const ask = (method: 'GET' | 'POST', headers = owner.headers) =>
    product.app.inject({ method, url: `/api${PATH}`, headers });
  return { organization, talent, token, ask };
}

/** Answers the first 34 statements. */
async function answerSome(device: Device, token: string) {
  await device.open(token);
  await device.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  await device.answer(sheetOf(0, ITEMS.slice(0, 34)));
}

const tokenIn = (next: string) => new URL(next, 'http://own.example').searchParams.get('token') ?? '';

describe('the user’s open survey', () => {
  it('shows its progress only to its person', async () => {
    const { organization, token, ask } = await makeOwner();
    expect((await ask('GET')).json().data).toEqual({ answered: 0, total: ITEMS.length, is_finished: false });
    const phone = new Device(product);
    await answerSome(phone, token);
    expect((await ask('GET')).json().data).toEqual({ answered: 34, total: ITEMS.length, is_finished: false });
    const admin = await createUser(product, { organization });
    expect((await ask('GET', admin.headers)).json().data).toBeNull();
    expect((await ask('POST', admin.headers)).json().errors[0].extensions.code).toBe('survey.link_expired');
  });

  it('continues at the same position on another device, with a pass that works once', SLOW, async () => {
    const { token, ask } = await makeOwner();
    const phone = new Device(product);
    await answerSome(phone, token);
    const { next } = (await ask('POST')).json().data;
    const laptop = new Device(product);
    expect((await laptop.open(tokenIn(next))).json().data).toMatchObject({ state: 'open' });
    expect((await new Device(product).open(tokenIn(next))).json().data.state).toBe('link_used');
    expect((await ask('GET')).json().data.answered).toBe(34);
  });

  it.each([
    ['withdrawn', { status: 'CANCELED' }],
    ['not sent yet', { status: 'SCHEDULED', send_at: new Date('2099-01-02') }],
    ['too old', { link_expires_at: new Date('2020-01-02') }],
  ])('is none when it is %s', SLOW, async (_state, result) => {
    const { ask } = await makeOwner(result);
    expect((await ask('GET')).json().data).toBeNull();
    expect((await ask('POST')).statusCode).toBe(404);
  });
});

describe('a finished survey', () => {
  it('can be retaken from the account while its link is valid', SLOW, async () => {
    const { token, ask } = await makeOwner();
    await new Device(product).complete(token);
    expect((await ask('GET')).json().data).toMatchObject({ is_finished: true });
    const laptop = new Device(product);
    const openResponse = await laptop.open(tokenIn((await ask('POST')).json().data.next));
    expect(openResponse.json().data.state).toBe('completed');
    expect((await laptop.call('POST', '/survey/retake', {})).json().data.state).toBe('open');
    expect((await ask('GET')).json().data).toEqual({ answered: 0, total: ITEMS.length, is_finished: false });
  });

  it('cannot be retaken once its link is too old', SLOW, async () => {
    const { organization, token, ask } = await makeOwner();
    await new Device(product).complete(token);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ link_expires_at: new Date('2020-01-02') })
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect((await ask('GET')).json().data).toBeNull();
    expect((await ask('POST')).statusCode).toBe(404);
  });
});

describe('the time since when a talent is open for work', () => {
  it('is visible only to the person, and reset with the setting', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const owner = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: owner.id });
    const url = `/api/items/talents/${talent.id}`;
    const setOpenForWork = (is_open_for_work: boolean) =>
      product.app.inject({ method: 'PATCH', url, headers: owner.headers, payload: { is_open_for_work } });
    const since = async (headers: Record<string, string>) =>
      (await product.app.inject({ url: `${url}?fields=open_for_work_since`, headers })).json().data
        .open_for_work_since;
    expect(await since(owner.headers)).toBeNull();
    await setOpenForWork(true);
    const first = await since(owner.headers);
    expect(first).toEqual(expect.any(String));
    expect(await since(admin.headers)).toBeNull();
    await setOpenForWork(false);
    expect(await since(owner.headers)).toBeNull();
    await setOpenForWork(true);
    expect(new Date(await since(owner.headers)).getTime()).toBeGreaterThan(new Date(first).getTime());
  });
});
