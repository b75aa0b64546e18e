import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { sendPremiumReport } from '#features/measures/reports/premium/ownership/jobs.ts';
import { givePremiumReport } from '#features/measures/reports/premium/ownership/service.ts';
import { endPeople } from '#features/privacy/retention/jobs.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createRole, createTalent, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device, sheetOf } from '#testing/surveys.ts';
import { createApplicant } from '#testing/vacancies.ts';

// Without account disclosure, the mails of a sign-up say why it was refused.
const product = useProduct({ env: { ACCOUNT_DISCLOSURE: 'off' } });
const DAY_MS = 86_400_000;
const NOW = new Date();
const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** What only a mail with "du" says; the footer of every mail is in the words of the person who refuses mails. */
const INFORMAL = /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu;
const FORMAL = /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;

let organization: TestOrganization;
let admin: TestUser;
let people = 0;
const newAddress = () => `formal${++people}@mail.example`;

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow', name: 'Lindwurm', language: 'DE' });
  admin = await createUser(product, { organization });
  await callerOf(product)('PATCH', `/items/organizations/${organization.id}`, {
    headers: admin.headers,
    payload: { address_form: 'sie' },
  });
});
afterEach(() => product.clock.set(undefined));

const post = async (path: string, payload: object) => {
  const { status, body } = await callerOf(product)('POST', path, { headers: admin.headers, payload });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.data;
};

async function apply(isFinished: boolean) {
  const role = await createRole(product, organization, { name: 'Teamleitung Support' });
  const person = await createApplicant(product, organization, {
    role: role.id,
    name: 'Ines Wolter',
    isFinished,
  });
  return { ...person, url: `/vacancies/${role.id}` };
}

async function openEntrance(): Promise<string> {
  const { url } = await post('/invite/public-links', { kind: 'applicants' });
  return new URL(url).searchParams.get('workspace') ?? '';
}

async function signUp(email: string): Promise<void> {
  const form = { entrance: 'signup', workspace: await openEntrance(), name: 'Kim Park', consent: true };
  const { statusCode } = await new Device(product).call('POST', '/survey/sign-up', {
    ...form,
    email,
    language: 'de',
  });
  expect(statusCode).toBe(200);
}

/** How to trigger each mail of a workspace to a talent. Returns its address. */
const TO_TALENTS: Readonly<Record<string, () => Promise<string>>> = {
  async invitation() {
    const email = newAddress();
    const talents = [{ email, first_name: 'Kim', last_name: 'Sommer', language: 'DE' }];
    await post('/invite/talents', { talents, inviteType: 'recruiting' });
    return email;
  },
  async 'survey-reminder'() {
    const dates = { date_last_invited: at(-5), date_last_action: at(-5), link_expires_at: at(60) };
    const { email } = await createInvitation(product, organization, { result: dates });
    await sendDueReminders(product.deps);
    return email;
  },
  async 'survey-link'() {
    const email = newAddress();
    await signUp(email);
    return email;
  },
  async 'survey-door-notice'() {
    const { id, email } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: id });
    await signUp(email);
    return email;
  },
  async 'survey-code'() {
    const { email, resultId } = await createInvitation(product, organization);
    const copyToken = async () =>
      new URL((await post(`/invite/talents/${resultId}/link`, {})).url).searchParams.get('token') ?? '';
    const device = new Device(product);
    await device.open(await copyToken());
    await device.answer(sheetOf().slice(0, 20));
    const token = await copyToken();
    await new Device(product).open(token);
    await new Device(product).call('POST', '/survey/session/code', { token });
    return email;
  },
  async report() {
    const { email, token, resultId } = await createInvitation(product, organization);
    await new Device(product).complete(token);
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    return email;
  },
  async 'premium-report'() {
    const { id, email } = await createTalent(product, organization, { first_name: 'Kim' });
    await createFinishedResult(product, organization, { talentId: id });
    const order = { organizationId: organization.id, talentId: id, orderId: newId() };
    await product.deps.db.write(testScope(organization.id), (tx) =>
      givePremiumReport(product.deps, tx, order),
    );
    await sendPremiumReport(product.deps, order);
    return email;
  },
  async 'talent-address-changed'() {
    const { talentId, email } = await createInvitation(product, organization);
    await callerOf(product)('PATCH', `/items/talents/${talentId}`, {
      headers: admin.headers,
      payload: { email: newAddress() },
    });
    return email;
  },
  async 'interview-invitation'() {
    const { id, email, url } = await apply(true);
    await post(`${url}/mails`, { kind: 'interview', talents: [id], interview_at: at(3).toISOString() });
    return email;
  },
  async 'application-answer'() {
    const { id, email, url } = await apply(false);
    await post(`${url}/mails`, { kind: 'no_interview', talents: [id] });
    product.clock.set(at(7));
    return email;
  },
  async 'retention-notice'() {
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
  async 'rights-answer'() {
    const { id, email } = await createTalent(product, organization, { language: 'DE' });
    const owner = await createOwner(product, organization, id);
    const request = await callerOf(product)('POST', `/users/me/privacy/${id}/requests`, {
      headers: owner.headers,
      payload: { kind: 'human', text: 'Bitte noch einmal ansehen.' },
    });
    await post(`/rights-requests/${request.body.data.id}/answer`, { text: 'Wird gemacht.' });
    return email;
  },
};

async function mailOf(kind: string) {
  const to = await TO_TALENTS[kind]?.();
  // Some can be recalled for a few seconds.
  product.clock.set(new Date(product.clock.now().getTime() + 60_000));
  await sendDueMails(product, organization.id);
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
  return mail;
}

describe('German mails of a workspace that says Sie', () => {
  it.each(Object.keys(TO_TALENTS))('never say du: %s', async (kind) => {
    const { subject, text, html } = await mailOf(kind);
    expect(html).toContain('<html lang="de">');
    // The token of a link may contain any letters.
    const lines = `${subject}\n${text.replaceAll(/https?:\S+/g, '')}`.split('\n');
    expect(lines.filter((line) => INFORMAL.test(line))).toEqual([]);
    expect(text).toMatch(FORMAL);
  });
});
