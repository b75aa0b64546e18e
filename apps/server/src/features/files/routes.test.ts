import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

interface UploadedFile {
  readonly id: string;
  readonly filename_disk: string;
}

async function uploadFile(user: TestUser, ask: Parameters<typeof upload>[2] = {}): Promise<UploadedFile> {
  const { status, body } = await upload(product, user, ask);
  expect(status).toBe(200);
  return body.data;
}

async function personOf(values: object = { is_directly_invited: true }) {
  const user = await createUser(product, { organization, userRole: 'ORG_USER' });
  return { user, talent: await createTalent(product, organization, { user_id: user.id, ...values }) };
}

/** The responses of each of these people for the asset and for its record. */
async function statuses(id: string, ...users: TestUser[]): Promise<[asset: number, record: number][]> {
  const statusPairs: [number, number][] = [];
  for (const user of users) {
    const asset = await call(product, user, { url: `/assets/${id}` });
    const record = await call(product, user, { url: `/files/${id}` });
    statusPairs.push([asset.statusCode, record.statusCode]);
  }
  return statusPairs;
}

const VISIBLE = [200, 200];
const INVISIBLE = [403, 403];

describe('access to a file', () => {
  it('a logo: everybody of the workspace, once it is in use', async () => {
    const { user } = await personOf();
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    expect(await statuses(logo.id, admin, user)).toEqual([VISIBLE, INVISIBLE]);
    expect((await items.patch(`organizations/${organization.id}`, { logo: logo.id })).status).toBe(200);
    expect(await statuses(logo.id, admin, user)).toEqual([VISIBLE, [200, 403]]);
  });

  it('none for another workspace', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    await items.patch(`organizations/${organization.id}`, { logo: logo.id });
    expect(await statuses(logo.id, outsider)).toEqual([INVISIBLE]);
  });
});

describe('an image is assigned to a person', () => {
  it('by its key or as an object, and belongs to the talent', async () => {
    const { talent } = await personOf();
    for (const form of ['key', 'object']) {
      const { id, filename_disk } = await uploadFile(admin);
      const avatar = form === 'key' ? id : { id, storage: 'local', filename_disk };
      const answer = await items.patch(`talents/${talent.id}?fields=avatar.id`, { avatar });
      expect(answer.body.data).toEqual({ avatar: { id } });
      const { data } = (await call(product, admin, { url: `/files/${id}?fields=talent` })).json();
      expect(data).toEqual({ talent: talent.id });
    }
  });
});
