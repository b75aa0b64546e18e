import { toLine } from '@quint/domain/base/names.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestNormalising } from '#features/invitations/normal-forms/jobs.ts';
import { normaliseStoredText } from '#features/invitations/normal-forms/service.ts';
import { hashAddress, hashFormerSpelling } from '#outbox/addresses.ts';
import { addOptOut, isOptedOut } from '#outbox/opt-outs.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { testAccess } from '#testing/test-access.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let counter = 0;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

testAccess(product, { method: 'GET', url: '/talents/address-doubles' });

/** Both spellings of one new address; the first is the stored form. */
function newSpellings() {
  counter += 1;
  return { normal: `p${counter}@bücher.example`, former: `p${counter}@xn--bcher-kva.example` };
}

const talentOf = (id: string) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('talents').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const accountOf = (id: string) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const getDuplicates = async (user: TestUser) =>
  (await callerOf(product)('GET', '/talents/address-doubles', { headers: user.headers })).body.data;

describe('stored addresses', () => {
  it('get their normal form, and stay the addresses that they were', async () => {
    const { normal, former } = newSpellings();
    const user = await createUser(product, { organization, userRole: 'ORG_USER', email: former });
    const talent = await createTalent(product, organization, { email: former, user_id: user.id });
    const before = [await talentOf(talent.id), await accountOf(user.id)] as const;
    await normaliseStoredText(product.deps);
    const after = [await talentOf(talent.id), await accountOf(user.id)] as const;
    expect(after[0]).toEqual({
      ...before[0],
      email: normal,
      words: expect.stringContaining('bucher example'),
    });
    expect(after[1]).toEqual({ ...before[1], email: normal });
    await normaliseStoredText(product.deps);
    expect((await talentOf(talent.id)).email).toBe(normal);
  });

  it('are found by what their owner types afterwards', async () => {
    const { former } = newSpellings();
    await createUser(product, { organization, email: former });
    await normaliseStoredText(product.deps);
    for (const spelling of [former, former.toUpperCase(), toEmail(former), `<${former}>`]) {
      const payload = { email: spelling, password: PASSWORD };
      expect((await callerOf(product)('POST', '/auth/login', { payload })).status).toBe(200);
    }
  });

  it('are never merged: two people with one address are listed until one of them changes', async () => {
    const { normal, former } = newSpellings();
    const one = await createTalent(product, organization, { email: normal });
    const two = await createTalent(product, organization, { email: former });
    const elsewhere = await createOrganization(product);
    const alone = await createTalent(product, elsewhere, { email: former });
    await normaliseStoredText(product.deps);
    expect([(await talentOf(one.id)).email, (await talentOf(two.id)).email]).toEqual([normal, former]);
    expect((await talentOf(alone.id)).email).toBe(normal);
    expect(await getDuplicates(admin)).toEqual([{ id: two.id, other: one.id }]);
    expect(await getDuplicates(await createUser(product, { organization: elsewhere }))).toEqual([]);
    const deletion = { date_deleted: new Date().toISOString() };
    expect((await itemsOf(product, admin).patch(`talents/${one.id}`, deletion)).status).toBe(200);
    expect(await getDuplicates(admin)).toEqual([]);
    await normaliseStoredText(product.deps);
    expect((await talentOf(two.id)).email).toBe(normal);
  });

  it('of two accounts are listed for the platform only, and each account is reached by its own spelling', async () => {
    const { normal, former } = newSpellings();
    const one = await createUser(product, { organization, email: normal });
    const two = await createUser(product, { organization: await createOrganization(product), email: former });
    await normaliseStoredText(product.deps);
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const call = callerOf(product);
    const { body } = await call('GET', '/auth/address-doubles', { headers: platform.headers });
    expect(body.data).toEqual([{ id: two.id, emails: [former, normal] }]);
    expect((await call('GET', '/auth/address-doubles', { headers: admin.headers })).status).toBe(403);
    for (const [email, id] of [
      [normal, one.id],
      [former, two.id],
    ] as const) {
      const session = await call('POST', '/auth/login', { payload: { email, password: PASSWORD } });
      const headers = { authorization: `Bearer ${session.body.data.access_token}` };
      expect((await call('GET', '/users/me', { headers })).body.data.id).toBe(id);
    }
  });

  it('of stakeholders and mails follow', async () => {
    const { normal, former } = newSpellings();
    const role = await createRole(product, organization);
    const request = { organization_id: organization.id, id: role.id, role_id: role.id, email: former };
    await product.deps.db.platform.write(async (db) => {
      await db.insertInto('ra_surveys').values(request).execute();
      const mail = { kind: 'reminder', to_email: former, language: 'EN', payload: '{}', message_key: former };
      await db
        .insertInto('outbox')
        .values({ ...mail, organization_id: organization.id, id: role.id })
        .execute();
    });
    await normaliseStoredText(product.deps);
    const addresses = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('ra_surveys as r')
        .innerJoin('outbox as m', 'm.id', 'r.id')
        .select(['r.email', 'm.to_email'])
        .where('r.id', '=', role.id)
        .executeTakeFirstOrThrow(),
    );
    expect(addresses).toEqual({ email: normal, to_email: normal });
  });

  it('keep that their owner wants no mails, also when an older link says so later', async () => {
    const { deps } = product;
    const [early, late] = [newSpellings(), newSpellings()];
    for (const { former } of [early, late]) await createTalent(product, organization, { email: former });
    await deps.db.platform.write((db) => addOptOut(db, hashFormerSpelling(deps.config, early.former)));
    await normaliseStoredText(deps);
    const isOff = ({ normal }: typeof early) =>
      deps.db.platform.read((db) => isOptedOut(db, hashAddress(deps.config, normal)));
    expect([await isOff(early), await isOff(late)]).toEqual([true, false]);
  });
});

describe('stored names', () => {
  it('lose invisible characters, and keep everything else', async () => {
    const names = { first_name: '\u200bAnna\u00a0 Maria', last_name: 'Mu\u0308ller\ufeff' };
    const talent = await createTalent(product, organization, names);
    const unchangedTalent = await createTalent(product, organization, {
      first_name: 'علی\u200cرضا',
      last_name: '王 小明',
    });
    await normaliseStoredText(product.deps);
    expect(await talentOf(talent.id)).toMatchObject({ first_name: 'Anna Maria', last_name: 'Müller' });
    expect(await talentOf(unchangedTalent.id)).toMatchObject({
      first_name: 'علی\u200cرضا',
      last_name: '王 小明',
    });
  });
});

describe('the conditions in the database', () => {
  const read = <Row>(query: ReturnType<typeof sql<Row>>) =>
    product.deps.db.platform.read(async (db) => (await query.execute(db as never)).rows);

  it('leave out no name that has another stored form', async () => {
    const ranges = [
      [1, 0xd7ff],
      [0xe000, 0xffff],
      [0x1_bc00, 0x1_bcff],
      [0x1_d100, 0x1_d1ff],
      [0x2_f800, 0x2_fa1f],
      [0xe_0000, 0xe_0fff],
    ] as const;
    const texts = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => `A${String.fromCodePoint(from + index)}b`),
    );
    texts.push(' A', 'A ', 'A  b', 'a\u0308', 'ﾀﾞ');
    const plain = await read(
      sql<{ line: string }>`select line from unnest(${texts}::text[]) line where is_plain_line(line)`,
    );
    expect(plain.length).toBeGreaterThan(50_000);
    expect(plain.filter(({ line }) => toLine(line) !== line)).toEqual([]);
  });

  it('leave out no address that has another stored form', async () => {
    const pieces =
      'anna Ü u\u0308 @ @ . mail.example xn--bcher-kva.example XN--BCHER-KVA bücher.example Mail.Example \u200b < > " \' mailto: ＠ - _ + *'.split(
        ' ',
      );
    const texts = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => `${a}${b}${c}`)));
    texts.push(
      ...pieces.flatMap((a) => [
        `x${a}@mail.example`,
        `${a}x@mail.example`,
        `x@a${a}.example`,
        `x@mail.example${a}`,
      ]),
    );
    const plain = await read(
      sql<{ email: string }>`select email from unnest(${texts}::text[]) email where is_plain_address(email)`,
    );
    expect(plain.length).toBeGreaterThan(50);
    expect(plain.filter(({ email }) => toEmail(email) !== email)).toEqual([]);
  });

  it('compare addresses as the domain does: in small letters', async () => {
    const emails = [
      'Anna@Mail.Example',
      'MÜLLER@BÜCHER.example',
      'İ@mail.example',
      'ΟΔΟΣ@mail.example',
      'A@ẞ.example',
    ];
    const rows = await read(
      sql<{ email: string; normalized_email: string }>`
        select email, lower(email) as normalized_email from unnest(${emails.map(toEmail)}::text[]) email`,
    );
    expect(rows.map(({ normalized_email }) => normalized_email)).toEqual(emails.map(normalizeEmail));
  });
});

describe('the first start after the update', () => {
  it('asks for the job once', async () => {
    const { deps } = product;
    const count = () =>
      deps.db.platform.read(async (db) => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pgboss.job where name = 'normalise-stored-text'`.execute(
          db as never,
        );
        return rows[0]?.n;
      });
    await deps.db.platform.write((db) =>
      db.updateTable('installation').set({ date_normalised: null }).execute(),
    );
    await requestNormalising(deps);
    await requestNormalising(deps);
    expect(await count()).toBe(1);
    await normaliseStoredText(deps);
    await requestNormalising(deps);
    expect(await count()).toBe(1);
  });
});
