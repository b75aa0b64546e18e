import type { InboxMessage, InboxThread } from '@quint/contract/people/inbox.ts';
import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, switchOn } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

interface World {
  readonly organization: TestOrganization;
  readonly admin: TestUser;
  readonly talent: { readonly id: string };
  readonly account: TestUser;
}

async function createWorld(
  options: { hide_personal_data?: boolean; directly?: boolean } = {},
): Promise<World> {
  const { directly = true, ...settings } = options;
  const organization = await createOrganization(product, settings);
  await switchOn(product, organization, 'FEATURE_CHAT');
  const account = await createUser(product, { organization, userRole: 'ORG_USER' });
  const talent = await createTalent(product, organization, {
    user_id: account.id,
    first_name: 'Mira',
    last_name: 'Falk',
    is_directly_invited: directly,
  });
  return { organization, admin: await createUser(product, { organization }), talent, account };
}

async function call(user: TestUser, url: string, payload?: object) {
  const answer = await product.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/inbox${url}`,
    headers: { ...user.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = answer.body === '' ? undefined : answer.json();
  return { status: answer.statusCode, code: body?.errors?.[0].extensions.code, data: body?.data };
}

async function send(user: TestUser, talentId: string, text: string): Promise<InboxMessage> {
  const { status, data } = await call(user, `/${talentId}`, { text });
  expect(status).toBe(200);
  return data;
}

const textsOf = (thread: { messages: InboxMessage[] }) => thread.messages.map(({ text }) => text);

describe('the inbox', () => {
  it('exchanges plain text, and shows which messages the other side has read', SLOW, async () => {
    const { admin, talent, account } = await createWorld();
    const hello = await send(admin, talent.id, '  Hello Mira,\n<b>when</b> can we talk?  ');
    expect(hello).toMatchObject({ from: 'workspace', text: 'Hello Mira,\n<b>when</b> can we talk?' });
    expect((await call(admin, '/unseen')).data).toEqual({ unseen: 0 });
    expect((await call(account, '/unseen')).data).toEqual({ unseen: 1 });
    expect((await call(account, `/${talent.id}/seen`, { until: hello.id })).status).toBe(204);
    expect((await call(account, '/unseen')).data).toEqual({ unseen: 0 });
    await send(account, talent.id, 'Tomorrow at ten.');
    const { messages } = (await call(admin, `/${talent.id}`)).data;
    expect(textsOf({ messages })).toEqual([hello.text, 'Tomorrow at ten.']);
    expect(messages[0]).toMatchObject({
      date_seen: expect.any(String),
      author: expect.stringMatching(/^Test/),
    });
    expect(messages[1]).toMatchObject({ from: 'talent', author: 'Mira Falk', date_seen: null });
    expect((await call(admin, '')).data).toMatchObject([
      {
        talent_id: talent.id,
        name: 'Mira Falk',
        unseen: 1,
        last: { from: 'talent', text: 'Tomorrow at ten.' },
      },
    ]);
  });

  it('still counts messages that arrived after the displayed one', async () => {
    const { admin, talent, account } = await createWorld();
    const first = await send(account, talent.id, 'One');
    await send(account, talent.id, 'Two');
    await call(admin, `/${talent.id}/seen`, { until: first.id });
    expect((await call(admin, '/unseen')).data).toEqual({ unseen: 1 });
    const elsewhere = await createWorld();
    await call(elsewhere.admin, `/${elsewhere.talent.id}/seen`, { until: first.id });
    expect((await call(admin, '/unseen')).data).toEqual({ unseen: 1 });
  });

  it('returns the newest page first and older pages back to the beginning', async () => {
    const { admin, talent } = await createWorld();
    for (let n = 1; n <= 53; n += 1) await send(admin, talent.id, `Message ${n}`);
    const newest = (await call(admin, `/${talent.id}`)).data;
    expect(newest.has_more).toBe(true);
    expect(textsOf(newest).at(-1)).toBe('Message 53');
    const olderPage = (await call(admin, `/${talent.id}?before=${newest.messages[0].id}`)).data;
    expect(olderPage.has_more).toBe(false);
    expect(textsOf(olderPage)).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  it('shows the names of talents with masking', async () => {
    const { admin, talent, account } = await createWorld({ hide_personal_data: true, directly: false });
    await send(account, talent.id, 'Good morning');
    const [thread]: InboxThread[] = (await call(admin, '')).data;
    expect(thread).toMatchObject({ name: 'M. *****', avatar_link: `/api/avatars/talents/${talent.id}` });
    const page = (await call(admin, `/${talent.id}`)).data;
    expect(page.messages[0].author).toBe('M. *****');
    expect((await call(account, `/${talent.id}`)).data.messages[0].author).toBe('Mira Falk');
  });

  it('is not accessible to other talents and workspaces', async () => {
    const { organization, admin, talent } = await createWorld();
    await send(admin, talent.id, 'For Mira only');
    const other = await createUser(product, { organization, userRole: 'ORG_USER' });
    const otherTalent = await createTalent(product, organization, { user_id: other.id });
    const foreign = await createWorld();
    for (const user of [other, foreign.admin, foreign.account]) {
      expect(await call(user, `/${talent.id}`)).toMatchObject({ status: 404, code: 'record.not_found' });
      expect(await call(user, `/${talent.id}`, { text: 'x' })).toMatchObject({ code: 'record.not_found' });
      expect((await call(user, '')).data).toEqual([]);
      expect((await call(user, '/unseen')).data).toEqual({ unseen: 0 });
    }
    expect((await call(other, `/${otherTalent.id}`)).data).toEqual({ messages: [], has_more: false });
  });

  it('does not exist unless the workspace has enabled it', async () => {
    const admin = await createUser(product, { organization: await createOrganization(product) });
    expect(await call(admin, '')).toMatchObject({ status: 403, code: 'workspace.feature_off' });
  });

  it('rejects recipients without an account, and empty or too long texts', async () => {
    const { organization, admin, talent } = await createWorld();
    const invitedTalent = await createTalent(product, organization);
    expect(await call(admin, `/${invitedTalent.id}`, { text: 'Hello' })).toMatchObject({
      status: 400,
      code: 'inbox.no_account',
    });
    for (const text of [' \n ', 'x'.repeat(4001)]) {
      expect(await call(admin, `/${talent.id}`, { text })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    }
  });

  it('is deleted with the person', async () => {
    const { organization, admin, talent } = await createWorld();
    await send(admin, talent.id, 'Hello');
    const listTexts = () =>
      product.deps.db.platform.read((db) =>
        db.selectFrom('inbox_messages').select('text').where('talent_id', '=', talent.id).execute(),
      );
    expect(await listTexts()).toHaveLength(1);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ date_anonymized: new Date() })
        .where('organization_id', '=', organization.id)
        .where('id', '=', talent.id)
        .execute(),
    );
    expect(await listTexts()).toEqual([]);
    expect((await call(admin, '')).data).toEqual([]);
  });
});
