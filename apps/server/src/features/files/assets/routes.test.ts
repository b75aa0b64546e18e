import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { call, makeImage, upload } from '#testing/files.ts';
import { NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

interface UploadedFile {
  readonly id: string;
  readonly filename_disk: string;
  readonly filesize: string;
}

/** An image of the workspace: a logo, visible to its administrators. */
async function uploadLogo(
  values: Parameters<typeof makeImage>[0] = {},
  name?: string,
): Promise<UploadedFile> {
  const fields = { purpose: 'logo' };
  const nameOption = name === undefined ? {} : { name };
  const { body } = await upload(product, admin, { content: await makeImage(values), fields, ...nameOption });
  return body.data;
}

const get = (url: string, headers: object = {}, user: Pick<TestUser, 'headers'> = admin) =>
  call(product, user, { url: `/assets/${url}`, headers });

describe('GET /assets/:id', () => {
  it('sends the stored file with all headers that a browser needs to cache it', async () => {
    const file = await uploadLogo({}, 'Größe (1).png');
    const answer = await get(file.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.byteLength).toBe(Number(file.filesize));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': file.filesize,
      'cache-control': 'private, max-age=2592000',
      'content-disposition': `inline; filename="Gr_e_1_.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.png`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.headers.etag).toMatch(/^"[\w.-]+"$/);
    expect(Date.parse(String(answer.headers['last-modified']))).not.toBeNaN();
  });

  it('responds identically to another workspace’s, an unknown and a missing key', async () => {
    const { id } = await uploadLogo();
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const answers = [await get(id, {}, outsider), await get(newId()), await get('abc')];
    for (const answer of answers) {
      expect({ status: answer.statusCode, body: answer.json() }).toEqual(NO_SUCH_RECORD);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('etag');
    }
  });
});

describe('content that the browser has cached', () => {
  it('is not sent again', async () => {
    const { id } = await uploadLogo();
    for (const url of [id, `${id}?width=64`]) {
      const { headers } = await get(url);
      const same = await get(url, { 'if-none-match': headers.etag });
      expect([same.statusCode, same.rawPayload.byteLength, same.headers.etag]).toEqual([
        304,
        0,
        headers.etag,
      ]);
      expect((await get(url, { 'if-none-match': `"x", W/${headers.etag}` })).statusCode).toBe(304);
      expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
      expect((await get(url, { 'if-modified-since': headers['last-modified'] })).statusCode).toBe(304);
      const tagWins = { 'if-none-match': '"x"', 'if-modified-since': headers['last-modified'] };
      expect((await get(url, tagWins)).statusCode).toBe(200);
    }
  });
});
