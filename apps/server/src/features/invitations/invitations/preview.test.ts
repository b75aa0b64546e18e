import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the test uses times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
let organization: TestOrganization;
let admin: TestUser;
let people = 0;

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow', name: 'Müller & Söhne' });
  admin = await createUser(product, { organization });
});
afterEach(() => product.clock.set(undefined));

interface MailText {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const call = async (path: string, payload: object) => {
  const answer = await callerOf(product)('POST', path, { headers: admin.headers, payload });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body.data;
};

/** A mail without the secrets of its links. */
function readMail({ subject, html, text }: MailText): MailText {
  const withoutSecrets = (body: string) =>
    body.replaceAll(/https?:\/\/[^\s"<]+/g, (link) => new URL(link.replaceAll('&amp;', '&')).pathname);
  return { subject, html: withoutSecrets(html), text: withoutSecrets(text) };
}

/** The mail to an address, sent when it is due. */
async function deliver(to: string, sendAt: string | null): Promise<MailText> {
  if (sendAt !== null) product.clock.set(new Date(new Date(sendAt).getTime() + 1000));
  await sendDueMails(product, organization.id);
  const mail = product.mailer.sentMails.find((sentMail) => sentMail.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return readMail(mail);
}

describe('The preview of an invitation', () => {
  it('has the expiry of the link for a scheduled mail', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ mails_per_day: 1 }).where('id', '=', organization.id).execute(),
    );
    const invite = async (email: string) =>
      (await call('/invite/talents', { talents: [{ email, first_name: 'Kim', last_name: 'Sommer' }] }))
        .invited[0];
    await invite(`first${++people}@mail.example`);
    const preview: MailText = await call('/invite/talents/preview', { language: 'DE', first_name: 'Kim' });
    const email = `second${++people}@mail.example`;
    const { send_at: sendAt } = await invite(email);
    expect(sendAt).not.toBeNull();
    expect(await deliver(email, sendAt)).toEqual(readMail(preview));
  });

  it('rejects a time in the past, like sending does', async () => {
    const payload = { language: 'DE', sendAt: new Date(NOW.getTime() - 1000).toISOString() };
    const { body } = await callerOf(product)('POST', '/invite/talents/preview', {
      headers: admin.headers,
      payload,
    });
    expect(body.errors[0].extensions.code).toBe('invitation.send_at_past');
  });
});
