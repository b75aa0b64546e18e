import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createRequests } from '#testing/stakeholders.ts';

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
});
