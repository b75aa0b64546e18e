import { describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createAssessment, createRole } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { Device } from '#testing/surveys.ts';
import { newId } from '#database/ids.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { JOB_KINDS } from '#workers.ts';
import { INVITATION_MAIL } from '#features/invitations/invitations/emails.ts';
import { createLogger } from '#logger.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import { waitForMail } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
let people = 0;
const nextEmail = () => `mailed${++people}@mail.example`;

async function createAdmin(name?: string) {
  const organization = await createOrganization(product, name === undefined ? {} : { name });
  return createUser(product, { organization });
}

async function inviteRows(user: TestUser, talents: object[], terms: object = {}): Promise<string[]> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/invite/talents',
    headers: user.headers,
    payload: { talents, ...terms },
  });
  return answer.json().data.invited.map(({ result }: { result: string }) => result);
}

function invite(user: TestUser, emails: readonly string[], terms: object = {}): Promise<string[]> {
  const talents = emails.map((email) => ({ email, first_name: 'Anna', last_name: 'Muster' }));
  return inviteRows(user, talents, terms);
}

const mailsTo = (email: string) => product.mailer.sentMails.filter((mail) => mail.to === email);

async function statusOf(result = ''): Promise<string> {
  const row = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').select('status').where('id', '=', result).executeTakeFirstOrThrow(),
  );
  return row.status;
}

const outboxRowOf = (result: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('message_key', '=', `invitation:${result}:1`)
      .executeTakeFirstOrThrow(),
  );

async function outboxStatusOf(result: string): Promise<string[]> {
  const rows = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select('status')
      .where('message_key', 'like', `invitation:${result}:%`)
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => row.status);
}

describe('the invitation mail', () => {
  it('is sent with the personal link and sets the status SENT', async () => {
    const admin = await createAdmin('Müller & Söhne');
    const email = nextEmail();
    const [result = ''] = await invite(admin, [email]);
    await vi.waitFor(async () => expect(await statusOf(result)).toBe('SENT'), WAIT);
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Müller & Söhne via Quint', address: 'no-reply@quint.example' },
      subject: 'Müller & Söhne lädt dich zu einer Persönlichkeitsbefragung ein',
      language: 'de',
    });
    const [url = ''] = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '') ?? [];
    const response = await new Device(product).open(new URL(url).searchParams.get('token') ?? '');
    expect(response.json().data).toMatchObject({ state: 'open', sheet: result });
    expect(mail?.html).toContain(`href="${url}"`);
    expect(mail?.text).toContain(admin.email);
    expect(mail?.text).toContain('Hallo Anna,');
  });

  it('contains the custom subject and message, filled in and as plain text', SLOW, async () => {
    const admin = await createAdmin('Quillon');
    const email = nextEmail();
    await invite(admin, [email], {
      subject: '{{first_name}}, join {{workspace}}',
      message: 'Dear {{first_name}}\n\n<b>bold</b>',
    });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WAIT);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Anna, join Quillon');
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  });

  it(
    'states what the result is compared with and for what purpose, whatever the custom message says',
    SLOW,
    async () => {
      const admin = await createAdmin('Quillon');
      const [team, recruitingEmail] = [nextEmail(), nextEmail()];
      await invite(admin, [team], { inviteType: 'team', message: 'Dear {{first_name}}' });
      await invite(admin, [recruitingEmail], { inviteType: 'recruiting', message: 'Dear {{first_name}}' });
      await vi.waitFor(() => expect(mailsTo(recruitingEmail)).toHaveLength(1), WAIT);
      await vi.waitFor(() => expect(mailsTo(team)).toHaveLength(1), WAIT);
      const textTo = (email: string) => mailsTo(email)[0]?.text.replaceAll(/\s+/g, ' ');
      expect(textTo(team)).toContain('Quillon möchte ein Team kennenlernen');
      expect(textTo(team)).toContain('kann auch mit den Bereichen verglichen werden');
      expect(textTo(recruitingEmail)).toContain('Quillon möchte eine Rolle besetzen');
      expect(textTo(recruitingEmail)).toContain('wird mit den Bereichen verglichen');
      for (const email of [team, recruitingEmail])
        expect(textTo(email)).toContain('Die Teilnahme ist freiwillig');
    },
  );

  it(
    'names the roles in use that the person is considered for, but no name that mail programs link',
    SLOW,
    async () => {
      const organization = await createOrganization(product, { name: 'Quillon' });
      const admin = await createUser(product, { organization });
      const [several, strange] = [nextEmail(), nextEmail()];
      const names = ['Team <lead>', 'Product owner', 'www.bad.example', 'Later'];
      const roles = await Promise.all(names.map((name) => createRole(product, organization, { name })));
      const [lead = '', owner = '', linkRole = '', later = ''] = roles.map(({ id }) => id);
      const inviteFor = (email: string, roleIds: readonly string[]) =>
        inviteRows(
          admin,
          [{ email, first_name: 'Anna', last_name: 'Muster', language: 'EN', roles: roleIds }],
          {
            inviteType: 'recruiting',
          },
        );
      await product.deps.db.platform.write((db) =>
        db.updateTable('roles').set({ date_archived: new Date() }).where('id', '=', later).execute(),
      );
      await inviteFor(several, [lead, owner]);
      await inviteFor(strange, [linkRole]);
      const mails = await Promise.all(
        [several, strange].map((to) => waitForMail(product, { to, kind: 'invitation' })),
      );
      expect(mails[0]?.text).toContain(
        'would like to fill these roles: “Product owner”, “Team <lead>”. Your',
      );
      expect(mails[0]?.html).toContain('“Team &lt;lead&gt;”');
      expect(mails[1]?.text).toContain('would like to fill a role. Your');
      const preview = await product.app.inject({
        method: 'POST',
        url: '/api/invite/talents/preview',
        headers: admin.headers,
        payload: { language: 'DE', inviteType: 'recruiting', roles: [lead, later] },
      });
      expect(preview.json().data.text).toContain('möchte die Rolle „Team <lead>“ besetzen');
    },
  );

  it(
    'names the roles selected with it and the role of its assessment, whatever else the person is considered for',
    SLOW,
    async () => {
      const organization = await createOrganization(product, { name: 'Quillon' });
      const admin = await createUser(product, { organization });
      const names = ['Team lead', 'Product owner'];
      const roles = await Promise.all(names.map((name) => createRole(product, organization, { name })));
      const [lead = '', owner = ''] = roles.map(({ id }) => id);
      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      const emails = [nextEmail(), nextEmail(), nextEmail(), nextEmail()];
      const [, , assessedResult = '', endedResult = ''] = await inviteRows(
        admin,
        emails.map((email, at) => ({
          email,
          first_name: 'Anna',
          last_name: 'Muster',
          language: 'EN',
          roles: at < 2 ? [lead] : [],
        })),
        { inviteType: 'recruiting', sendAt },
      );
      const assessments = [
        await createAssessment(product, organization, { role_id: owner }),
        await createAssessment(product, organization, { role_id: owner, date_deleted: new Date() }),
      ];
      const rows = await product.deps.db.platform.write(async (db) => {
        const talents = await db
          .selectFrom('talents')
          .select(['id', 'email'])
          .where('email', 'in', emails)
          .execute();
        const idOf = (email = '') => talents.find((talent) => talent.email === email)?.id ?? '';
        const keys = { organization_id: organization.id, roles_id: owner };
        const later = [emails[0], emails[3]].map((email) => ({
          ...keys,
          id: newId(),
          talents_id: idOf(email),
        }));
        await db.insertInto('roles_talents').values(later).execute();
        await db
          .updateTable('roles_talents')
          .set({ rejected_at: new Date() })
          .where('talents_id', '=', idOf(emails[1]))
          .execute();
        for (const [at, result] of [assessedResult, endedResult].entries())
          await db
            .updateTable('talents_results')
            .set({ assessment_id: assessments[at]?.id ?? '' })
            .where('id', '=', result)
            .execute();
        return db
          .selectFrom('outbox')
          .select(['organization_id', 'id'])
          .where('to_email', 'in', emails)
          .execute();
      });
      product.clock.set(new Date(sendAt));
      const send = createSendMail(product.deps, [INVITATION_MAIL]);
      for (const row of rows)
        await send({ payload: { organizationId: row.organization_id, outboxId: row.id }, isLastTry: false });
      product.clock.set(undefined);
      const sentences = emails.map(
        (email) => /would like to fill .*?\. Your/.exec(mailsTo(email)[0]?.text ?? '')?.[0],
      );
      expect(sentences).toEqual([
        'would like to fill the role “Team lead”. Your',
        'would like to fill a role. Your',
        'would like to fill the role “Product owner”. Your',
        'would like to fill a role. Your',
      ]);
    },
  );

  it(
    'links to the stored data and to the method of the survey, and keeps its date on one line',
    SLOW,
    async () => {
      const admin = await createAdmin();
      const email = nextEmail();
      await invite(admin, [email]);
      const mail = await waitForMail(product, { to: email, kind: 'invitation' });
      for (const path of ['/privacy', '/big-five-manual']) {
        expect(mail.html).toMatch(new RegExp(`href="https?://[^"]+${path}"`));
        expect(mail.text).toMatch(new RegExp(`^https?://\\S+${path}$`, 'm'));
      }
      expect(mail.text).toMatch(/bis zum \d+\.\u00A0\p{L}+\u00A0\d{4}\./u);
      expect(mail.html).toContain('per <span style="white-space:nowrap">E-Mail</span>');
    },
  );

  it('waits for its date with the status SCHEDULED', SLOW, async () => {
    const admin = await createAdmin();
    const email = nextEmail();
    const sendAt = new Date(Date.now() + 1500);
    const [result = ''] = await invite(admin, [email], { sendAt: sendAt.toISOString() });
    const [later = ''] = await invite(admin, [nextEmail()], {
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await vi.waitFor(async () => expect(await statusOf(result)).toBe('SENT'), WAIT);
    expect(await statusOf(later)).toBe('SCHEDULED');
    expect(mailsTo(email)).toHaveLength(1);
    const { date_sent } = await outboxRowOf(result);
    expect(date_sent?.getTime()).toBeGreaterThanOrEqual(sendAt.getTime());
  });

  it('is sent once after an outage of the mail server', SLOW, async () => {
    const admin = await createAdmin();
    const email = nextEmail();
    product.mailer.breakDown();
    const [result = ''] = await invite(admin, [email]);
    await vi.waitFor(async () => expect((await outboxRowOf(result)).attempts).toBe(1), WAIT);
    expect(await statusOf(result)).toBe('INVITED');
    product.mailer.repair();
    const row = await outboxRowOf(result);
    const payload = { organizationId: row.organization_id, outboxId: row.id };
    const send = createSendMail(product.deps, [INVITATION_MAIL]);
    await Promise.all([send({ payload, isLastTry: false }), send({ payload, isLastTry: false })]);
    expect(mailsTo(email)).toHaveLength(1);
    expect(await statusOf(result)).toBe('SENT');
  });

  it('is not sent when the person was withdrawn, deleted or invited again meanwhile', SLOW, async () => {
    const admin = await createAdmin();
    const send = createSendMail(product.deps, [INVITATION_MAIL]);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const emails = [nextEmail(), nextEmail(), nextEmail()];
    const results = await invite(admin, emails, { sendAt });
    const [canceledResult = '', deletedResult = '', reinvitedId = ''] = results;
    const change = (values: object, id: string) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('talents_results').set(values).where('id', '=', id).execute(),
      );
    await change({ status: 'CANCELED' }, canceledResult);
    await change({ invitation_count: 2 }, reinvitedId);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ date_deleted: new Date() })
        .where('email', '=', emails[1] ?? '')
        .execute(),
    );
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select(['organization_id', 'id']).where('to_email', 'in', emails).execute(),
    );
    product.clock.set(new Date(sendAt));
    for (const row of rows) {
      await send({ payload: { organizationId: row.organization_id, outboxId: row.id }, isLastTry: false });
    }
    product.clock.set(undefined);
    for (const result of [canceledResult, deletedResult, reinvitedId])
      expect(await outboxStatusOf(result)).toEqual(['canceled']);
    expect(emails.flatMap(mailsTo)).toEqual([]);
  });

  it('does not revert the progress of a person who started before the mail was sent', SLOW, async () => {
    const admin = await createAdmin();
    const email = nextEmail();
    const [result = ''] = await invite(admin, [email], {
      sendAt: new Date(Date.now() + 1500).toISOString(),
    });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ status: 'OPENED' }).where('id', '=', result).execute(),
    );
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WAIT);
    await vi.waitFor(async () => expect(await outboxStatusOf(result)).toEqual(['sent']), WAIT);
    expect(await statusOf(result)).toBe('OPENED');
  });

  it('is sent once to each of 200 people with two workers', { ...SLOW, timeout: 70_000 }, async () => {
    const second = await openJobs({
      url: product.deps.config.databaseUrl,
      kinds: JOB_KINDS,
      log: createLogger('silent'),
    });
    await second.work(SEND_MAIL, createSendMail(product.deps, [INVITATION_MAIL]));
    const emails = Array.from({ length: 200 }, nextEmail);
    const results = await invite(await createAdmin(), emails);
    const countUnsent = async () => {
      const rows = await product.deps.db.platform.read((db) =>
        db
          .selectFrom('talents_results')
          .select('id')
          .where('id', 'in', results)
          .where('status', '!=', 'SENT')
          .execute(),
      );
      return rows.length;
    };
    await vi.waitFor(async () => expect(await countUnsent()).toBe(0), { timeout: 60_000, interval: 200 });
    expect(emails.map((email) => mailsTo(email).length)).toEqual(emails.map(() => 1));
    await second.stop();
  });
});
