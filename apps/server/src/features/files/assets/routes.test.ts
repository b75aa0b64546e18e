import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { call, makeImage, upload, PDF } from '#testing/files.ts';
import { NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { derivedFolder } from '#features/files/jobs.ts';
import { SLOW } from '#testing/tags.ts';

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

function variantsOf({ filename_disk: key }: UploadedFile): Promise<string[]> {
  const folder = derivedFolder(key);
  return readdir(join(product.deps.config.dataDir, 'files', 'derived', folder.slice(-2), folder)).catch(
    () => [],
  );
}

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

  it.each([
    ['download', 'attachment'],
    ['download=true', 'attachment'],
    ['download=false', 'inline'],
  ])('hands it over by ?%s', SLOW, async (query, kind) => {
    const { id } = await uploadLogo();
    expect((await get(`${id}?${query}`)).headers['content-disposition']).toMatch(new RegExp(`^${kind};`));
  });

  it.each<[string, { width: number; height: number; format: string; type: string }]>([
    ['width=100', { width: 100, height: 50, format: 'png', type: 'image/png' }],
    ['height=100', { width: 200, height: 100, format: 'png', type: 'image/png' }],
    ['width=64&height=64', { width: 64, height: 64, format: 'png', type: 'image/png' }],
    ['width=64&height=64&fit=cover', { width: 64, height: 64, format: 'png', type: 'image/png' }],
    ['width=64&height=64&fit=contain', { width: 64, height: 64, format: 'png', type: 'image/png' }],
    ['width=64&height=64&fit=inside', { width: 64, height: 32, format: 'png', type: 'image/png' }],
    ['width=64&height=64&fit=outside', { width: 128, height: 64, format: 'png', type: 'image/png' }],
    ['width=64&format=webp&quality=40', { width: 64, height: 32, format: 'webp', type: 'image/webp' }],
    ['width=64&format=jpg', { width: 64, height: 32, format: 'jpeg', type: 'image/jpeg' }],
    ['width=64&format=avif', { width: 64, height: 32, format: 'heif', type: 'image/avif' }],
    ['width=2048', { width: 400, height: 200, format: 'png', type: 'image/png' }],
    ['width=2048&height=2048', { width: 400, height: 200, format: 'png', type: 'image/png' }],
  ])('answers ?%s', SLOW, async (query, { type, format, ...size }) => {
    const { id } = await uploadLogo();
    for (const source of ['computed', 'kept']) {
      const answer = await get(`${id}?${query}`);
      expect([source, answer.statusCode, answer.headers['content-type']]).toEqual([source, 200, type]);
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.byteLength);
      if (type === 'image/png' || type === 'image/jpeg') {
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, ...size });
      }
    }
  });

  it('selects the best format that the browser accepts', SLOW, async () => {
    const { id } = await uploadLogo();
    const typeFor = async (accept: string) => {
      const { headers } = await get(`${id}?width=32&format=auto`, { accept });
      return [headers['content-type'], headers.vary];
    };
    expect(await typeFor('image/avif,image/webp,*/*')).toEqual(['image/avif', 'accept']);
    expect(await typeFor('image/webp,*/*')).toEqual(['image/webp', 'accept']);
    expect(await typeFor('*/*')).toEqual(['image/png', 'accept']);
  });

  it.each([
    'width=0',
    'width=2049',
    'width=abc',
    'width=1.5',
    'height=-1',
    'quality=0',
    'quality=101',
    'fit=fill',
    'format=svg',
    'format=gif',
  ])('refuses ?%s', SLOW, async (query) => {
    const { id } = await uploadLogo();
    const answer = await get(`${id}?${query}`);
    const [{ extensions }] = answer.json().errors;
    expect([answer.statusCode, extensions.code, typeof extensions.reason]).toEqual([
      400,
      'INVALID_QUERY',
      'string',
    ]);
  });

  it('sends a document and does not treat it as an image', SLOW, async () => {
    const { body } = await upload(product, admin, {
      content: PDF,
      fields: { purpose: 'document' },
      name: 'a.pdf',
    });
    const answer = await get(body.data.id);
    expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['application/pdf', PDF]);
    expect(answer.headers['content-security-policy']).not.toContain('sandbox');
    expect((await get(`${body.data.id}?width=100`)).json().errors[0].extensions.code).toBe('INVALID_QUERY');
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

  it('has a different ETag for every variant', SLOW, async () => {
    const { id } = await uploadLogo();
    const { headers } = await get(`${id}?width=64`);
    expect((await get(`${id}?width=65`, { 'if-none-match': headers.etag })).statusCode).toBe(200);
  });

  it('is confirmed without computing a variant', SLOW, async () => {
    const file = await uploadLogo();
    const { headers } = await get(`${file.id}?width=64`);
    await product.deps.files.removeFolder(derivedFolder(file.filename_disk));
    expect((await get(`${file.id}?width=64`, { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect(await variantsOf(file)).toEqual([]);
  });
});

describe('byte ranges', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=0-999999999', 0, undefined],
  ])('are sent for %s', SLOW, async (range, start, end) => {
    const { id } = await uploadLogo();
    for (const url of [id, `${id}?width=64`]) {
      const whole = (await get(url)).rawPayload;
      const part = await get(url, { range });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload).toEqual(whole.subarray(start, end));
      const from = start < 0 ? whole.length + start : start;
      const to = end === undefined ? whole.length - 1 : end - 1;
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(part.headers['content-length']).toBe(String(part.rawPayload.length));
    }
  });

  it.each(['bytes=a-b', 'bytes=0-1,3-4', 'bytes=5-2', 'items=0-1', 'bytes=-'])(
    'are ignored for %s',
    SLOW,
    async (range) => {
      const { id } = await uploadLogo();
      expect((await get(id, { range })).statusCode).toBe(200);
    },
  );

  it('outside the file are rejected with its size', SLOW, async () => {
    const { id, filesize } = await uploadLogo();
    for (const range of ['bytes=99999999-', 'bytes=-0']) {
      const answer = await get(id, { range });
      expect(answer.statusCode).toBe(416);
      expect(answer.json().errors[0].extensions).toEqual({ code: 'RANGE_NOT_SATISFIABLE', range });
      expect(answer.headers['content-range']).toBe(`bytes */${filesize}`);
    }
  });

  it('belong to the version that the caller has', SLOW, async () => {
    const { id } = await uploadLogo();
    const { headers } = await get(id);
    const range = 'bytes=0-1';
    expect((await get(id, { range, 'if-range': headers.etag })).statusCode).toBe(206);
    expect((await get(id, { range, 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(id, { range, 'if-range': headers['last-modified'] })).statusCode).toBe(206);
  });
});

describe('variants', () => {
  it('are computed once for concurrent requests', SLOW, async () => {
    const file = await uploadLogo({ width: 900, height: 900 });
    const reads = vi.spyOn(product.deps.files.at('local'), 'read');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => get(`${file.id}?width=300&height=300&format=webp`)),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    expect(await variantsOf(file)).toEqual(['300x300-cover-q80.webp']);
  });

  it('with equal results are stored once', SLOW, async () => {
    const file = await uploadLogo();
    const same = ['width=100', 'width=100&fit=cover', 'width=100&quality=20', 'width=100&format=png'];
    for (const query of [...same, 'width=400', 'height=999', 'format=png', 'quality=3', 'fit=cover']) {
      expect((await get(`${file.id}?${query}`)).statusCode).toBe(200);
    }
    expect(await variantsOf(file)).toEqual(['100x0-inside-q100.png']);
  });

  it(
    'are stored up to a number; further ones are computed on each request, with a rate limit',
    SLOW,
    async () => {
      const file = await uploadLogo({ width: 200, height: 200 });
      const ask = (width: number) => get(`${file.id}?width=${width}`);
      for (let width = 1; width <= 32; width += 1) expect((await ask(width)).statusCode).toBe(200);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await ask(33 + attempt)).statusCode);
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(statuses[60]).toBe(429);
      expect(await variantsOf(file)).toHaveLength(32);
      expect((await ask(1)).statusCode).toBe(200);
    },
  );

  it('are not stored when the file is deleted meanwhile', SLOW, async () => {
    const file = await uploadLogo({ width: 900, height: 900 });
    const local = product.deps.files.at('local');
    const write = local.write.bind(local);
    const late = vi.spyOn(local, 'write').mockImplementation(async (key, content) => {
      await product.deps.db.platform.write((db) =>
        db.deleteFrom('files').where('id', '=', file.id).execute(),
      );
      await write(key, content);
    });
    await get(`${file.id}?width=300`);
    late.mockRestore();
    expect(await variantsOf(file)).toEqual([]);
  });
});
