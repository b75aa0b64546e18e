import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createRole } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
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

async function namesOf(count: number): Promise<string[]> {
  const names = ['Teamleitung Support', 'Sales & Growth', 'www.not-shown.example'];
  const roles = await Promise.all(
    names.slice(0, count).map((name) => createRole(product, organization, { name })),
  );
  return roles.map(({ id }) => id);
}

const VARIANT_TEXTS = {
  standard: {},
  own: {
    subject: '{{workspace}}: ein Wort an {{first_name}}',
    message: 'Liebe {{first_name}},\n\nbis zum {{date}} & <gern> früher.',
  },
} as const;
const LATER = new Date(NOW.getTime() + 9 * DAY_MS).toISOString();

const COMBINATIONS = (['EN', 'DE'] as const).flatMap((language) =>
  (['team', 'recruiting'] as const).flatMap((inviteType) =>
    (['standard', 'own'] as const).flatMap((variant) =>
      [0, 1, 3].flatMap((roles) =>
        [undefined, LATER].map((sendAt) => ({ language, inviteType, variant, roles, sendAt })),
      ),
    ),
  ),
);

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

  it.each(COMBINATIONS)(
    'equals the sent mail: $language, $inviteType, $words words, $roles roles, at $sendAt',
    SLOW,
    async ({ language, inviteType, variant, roles: count, sendAt }) => {
      const roles = await namesOf(count);
      const terms = { inviteType, sendAt, ...VARIANT_TEXTS[variant] };
      const preview: MailText = await call('/invite/talents/preview', {
        ...terms,
        language,
        first_name: 'Kim',
        roles,
      });
      const email = `kim${++people}@mail.example`;
      const talents = [{ email, first_name: 'Kim', last_name: 'Sommer', language, roles }];
      const { invited } = await call('/invite/talents', { ...terms, talents });
      const mail = await deliver(email, invited[0].send_at);
      expect(mail).toEqual(readMail(preview));
      expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
    },
  );
});

describe('The preview of a question to a stakeholder', () => {
  it.each([
    ['EN', undefined],
    ['EN', 'Please be quick.\n\nThank you & bye'],
    ['DE', undefined],
    ['DE', 'Bitte bald.\n\nDanke & bis dann'],
  ] as const)('is the mail that arrives: %s, %s', SLOW, async (language, message) => {
    const name = 'Teamleitung  Support';
    const role = await createRole(product, organization, { name: 'Teamleitung Support' });
    const preview: MailText = await call('/role-assistant/surveys/preview', {
      language,
      message,
      role: name,
    });
    const email = `rater${++people}@mail.example`;
    const { asked } = await call('/role-assistant/surveys', {
      roleId: role.id,
      emails: [{ email, language }],
      message,
    });
    const mail = await deliver(email, asked[0].send_at);
    expect(mail).toEqual(readMail(preview));
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
  });
});

describe('The preview of a reminder’s text', () => {
  it.each(['EN', 'DE'] as const)('appears in the mail: %s', SLOW, async (language) => {
    const email = `kim${++people}@mail.example`;
    const talents = [{ email, first_name: 'Kim', last_name: 'Sommer', language }];
    const [invitation] = (await call('/invite/talents', { talents, inviteType: 'recruiting' })).invited;
    await deliver(email, null);
    product.clock.set(new Date(NOW.getTime() + 2 * DAY_MS));
    // The earlier session has expired by now.
    admin = await createUser(product, { organization });
    const invitationStatus = await callerOf(product)('GET', `/invite/talents/${invitation.result}`, {
      headers: admin.headers,
    });
    const { subject, message } = invitationStatus.body.data.reminder;
    await call('/talents/remind', { talents: [invitation.id] });
    product.clock.set(new Date(NOW.getTime() + 2 * DAY_MS + 60_000));
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.findLast((sentMail) => sentMail.to === email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(message);
    expect(mail?.html).toContain(`<html lang="${language.toLowerCase()}">`);
  });
});
