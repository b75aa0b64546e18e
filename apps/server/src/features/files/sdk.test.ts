import type { AddressInfo } from 'node:net';
import {
  createDirectus,
  deleteFile,
  isDirectusError,
  readAssetArrayBuffer,
  readFile,
  readFiles,
  rest,
  staticToken,
  updateFile,
  uploadFiles,
} from '@directus/sdk';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { makeImage } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';

// The public client of the interface uploads, reads and removes files as it is.

interface File {
  readonly id: string;
  readonly title: string;
}

const product = useProduct();

it('@directus/sdk drives files and assets', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await createUser(product, { organization: await createOrganization(product) });
  const { port } = product.app.server.address() as AddressInfo;
  const client = createDirectus(`http://127.0.0.1:${port}/api`)
    .with(rest())
    .with(staticToken(admin.headers.authorization.slice('Bearer '.length)));

  const form = new FormData();
  form.append('title', 'Team photo');
  form.append('file', new Blob([new Uint8Array(await makeImage())]), 'team.png');
  const file = (await client.request(uploadFiles(form))) as unknown as File;
  expect(file).toMatchObject({ title: 'Team photo', storage: 'local', type: 'image/png', width: 400 });

  expect(await client.request(readFile(file.id, { fields: ['id', 'title'] }))).toEqual({
    id: file.id,
    title: 'Team photo',
  });
  await client.request(updateFile(file.id, { title: 'Our team' }));
  expect(
    await client.request(readFiles({ fields: ['title'], filter: { title: { _starts_with: 'Our' } } })),
  ).toEqual([{ title: 'Our team' }]);

  const small = await client.request(readAssetArrayBuffer(file.id, { width: 50, height: 50, fit: 'cover' }));
  expect(await sharp(Buffer.from(small)).metadata()).toMatchObject({ width: 50, height: 50 });

  await client.request(deleteFile(file.id));
  const gone = await client.request(readFile(file.id)).catch((error: unknown) => error);
  if (!isDirectusError(gone)) throw new Error('the client does not see an error of its own');
  expect(gone.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
