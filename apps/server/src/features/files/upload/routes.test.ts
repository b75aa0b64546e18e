import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { PDF, upload } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

/** Names of everything in the data folder that is a content or a partial upload. */
async function listStoredFiles(): Promise<string[]> {
  const { dataDir } = product.deps.config;
  const entries = await Promise.all(
    ['files', 'incoming'].map((folder) =>
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

async function talentOf(values: object = {}) {
  const user = await createUser(product, { organization, userRole: 'ORG_USER' });
  return { user, talent: await createTalent(product, organization, { user_id: user.id, ...values }) };
}

describe('POST /files', () => {
  it('stores an image and returns its record', async () => {
    const { status, body } = await upload(product, admin, { name: 'My photo.PNG' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(String),
      organization_id: organization.id,
      storage: 'local',
      filename_disk: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
      filename_download: 'My photo.png',
      title: 'My photo',
      type: 'image/png',
      filesize: expect.stringMatching(/^\d+$/),
      width: 400,
      height: 200,
      purpose: 'avatar',
      talent: null,
      team: null,
      user: null,
      uploaded_by: admin.id,
      uploaded_on: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const content = await product.deps.files.read(body.data.filename_disk);
    expect(String(content.byteLength)).toBe(body.data.filesize);
    expect(await listStoredFiles()).toContain(body.data.filename_disk);
  });

  it('stores a document unchanged', async () => {
    const talent = await createTalent(product, organization, { is_directly_invited: true });
    const { body } = await upload(product, admin, {
      content: PDF,
      name: 'Résumé.pdf',
      fields: { purpose: 'document', talent: talent.id },
    });
    expect(body.data).toMatchObject({
      type: 'application/pdf',
      filesize: String(PDF.byteLength),
      width: null,
      filename_download: 'Résumé.pdf',
      talent: talent.id,
    });
    expect(Buffer.from(await product.deps.files.read(body.data.filename_disk))).toEqual(PDF);
  });
});

describe('POST /files refuses', () => {
  it('an image that claims to be a document', async () => {
    const answer = await upload(product, admin, { fields: { purpose: 'document' } });
    expectRefusal(answer, 400, 'file.type_not_allowed', { allowed: ['PDF'] });
  });
});

describe('upload permissions', () => {
  it('let talents upload only their own image', async () => {
    const { user, talent } = await talentOf();
    const other = await createTalent(product, organization, { is_directly_invited: true });
    const own = await upload(product, user, { fields: { talent: talent.id }, query: '?fields=talent' });
    expect(own.body.data).toEqual({ talent: talent.id });
    expect((await upload(product, user, { fields: { user: user.id } })).status).toBe(200);
    for (const purpose of ['logo', 'document']) {
      expectRefusal(await upload(product, user, { content: PDF, fields: { purpose } }), 403, 'FORBIDDEN');
    }
    expectRefusal(await upload(product, user, { fields: { talent: other.id } }), 400, 'INVALID_FOREIGN_KEY');
    expectRefusal(await upload(product, user, { fields: { user: admin.id } }), 403, 'FORBIDDEN');
  });
});
