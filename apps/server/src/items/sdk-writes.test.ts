import { createItem, deleteItem, readItem, updateItem } from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import type { Sdk, SignedClient } from '#testing/sdk.ts';
import { expectSdkRefusal, openSdk } from '#testing/sdk.ts';

// Writing with only the public client, and its errors.

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
const product = useProduct();
let sdk: Sdk;
let organization: TestOrganization;
let client: SignedClient;
let talent: { id: string; email: string };
let other: { id: string; email: string };

beforeAll(async () => {
  sdk = await openSdk(product);
});
beforeEach(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  client = sdk.json();
  await client.login({ email: user.email, password: PASSWORD });
  talent = await createTalent(product, organization);
  other = await createTalent(product, organization);
});
const listLinks = async (id: string) => {
  const role = await client.request(
    readItem('roles', id, { fields: [{ talents: ['id', 'talents_id', 'rejected'] }] }),
  );
  return role.talents as { id: string; talents_id: string; rejected: boolean }[];
};

describe('creating', () => {
  it('returns the record with defaults', async () => {
    const role = await client.request(createItem('roles', { name: '  Sales ' }));
    expect(role).toMatchObject({
      name: 'Sales',
      purpose: null,
      organization_id: organization.id,
      talents: [],
    });
    expect(role.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(Math.abs(Date.parse(role.date_created) - Date.now())).toBeLessThan(60_000);
    expect(await client.request(readItem('roles', role.id))).toEqual(role);
  });
});

describe('changing', () => {
  it('replaces the list for a plain list', async () => {
    const role = await client.request(createItem('roles', { name: 'Sales', talents: [talent.id, other.id] }));
    const before = await listLinks(role.id);
    expect(before.map(({ talents_id }) => talents_id)).toEqual([talent.id, other.id]);
    await client.request(updateItem('roles', role.id, { talents: [other.id] }));
    expect(await listLinks(role.id)).toEqual([before[1]]);
    await client.request(updateItem('roles', role.id, { talents: [] }));
    expect(await listLinks(role.id)).toEqual([]);
    expect(await client.request(readItem('talents', talent.id, { fields: ['id'] }))).toEqual({
      id: talent.id,
    });
  });
});

describe('errors', () => {
  it('for a missing record, one of another workspace and a missing key are identical', async () => {
    const foreign = await createRole(product, await createOrganization(product));
    for (const key of [UNKNOWN_ID, foreign.id, 'no-key']) {
      for (const call of [
        () => client.request(readItem('roles', key)),
        () => client.request(updateItem('roles', key, { name: 'x' })),
        () => client.request(deleteItem('roles_talents', key)),
      ]) {
        await expectSdkRefusal(call(), { status: 403, code: 'FORBIDDEN' });
      }
    }
  });
});
