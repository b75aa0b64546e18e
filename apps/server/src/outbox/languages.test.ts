import { describe, expect, it } from 'vitest';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Reader } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { findInvitedLanguage } from '#features/workspace/auth/invitations/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import * as billing from '#features/billing/notices/queries.ts';
import { listSubscribers } from '#features/actions/overview/digest/queries.ts';
import { listAdministrators } from '#features/privacy/requests/queries.ts';
import { listAdministratorContacts } from '#features/workspace/organizations/members/queries.ts';
import { listResultSubscribers } from '#features/survey/watchers/queries.ts';
import { findMentionMail } from '#features/people/notes/mentions/queries.ts';
import { findColleague } from '#features/vacancies/interviews/raters/queries.ts';
import { listTrialsToWarn } from '#features/workspace/trials/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, givePasskey } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { sendDueMails, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { testScope } from '#testing/scopes.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';
import { createApplicant } from '#testing/vacancies.ts';
import { createInvitation, Device, sheetOf as answersOf } from '#testing/surveys.ts';
import { MAIL_KINDS } from '#mail-kinds.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct({ worker: true });
const LANGUAGES = ['EN', 'DE'] as const;
const other = (language: StoredLanguage): StoredLanguage => (language === 'EN' ? 'DE' : 'EN');

interface World {
  readonly organization: TestOrganization;
  readonly admin: TestUser;
}

/** An administrator with the account's language, null if none is selected, in a workspace. */
async function createWorld(workspace: StoredLanguage, account: StoredLanguage | null): Promise<World> {
  const organization = await createOrganization(product, { language: workspace, pack: 'basic' });
  const admin = await createUser(product, { organization });
  await givePasskey(product, admin.id);
  await product.deps.db.platform.write(async (db) => {
    await db
      .updateTable('users')
      .set({ platform_language: account, wants_digest: true, is_app_admin: true })
      .where('id', '=', admin.id)
      .execute();
    await db
      .updateTable('organizations')
      .set({ trial_ends_at: new Date(Date.now() + 86_400_000) })
      .where('id', '=', organization.id)
      .execute();
  });
  return { organization, admin };
}

/** A note that mentions an administrator. */
async function mentionIn(organization: TestOrganization, admin: TestUser): Promise<string> {
  const { id: talent_id } = await createTalent(product, organization);
  const note = { organization_id: organization.id, id: newId(), talent_id, text: 'Hi' };
  const mention = { organization_id: organization.id, note_id: note.id, user_id: admin.id };
  await product.deps.db.platform.write(async (db) => {
    await db.insertInto('talent_notes').values(note).execute();
    await db.insertInto('note_mentions').values(mention).execute();
  });
  return note.id;
}

type Read = (db: Reader, world: World) => Promise<StoredLanguage | undefined>;

const contact: Read = async (db, { admin }) => (await findContact(db, admin.id))?.language;
const ofAddress =
  (
    list: (
      db: Reader,
      organizationId: string,
    ) => Promise<readonly { email: string; language: StoredLanguage }[]>,
  ): Read =>
  async (db, { organization, admin }) =>
    (await list(db, organization.id)).find(({ email }) => email === admin.email)?.language;

/** Mails to accounts: in the account's language, otherwise in that of the workspace. */
const TO_ACCOUNTS: Readonly<Record<string, Read>> = {
  'email-confirmation': contact,
  'email-proof': contact,
  'account-exists': contact,
  'password-reset': contact,
  'account-notice': contact,
  'company-code': contact,
  'sign-in-code': contact,
  'company-changed': ofAddress((db, organizationId) =>
    listAdministratorContacts(db, testScope(organizationId)),
  ),
  'workspace-token': ofAddress((db, organizationId) =>
    listAdministratorContacts(db, testScope(organizationId)),
  ),
  'token-ends': contact,
  'decider-added': contact,
  'member-invitation': (db, { organization, admin }) =>
    findInvitedLanguage(db, testScope(organization.id), admin.id),
  'trial-ending': ofAddress((db) => listTrialsToWarn(db, { now: new Date(), withinDays: 3 })),
  digest: ofAddress((db) => listSubscribers(db)),
  order: ofAddress(billing.listPayers),
  subscription: ofAddress(billing.listPayers),
  'insights-granted': ofAddress(billing.listAdministrators),
  'rights-request': ofAddress(listAdministrators),
  'webhook-off': ofAddress(listAdministrators),
  'rate-interview': async (db, { organization, admin }) =>
    (await findColleague(db, testScope(organization.id), admin.id))?.language,
  'note-mention': async (db, { organization, admin }) => {
    const noteId = await mentionIn(organization, admin);
    return (await findMentionMail(db, testScope(organization.id), { noteId, userId: admin.id }))?.language;
  },
  'sign-decision': async (db, { organization, admin }) =>
    (await findColleague(db, testScope(organization.id), admin.id))?.language,
  'result-arrived': async (db, { organization, admin }) => {
    const { resultId } = await createInvitation(product, organization, { result: { watchers: [admin.id] } });
    const watchers = await listResultSubscribers(db, testScope(organization.id), resultId);
    return watchers.find(({ email }) => email === admin.email)?.language;
  },
};

type Deliver = (world: World, language: StoredLanguage) => Promise<{ to: string; nth?: number }>;

let people = 0;
const newAddress = () => `reader${++people}.${Date.now()}@mail.example`;

async function call(world: World, path: string, payload: object) {
  const { headers } = world.admin;
  const { status, body } = await callerOf(product)('POST', path, { headers, payload });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
}

async function invite(world: World, language: StoredLanguage) {
  const to = newAddress();
  const talents = [{ email: to, first_name: 'Kim', last_name: 'Sommer', language }];
  const { invited: invitedTalents } = await call(world, '/invite/talents', {
    talents,
    inviteType: 'recruiting',
  });
  return { to, talentId: invitedTalents[0].id as string };
}

/** A survey invited in one language and answered on a page in the other. */
async function answerIn(world: World, language: StoredLanguage) {
  const invitation = await createInvitation(product, world.organization, {
    result: { language: other(language) },
  });
  const device = new Device(product);
  await device.open(invitation.token);
  await device.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  await device.answer(answersOf(1));
  await device.call('POST', '/survey/finish', { language });
  return { to: invitation.email };
}

/** Mails to other people: in the language of their invitation, their answers, or the page they wrote from. */
const TO_PEOPLE: Readonly<Record<string, Deliver>> = {
  invitation: invite,
  async 'survey-reminder'(world, language) {
    const { to, talentId } = await invite(world, language);
    await waitForMail(product, { to, kind: 'invitation' });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ date_last_invited: new Date(Date.now() - 2 * 86_400_000) })
        .where('talent_id', '=', talentId)
        .execute(),
    );
    await call(world, '/talents/remind', { talents: [talentId] });
    // It can be recalled for some seconds.
    product.clock.set(new Date(Date.now() + 60_000));
    await sendDueMails(product, world.organization.id);
    product.clock.set(undefined);
    return { to };
  },
  async 'talent-address-changed'(world, language) {
    const invitation = await createInvitation(product, world.organization, { talent: { language } });
    await itemsOf(product, world.admin).patch(`talents/${invitation.talentId}`, { email: newAddress() });
    return { to: invitation.email };
  },
  report: answerIn,
  async 'application-answer'(world, language) {
    const role = await createRole(product, world.organization);
    const { id, email } = await createApplicant(product, world.organization, {
      role: role.id,
      name: 'Kim Sommer',
      talent: { language, email: newAddress() },
    });
    await call(world, `/vacancies/${role.id}/mails`, { kind: 'no_interview', talents: [id] });
    product.clock.set(new Date(Date.now() + 7 * 86_400_000));
    await sendDueMails(product, world.organization.id);
    product.clock.set(undefined);
    return { to: email };
  },
  async stakeholder(world, language) {
    const role = await createRole(product, world.organization);
    const to = newAddress();
    await createStakeholderRequestsAs(product, world.admin, { roleId: role.id, emails: [to], language });
    return { to };
  },
};

/** The tests of their features cover the language of these mails. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'survey-link': 'the page of the sign-up: features/survey/entry',
  'survey-door-notice': 'the page of the sign-up: features/survey/entry',
  'survey-code': 'the page that asks for the code: features/survey/verification',
  'stakeholder-reminder': 'the request: features/roles/roles/stakeholders/follow-ups',
  'premium-report': 'the account, else the survey: features/measures/reports/premium/ownership',
  'own-order': 'the account, else the page of the order: features/billing/notices',
  'retention-notice': 'the account, else the last survey: features/privacy/retention',
  'rights-answer': 'the account, else the last survey: features/privacy/requests/answers',
  'interview-invitation': 'as application-answer: features/vacancies/mails',
  'vacancy-mail-test': 'the language of the mail: features/vacancies/mails/previews',
  feedback: 'the page of the person who writes to support: features/people/messages/feedback',
  'training-request': 'English, to the operators: features/profile/job-profile/trainings',
};

describe('The language of a mail', () => {
  it('has a rule for every kind', () => {
    const rules = [...Object.keys(TO_ACCOUNTS), ...Object.keys(TO_PEOPLE), ...Object.keys(ELSEWHERE)];
    expect(rules.toSorted()).toEqual(MAIL_KINDS.map(({ kind }) => kind).toSorted());
  });

  it.each(LANGUAGES.flatMap((workspace) => [null, ...LANGUAGES].map((account) => ({ workspace, account }))))(
    'to an account is its own, otherwise that of the workspace: account $account, workspace $workspace',
    async ({ workspace, account }) => {
      const world = await createWorld(workspace, account);
      const expectedLanguage = account ?? workspace;
      const read = await Promise.all(
        Object.entries(TO_ACCOUNTS).map(async ([kind, readLanguage]) => [
          kind,
          await product.deps.db.platform.read((db) => readLanguage(db, world)),
        ]),
      );
      expect(read).toEqual(Object.keys(TO_ACCOUNTS).map((kind) => [kind, expectedLanguage]));
      const platform = await product.deps.db.platform.read((db) => billing.listPlatformAdministrators(db));
      expect(platform.find(({ email }) => email === world.admin.email)?.language).toBe(expectedLanguage);
    },
  );

  it.each(
    sample(Object.keys(TO_PEOPLE).flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })))),
  )('is that of its reader, not of the workspace: $kind, $language', async ({ kind, language }) => {
    const world = await createWorld(other(language), other(language));
    const { to } = (await TO_PEOPLE[kind]?.(world, language)) ?? { to: '' };
    const mail = await waitForMail(product, { to, kind });
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
  });

  it.each(LANGUAGES)('without one in the list is that of the workspace: %s', async (language) => {
    const world = await createWorld(language, other(language));
    const to = newAddress();
    const talents = [{ email: to, first_name: 'Kim', last_name: 'Sommer' }];
    await call(world, '/invite/talents', { talents });
    const mail = await waitForMail(product, { to, kind: 'invitation' });
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
  });

  it.each(LANGUAGES)('of the confirmation is that of the sign-up page: %s', async (language) => {
    const email = newAddress();
    const payload = {
      name: 'Nordlicht GmbH',
      first_name: 'Lena',
      last_name: 'Brandt',
      email,
      password: 'a-long-and-rare-one-7',
      language: other(language),
      platform_language: language,
      selfsignup: true,
    };
    const { status } = await callerOf(product)('POST', '/workspace-automations/create-workspace', {
      payload,
    });
    expect(status).toBe(200);
    const mail = await waitForMail(product, { to: email, kind: 'email-confirmation' });
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
    const account = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('users as u')
        .innerJoin('organizations as o', 'o.id', 'u.active_organization_id')
        .select(['u.platform_language', 'o.language'])
        .where('u.email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    expect(account).toEqual({ platform_language: language, language: other(language) });
  });
});
