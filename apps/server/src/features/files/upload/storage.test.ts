import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { call, PDF, upload } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ env: { STORAGE_MB: '1' } });
const MEGABYTE = 1_048_576;
const document = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.byteLength)]);

describe('the storage of a workspace', () => {
  it('accepts files until it is full, and again after one is deleted', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const colleague = await createUser(product, { organization });
    const fields = { purpose: 'document' };
    const first = await upload(product, admin, { content: document(MEGABYTE - 1000), fields });
    expect(first.status).toBe(200);
    const response = await upload(product, colleague, { content: document(1001), fields });
    expectRefusal(response, 413, 'file.storage_full', { megabytes: 1 });
    expect(response.body.errors[0].message).toMatch(/^The 1 MB this workspace has for files are used up/);
    expect((await upload(product, admin, { content: document(1000), fields })).status).toBe(200);
    const elsewhere = await createUser(product, { organization: await createOrganization(product) });
    expect((await upload(product, elsewhere, { content: document(5000), fields })).status).toBe(200);
    await call(product, admin, { method: 'DELETE', url: `/files/${first.body.data.id}` });
    expect((await upload(product, colleague, { content: document(1001), fields })).status).toBe(200);
  });
});
