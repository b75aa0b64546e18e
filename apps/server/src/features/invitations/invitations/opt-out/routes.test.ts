import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { deriveKey, signRecord } from '#secrets/tokens.ts';
import type { Mail } from '#mail/mailer.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
afterEach(() => product.clock.set(undefined));
let people = 0;
const nextEmail = () => `outside${++people}@mail.example`;

async function createAdmin() {
  const organization = await createOrganization(product, { language: 'EN' });
  return { organization, admin: await createUser(product, { organization }) };
}

/** Invites one person as an unknown workspace; returns the mails and the workspace. */
async function inviteFromElsewhere(email: string) {
  const { organization, admin } = await createAdmin();
  const { body } = await callerOf(product)('POST', '/invite/talents', {
    headers: admin.headers,
    payload: { talents: [{ email, first_name: 'Ida', last_name: 'Muster' }] },
  });
  await sendDueMails(product, organization.id);
  const [{ id, result }] = body.data.invited;
  return { organization, admin, id, result, mails: mailsTo(email) };
}

const mailsTo = (email: string): Mail[] => product.mailer.sentMails.filter(({ to }) => to === email);

function press(url: URL, type = 'application/x-www-form-urlencoded') {
  const payload = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': type };
  return product.app.inject({ method: 'POST', url: url.pathname + url.search, headers, payload });
}

const getOptOutUrl = (mail: Mail | undefined) => new URL(mail?.unsubscribeUrl ?? '');

describe('Unrequested mails', () => {
  it('have an unsubscribe link: invitations, links of public forms, reminders, invitations of colleagues', async () => {
    const { organization, admin } = await createAdmin();
    const [talent, visitor, invitee, colleague] = [nextEmail(), nextEmail(), nextEmail(), nextEmail()];
    const call = callerOf(product);
    const { headers } = admin;
    await call('POST', '/invite/talents', {
      headers,
      payload: { talents: [{ email: talent, first_name: 'Ida', last_name: 'Muster' }] },
    });
    await call('POST', '/invite/users', {
      headers,
      payload: { organizationId: organization.id, users: [{ email: colleague, user_role: 'ORG_USER' }] },
    });
    const signUp = { entrance: 'b2c', name: 'Do Or', email: visitor, consent: true };
    await call('POST', '/survey/sign-up', { payload: signUp });
    const ago = new Date(Date.now() - 5 * DAY_MS);
    await createInvitation(product, organization, {
      talent: { email: invitee },
      result: { date_last_invited: ago, date_last_action: ago },
    });
    await sendDueReminders(product.deps);
    await sendDueMails(product);
    for (const email of [talent, visitor, invitee, colleague]) {
      const [mail] = mailsTo(email);
      const url = getOptOutUrl(mail);
      expect(url.pathname).toBe('/survey/mails-off');
      expect(mail?.html).toContain(`href="${url.href}"`);
      expect(mail?.text).toMatch(
        /No more e-mails of this kind, from any organisation|Keine E-Mails dieser Art mehr, von keiner Organisation/,
      );
      expect(url.href).not.toContain(encodeURIComponent(email));
    }
  });

  it('stop for all workspaces with one click in the mail program, but not by opening the link', async () => {
    const email = nextEmail();
    const first = await inviteFromElsewhere(email);
    const url = getOptOutUrl(first.mails[0]);
    await product.app.inject({ method: 'GET', url: url.pathname + url.search });
    await product.app.inject({ method: 'HEAD', url: url.pathname + url.search });
    expect((await inviteFromElsewhere(email)).mails).toHaveLength(2);
    const forgedUrl = new URL(url);
    forgedUrl.searchParams.set('token', unknownToken('record'));
    expect((await press(forgedUrl)).statusCode).toBe(404);
    expect((await press(url)).statusCode).toBe(204);
    expect((await press(url, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    const { mails, admin, id, result } = await inviteFromElsewhere(email.toUpperCase());
    expect(mails).toHaveLength(0);
    expect(mailsTo(email)).toHaveLength(2);
    // The administrator sees that no mail was sent, and can still share the link.
    const call = callerOf(product);
    const { headers } = admin;
    const fields = 'invitation.status,invitation.is_mail_refused';
    const { body } = await call('GET', `/items/talents/${id}?fields=${fields}`, { headers });
    expect(body.data.invitation).toEqual({ status: 'INVITED', is_mail_refused: true });
    const link = await call('POST', `/invite/talents/${result}/link`, { headers });
    expect(new URL(link.body.data.url).pathname).toBe('/survey');
  });

  it('can be allowed again, and the token gives access to nothing else', async () => {
    const email = nextEmail();
    const { mails } = await inviteFromElsewhere(email);
    const token = getOptOutUrl(mails[0]).searchParams.get('token') ?? '';
    const device = new Device(product);
    const isOff = async () => (await device.call('POST', '/survey/mails', { token })).json().data.off;
    expect(await isOff()).toBe(false);
    expect((await device.call('POST', '/survey/mails-off', { token })).statusCode).toBe(204);
    expect(await isOff()).toBe(true);
    const invitation = await inviteFromElsewhere(email);
    expect(invitation.mails).toHaveLength(1);
    expect((await device.call('POST', '/survey/mails-on', { token })).statusCode).toBe(204);
    expect(await isOff()).toBe(false);
    const { headers } = invitation.admin;
    expect(
      (await callerOf(product)('POST', `/invite/talents/${invitation.result}/resend`, { headers })).status,
    ).toBe(200);
    await sendDueMails(product, invitation.organization.id);
    expect(mailsTo(email)).toHaveLength(2);
    const response = await device.call('POST', '/survey/session', { token });
    expect(response.json().data?.state ?? 'not_found').toBe('not_found');
  });

  it('do not include mails that a person requests', async () => {
    const { organization } = await createAdmin();
    const { email } = await createUser(product, { organization });
    const { mails } = await inviteFromElsewhere(email);
    await press(getOptOutUrl(mails[0]));
    await callerOf(product)('POST', '/auth/password/request', { payload: { email } });
    await sendDueMails(product);
    expect(mailsTo(email).map(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toEqual([false, true]);
  });

  it('stop with the links of older reminders', async () => {
    const { organization } = await createAdmin();
    const { resultId, email } = await createInvitation(product, organization);
    const record = { organizationId: organization.id, id: resultId };
    const token = signRecord(deriveKey(product.deps.config.secret, 'reminders-off'), record);
    expect((await press(new URL(`http://localhost/survey/reminders?token=${token}`))).statusCode).toBe(204);
    expect((await inviteFromElsewhere(email)).mails).toHaveLength(0);
    const foreignToken = signRecord(deriveKey(product.deps.config.secret, 'reminders-off'), {
      ...record,
      id: newId(),
    });
    const answer = await callerOf(product)('POST', '/survey/mails-off', {
      payload: { token: foreignToken },
    });
    expect(errorOf(answer)).toMatchObject({ status: 404, code: 'mails.link_unknown' });
  });
});
