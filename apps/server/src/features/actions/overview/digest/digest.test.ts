import { afterEach, describe, expect, it } from 'vitest';
import { sendDigests } from '#features/actions/overview/digest/jobs.ts';
import type { Mail } from '#mail/mailer.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createGoal, createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { listQueuedKinds, sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));
/** A Friday, seven in the morning in Berlin. */
const MORNING = new Date('2026-11-20T06:03:00Z');
const DAY_MS = 86_400_000;

const mailsTo = ({ email }: TestUser): Mail[] => product.mailer.sentMails.filter(({ to }) => to === email);

async function createSubscriber(language: 'EN' | 'DE' = 'EN', time_zone = 'Europe/Berlin') {
  product.clock.set(MORNING);
  const organization = await createOrganization(product, { language });
  const admin = await createUser(product, { organization });
  const payload = { wants_digest: true, time_zone, platform_language: language, first_name: 'Lena' };
  const { status } = await callerOf(product)('PATCH', '/users/me', { ...admin, payload });
  expect(status).toBe(200);
  return { organization, admin };
}

async function makeWork(organization: TestOrganization): Promise<string> {
  const ago = new Date(MORNING.getTime() - 9 * DAY_MS);
  const dates = { date_created: ago, date_last_action: ago, date_last_invited: ago };
  await createInvitation(product, organization, { result: dates });
  const { id } = await createTalent(product, organization, { first_name: 'Anna', last_name: 'Kowalski' });
  const finishedAt = new Date(MORNING.getTime() - DAY_MS);
  await createFinishedResult(product, organization, { talentId: id, finishedAt });
  return id;
}

async function sendAt(time: Date): Promise<void> {
  product.clock.set(time);
  await sendDigests(product.deps);
  await sendDueMails(product);
}

describe('the daily mail', () => {
  it('lists what needs attention, without names of people, once a day', async () => {
    const { organization, admin } = await createSubscriber();
    await makeWork(organization);
    const goal = await createGoal(product, organization, {
      due_date: '2026-11-30',
      objective: 'Hire faster',
    });
    await Promise.all([sendDigests(product.deps), sendDigests(product.deps)]);
    await sendAt(MORNING);
    await sendAt(new Date(MORNING.getTime() + 3_600_000));
    const [mail, ...more] = mailsTo(admin);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 items need your attention');
    expect(mail?.text).toContain('Good morning, Lena,');
    expect(mail?.text).toContain('1 person has not responded for a week (1 never reminded):');
    expect(mail?.text).toContain('1 new result to read:');
    expect(mail?.text).toContain('Goal “Hire faster” is due in 10 days:');
    expect(mail?.text).toContain(`/goals/${goal.id}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Anna|Kowalski|undefined|\{\{/);
    // Another day has another mail; the weekend has none.
    await sendAt(new Date(MORNING.getTime() + DAY_MS));
    expect(mailsTo(admin)).toHaveLength(1);
    await sendAt(new Date(MORNING.getTime() + 3 * DAY_MS));
    expect(mailsTo(admin)).toHaveLength(2);
  });

  it('is in the language of the person, in the morning of their time zone', async () => {
    const { organization, admin } = await createSubscriber('DE', 'America/New_York');
    await makeWork(organization);
    await sendAt(MORNING);
    expect(await listQueuedKinds(product, admin.email)).toEqual([]);
    await sendAt(new Date('2026-11-20T12:03:00Z'));
    const [mail] = mailsTo(admin);
    expect(mail?.subject).toBe('Heute stehen 2 Sachen an');
    expect(mail?.text).toContain('1 Talent hat seit einer Woche nicht reagiert (1 noch nie erinnert):');
  });

  it('leaves out snoozed lines and is not sent when none remain', async () => {
    const { organization, admin } = await createSubscriber();
    await makeWork(organization);
    const call = callerOf(product);
    for (const line of ['waiting', 'results']) {
      await call('POST', '/overview/put-offs', { ...admin, payload: { line, zone: 'Europe/Berlin' } });
    }
    await sendAt(MORNING);
    expect(mailsTo(admin)).toEqual([]);
    expect(await listQueuedKinds(product, admin.email)).toEqual(['digest']);
  });

  it('is sent only to administrators who enabled it', async () => {
    const organization = await createOrganization(product);
    product.clock.set(MORNING);
    const admin = await createUser(product, { organization });
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    const payload = { wants_digest: true };
    await callerOf(product)('PATCH', '/users/me', { ...talent, payload });
    await makeWork(organization);
    await sendAt(MORNING);
    expect([...mailsTo(admin), ...mailsTo(talent)]).toEqual([]);
    const wrong = { ...admin, payload: { time_zone: 'Nowhere' } };
    expect((await callerOf(product)('PATCH', '/users/me', wrong)).status).toBe(400);
  });

  it('is unsubscribed by one click in the mail program or on the page, not by opening the link, and can be enabled again', async () => {
    const { organization, admin } = await createSubscriber();
    await makeWork(organization);
    await sendAt(MORNING);
    const [mail] = mailsTo(admin);
    const url = new URL(mail?.unsubscribeUrl ?? '');
    expect(url.pathname).toBe('/digest-off');
    expect(mail?.text).toContain(`No more daily e-mail:\n${url.href}`);
    const call = callerOf(product);
    const isOn = async () => {
      const { body } = await call('GET', '/users/me', admin);
      return body.data.wants_digest as boolean;
    };
    const path = url.pathname + url.search;
    await product.app.inject({ method: 'GET', url: path });
    expect(await isOn()).toBe(true);
    const press = (address: string) =>
      product.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press(`${url.pathname}?token=${unknownToken()}`)).statusCode).toBe(404);
    expect((await press(path)).statusCode).toBe(204);
    expect(await isOn()).toBe(false);
    await sendAt(new Date(MORNING.getTime() + 3 * DAY_MS));
    expect(mailsTo(admin)).toHaveLength(1);
    product.clock.set(MORNING);
    const payload = { token: url.searchParams.get('token') };
    expect((await call('POST', '/digest/on', { payload })).status).toBe(204);
    expect(await isOn()).toBe(true);
    expect((await call('POST', '/digest/off', { payload })).status).toBe(204);
    expect(await isOn()).toBe(false);
    expect((await call('POST', '/digest/off', { payload: { token: unknownToken() } })).status).toBe(404);
  });
});
