import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';

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
});
