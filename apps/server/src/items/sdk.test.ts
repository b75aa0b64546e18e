import type { AddressInfo } from 'node:net';
import type { AuthenticationClient, DirectusClient, RestClient } from '@directus/sdk';
import {
  aggregate,
  authentication,
  createDirectus,
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  isDirectusError,
  readItem,
  readItems,
  rest,
  updateItem,
  updateItems,
  updateItemsBatch,
  withSearch,
} from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

// The public SDK of the peer drives the data interface as it is.

interface Link {
  id: string;
  talents_id: Talent | string;
  roles_id: Role | string;
  rejected: boolean;
}
interface Role {
  id: string;
  name: string;
  purpose: string | null;
  talents: Link[] | { create?: unknown[]; update?: unknown[]; delete?: string[] };
}
interface Talent {
  id: string;
  email: string;
  status: string;
  date_created: 'datetime';
  roles: Link[];
}
interface Schema {
  roles: Role[];
  talents: Talent[];
  roles_talents: Link[];
}

const product = useProduct();
let organization: TestOrganization;
let client: DirectusClient<Schema> & AuthenticationClient<Schema> & RestClient<Schema>;

beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  const { port } = product.app.server.address() as AddressInfo;
  client = createDirectus<Schema>(`http://127.0.0.1:${port}/api`).with(authentication('json')).with(rest());
  await client.login({ email: user.email, password: PASSWORD });
});

async function refusalOf(call: Promise<unknown>): Promise<{ code: string; status: number }> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isDirectusError(error)) throw new Error('the SDK does not see an error of its own');
  return { code: error.errors[0]?.extensions.code ?? '', status: (error.response as Response).status };
}

describe('@directus/sdk', () => {
  it('signs in, refreshes and signs out', async () => {
    const before = await client.getToken();
    await client.refresh();
    expect(await client.getToken()).not.toBe(undefined);
    expect(before).not.toBe(undefined);
    await client.logout();
    expect(await refusalOf(client.request(readItems('roles')))).toEqual({ code: 'FORBIDDEN', status: 403 });
  });

  it('creates, reads, changes and counts', async () => {
    const talent = await createTalent(product, organization);
    const role = await client.request(
      createItem('roles', { name: 'Sales', talents: { create: [{ talents_id: talent.id }] } }),
    );
    await client.request(createItems('roles', [{ name: 'Support' }, { name: 'People' }]));
    const listed = await client.request(
      readItems('roles', {
        fields: ['name', { talents: ['rejected', { talents_id: ['email'] }] }],
        filter: { name: { _starts_with: 'S' } },
        sort: ['-name'],
        deep: { talents: { _limit: 1 } },
        limit: -1,
      }),
    );
    expect(listed).toEqual([
      { name: 'Support', talents: [] },
      { name: 'Sales', talents: [{ rejected: false, talents_id: { email: talent.email } }] },
    ]);
    await client.request(updateItem('roles', role.id, { purpose: 'Sell' }));
    expect(await client.request(readItem('roles', role.id, { fields: ['purpose'] }))).toEqual({
      purpose: 'Sell',
    });
    expect(await client.request(aggregate('roles', { aggregate: { count: '*' } }))).toEqual([{ count: '3' }]);
    expect(
      await client.request(aggregate('roles', { aggregate: { countDistinct: 'id' }, groupBy: ['purpose'] })),
    ).toHaveLength(2);
  });

  it('changes many at once', async () => {
    const [first, second] = await client.request(createItems('roles', [{ name: 'One' }, { name: 'Two' }]));
    if (first === undefined || second === undefined) throw new Error('two were created');
    expect(
      await client.request(updateItems('roles', [first.id, second.id], { purpose: 'Both' })),
    ).toHaveLength(2);
    expect(
      await client.request(updateItems('roles', { filter: { name: { _eq: 'Two' } } }, { purpose: 'Second' })),
    ).toHaveLength(1);
    await client.request(
      updateItemsBatch('roles', [
        { id: first.id, name: 'Uno' },
        { id: second.id, name: 'Due' },
      ]),
    );
    const rows = await client.request(
      withSearch(readItems('roles', { fields: ['name', 'purpose'], sort: 'name' })),
    );
    expect(rows).toEqual([
      { name: 'Due', purpose: 'Second' },
      { name: 'Uno', purpose: 'Both' },
    ]);
  });

  it('removes what may be removed', async () => {
    const talents = [await createTalent(product, organization), await createTalent(product, organization)];
    const role = await client.request(createItem('roles', { name: 'Sales' }));
    const links = await client.request(
      createItems(
        'roles_talents',
        talents.map(({ id }) => ({ roles_id: role.id, talents_id: id })),
      ),
    );
    await client.request(deleteItem('roles_talents', String(links[0]?.id)));
    await client.request(deleteItems('roles_talents', [String(links[1]?.id)]));
    expect(await client.request(readItems('roles_talents'))).toEqual([]);
    expect(await refusalOf(client.request(deleteItem('roles', role.id)))).toEqual({
      code: 'FORBIDDEN',
      status: 403,
    });
  });

  it('recognizes our errors as its own', async () => {
    expect(
      await refusalOf(client.request(readItem('roles', '01890000-0000-7000-8000-000000000000'))),
    ).toEqual({ code: 'FORBIDDEN', status: 403 });
    expect(
      await refusalOf(
        client.request(readItems('roles', { limit: -5, filter: { name: { _bad: 1 } } as never })),
      ),
    ).toEqual({ code: 'INVALID_QUERY', status: 400 });
    expect(await refusalOf(client.request(createItem('roles', {})))).toEqual({
      code: 'role.name_required',
      status: 400,
    });
    expect(await refusalOf(client.request(updateItem('talents', 'no-key', { status: 'EMPLOYEE' })))).toEqual({
      code: 'FORBIDDEN',
      status: 403,
    });
  });
});
