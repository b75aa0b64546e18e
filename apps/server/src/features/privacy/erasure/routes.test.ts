import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createTalent } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { newId } from '#database/ids.ts';
import { PASSWORD_MAIL } from '#features/workspace/auth/passwords/emails.ts';
import { queueAccountMails } from '#outbox/outbox.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

const call = (method: 'GET' | 'POST', path: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, path, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const countOf = async (id: string) => {
  const users = await product.deps.db.platform.read((db) =>
    db.selectFrom('users').select('id').where('id', '=', id).execute(),
  );
  return users.length;
};
const nameOf = async (user: TestUser) =>
  (await call('GET', '/users/me/erasing', user)).body.data.name as string;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

describe('deleting one’s own account', () => {
  it('requires the name, and does nothing with another one', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const answer = await call('POST', '/users/me/erasing', user, { name: 'Anybody' });
    expect(errorOf(answer)).toMatchObject({ status: 400, code: 'account.name_differs' });
    expect(await countOf(user.id)).toBe(1);
    expect((await call('POST', '/users/me/erasing', user, { name: await nameOf(user) })).status).toBe(204);
    expect(await countOf(user.id)).toBe(0);
  });

  it('is refused to the last administrator of a workspace, with the name of the workspace', async () => {
    const preview = await call('GET', '/users/me/erasing', admin);
    expect(preview.body.data.refusal).toEqual({
      code: 'account.last_administrator',
      message:
        'You are the only administrator of Nordlicht. Invite another one first, then delete your account.',
    });
    const name = preview.body.data.name;
    expect(errorOf(await call('POST', '/users/me/erasing', admin, { name }))).toMatchObject({
      status: 409,
      code: 'account.last_administrator',
    });
    await createUser(product, { organization });
    expect((await call('POST', '/users/me/erasing', admin, { name })).status).toBe(204);
    expect(await countOf(admin.id)).toBe(0);
  });

  it('removes the mails to that account from the outbox, and no others', SLOW, async () => {
    await createUser(product, { organization });
    const addresses = [admin.email, 'stays@mail.example'];
    for (const address of addresses) {
      await product.deps.db.platform.write((db) =>
        queueAccountMails(product.deps, db, [
          {
            messageKey: `sample/${newId()}`,
            kind: PASSWORD_MAIL.kind,
            to: address,
            language: 'EN',
            payload: { tokenId: newId() },
          },
        ]),
      );
    }
    await call('POST', '/users/me/erasing', admin, { name: await nameOf(admin) });
    const remainingMails = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('to_email').where('to_email', 'in', addresses).execute(),
    );
    expect(remainingMails).toEqual([{ to_email: 'stays@mail.example' }]);
  });

  it('succeeds for one of two administrators who leave at the same time', SLOW, async () => {
    const second = await createUser(product, { organization });
    const people = [admin, second];
    const names = await Promise.all(people.map(nameOf));
    const answers = await Promise.all(
      people.map((user, index) => call('POST', '/users/me/erasing', user, { name: names[index] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});

describe('GET /talents/:id/erasing', () => {
  it('lists deleted data, remaining data and copies that cannot be recalled', SLOW, async () => {
    const talent = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: talent.id });
    const { status, body } = await call('GET', `/talents/${talent.id}/erasing`, admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: null,
      records: [{ organization: 'Nordlicht', results: 1, has_photo: false }],
      is_account_erased: false,
      stays: { scores: 1, has_opt_out: false },
      out_of_reach: { mails: 0, last_mail: null, saved: [] },
      refusal: null,
    });
    const foreign = await createTalent(product, await createOrganization(product));
    expect((await call('GET', `/talents/${foreign.id}/erasing`, admin)).status).toBe(404);
  });

  it('keeps an account that is used in another workspace, and deletes one that served only this record', async () => {
    const elsewhere = await createOrganization(product);
    const account = await createUser(product, { organization, userRole: 'ORG_USER' });
    const here = await createTalent(product, organization, { email: account.email, user_id: account.id });
    const there = await createTalent(product, elsewhere, { email: account.email, user_id: account.id });
    await call('POST', '/talents/anonymise', admin, { talents: [here.id] });
    expect(await countOf(account.id)).toBe(1);
    const other = await createUser(product, { organization: elsewhere });
    const preview = await call('GET', `/talents/${there.id}/erasing`, other);
    expect(preview.body.data.is_account_erased).toBe(true);
    await call('POST', '/talents/anonymise', other, { talents: [there.id] });
    expect(await countOf(account.id)).toBe(0);
  });
});
