import { afterAll, expect, it, vi } from 'vitest';
import { derivedFolder } from '#features/files/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { call, makeImage, PDF, upload } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { SLOW } from '#testing/tags.ts';

const server = await startS3Server();
const product = useProduct({
  worker: true,
  env: {
    S3_BUCKET: server.bucket,
    S3_ENDPOINT: server.endpoint,
    S3_REGION: server.region,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  },
});
afterAll(() => server.close());

it('stores all files of a product that has one', SLOW, async () => {
  const admin = await createUser(product, { organization: await createOrganization(product) });
  const { data } = (await upload(product, admin, { fields: { purpose: 'logo' } })).body;
  expect(data.storage).toBe('s3');
  expect([...server.objects.keys()]).toEqual([data.filename_disk]);
  const whole = await call(product, admin, { url: `/assets/${data.id}` });
  expect(whole.rawPayload).toEqual(server.objects.get(data.filename_disk));
  const part = await call(product, admin, { url: `/assets/${data.id}`, headers: { range: 'bytes=1-3' } });
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(1, 4)]);
  for (const round of [1, 2]) {
    const variant = await call(product, admin, { url: `/assets/${data.id}?width=64` });
    expect([round, variant.statusCode]).toEqual([round, 200]);
  }
  expect([...server.objects.keys()]).toContain(
    `derived/${derivedFolder(data.filename_disk)}/64x0-inside-q100.png`,
  );
  const fields = { purpose: 'document' };
  const document = (await upload(product, admin, { content: PDF, fields })).body.data;
  expect(server.objects.get(document.filename_disk)).toEqual(PDF);
  for (const { id } of [data, document])
    await call(product, admin, { method: 'DELETE', url: `/files/${id}` });
  await vi.waitFor(() => expect(server.objects.size).toBe(0), 10_000);
});

it('leaves older files in their location', async () => {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const { data } = (await upload(product, admin, { fields: { purpose: 'logo' } })).body;
  const content = await makeImage();
  await product.deps.files.at('local').write('0123456789abcdef.png', content);
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('files')
      .set({ storage: 'local', filename_disk: '0123456789abcdef.png', filesize: content.byteLength })
      .where('id', '=', data.id)
      .execute(),
  );
  expect((await call(product, admin, { url: `/assets/${data.id}` })).rawPayload).toEqual(content);
});
