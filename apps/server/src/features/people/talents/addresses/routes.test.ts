import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { SLOW } from '#testing/tags.ts';

// The effects of changing the address of a talent, and what is audited.

const product = useProduct({ worker: true });
const CHANGE_MAIL = 'talent-address-changed';
let organization: TestOrganization;
let admin: TestUser;
let counter = 0;

const items = () => itemsOf(product, admin);
const newAddress = () => `right${++counter}@people.example`;

async function changeAddress(id: string, email: string): Promise<void> {
  expect((await items().patch(`talents/${id}`, { email })).status).toBe(200);
}

function sheetsOf(talent: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results')
      .select(['id', 'status', 'send_at', 'mail_subject', 'flavour', 'link_expires_at', 'invited_for'])
      .where('talent_id', '=', talent)
      .orderBy('date_created')
      .orderBy('id')
      .execute(),
  );
}

function linesOf(action: string) {
  return items().find('audit_log', {
    filter: { action },
    fields: ['user', 'user_role', 'items', 'talent_ids', 'details'],
    sort: 'date_created',
  });
}

async function stateOf(token: string): Promise<string> {
  return (await new Device(product).open(token)).json().data.state;
}

function begin(values: Parameters<typeof createInvitation>[2] = {}): Promise<TestInvitation> {
  const result = { date_last_invited: new Date(), ...values.result };
  return createInvitation(product, organization, { ...values, result });
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('changing the address of an invited talent', () => {
  it('revokes the link of the former address and sends an invitation to the new one', async () => {
    const terms = { mail_subject: 'Your turn', flavour: 'b2c', invited_for: [newId()] };
    const invitation = await begin({ result: terms });
    const email = newAddress();
    await changeAddress(invitation.talentId, email);
    expect(await stateOf(invitation.token)).toBe('expired');
    const mail = await waitForMail(product, { to: email, kind: 'invitation' });
    expect(mail.subject).toContain('Your turn');
    expect(await stateOf(tokenOf(mail))).toBe('open');
    const [former, fresh] = await sheetsOf(invitation.talentId);
    expect(former).toMatchObject({ id: invitation.resultId, status: 'CANCELED' });
    expect(fresh).toMatchObject(terms);
    expect(await linesOf('talents.change_email')).toEqual([
      {
        user: admin.id,
        user_role: 'ORG_ADMIN',
        items: [invitation.talentId],
        talent_ids: [invitation.talentId],
        details: { called_off: 1, invited: 1 },
      },
    ]);
  });

  it('has no effect when it is refused', async () => {
    const invitation = await begin();
    const other = await createTalent(product, organization);
    const answer = await items().patch(`talents/${invitation.talentId}`, { email: other.email });
    expectRefusal(answer, 400, 'talent.already_invited');
    expect(await stateOf(invitation.token)).toBe('open');
    expect(await listQueuedKinds(product, invitation.email)).toEqual([]);
  });

  it('revokes a copied link', async () => {
    const invitation = await begin();
    const { headers } = admin;
    const url = `/api/invite/talents/${invitation.resultId}/link`;
    const response = await product.app.inject({ method: 'POST', url, headers });
    const token = new URL(response.json().data.url).searchParams.get('token') ?? '';
    await changeAddress(invitation.talentId, newAddress());
    expect(await stateOf(token)).toBe('expired');
  });

  it(
    'notifies the former address once a day, with the contact and without the new address',
    SLOW,
    async () => {
      const invitation = await begin();
      const email = newAddress();
      await changeAddress(invitation.talentId, email);
      const mail = await waitForMail(product, { to: invitation.email, kind: CHANGE_MAIL });
      expect(mail.subject).toBe(`${organization.name} hat deine E-Mail-Adresse ersetzt`);
      expect(mail.text).toContain(admin.email);
      expect(mail.text).not.toContain(email);
      await changeAddress(invitation.talentId, invitation.email);
      await changeAddress(invitation.talentId, newAddress());
      const kinds = await listQueuedKinds(product, invitation.email);
      expect(kinds.filter((kind) => kind === CHANGE_MAIL)).toHaveLength(1);
    },
  );

  it('does not give the previous person’s answers to anyone', async () => {
    const invitation = await begin();
    const device = new Device(product);
    await device.open(invitation.token);
    await device.answer(sheetOf().slice(0, 20));
    const email = newAddress();
    await changeAddress(invitation.talentId, email);
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(401);
    expect((await device.answer(sheetOf().slice(20, 30))).statusCode).toBe(401);
    const mail = await waitForMail(product, { to: email, kind: 'invitation' });
    const openResponse = await new Device(product).open(tokenOf(mail));
    expect(openResponse.json().data).toMatchObject({ state: 'open', answered: 0, answers: [] });
  });

  it('cancels queued mails to the former address, and keeps a future date', SLOW, async () => {
    const sendAt = new Date(Date.now() + 3 * 86_400_000);
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/invite/talents',
      headers: admin.headers,
      payload: {
        talents: [{ email: 'typo@people.example', first_name: 'Kim', last_name: 'Muster' }],
        inviteType: 'team',
        organizationId: organization.id,
        model: 'big five',
        sendAt: sendAt.toISOString(),
      },
    });
    const [{ id }] = answer.json().data.invited;
    const email = newAddress();
    await changeAddress(id, email);
    const waitingMails = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select(['to_email', 'status', 'send_after'])
        .where('organization_id', '=', organization.id)
        .where('kind', '=', 'invitation')
        .orderBy('id')
        .execute(),
    );
    expect(waitingMails).toEqual([
      { to_email: 'typo@people.example', status: 'canceled', send_after: sendAt },
      { to_email: email, status: 'queued', send_after: sendAt },
    ]);
    expect((await sheetsOf(id)).map(({ status }) => status)).toEqual(['CANCELED', 'SCHEDULED']);
  });

  it('does nothing when only the case differs', SLOW, async () => {
    const invitation = await begin();
    await changeAddress(invitation.talentId, invitation.email.toUpperCase());
    expect(await stateOf(invitation.token)).toBe('open');
    expect(await linesOf('talents.change_email')).toEqual([]);
  });

  it('works for each of many talents', SLOW, async () => {
    const [first, second] = [await begin(), await begin()];
    const addresses = [newAddress(), newAddress()];
    const answer = await items().patch('talents', [
      { id: first.talentId, email: addresses[0] },
      { id: second.talentId, email: addresses[1] },
    ]);
    expect(answer.status).toBe(200);
    for (const to of addresses) await waitForMail(product, { to, kind: 'invitation' });
    expect(await linesOf('talents.change_email')).toHaveLength(2);
  });
});

describe('changing the address after the result', () => {
  it('keeps the result, revokes its link and sends no invitation', async () => {
    const { id: talentId } = await createTalent(product, organization);
    const owner = await createOwner(product, organization, talentId);
    const resultId = await createFinishedResult(product, organization, { talentId });
    const email = newAddress();
    await changeAddress(talentId, email);
    expect(await sheetsOf(talentId)).toMatchObject([{ id: resultId, status: 'FINISHED' }]);
    const links = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_links').select('date_revoked').where('result_id', '=', resultId).execute(),
    );
    expect(links.every(({ date_revoked }) => date_revoked !== null)).toBe(true);
    expect(await itemsOf(product, owner).find('talents_results')).toEqual([]);
    expect(await listQueuedKinds(product, email)).toEqual([]);
    expect(await listQueuedKinds(product, owner.email)).toEqual([CHANGE_MAIL]);
  });

  it('does not send a pending report to the new address', async () => {
    const { id: talentId, email: former } = await createTalent(product, organization);
    const resultId = await createFinishedResult(product, organization, { talentId });
    const email = newAddress();
    await changeAddress(talentId, email);
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    const { report_file } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('report_file')
        .where('id', '=', resultId)
        .executeTakeFirstOrThrow(),
    );
    expect(report_file).not.toBeNull();
    expect(await listQueuedKinds(product, email)).toEqual([]);
    expect(await listQueuedKinds(product, former)).toEqual([CHANGE_MAIL]);
  });
});

describe('a deleted talent', () => {
  it('is audited with the deleting user, alone or among others', SLOW, async () => {
    const talents = [
      await createTalent(product, organization),
      await createTalent(product, organization),
      await createTalent(product, organization),
    ];
    const [first, second, third] = talents.map(({ id }) => id);
    const date_deleted = new Date().toISOString();
    expect((await items().patch(`talents/${first}`, { date_deleted })).status).toBe(200);
    await items().patch('talents', { keys: [second, third], data: { date_deleted } });
    const who = { user: admin.id, user_role: 'ORG_ADMIN', details: {} };
    expect(await linesOf('talents.delete')).toEqual([
      { ...who, items: [first], talent_ids: [first] },
      { ...who, items: [second, third], talent_ids: [second, third] },
    ]);
  });
});
