import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import { ERASING_RULES } from '#features/privacy/erasure/model.ts';
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
import { formOf, upload } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { waitForMail } from '#testing/mails.ts';
import { JOB_PREFERENCES } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { printTypst } from '#testing/resumes/print.ts';
import { callerOf } from '#testing/sessions.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { searchEverywhere } from '#testing/personal-references.ts';

const product = useProduct({ worker: true, env: { SUPPORT_EMAIL: 'help@quint.example' } });
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

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  user = admin,
) => {
  const answer = await callerOf(product)(method, path, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect([200, 201, 202, 204], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  return answer.body?.data;
};

/** Puts mails into the folder, as a product without a mail server does. */
async function saveMails(): Promise<void> {
  const mailer = createFolderMailer(mailFolder(product.deps.config));
  for (const mail of product.mailer.sentMails) await mailer.send(mail);
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
  await createStakeholderRequestsAs(product, admin, { roleId: role.id, emails: [EMAIL] });
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
  const invitation = await createInvitation(product, organization, { talent: PERSON });
  await product.deps.db.platform.write((db) =>
    db.updateTable('talents').set({ user_id: account.id }).where('id', '=', invitation.talentId).execute(),
  );
  const device = new Device(product);
  await device.open(invitation.token);
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
  return { account, talentId: invitation.talentId, resultId: invitation.resultId, second: second.id };
}

async function fillProfile(talentId: string, account: TestUser): Promise<void> {
  const photo = (await upload(product, account, { fields: { purpose: 'avatar' }, name: 'zerline.png' })).body
    .data;
  await call('PATCH', '/users/me', { avatar: photo.id }, account);
  const own = itemsOf(product, account);
  const jobPreferences = {
    ...JOB_PREFERENCES,
    skills: 'Zwickelbauer singing | zwickelbauer',
    locations: [{ location: 'Zimtgasse 1', radius: 50 }],
  };
  const { data: preferences } = (await own.post('job_preferences', jobPreferences)).body;
  const role = await createRole(product, organization, { name: 'After Zerline Zwickelbauer' });
  await own.post('job_preferences_roles_1', { job_preferences_id: preferences.id, roles_id: role.id });
  await own.post('job_experiences', {
    role_name: 'Baker',
    company_name: 'Zwickelbauer KG',
    company_location: 'Zimtgasse',
    started_at: '2020-01-01',
    currently_working: true,
  });
  expect((await own.patch(`talents/${talentId}`, { is_open_for_work: true })).status).toBe(200);
}

/** The person is shown in the pool and unlocked by a third workspace, which writes about its copy. */
async function beUnlocked(): Promise<string> {
  const third = await createOrganization(product, { name: 'Kiesel' });
  const finder = await createUser(product, { organization: third });
  const people = (await call('GET', '/pool', undefined, finder)) as { id: string; name: string }[];
  const person = people.find(({ name }) => name.startsWith('Zerline'));
  await call('GET', `/pool/${person?.id}`, undefined, finder);
  const { talent_id: copy } = await call('POST', `/pool/${person?.id}/unlock`, {}, finder);
  const items = itemsOf(product, finder);
  await items.post('talent_notes', { talent: copy, text: 'Zerline again' });
  await items.post('teams', { name: 'With Zerline Zwickelbauer' });
  return copy;
}

/** What the person does on the own pages: an own text, feedback, a course, requests, decisions, a resume, the copy. */
async function useRights(talentId: string, resultId: string, account: TestUser): Promise<void> {
  await call('PATCH', '/users/me/insights/mission', { text: 'Zerline wants a bakery' }, account);
  const feedback = { result_id: resultId, rating: 4, comment: 'Zerline Zwickelbauer agrees' };
  await call('PATCH', '/users/me/insights/feedback', feedback, account);
  const statement = { text: 'Zerline Zwickelbauer was ill that day', before: null };
  await call('PATCH', `/users/me/results/${resultId}/statement`, statement, account);
  const course = newId();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('training_courses')
      .values({ id: course, title: 'Focus', language: 'DE', trait: 'C', direction: 'below' })
      .execute(),
  );
  const registration = {
    course,
    first_name: 'Zerline',
    last_name: 'Zwickelbauer-Zimt',
    email: 'zwickelbauer@second.example',
    phone: '0307654321',
    situation: 'Zerline looks around',
    consent: true,
  };
  await call('POST', '/training/requests', registration, account);
  for (const kind of ['human', 'correction']) {
    await call('POST', `/users/me/privacy/${talentId}/requests`, { kind, text: 'Zerline asks' }, account);
  }
  const choices = { takes_reminders: false, counts_in_norms: false };
  await call('PATCH', `/users/me/privacy/${talentId}`, choices, account);
  const { headers, payload } = await formOf(printTypst('= Zerline Zwickelbauer\nZimtgasse 1'), {
    name: 'zwickelbauer.pdf',
  });
  const url = '/api/resume/parse';
  const response = await product.app.inject({
    method: 'POST',
    url,
    headers: { ...account.headers, ...headers },
    payload,
  });
  expect(response.statusCode).toBe(200);
  await call('POST', '/users/me/data-export', {}, account);
  await vi.waitFor(async () => {
    expect((await call('GET', '/users/me/data-export', undefined, account)).state).toBe('ready');
  }, 20_000);
}

/** Waits until every mail that is due has gone out. */
async function untilMailed(): Promise<void> {
  await vi.waitFor(async () => {
    const queuedMails = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select('kind')
        .where('status', '=', 'queued')
        .where('send_after', 'is', null)
        .execute(),
    );
    expect(queuedMails).toEqual([]);
  }, 20_000);
}

/** By what rows of a person are found. */
const KEYS: Readonly<Record<string, 'talents' | 'results' | 'account'>> = {
  talent_id: 'talents',
  talents_id: 'talents',
  source_talent_id: 'talents',
  result_id: 'results',
  user_id: 'account',
};

/** Rows of tables that the list says are deleted, with a key of the person. */
async function listRetainedColumns(
  keys: Readonly<Record<'talents' | 'results' | 'account', readonly string[]>>,
) {
  return product.deps.db.platform.read(async (db) => {
    const { rows: columns } = await readSql<{ relation: string; name: string }>`
      select table_name as relation, column_name as name from information_schema.columns
      where table_schema = 'public' and column_name = any(${Object.keys(KEYS)}::text[]) order by 1, 2
    `.execute(db);
    const remainingColumns: string[] = [];
    for (const { relation, name } of columns) {
      if (ERASING_RULES[relation]?.rows !== 'deleted') continue;
      const of = keys[KEYS[name] ?? 'talents'];
      const { rows } = await readSql<{ remaining_count: number }>`
        select count(*)::integer as remaining_count from ${sql.table(relation)} where ${sql.ref(name)} = any(${of}::uuid[])
      `.execute(db);
      if (rows[0]?.remaining_count !== 0) remainingColumns.push(`${relation}.${name}`);
    }
    return remainingColumns;
  });
}

describe('after a person has deleted their account', () => {
  it('neither the database nor the data folder has a trace of them', async () => {
    const { account, talentId, resultId, second } = await createWholePerson();
    await fillProfile(talentId, account);
    await surround(talentId, account);
    await makeDocuments(resultId, account);
    const copy = await beUnlocked();
    await useRights(talentId, resultId, account);
    await untilMailed();
    await saveMails();
    expect((await searchEverywhere(product, WORDS)).length).toBeGreaterThan(20);

    const keys = { talents: [talentId, second, copy], results: [resultId], account: [account.id] };
    expect((await listRetainedColumns(keys)).length).toBeGreaterThan(25);
    const preview = await call('GET', '/users/me/erasing', undefined, account);
    expect(preview).toMatchObject({ name: 'Zerline Zwickelbauer', is_account_erased: true, refusal: null });
    expect(preview.records.map((each: { organization: string }) => each.organization)).toEqual([
      'Basalt',
      'Kiesel',
      'Nordlicht',
    ]);
    expect(preview.records[2]).toMatchObject({ answers: 110, results: 1, has_job_profile: true });
    expect(preview.out_of_reach.mails).toBeGreaterThan(0);

    await call('POST', '/users/me/erasing', { name: 'zerline  zwickelbauer' }, account);
    await vi.waitFor(async () => expect(await searchEverywhere(product, WORDS)).toEqual([]), 20_000);
    expect(await listRetainedColumns(keys)).toEqual([]);

    const remainingTalents = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['first_name', 'last_name', 'date_anonymized', 'stanines', 'email'])
        .where('id', 'in', keys.talents)
        .execute(),
    );
    expect(remainingTalents).toHaveLength(3);
    for (const row of remainingTalents) {
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
