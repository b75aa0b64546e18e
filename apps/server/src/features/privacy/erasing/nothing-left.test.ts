import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createGoal,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
  switchOn,
} from '#testing/factories.ts';
import { upload } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { askStakeholdersAs } from '#testing/stakeholders.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { searchEverywhere } from '#testing/traces.ts';

const product = useProduct({ worker: true });
const EMAIL = 'zerline.zwickelbauer@mail.example';
const PHONE = '+49 30 7654321';
const WORDS = ['zerline', 'zwickelbauer', '7654321', 'zimtgasse'];
const PERSON = { email: EMAIL, first_name: 'Zerline', last_name: 'Zwickelbauer', phone: PHONE };

let organization: TestOrganization;
let elsewhere: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  elsewhere = await createOrganization(product, { name: 'Basalt' });
  await switchOn(product, organization, 'FEATURE_CHAT');
  admin = await createUser(product, { organization });
});

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, user = admin) => {
  const answer = await callerOf(product)(method, path, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect([200, 201, 202, 204], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  return answer.body?.data;
};

/** Puts mails into the folder, as a product without a mail server does. */
async function keepMails(): Promise<void> {
  const mailer = createFolderMailer(mailFolder(product.deps.config));
  for (const mail of product.mailer.sent) await mailer.send(mail);
}

/** What others know of the talent: notes, messages, a role, a group, a document about two people, a view, a search. */
async function surround(talentId: string, account: TestUser): Promise<void> {
  const [role, team] = [await createRole(product, organization), await createTeam(product, organization)];
  const other = await createTalent(product, organization);
  await createFinishedResult(product, organization, { talentId: other.id, seed: 2 });
  const talents = [talentId];
  await call('POST', '/talents/consider', { talents, role: role.id });
  await call('POST', '/talents/consider', { talents: [other.id], role: role.id });
  await call('POST', '/talents/reject', { talents, role: role.id, note: 'Zerline Zwickelbauer said no' });
  const note = 'Not as quick as Zerline Zwickelbauer';
  await call('POST', '/talents/reject', { talents: [other.id], role: role.id, note });
  await call('POST', '/talents/join', { talents: [talentId, other.id], team: team.id });
  await call('POST', '/talents/tag', { talents, add: ['zimtgasse'], remove: [] });
  await call('POST', '/talents/message', { talents, text: 'Dear Zerline' });
  const items = itemsOf(product, admin);
  await items.post('talent_notes', { talent: talentId, text: 'Zerline is quick' });
  await items.post('talent_notes', {
    talent: other.id,
    text: `Ask ${EMAIL}, or Zerline Zwickelbauer herself`,
  });
  const objective = 'Zerline Zwickelbauer leads';
  await createGoal(product, organization, { objective, first_mover: talentId, team_id: team.id });
  await call('POST', `/inbox/${talentId}`, { text: 'Zerline here' }, account);
  await call('POST', '/feedback', { rating: 5, text: 'Zerline likes it' }, account);
  await askStakeholdersAs(product, admin, { roleId: role.id, emails: [EMAIL] });
}

async function makeDocuments(resultId: string, account: TestUser): Promise<void> {
  for (const user of [admin, account]) {
    const url = `/api/reports/talents_results/${resultId}/pdf`;
    expect((await product.app.inject({ url, headers: user.headers })).statusCode).toBe(200);
  }
}

async function createWholePerson() {
  const account = await createUser(product, { organization, userRole: 'ORG_USER', email: EMAIL });
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('users')
      .set({ first_name: 'Zerline', last_name: 'Zwickelbauer' })
      .where('id', '=', account.id)
      .execute(),
  );
  const invited = await createInvitation(product, organization, { talent: PERSON });
  await product.deps.db.platform.write((db) =>
    db.updateTable('talents').set({ user_id: account.id }).where('id', '=', invited.talentId).execute(),
  );
  const device = new Device(product);
  await device.open(invited.token);
  await device.call('PATCH', '/survey/demographics', {
    name: 'Zerline Zwickelbauer',
    age: 30,
    gender: 'female',
  });
  await device.answer(sheetOf());
  await device.call('POST', '/survey/finish', {});
  await waitForMail(product, { to: EMAIL, kind: 'report' });
  const second = await createTalent(product, elsewhere, { ...PERSON, user_id: account.id });
  await createFinishedResult(product, elsewhere, { talentId: second.id });
  return { account, talentId: invited.talentId, resultId: invited.resultId, second: second.id };
}

async function fillProfile(talentId: string, account: TestUser): Promise<void> {
  const photo = (await upload(product, account, { fields: { purpose: 'avatar' }, name: 'zerline.png' })).body
    .data;
  await call('PATCH', '/users/me', { avatar: photo.id }, account);
  await product.deps.db.platform.write(async (db) => {
    const id = newId();
    await db
      .insertInto('job_preferences')
      .values({
        organization_id: organization.id,
        id,
        skills: 'Zerline sings',
        locations: '[{"name":"Zimtgasse 1"}]',
      })
      .execute();
    await db.updateTable('talents').set({ job_preferences: id }).where('id', '=', talentId).execute();
    await db
      .insertInto('job_experiences')
      .values({
        organization_id: organization.id,
        id: newId(),
        talent_id: talentId,
        role_name: 'Baker',
        company_name: 'Zwickelbauer KG',
        company_location: 'Zimtgasse',
        started_at: '2020-01-01',
        currently_working: true,
      })
      .execute();
  });
}

describe('after a person has deleted their account', () => {
  it('neither the database nor the data folder has a trace of them', async () => {
    const { account, talentId, resultId, second } = await createWholePerson();
    await fillProfile(talentId, account);
    await surround(talentId, account);
    await makeDocuments(resultId, account);
    await vi.waitFor(async () => {
      const queued = await product.deps.db.platform.read((db) =>
        db
          .selectFrom('outbox')
          .select('kind')
          .where('status', '=', 'queued')
          .where('send_after', 'is', null)
          .execute(),
      );
      expect(queued).toEqual([]);
    }, 20_000);
    await keepMails();
    expect((await searchEverywhere(product, WORDS)).length).toBeGreaterThan(20);

    const preview = await call('GET', '/users/me/erasing', undefined, account);
    expect(preview).toMatchObject({ name: 'Zerline Zwickelbauer', is_account_erased: true, refusal: null });
    expect(preview.records.map((each: { organization: string }) => each.organization)).toEqual([
      'Basalt',
      'Nordlicht',
    ]);
    expect(preview.records[1]).toMatchObject({ answers: 110, results: 1, has_job_profile: true });
    expect(preview.out_of_reach.mails).toBeGreaterThan(0);

    await call('POST', '/users/me/erasing', { name: 'zerline  zwickelbauer' }, account);
    await vi.waitFor(async () => expect(await searchEverywhere(product, WORDS)).toEqual([]), 20_000);

    const kept = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['first_name', 'last_name', 'date_anonymized', 'stanines', 'email'])
        .where('id', 'in', [talentId, second])
        .execute(),
    );
    expect(kept).toHaveLength(2);
    for (const row of kept) {
      expect(row).toMatchObject({ first_name: 'Anonymous', last_name: 'Anonymous' });
      expect(row.date_anonymized).not.toBe(null);
      expect(row.stanines).not.toBe(null);
      expect(row.email).toMatch(/^[0-9a-f]{64}@anonymous\.invalid$/);
    }
    const me = await callerOf(product)('GET', '/users/me', { headers: account.headers });
    expect(me.status).toBe(403);
    const lines = await itemsOf(product, admin).find('audit_log', {
      fields: ['user', 'talent_ids', 'details'],
      filter: { action: 'talents.anonymise' },
    });
    expect(lines).toEqual([{ user: null, talent_ids: [talentId], details: { because: 'own_wish' } }]);
  }, 120_000);
});
