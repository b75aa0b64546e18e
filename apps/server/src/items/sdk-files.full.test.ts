import {
  deleteFile,
  readAssetArrayBuffer,
  readAssetBlob,
  readAssetRaw,
  readFile,
  readFiles,
  updateFile,
  uploadFiles,
} from '@directus/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { makeImage } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';
import type { TokenClient } from '#testing/sdk.ts';
import { expectSdkRefusal, openSdk } from '#testing/sdk.ts';

// Files and assets with only the public client.

const MIB = 1_048_576;
const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
const product = useProduct();
let client: TokenClient;
let outsider: TokenClient;

beforeAll(async () => {
  const sdk = await openSdk(product);
  const signIn = async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    return sdk.token(user.headers.authorization.replace('Bearer ', ''));
  };
  [client, outsider] = [await signIn(), await signIn()];
});

function formWith(content: Uint8Array<ArrayBuffer> | undefined, title = 'Photo'): FormData {
  const form = new FormData();
  form.append('title', title);
  if (content !== undefined) form.append('file', new Blob([content]), 'photo.png');
  return form;
}

async function upload(title?: string): Promise<{ id: string } & Record<string, unknown>> {
  const form = formWith(new Uint8Array(await makeImage()), title);
  return (await client.request(uploadFiles(form))) as never;
}

describe('files', () => {
  it('are stored, listed, renamed and deleted', async () => {
    const file = await upload('Team photo');
    expect(file).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Team photo',
      type: 'image/png',
      filesize: expect.stringMatching(/^\d+$/),
      width: expect.any(Number),
      uploaded_on: expect.stringMatching(/Z$/),
    });
    expect(await client.request(readFile(file.id, { fields: ['title'] }))).toEqual({ title: 'Team photo' });
    await client.request(updateFile(file.id, { title: 'Our team' }));
    const command = readFiles({ filter: { title: { _eq: 'Our team' } }, fields: ['id'] });
    expect(await client.request(command as never)).toEqual([{ id: file.id }]);
    expect(await client.request(deleteFile(file.id))).toBeNull();
    await expectSdkRefusal(client.request(readFile(file.id)), { status: 403, code: 'FORBIDDEN' });
  });

  it('are returned as a stream, as a blob and as bytes', async () => {
    const { id } = await upload();
    const bytes = new Uint8Array(await client.request(readAssetArrayBuffer(id)));
    expect([...bytes.subarray(1, 4)].map((code) => String.fromCodePoint(code)).join('')).toBe('PNG');
    const blob = await client.request(readAssetBlob(id));
    expect([blob.type, blob.size]).toEqual(['image/png', bytes.length]);
    const stream = await client.request(readAssetRaw(id));
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(bytes);
    const small = await client.request(
      readAssetBlob(id, { width: 20, height: 20, fit: 'cover', format: 'webp' }),
    );
    expect(small.type).toBe('image/webp');
    expect(small.size).toBeLessThan(bytes.length);
  });
});

describe('errors', () => {
  it('for files of others and unknown files are identical', async () => {
    const { id } = await upload();
    const forbidden = { status: 403, code: 'FORBIDDEN' };
    await expectSdkRefusal(outsider.request(readFile(id)), forbidden);
    await expectSdkRefusal(outsider.request(updateFile(id, { title: 'x' })), forbidden);
    await expectSdkRefusal(outsider.request(deleteFile(id)), forbidden);
    await expectSdkRefusal(client.request(readFile(UNKNOWN_ID)), forbidden);
    expect(await client.request(readFile(id, { fields: ['title'] }))).toEqual({ title: 'Photo' });
  });

  it('for invalid uploads, too large files, and wrong types', async () => {
    const badly = { status: 400, code: 'INVALID_PAYLOAD' };
    await expectSdkRefusal(client.request(uploadFiles(formWith(undefined))), badly);
    const large = client.request(uploadFiles(formWith(new Uint8Array(11 * MIB))));
    await expectSdkRefusal(large, { status: 413, code: 'CONTENT_TOO_LARGE' });
    const text = client.request(uploadFiles(formWith(new TextEncoder().encode('no image'))));
    await expectSdkRefusal(text, { status: 400, code: expect.any(String) });
  });

  it('for assets have the conventional codes', async () => {
    const { id } = await upload();
    // The client returns assets as received, including errors, so these are requested directly.
    const answer = (as: TokenClient, path: string) =>
      as.request(() => ({ path: `/assets/${path}`, method: 'GET' }));
    await expectSdkRefusal(answer(outsider, id), { status: 403, code: 'FORBIDDEN' });
    await expectSdkRefusal(answer(client, UNKNOWN_ID), { status: 403, code: 'FORBIDDEN' });
    await expectSdkRefusal(answer(client, `${id}?fit=squeeze`), { status: 400, code: 'INVALID_QUERY' });
    await expectSdkRefusal(answer(client, `${id}?width=1e9`), { status: 400, code: 'INVALID_QUERY' });
  });
});
