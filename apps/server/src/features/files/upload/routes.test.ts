import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { PDF, upload, call, formOf, makeImage } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import sharp from 'sharp';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

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

const MEGABYTE = 1_048_576;

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

  it('returns the requested fields', SLOW, async () => {
    const { body } = await upload(product, admin, {
      query: '?fields=title,uploaded_by.email',
      fields: { title: ' Logo ', purpose: 'logo' },
    });
    expect(body.data).toEqual({ title: 'Logo', uploaded_by: { email: admin.email } });
  });

  it('re-encodes images: upright, within 1024 pixels, without metadata', SLOW, async () => {
    const camera = await sharp(await makeImage({ width: 3000, height: 1500, format: 'jpeg' }))
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'SECRET-PLACE' } } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(product, admin, { content: camera, query: '?fields=*' });
    expect(body.data).toMatchObject({
      type: 'image/jpeg',
      width: 512,
      height: 1024,
      filename_download: 'photo.jpg',
    });
    const content = Buffer.from(await product.deps.files.read(body.data.filename_disk));
    expect(content.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
  });

  it('re-encodes a grey image with one channel and keeps transparency', SLOW, async () => {
    const noise = { width: 64, height: 64, channels: 1 as const };
    const grey = sharp(randomBytes(64 * 64), { raw: noise }).toColourspace('b-w');
    const translucent = grey.clone().joinChannel(randomBytes(64 * 64), { raw: noise });
    for (const [picture, channels] of [
      [grey, 1],
      [translucent, 2],
    ] as const) {
      const content = await picture.png().toBuffer();
      const { body } = await upload(product, admin, { content, query: '?fields=filename_disk' });
      const storedContent = await product.deps.files.read(body.data.filename_disk);
      expect(await sharp(storedContent).metadata()).toMatchObject({ space: 'b-w', channels });
      const [before, after] = [content, storedContent].map((each) => sharp(each).toColourspace('b-w').raw());
      expect(await after?.toBuffer()).toEqual(await before?.toBuffer());
    }
  });

  it.each([
    ['../../../etc/passwd', 'passwd.png'],
    ['..\\..\\boot.ini', 'boot.png'],
    ['a\u0000b\u202Egnp.exe', 'a b gnp.png'],
    ['.png', 'file.png'],
    ['', 'file.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(120)}.png`],
  ])('takes no path and no ending from the name %j', SLOW, async (name, expectedName) => {
    const { headers, payload } = await formOf(await makeImage(), { name: 'NAME' });
    const escapedName = Buffer.from(name.replaceAll('\\', '\\\\'));
    const at = payload.indexOf('"NAME"') + 1;
    const renamedPayload = Buffer.concat([payload.subarray(0, at), escapedName, payload.subarray(at + 4)]);
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/files?fields=filename_download,filename_disk',
      headers: { ...admin.headers, ...headers },
      payload: renamedPayload,
    });
    const { data } = answer.json();
    expect(data.filename_disk).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(data.filename_download).toBe(expectedName);
  });
});

describe('POST /files refuses', () => {
  let before: string[];
  beforeEach(async () => {
    before = await listStoredFiles();
  });

  it('an image that claims to be a document', async () => {
    const answer = await upload(product, admin, { fields: { purpose: 'document' } });
    expectRefusal(answer, 400, 'file.type_not_allowed', { allowed: ['PDF'] });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a GIF', () => makeImage({ format: 'gif' })],
    ['a WebP', () => makeImage({ format: 'webp' })],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => PDF],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s that calls itself PNG', SLOW, async (_, make) => {
    const answer = await upload(product, admin, { content: await make() });
    expectRefusal(answer, 400, 'file.type_not_allowed', { allowed: ['PNG', 'JPG'] });
    expect(answer.body.errors[0].message).toBe('Only PNG, JPG files are allowed');
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a file that only starts like an image, and one that is cut off', SLOW, async () => {
    const png = await makeImage();
    const html = Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]);
    for (const content of [html, png.subarray(0, png.length - 200)]) {
      expectRefusal(await upload(product, admin, { content }), 400, 'file.image_unreadable');
    }
    expect(await listStoredFiles()).toEqual(before);
  });

  it('an image with more pixels than fit into memory', SLOW, async () => {
    const huge = { width: 8000, height: 8000, channels: 3 as const, background: '#fff' };
    const bomb = await sharp({ create: huge, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(MEGABYTE);
    const answer = await upload(product, admin, { content: bomb });
    expectRefusal(answer, 400, 'file.image_too_large', { megapixels: 50 });
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a file of one byte more than 10 MB, but not one of 10 MB', SLOW, async () => {
    const fields = { purpose: 'document' };
    const full = Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE - PDF.byteLength)]);
    const response = await upload(product, admin, { content: full, fields, query: '?fields=filesize' });
    expect(response.body.data).toEqual({ filesize: String(10 * MEGABYTE) });
    before = await listStoredFiles();
    const answer = await upload(product, admin, { content: Buffer.concat([full, Buffer.alloc(1)]), fields });
    expectRefusal(answer, 413, 'CONTENT_TOO_LARGE');
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a streamed file of any size, with a response that arrives', SLOW, async () => {
    const { port } = product.app.server.address() as AddressInfo;
    const { headers, payload } = await formOf(Buffer.alloc(40 * MEGABYTE), { name: 'huge.png' });
    const answer = await fetch(`http://127.0.0.1:${port}/api/files`, {
      method: 'POST',
      headers: { ...admin.headers, ...headers },
      body: new Uint8Array(payload),
    });
    expect(answer.status).toBe(413);
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a form without a file, with two, with a field after it or an unknown field', SLOW, async () => {
    const post = async (form: FormData) => {
      const encodedForm = new Response(form);
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/files',
        headers: { ...admin.headers, 'content-type': encodedForm.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encodedForm.arrayBuffer()),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const image = new Blob([new Uint8Array(await makeImage())]);
    const form = (...parts: [string, string | Blob][]) => {
      const formData = new FormData();
      for (const [name, value] of parts) {
        if (typeof value === 'string') formData.append(name, value);
        else formData.append(name, value, 'a.png');
      }
      return formData;
    };
    expectRefusal(await post(form(['title', 'x'])), 400, 'INVALID_PAYLOAD');
    expectRefusal(await post(form(['file', image], ['file', image])), 400, 'INVALID_PAYLOAD');
    expectRefusal(await post(form(['file', image], ['title', 'x'])), 400, 'INVALID_PAYLOAD');
    expectRefusal(await post(form(['storage', 's3'], ['file', image])), 403, 'FORBIDDEN', {
      field: 'storage',
    });
    const wrong = form(['purpose', 'report'], ['file', image]);
    expectRefusal(await post(wrong), 400, 'FAILED_VALIDATION', { field: 'purpose' });
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a body that is not a form', SLOW, async () => {
    const ask = { method: 'POST' as const, url: '/api/files', headers: admin.headers };
    const json = await product.app.inject({ ...ask, payload: { title: 'x' } });
    expect([json.statusCode, json.json().errors[0].extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const brokenUpload = await product.app.inject({
      ...ask,
      headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    });
    expect([brokenUpload.statusCode, brokenUpload.json().errors[0].extensions.code]).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
    expect(await listStoredFiles()).toEqual(before);
  });

  it('a query for fields that do not exist, and stores nothing', SLOW, async () => {
    const answer = await upload(product, admin, { query: '?fields=nothing' });
    expectRefusal(answer, 403, 'FORBIDDEN', { field: 'nothing' });
    expect(await listStoredFiles()).toEqual(before);
  });

  it('an upload that is interrupted, and stores nothing', SLOW, async () => {
    const { port } = product.app.server.address() as AddressInfo;
    const listIncoming = () => readdir(join(product.deps.config.dataDir, 'incoming')).catch(() => []);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${admin.headers.authorization}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    );
    // Too large to stay in memory.
    socket.write(Buffer.alloc(600_000));
    await vi.waitFor(async () => expect(await listIncoming()).toHaveLength(1), 5000);
    socket.destroy();
    await vi.waitFor(async () => expect(await listIncoming()).toEqual([]), 5000);
    expect(await listStoredFiles()).toEqual(before);
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

  it('let administrators upload for talents they may see', async () => {
    const open = await createTalent(product, organization, { is_directly_invited: true });
    expect((await upload(product, admin, { fields: { talent: open.id } })).body.data.talent).toBe(open.id);
    const maskedTalent = await createTalent(product, organization, { is_directly_invited: false });
    expectRefusal(await upload(product, admin, { fields: { talent: maskedTalent.id } }), 403, 'FORBIDDEN');
    const foreign = await createTalent(product, await createOrganization(product));
    for (const talent of [foreign.id, newId()]) {
      const answer = await upload(product, admin, { fields: { talent } });
      expectRefusal(answer, 400, 'INVALID_FOREIGN_KEY', { field: 'talent', value: talent });
    }
  });

  it('show an upload without an owner only to its uploader', async () => {
    const { body } = await upload(product, admin);
    const colleague = await createUser(product, { organization });
    const get = (user: TestUser) => call(product, user, { url: `/files/${body.data.id}` });
    expect((await get(admin)).statusCode).toBe(200);
    expect((await get(colleague)).statusCode).toBe(403);
  });
});
