import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { drawInitials, initialOf } from '#features/files/initials/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

const KIM = { first_name: 'kim', last_name: 'Park', is_directly_invited: true };

/** The letters of a person's initials image, or the content type of their image. */
async function readAvatar(path: string, user: TestUser = admin): Promise<string> {
  const answer = await call(product, user, { url: `/avatars/${path}` });
  expect(answer.statusCode).toBe(200);
  const type = String(answer.headers['content-type']);
  return type.startsWith('image/svg+xml') ? (/<text[^>]*>([^<]*)/.exec(answer.body)?.[1] ?? '') : type;
}

async function giveAvatar(talentId: string): Promise<string> {
  const { body } = await upload(product, admin);
  const { id, storage, filename_disk } = body.data;
  const items = itemsOf(product, admin);
  const set = await items.patch(`talents/${talentId}`, { avatar: { id, storage, filename_disk } });
  expect(set.status).toBe(200);
  return id;
}

describe('GET /avatars/talents/:id', () => {
  it('draws initials for a person without an image', SLOW, async () => {
    const talent = await createTalent(product, organization, KIM);
    const answer = await call(product, admin, { url: `/avatars/talents/${talent.id}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.body).toContain('>KP</text>');
    expect(answer.body).not.toMatch(/kim|Park/i);
    const headers = { 'if-none-match': answer.headers.etag };
    const again = await call(product, admin, { url: `/avatars/talents/${talent.id}`, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends the image in avatar size, and initials again once it is removed', async () => {
    const talent = await createTalent(product, organization, KIM);
    const path = `talents/${talent.id}`;
    const fields = '?fields=avatarLink,isInitials,avatar.id,path';
    const items = itemsOf(product, admin);
    expect((await items.get(`${path}${fields}`)).body.data).toEqual({
      avatarLink: `/api/avatars/${path}`,
      isInitials: true,
      avatar: null,
      path: `/talents/${talent.id}`,
    });
    const id = await giveAvatar(talent.id);
    expect(await readAvatar(path)).toBe('image/png');
    const { data } = (await items.get(`${path}${fields}`)).body;
    expect(data).toMatchObject({
      avatarLink: `/api/assets/${id}?width=256&height=256&fit=cover`,
      isInitials: false,
      avatar: { id },
    });
    const linkResponse = await call(product, admin, { url: data.avatarLink.slice('/api'.length) });
    expect(await sharp(linkResponse.rawPayload).metadata()).toMatchObject({ width: 256, height: 200 });
    expect((await items.patch(path, { avatar: null })).status).toBe(200);
    expect(await readAvatar(path)).toBe('KP');
  });

  it.each<[string, object, object, string]>([
    ['masked', { is_directly_invited: false }, {}, 'K'],
    ['unlocked', { is_directly_invited: false, is_insight_unlocked: true }, {}, 'image/png'],
    [
      'unlocked where personal data is hidden',
      { is_directly_invited: false, is_insight_unlocked: true },
      { hide_personal_data: true },
      'K',
    ],
    [
      'invited directly where personal data is hidden',
      { is_directly_invited: true },
      { hide_personal_data: true },
      'image/png',
    ],
  ])(
    'shows a talent that is %s as far as the list does',
    async (_, talentValues, workspace, expectedAvatar) => {
      const user = await createUser(product, { organization, userRole: 'ORG_USER' });
      const talent = await createTalent(product, organization, { ...KIM, user_id: user.id });
      const id = await giveAvatar(talent.id);
      await product.deps.db.platform.write(async (db) => {
        await db.updateTable('talents').set(talentValues).where('id', '=', talent.id).execute();
        if (Object.keys(workspace).length > 0) {
          await db.updateTable('organizations').set(workspace).where('id', '=', organization.id).execute();
        }
      });
      expect(await readAvatar(`talents/${talent.id}`)).toBe(expectedAvatar);
      expect(await readAvatar(`talents/${talent.id}`, user)).toBe('image/png');
      const isSeen = expectedAvatar === 'image/png';
      const { data } = (await itemsOf(product, admin).get(`talents/${talent.id}?fields=avatar,isInitials`))
        .body;
      expect(data).toEqual({ avatar: isSeen ? id : null, isInitials: !isSeen });
      for (const url of [`/assets/${id}`, `/assets/${id}?width=256`, `/files/${id}`]) {
        expect((await call(product, admin, { url })).statusCode).toBe(isSeen ? 200 : 403);
        expect((await call(product, user, { url })).statusCode).toBe(200);
      }
      const { data: files } = (await call(product, admin, { url: '/files?fields=id' })).json();
      expect(files).toEqual(isSeen ? [{ id }] : []);
    },
  );

  it('returns nobody of another workspace, nobody deleted, and no other talent to a talent', async () => {
    const talent = await createTalent(product, organization, KIM);
    const deletedTalent = await createTalent(product, organization, { ...KIM, date_deleted: new Date() });
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const other = await createUser(product, { organization, userRole: 'ORG_USER' });
    for (const [user, id] of [
      [outsider, talent.id],
      [other, talent.id],
      [admin, deletedTalent.id],
      [admin, newId()],
      [admin, 'abc'],
    ] as const) {
      const answer = await call(product, user, { url: `/avatars/talents/${id}` });
      expect({ status: answer.statusCode, body: answer.json() }).toEqual(NO_SUCH_RECORD);
    }
    expect((await call(product, admin, { url: `/avatars/roles/${talent.id}` })).statusCode).toBe(404);
  });
});

describe('GET /avatars/users/:id', () => {
  it('draws the initials of an account', async () => {
    expect(await readAvatar(`users/${admin.id}`)).toBe('TP');
  });

  it('draws no letters for the account of a masked talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { ...KIM, is_directly_invited: false, user_id: user.id });
    expect(await readAvatar(`users/${user.id}`)).toBe('');
    expect(await readAvatar(`users/${user.id}`, user)).toBe('TP');
  });
});

describe('initials', () => {
  it.each([
    ['anna', 'A'],
    [' ökan', 'Ö'],
    ['(Kim)', 'K'],
    ['李小龍', '李'],
    ['Dr. Anna', 'A'],
    ['Prof. Dr. med. Ökan', 'Ö'],
    ['Dr.', 'D'],
    ['\u200b\u2068אבי', 'א'],
    ['हिमांशु', 'हि'],
    ['e\u0301mile', 'É'],
    ['*****', ''],
    ['<script>', 'S'],
    ['', ''],
    [null, ''],
  ])('of %j are %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('are drawn without executable content, in the person’s colours', () => {
    const drawing = drawInitials('01890000-0000-7000-8000-000000000001', '<&"');
    expect(drawing).not.toMatch(/<&|<text/);
    expect(drawInitials('01890000-0000-7000-8000-000000000001', 'A')).toBe(
      drawInitials('01890000-0000-7000-8000-000000000001', 'A'),
    );
    expect(drawInitials('01890000-0000-7000-8000-000000000002', 'A')).not.toBe(
      drawInitials('01890000-0000-7000-8000-000000000001', 'A'),
    );
  });
});
