import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

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
});
