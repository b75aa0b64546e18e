import { expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

it('keeps the ranges a role had, with who set them, and hides that from talents', async () => {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const items = itemsOf(product, admin);
  const { id } = (await items.post('roles', { name: 'Sales', attributes: { C: { min: 5, max: 8 } } })).body
    .data;
  await items.patch(`roles/${id}`, { name: 'Sales lead' });
  await items.patch(`roles/${id}`, { attributes: { C: { min: 6, max: 8, weight: 2 } } });
  const { range_history: history } = (await items.get(`roles/${id}?fields=range_history`)).body.data;
  const ranges = history.map((version: { ranges: { C: unknown } }) => version.ranges.C);
  expect(ranges).toEqual([
    { min: 5, max: 8, weight: 1 },
    { min: 6, max: 8, weight: 2 },
  ]);
  const { body } = await items.get(`users/${admin.id}?fields=fullname`);
  expect(history.map((version: { by: string }) => version.by)).toEqual([
    body.data.fullname,
    body.data.fullname,
  ]);
  const user = await createUser(product, { organization, userRole: 'ORG_USER' });
  await createTalent(product, organization, { user_id: user.id });
  const answer = await itemsOf(product, user).get(`roles?fields=range_history`);
  expectRefusal(answer, 403, 'FORBIDDEN', { field: 'range_history' });
});
