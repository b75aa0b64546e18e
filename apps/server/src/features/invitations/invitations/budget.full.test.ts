import { countByDay, mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '#testing/mails.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';

const product = useProduct();
const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-22T11:00:00Z');
const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
afterEach(() => product.clock.set(undefined));

/** A workspace in its trial and its administrator, at noon on a Sunday. */
async function createTrial(values: Parameters<typeof createOrganization>[1] = {}) {
  product.clock.set(NOON);
  const organization = await createOrganization(product, { pack: 'basic', ...values });
  return { organization, admin: await createUser(product, { organization }) };
}

let lists = 0;
function createInvitees(count: number) {
  lists += 1;
  return Array.from({ length: count }, (_, n) => ({
    email: `l${lists}n${n}@mail.example`,
    first_name: 'Ada',
    last_name: 'Muster',
  }));
}

async function invite(admin: TestUser, talents: readonly object[], more: object = {}) {
  const payload = { talents, ...more };
  const { body } = await callerOf(product)('POST', '/invite/talents', { headers: admin.headers, payload });
  return body.data;
}

/** Runs everything that is due at a given time, and returns the recipients of the mails. */
async function sendAt(time: Date, organizationId: string): Promise<string[]> {
  product.clock.set(time);
  const before = product.mailer.sentMails.length;
  await sendDueMails(product, organizationId);
  return product.mailer.sentMails.slice(before).map(({ to }) => to);
}

describe('The mail budget of a trial', () => {
  it('sends 50 of 300 invitations today and the remaining ones, in their order, on the following days', async () => {
    const { organization, admin } = await createTrial();
    const people = createInvitees(300);
    const answer = await invite(admin, people);
    expect(answer.rejected).toEqual([]);
    expect(answer.invited).toHaveLength(300);
    expect(answer.days).toEqual(DAYS.map((day) => ({ day, mails: 50 })));
    const emails = people.map(({ email }) => email);
    for (const [index, day] of DAYS.entries()) {
      const recipients = await sendAt(new Date(`${day}T11:00:00Z`), organization.id);
      expect(recipients.sort()).toEqual(emails.slice(index * 50, (index + 1) * 50).sort());
    }
  });

  it('sets the day of a waiting invitation, and the expiry of its link from then', async () => {
    const { admin } = await createTrial();
    const { invited } = await invite(admin, createInvitees(51));
    const { result, send_at } = invited[50];
    expect(send_at).toBe('2026-11-23T07:00:00.000Z');
    const path = `/items/talents_results/${result}?fields=status,send_at,link_expires_at`;
    const { body } = await callerOf(product)('GET', path, { headers: admin.headers });
    expect(body.data).toEqual({ status: 'SCHEDULED', send_at, link_expires_at: '2026-12-23T22:59:59.999Z' });
  });

  it('is not exceeded by concurrent requests', async () => {
    const { admin } = await createTrial();
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite(admin, createInvitees(10))));
    const slots = answers.flatMap(({ invited }) =>
      invited.map(({ send_at }: { send_at: string | null }) => ({
        day: mailDayOf(send_at === null ? NOON : new Date(send_at)),
      })),
    );
    expect(countByDay(slots)).toEqual([
      { day: '2026-11-22', mails: 50 },
      { day: '2026-11-23', mails: 30 },
    ]);
  });

  it('is shown before sending, is credited for cancelled mails, and depends on the plan or the platform', async () => {
    const { organization, admin } = await createTrial();
    const call = callerOf(product);
    const terms = async () =>
      (await call('GET', '/invite/talents/terms', { headers: admin.headers })).body.data;
    expect(await terms()).toEqual({
      mails_per_day: 50,
      address_form: 'du',
      days: [],
      trust: { pack: 'basic', isTrial: false, finished: 0 },
    });
    const { invited } = await invite(admin, createInvitees(52));
    expect((await terms()).days).toEqual([
      { day: '2026-11-22', mails: 50 },
      { day: '2026-11-23', mails: 2 },
    ]);
    await call('POST', `/invite/talents/${invited[0].result}/cancel`, { headers: admin.headers });
    expect((await terms()).days).toContainEqual({ day: '2026-11-22', mails: 49 });
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const set = (headers: Record<string, string>, mails_per_day: unknown) =>
      call('PATCH', `/items/organizations/${organization.id}`, {
        headers,
        payload: { custom_limits: { mails_per_day } },
      });
    expect((await set(admin.headers, 5000)).status).toBe(403);
    expect((await set(platform.headers, 300)).status).toBe(200);
    expect((await terms()).mails_per_day).toBe(300);
    expect((await set(platform.headers, 0)).status).toBe(400);
    await set(platform.headers, null);
    const flow = await createUser(product, { organization: await createOrganization(product) });
    const { body } = await call('GET', '/invite/talents/terms', { headers: flow.headers });
    expect(body.data.mails_per_day).toBe(2000);
  });

  it('includes colleagues, survey links and reminders; reminders wait for a day with room', async () => {
    const { organization, admin } = await createTrial();
    const call = callerOf(product);
    await invite(admin, createInvitees(49));
    const member = await call('POST', '/invite/users', {
      headers: admin.headers,
      payload: {
        organizationId: organization.id,
        users: [
          { email: 'one@people.example', user_role: 'ORG_USER' },
          { email: 'two@people.example', user_role: 'ORG_USER' },
        ],
      },
    });
    expect(member.body.data.invited.map(({ send_at }: { send_at: unknown }) => send_at)).toEqual([
      null,
      '2026-11-23T07:00:00.000Z',
    ]);
    const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * HOUR_MS);
    const { email } = await createInvitation(product, organization, {
      result: { date_last_invited: daysAgo(5), date_last_action: daysAgo(5) },
    });
    await sendDueReminders(product.deps);
    expect(await sendAt(NOON, organization.id)).not.toContain(email);
    product.clock.set(new Date('2026-11-23T11:00:00Z'));
    await sendDueReminders(product.deps);
    expect(await sendAt(new Date('2026-11-23T11:00:00Z'), organization.id)).toContain(email);
  });
});

describe('Nobody is invited twice a day', () => {
  it('as a talent that was deleted and invited again: the second mail waits a day', async () => {
    const { organization, admin } = await createTrial();
    const call = callerOf(product);
    const victim = { email: 'Victim@mail.example', first_name: 'Vi', last_name: 'Muster' };
    const sendTimes = [];
    for (let round = 0; round < 3; round += 1) {
      const { invited } = await invite(admin, [
        { ...victim, email: round === 1 ? 'vicTIM@mail.example' : victim.email },
      ]);
      sendTimes.push(invited[0].send_at);
      await sendAt(NOON, organization.id);
      const { headers } = admin;
      if (round < 2)
        await call('PATCH', `/items/talents/${invited[0].id}`, { headers, payload: { date_deleted: NOON } });
    }
    const tomorrow = '2026-11-23T11:00:00.000Z';
    expect(sendTimes).toEqual([null, tomorrow, tomorrow]);
    const countSent = () =>
      product.mailer.sentMails.filter(({ to }) => to.toLowerCase() === 'victim@mail.example').length;
    expect(countSent()).toBe(1);
    await sendAt(new Date(tomorrow), organization.id);
    expect(countSent()).toBe(2);
  });

  it('as a colleague who is invited and withdrawn eight times', async () => {
    const { organization, admin } = await createTrial();
    const call = callerOf(product);
    const { headers } = admin;
    const email = 'victim@people.example';
    const payload = { organizationId: organization.id, users: [{ email, user_role: 'ORG_USER' }] };
    const sendTimes = [];
    for (let round = 0; round < 8; round += 1) {
      const { body } = await call('POST', '/invite/users', { headers, payload });
      const [{ id, send_at }] = body.data.invited;
      sendTimes.push(send_at);
      await sendAt(NOON, organization.id);
      const again = await call('POST', `/invite/users/${id}/resend`, { headers });
      expect(errorOf(again)).toMatchObject({ status: 429, code: 'invitation.resent_today' });
      await call('DELETE', `/invite/users/${id}`, { headers });
    }
    expect(sendTimes).toEqual([null, ...Array.from({ length: 7 }, () => '2026-11-23T11:00:00.000Z')]);
    await sendAt(new Date('2026-11-25T11:00:00Z'), organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('by a resend right after the invitation', async () => {
    const { organization, admin } = await createTrial();
    const { invited } = await invite(admin, createInvitees(1));
    await sendAt(NOON, organization.id);
    const resend = ({ headers }: TestUser) =>
      callerOf(product)('POST', `/invite/talents/${invited[0].result}/resend`, { headers });
    expect(errorOf(await resend(admin))).toMatchObject({ status: 429, code: 'invitation.resent_today' });
    product.clock.set(new Date(NOON.getTime() + 24 * HOUR_MS));
    const nextDay = await createUser(product, { organization });
    expect((await resend(nextDay)).body.data).toMatchObject({ send_at: null });
  });

  it('by two mails that were queued before either was sent', async () => {
    const { organization, admin } = await createTrial();
    const [victim] = createInvitees(1);
    await invite(admin, [victim ?? {}]);
    await callerOf(product)('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users: [{ email: victim?.email, user_role: 'ORG_USER' }] },
    });
    expect(await sendAt(NOON, organization.id)).toEqual([victim?.email]);
    expect(await sendAt(new Date(NOON.getTime() + 24 * HOUR_MS), organization.id)).toEqual([victim?.email]);
  });

  it('except by the link of a public form, sent again an hour later, but not a third time that day', async () => {
    product.clock.set(NOON);
    const ask = (hours: number) => {
      product.clock.set(new Date(NOON.getTime() + hours * HOUR_MS));
      return callerOf(product)('POST', '/survey/sign-up', {
        payload: { entrance: 'b2c', name: 'Lia Lost', email: 'lia@mail.example', consent: true },
      });
    };
    const sentAfter = async (hours: number) => {
      await ask(hours);
      await sendDueMails(product);
      return product.mailer.sentMails.filter(({ to }) => to === 'lia@mail.example').length;
    };
    const counts = [];
    for (const hours of [0, 0.5, 1.1, 5, 23, 25.2]) counts.push(await sentAfter(hours));
    expect(counts).toEqual([1, 1, 2, 2, 2, 3]);
  });
});

describe('A custom text in an invitation', () => {
  const CUSTOM_TEXTS = { subject: 'Ihr Konto wurde gesperrt', message: 'https://phish.example/login' };

  it('is for paid plans, and for workspaces with answered surveys, also in the preview', async () => {
    const { organization, admin } = await createTrial();
    const call = callerOf(product);
    const { headers } = admin;
    const send = () =>
      call('POST', '/invite/talents', { headers, payload: { talents: createInvitees(1), ...CUSTOM_TEXTS } });
    const preview = () =>
      call('POST', '/invite/talents/preview', { headers, payload: { language: 'EN', ...CUSTOM_TEXTS } });
    const refusal = { status: 403, code: 'invitation.own_words_locked' };
    expect(errorOf(await send())).toMatchObject(refusal);
    expect(errorOf(await preview())).toMatchObject(refusal);
    for (let seed = 0; seed < 5; seed += 1) {
      expect((await send()).status).toBe(403);
      const { id: talentId } = await createTalent(product, organization);
      await createFinishedResult(product, organization, { talentId, seed });
    }
    expect((await send()).status).toBe(200);
    expect((await preview()).body.data.subject).toBe(CUSTOM_TEXTS.subject);
    const flow = await createUser(product, { organization: await createOrganization(product) });
    expect((await invite(flow, createInvitees(1), CUSTOM_TEXTS)).invited).toHaveLength(1);
  });
});
