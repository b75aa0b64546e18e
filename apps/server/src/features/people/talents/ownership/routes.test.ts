import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createRole, PASSWORD } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { mailedToken } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

// Ownership of a talent: an address is verified by a mail sent to it, not by entering it.

const product = useProduct({ worker: true });
const MASKED_FIELDS = { is_directly_invited: false, last_name: 'Demirel' };
let organization: TestOrganization;
let admin: TestUser;

const items = () => itemsOf(product, admin);
const proofMail = () => ({ to: admin.email, kind: 'email-proof' });
const openOwn = (user: TestUser) =>
  callerOf(product)('POST', '/survey/own', { headers: user.headers, payload: {} });

function ownerOf(id: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select(['user_id', 'email']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

function insightsLeft() {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('talent_insights_budget as left')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
}

/** A talent with a result, as visible to an administrator. */
async function createFinished(values: Record<string, unknown>) {
  const talent = await createTalent(product, organization, values);
  await createFinishedResult(product, organization, { talentId: talent.id });
  return talent;
}

/** Invites a colleague, who accepts with the mailed link. Returns headers of the new member. */
async function joinAsColleague(email: string) {
  const { token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
    callerOf(product)('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users: [{ email, user_role: 'ORG_USER' }] },
    }),
  );
  const response = await callerOf(product)('POST', '/users/invite/accept', {
    payload: { token, password: PASSWORD, mode: 'json' },
  });
  expect(response.status).toBe(200);
  return { authorization: `Bearer ${response.body.data.access_token}` };
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('a masked talent', () => {
  it('keeps its address, so that the survey gives no access to the person', async () => {
    const talent = await createFinished(MASKED_FIELDS);
    const before = await insightsLeft();
    const write = await items().patch(`talents/${talent.id}`, { email: admin.email });
    expectRefusal(write, 400, 'FAILED_VALIDATION', { field: 'email', type: 'masked' });
    expect(write.body.errors[0].message).toContain('hidden here');
    expect((await openOwn(admin)).status).toBe(200);
    expect(await ownerOf(talent.id)).toEqual({ user_id: null, email: talent.email });
    const readResponse = await items().get(`talents/${talent.id}?fields=last_name,isMasked,isLocked`);
    expect(readResponse.body.data).toEqual({ last_name: '*****', isMasked: true, isLocked: true });
    expect(await insightsLeft()).toEqual(before);
  });

  it('keeps its address while another person with that address is elsewhere', async () => {
    const first = await createFinished({ is_directly_invited: false });
    const second = await createFinished(MASKED_FIELDS);
    for (const [id, email] of [
      [first.id, 'parked@mail.example'],
      [second.id, admin.email],
    ] as const) {
      expectRefusal(await items().patch(`talents/${id}`, { email }), 400, 'FAILED_VALIDATION', {
        type: 'masked',
      });
    }
    await openOwn(admin);
    expect((await ownerOf(second.id)).user_id).toBeNull();
  });

  it('is not linked to a colleague who was invited with its new address', SLOW, async () => {
    const talent = await createFinished(MASKED_FIELDS);
    const email = 'colleague.of.lena@people.example';
    expect((await items().patch(`talents/${talent.id}`, { email })).status).toBe(400);
    const headers = await joinAsColleague(email);
    const me = await callerOf(product)('GET', '/users/me', { headers });
    expect(me.body.data.active_talent).toBeNull();
    expect(await ownerOf(talent.id)).toEqual({ user_id: null, email: talent.email });
  });

  it.each([
    ['of keys', (id: string, data: object) => items().patch('talents', { keys: [id], data })],
    [
      'of a query',
      (id: string, data: object) =>
        items().patch('talents', { query: { filter: { id: { _eq: id } } }, data }),
    ],
    ['of records', (id: string, data: object) => items().patch('talents', [{ id, ...data }])],
  ])('keeps address and last name in a list %s, and so do the open ones beside it', async (_name, write) => {
    const [talent, open] = [
      await createFinished(MASKED_FIELDS),
      await createTalent(product, organization, { last_name: 'Weber' }),
    ];
    for (const data of [{ email: 'new@mail.example' }, { last_name: 'Guess' }, { email: talent.email }]) {
      const refusal = await write(talent.id, data);
      expectRefusal(refusal, 400, 'FAILED_VALIDATION', { field: Object.keys(data)[0], type: 'masked' });
    }
    const both = { keys: [open.id, talent.id], data: { last_name: 'Both' } };
    expectRefusal(await items().patch('talents', both), 400, 'FAILED_VALIDATION', { type: 'masked' });
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['email', 'last_name'])
        .where('id', 'in', [talent.id, open.id])
        .orderBy('id')
        .execute(),
    );
    expect(rows).toEqual([
      { email: talent.email, last_name: 'Demirel' },
      { email: open.email, last_name: 'Weber' },
    ]);
  });

  it('cannot be written through another collection', async () => {
    const talent = await createFinished(MASKED_FIELDS);
    const role = await createRole(product, organization);
    await items().patch(`roles/${role.id}`, { talents: [{ talents_id: talent.id }] });
    const [link] = await items().find('roles_talents', { fields: ['id'] });
    const change = { id: talent.id, email: admin.email };
    for (const [path, body] of [
      [
        `roles/${role.id}`,
        { talents: { update: [{ id: link.id, talents_id: change }], create: [], delete: [] } },
      ],
      [`roles/${role.id}`, { talents: [{ talents_id: change }] }],
      [`roles_talents/${link.id}`, { talents_id: change }],
      [`users/${admin.id}`, { talents: { update: [change] } }],
    ] as const) {
      expect((await items().patch(path, body)).status).toBeGreaterThanOrEqual(400);
    }
    const own = await callerOf(product)('PATCH', '/users/me', {
      headers: admin.headers,
      payload: { talents: [change] },
    });
    expect(own.status).toBe(400);
    expect(await ownerOf(talent.id)).toEqual({ user_id: null, email: talent.email });
  });

  it('stays masked after it was unlocked if the workspace hides personal data', async () => {
    const talent = await createFinished({ ...MASKED_FIELDS, is_insight_unlocked: true });
    const write = (last_name: string) => items().patch(`talents/${talent.id}`, { last_name });
    expect((await write('Demirel-Weber')).status).toBe(200);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    expectRefusal(await write('Else'), 400, 'FAILED_VALIDATION', { field: 'last_name', type: 'masked' });
  });
});

describe('a legitimate owner', () => {
  it('gets the talent of their address through the survey when nobody has started it', async () => {
    const talent = await createInvitation(product, organization, { talent: { email: admin.email } });
    expect((await openOwn(admin)).status).toBe(200);
    expect((await ownerOf(talent.talentId)).user_id).toBe(admin.id);
    const [line] = await items().find('audit_log', {
      filter: { action: 'talents.claim' },
      fields: ['user', 'items', 'talent_ids', 'details'],
    });
    expect(line).toEqual({
      user: admin.id,
      items: [talent.talentId],
      talent_ids: [talent.talentId],
      details: {},
    });
  });

  it('must verify the address again for a survey in progress, which then opens', SLOW, async () => {
    const invitation = await createInvitation(product, organization, { talent: { email: admin.email } });
    const device = new Device(product);
    await device.open(invitation.token);
    await device.answer(sheetOf().slice(0, 3));
    const { answer, token } = await mailedToken(product, proofMail(), () => openOwn(admin));
    expect(errorOf(answer)).toMatchObject({ status: 409, code: 'account.proof_sent' });
    expect((await ownerOf(invitation.talentId)).user_id).toBeNull();
    const confirmResponse = await callerOf(product)('POST', '/auth/email/confirm', { payload: { token } });
    expect(confirmResponse.status).toBe(204);
    expect((await openOwn(admin)).status).toBe(200);
    expect((await ownerOf(invitation.talentId)).user_id).toBe(admin.id);
  });

  it('verifies the address by resetting the password by mail, too', SLOW, async () => {
    const talent = await createFinished({ email: admin.email });
    await mailedToken(product, proofMail(), () => openOwn(admin));
    const { token } = await mailedToken(product, { to: admin.email, kind: 'password-reset' }, () =>
      callerOf(product)('POST', '/password/request', { payload: { email: admin.email } }),
    );
    await callerOf(product)('POST', '/auth/password/reset', {
      payload: { token, password: 'a brand new phrase' },
    });
    expect((await openOwn(admin)).status).toBe(200);
    expect((await ownerOf(talent.id)).user_id).toBe(admin.id);
  });

  it('gets the talent of the address that was invited as a colleague', SLOW, async () => {
    const talent = await createFinished({ email: 'kim.colleague@people.example' });
    const headers = await joinAsColleague(talent.email);
    const me = await callerOf(product)('GET', '/users/me', { headers });
    expect(me.body.data.active_talent.id).toBe(talent.id);
  });

  it('gets the talent after a typo in the address is corrected before the first answer', SLOW, async () => {
    const { talentId } = await createInvitation(product, organization, {
      talent: { email: 'kmi.typo@people.example' },
    });
    const email = 'kim.typo@people.example';
    expect((await items().patch(`talents/${talentId}`, { email })).status).toBe(200);
    await createFinishedResult(product, organization, { talentId });
    await joinAsColleague(email);
    expect((await ownerOf(talentId)).user_id).not.toBeNull();
  });
});

describe('a talent with a result', () => {
  it('is linked to no account once its address was changed, even if the account verifies it', async () => {
    const talent = await createFinished({});
    const colleague = 'second.account@people.example';
    expect((await items().patch(`talents/${talent.id}`, { email: colleague })).status).toBe(200);
    await joinAsColleague(colleague);
    expect((await ownerOf(talent.id)).user_id).toBeNull();
    expect((await items().patch(`talents/${talent.id}`, { email: admin.email })).status).toBe(200);
    expect(errorOf(await openOwn(admin))).toMatchObject({ status: 409, code: 'talent.address_taken' });
    expect((await ownerOf(talent.id)).user_id).toBeNull();
  });

  it('is unlinked from its account when the address changes', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { email: user.email, user_id: user.id });
    await items().patch(`talents/${talent.id}`, { first_name: 'Ada' });
    expect((await ownerOf(talent.id)).user_id).toBe(user.id);
    await items().patch(`talents/${talent.id}`, { email: 'somewhere.else@mail.example' });
    expect((await ownerOf(talent.id)).user_id).toBeNull();
    await items().patch(`talents/${talent.id}`, { email: user.email });
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ email_proven_at: new Date() }).where('id', '=', user.id).execute(),
    );
    const pendingUpdate = product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ user_id: user.id }).where('id', '=', talent.id).execute(),
    );
    await expect(pendingUpdate).rejects.toMatchObject({ constraint: 'talents__owner_proved' });
  });
});
