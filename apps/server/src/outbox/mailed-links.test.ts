import { readdirSync, readFileSync } from 'node:fs';
import { MAILED_PAGES, READING_POSTS } from '@quint/domain/invitations/mailed-pages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { requestProof } from '#features/workspace/auth/sign-up/service.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { sendDigests } from '#features/actions/overview/digest/jobs.ts';
import { endPeople } from '#features/privacy/retention/jobs.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import type { Mail } from '#mail/mailer.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { linksWithToken } from '#testing/mailed-links.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createRequests } from '#testing/stakeholders.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { createApplicant } from '#testing/vacancies.ts';
import type { WriteWatch } from '#testing/write-watch.ts';
import { watchWrites } from '#testing/write-watch.ts';
import { sample } from '#testing/effort.ts';

// Mail servers open every link and run the scripts of its page. They press nothing, and nothing may change.

const product = useProduct();
let watch: WriteWatch;

beforeAll(async () => {
  watch = await watchWrites(product.deps.config.databaseUrl);
});
afterAll(() => watch.stop());
afterEach(() => product.clock.set(undefined));

/** A Friday, seven in the morning in Berlin. */
const MORNING = new Date('2026-11-20T06:03:00Z');
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(MORNING.getTime() + days * DAY_MS);

let people = 0;
const newAddress = () => `reader${++people}@links.example`;

interface World {
  readonly organization: TestOrganization;
  readonly admin: TestUser;
}

const post = (path: string, payload: object, headers = {}) =>
  callerOf(product)('POST', path, { payload, headers });

async function signUp(email: string) {
  const company = { name: `Fremdwerk ${++people}`, language: 'EN', selfsignup: true };
  const person = { first_name: 'Sam', last_name: 'Stranger', email, password: 'a phrase of the stranger' };
  return post('/workspace-automations/create-workspace', { ...company, ...person });
}

async function createStakeholder({ organization, admin }: World): Promise<{ id: string; email: string }> {
  const role = await createRole(product, organization);
  const requests = await createRequests(
    product,
    { organization, admin },
    { roleId: role.id, emails: [newAddress()] },
  );
  if (requests[0] === undefined) throw new Error('There is no request');
  return requests[0];
}

/** How to trigger each mail with a token in a link. Returns its address. */
const WITH_TOKEN: Readonly<Record<string, (world: World) => Promise<string>>> = {
  async 'email-confirmation'() {
    const email = newAddress();
    await signUp(email);
    return email;
  },
  async 'email-proof'({ admin }) {
    await requestProof(product.deps, admin.id);
    return admin.email;
  },
  async 'password-reset'({ admin }) {
    await post('/password/request', { email: admin.email });
    return admin.email;
  },
  async 'member-invitation'({ admin, organization }) {
    const email = newAddress();
    await post('/invite/users', { organizationId: organization.id, users: [{ email }] }, admin.headers);
    return email;
  },
  async invitation({ admin }) {
    const email = newAddress();
    const talents = [{ email, first_name: 'Kim', last_name: 'Sommer', language: 'EN' }];
    await post('/invite/talents', { talents, inviteType: 'recruiting' }, admin.headers);
    return email;
  },
  async 'survey-reminder'({ organization }) {
    const dates = { date_last_invited: at(-5), date_last_action: at(-5), link_expires_at: at(60) };
    const { email } = await createInvitation(product, organization, { result: dates });
    await sendDueReminders(product.deps);
    return email;
  },
  async 'survey-link'() {
    const email = newAddress();
    await post('/survey/sign-up', { entrance: 'b2c', name: 'Sam Stranger', email, consent: true });
    return email;
  },
  async report({ organization }) {
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hold_results: 'opened' })
        .where('id', '=', organization.id)
        .execute(),
    );
    const { email, token, resultId } = await createInvitation(product, organization);
    await new Device(product).complete(token);
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    return email;
  },
  async 'application-answer'({ organization, admin }) {
    const role = await createRole(product, organization);
    const { id, email } = await createApplicant(product, organization, {
      role: role.id,
      name: 'Kim Sommer',
      isFinished: true,
    });
    const url = `/vacancies/${role.id}/mails`;
    await post(url, { kind: 'no_interview', talents: [id] }, admin.headers);
    product.clock.set(at(7));
    return email;
  },
  async stakeholder(world) {
    return (await createStakeholder(world)).email;
  },
  async 'stakeholder-reminder'(world) {
    const { id, email } = await createStakeholder(world);
    product.clock.set(at(2));
    const admin = await createUser(product, { organization: world.organization });
    await post(`/role-assistant/surveys/${id}/remind`, {}, admin.headers);
    return email;
  },
  async digest({ organization, admin }) {
    const payload = { wants_digest: true, time_zone: 'Europe/Berlin' };
    await callerOf(product)('PATCH', '/users/me', { ...admin, payload });
    const { id } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: id, finishedAt: at(-1) });
    await sendDigests(product.deps);
    return admin.email;
  },
  async 'retention-notice'({ organization }) {
    const { id, email } = await createTalent(product, organization, { date_created: at(-400) });
    const role = await createRole(product, organization);
    const link = { organization_id: organization.id, id: newId(), roles_id: role.id, talents_id: id };
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({ ...link, date_created: at(-400), rejected_at: at(-300) })
        .execute(),
    );
    await endPeople(product.deps);
    return email;
  },
};

async function createWorld(): Promise<World> {
  product.clock.set(MORNING);
  const organization = await createOrganization(product, { pack: 'flow' });
  return { organization, admin: await createUser(product, { organization }) };
}

async function mailOf(kind: string): Promise<{ mail: Mail; links: URL[] }> {
  const to = await WITH_TOKEN[kind]?.(await createWorld());
  await sendDueMails(product);
  const rows = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('to_email', '=', to ?? '')
      .execute(),
  );
  const mail = product.mailer.sentMails.find(({ id }) => rows.some((row) => row.id === id));
  if (mail === undefined) throw new Error(`No mail of the kind ${kind}`);
  return { mail, links: linksWithToken(mail) };
}

const tokenIn = ({ searchParams, hash }: URL) => searchParams.get('token') ?? hash.slice(1);

/** Opens a token in every way without user action: each page by GET and HEAD, and the reads of pages by POST. */
async function openEverywhere(token: string): Promise<void> {
  const inject = (method: 'GET' | 'HEAD' | 'POST', url: string, payload?: object) =>
    product.app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  for (const method of ['GET', 'HEAD'] as const) {
    for (const page of MAILED_PAGES) await inject(method, `${page}?token=${token}`);
    for (const { url } of product.app.declaredRoutes.filter(({ method: of }) => of === 'POST')) {
      if (url.includes(':') || !url.startsWith('/api/')) continue;
      await inject(method, `${url}?token=${token}`);
    }
  }
  for (const path of READING_POSTS) {
    const entrance = { entrance: 'signup', workspace: token };
    for (let attempt = 0; attempt < 2; attempt++) {
      await inject('POST', `/api${path}`, path === '/survey/entrance' ? entrance : { token });
    }
  }
}

async function writesOf(run: () => Promise<void>): Promise<string[]> {
  await watch.take();
  await run();
  // Unknown tokens are counted, and so are the requests of a stakeholder's link.
  return (await watch.take()).filter((what) => !what.includes('rate_limits'));
}

describe('the links of mails', () => {
  it('are created only in the places that these tests cover', () => {
    const root = new URL('..', import.meta.url);
    const makes = /searchParams\.set\('(token|workspace)'|\burl\.hash = |\?token=\$\{/;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => makes.test(readFileSync(new URL(file, root), 'utf8')))
      .toSorted();
    expect(files).toEqual([
      'features/actions/overview/digest/emails.ts',
      'features/invitations/invitations/emails.ts',
      'features/invitations/invitations/passes/service.ts',
      'features/invitations/invitations/public-links/service.ts',
      'features/privacy/retention/notices/emails.ts',
      'features/roles/roles/stakeholders/emails.ts',
      'features/workspace/auth/account-tokens/service.ts',
      'features/workspace/auth/invitations/emails.ts',
      'outbox/addresses.ts',
    ]);
  });

  it.each(sample(Object.keys(WITH_TOKEN)))('change nothing when a program opens them: %s', async (kind) => {
    const { links } = await mailOf(kind);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(MAILED_PAGES).toContain(link.pathname);
      expect([link.pathname, await writesOf(() => openEverywhere(tokenIn(link)))]).toEqual([
        link.pathname,
        [],
      ]);
    }
  });
});

describe('copied links', () => {
  async function copiedLink() {
    const { organization, admin } = await createWorld();
    const email = newAddress();
    const talents = [{ email, first_name: 'Kim', last_name: 'Sommer', language: 'EN' }];
    const { body } = await post('/invite/talents', { talents, inviteType: 'recruiting' }, admin.headers);
    await sendDueMails(product);
    const mail = product.mailer.sentMails.findLast(({ to }) => to === email);
    const [mailedUrl] =
      mail === undefined ? [] : linksWithToken(mail).filter(({ pathname }) => pathname === '/survey');
    if (mailedUrl === undefined) throw new Error('The invitation has no link');
    const result = body.data.invited[0].result as string;
    const response = await post(`/invite/talents/${result}/link`, {}, admin.headers);
    return {
      organization,
      admin,
      mailedToken: tokenIn(mailedUrl),
      copiedToken: tokenIn(new URL(response.body.data.url)),
    };
  }

  it('are not used up by a program', async () => {
    const { copiedToken } = await copiedLink();
    expect(await writesOf(() => openEverywhere(copiedToken))).toEqual([]);
    expect((await new Device(product).open(copiedToken)).json().data.state).toBe('open');
    expect((await new Device(product).open(copiedToken)).json().data.state).toBe('link_used');
  });

  it('keep working when a program opens the mailed link to the same sheet', async () => {
    const { copiedToken, mailedToken } = await copiedLink();
    const device = new Device(product);
    await device.open(copiedToken);
    await device.call('PATCH', '/survey/demographics', { name: 'Kim Sommer', age: 30, gender: 'diverse' });
    const [first, second] = [sheetOf(1).slice(0, 10), sheetOf(1).slice(10, 20)];
    expect((await device.answer(first)).statusCode).toBe(200);
    expect(await writesOf(() => openEverywhere(mailedToken))).toEqual([]);
    expect((await device.answer(second)).statusCode).toBe(200);
    expect((await device.call('GET', '/survey/session')).json().data.answered).toBe(20);
  });

  it('to another device and public ones change nothing either', async () => {
    const { admin, copiedToken } = await copiedLink();
    const device = new Device(product);
    await device.open(copiedToken);
    const { url } = (await device.call('POST', '/survey/link', {})).json().data;
    expect(await writesOf(() => openEverywhere(tokenIn(new URL(url))))).toEqual([]);
    const response = await post('/invite/public-links', { kind: 'applicants' }, admin.headers);
    const workspace = new URL(response.body.data.url).searchParams.get('workspace') ?? '';
    expect(await writesOf(() => openEverywhere(workspace))).toEqual([]);
  });
});

it('has a route for each request with which these pages read a token', () => {
  const postPaths = product.app.declaredRoutes
    .filter(({ method }) => method === 'POST')
    .map(({ url }) => url);
  for (const path of READING_POSTS) expect(postPaths).toContain(`/api${path}`);
});
