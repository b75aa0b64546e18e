import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import { createHiringManager, createInterview, interviewOf } from '#testing/interviews.ts';
import { expectRefusal } from '#testing/items.ts';
import { listQueuedKinds, sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;
let manager: TestUser;
let second: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht', language: 'EN' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization, { last_name: 'Bergmann' });
  manager = await createHiringManager(product, organization, interview.roleId);
  second = await createHiringManager(product, organization, interview.roleId);
});

const as = (user: TestUser) => interviewOf(product, interview, user);
const excuse = (id: string, user = admin) => as(user).call('POST', `interview/raters/${id}/excuse`);
const expectAgain = (id: string) => as(admin).call('DELETE', `interview/raters/${id}/excuse`);
const remind = (id: string, user = manager) => as(user).call('POST', `interview/remind/${id}`);

describe('a colleague who does not rate an interview', () => {
  it('is no longer waited for, and may be expected again before the ratings are visible', async () => {
    const { status, body } = await excuse(second.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject([
      { user: manager.id, state: 'open' },
      { user: second.id, state: 'excused' },
    ]);
    expectRefusal(await as(second).save([{ question: 1, rating: 4, sequence: 1 }]), 409, 'interview.excused');
    expectRefusal(await as(second).submit(), 409, 'interview.excused');
    expect((await expectAgain(second.id)).body.data).toMatchObject([{}, { state: 'open' }]);
    await as(second).save([{ question: 1, rating: 4, sequence: 1 }]);
    await excuse(second.id);
    await excuse(second.id);
    expect((await expectAgain(second.id)).body.data).toMatchObject([{}, { state: 'open' }]);
    expect((await as(second).read()).body.data.own.ratings).toMatchObject([{ rating: 4 }]);
    await excuse(second.id);
    await as(manager).finish([4, 2]);
    expect((await as(second).compare()).body.data.raters).toMatchObject([{ user: manager.id }]);
    expectRefusal(await expectAgain(second.id), 409, 'interview.opened');
  });

  it('may be the last one who was missing', async () => {
    await as(manager).finish([4, 2]);
    await excuse(second.id);
    expect((await as(admin).compare()).status).toBe(200);
    expectRefusal(await excuse(manager.id), 409, 'interview.opened');
  });

  it('has not submitted, decides about the role, and is named by an administrator', async () => {
    expectRefusal(await excuse(second.id, manager), 403, 'FORBIDDEN');
    expectRefusal(await excuse(newId()), 404, 'record.not_found');
    expectRefusal(await excuse(admin.id), 404, 'record.not_found');
    await as(manager).finish([4, 2]);
    expectRefusal(await excuse(manager.id), 409, 'interview.submitted');
  });

  it('does not open ratings that nobody has submitted', async () => {
    await excuse(manager.id);
    await excuse(second.id);
    expectRefusal(await as(admin).compare(), 409, 'interview.not_open');
  });
});

describe('a reminder', () => {
  it('mails the role and the link, and nothing about the person, at most once a day', SLOW, async () => {
    expect((await remind(second.id)).status).toBe(204);
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(({ to }) => to === second.email);
    expect(mail?.subject).toBe('Your ratings of an interview are missing: Support Team Lead');
    expect(mail?.text).toContain(`/roles/${interview.roleId}/talents/${interview.talentId}/interview`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Maria|Bergmann/);
    expectRefusal(await remind(second.id), 429, 'interview.reminded_lately');
    expectRefusal(await remind(second.id, admin), 429, 'interview.reminded_lately');
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('outbox')
        .set({ date_created: new Date(Date.now() - DAY_MS) })
        .where('to_email', '=', second.email)
        .execute(),
    );
    expect((await remind(second.id)).status).toBe(204);
    // It is not sent to a colleague who is done by then.
    await as(second).finish([4, 2]);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => to === second.email)).toHaveLength(1);
    expect(await listQueuedKinds(product, second.email)).toEqual(['rate-interview', 'rate-interview']);
  });

  it('is in the language of the colleague', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ platform_language: 'DE' }).where('id', '=', second.id).execute(),
    );
    await remind(second.id);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.find(({ to }) => to === second.email)?.subject).toBe(
      'Deine Bewertungen eines Gesprächs fehlen noch: Support Team Lead',
    );
  });

  it('goes to somebody whose ratings are missing, and not to oneself', async () => {
    expectRefusal(await remind(manager.id), 409, 'interview.not_expected');
    expectRefusal(await remind(admin.id), 404, 'record.not_found');
    await excuse(second.id);
    expectRefusal(await remind(second.id), 409, 'interview.not_expected');
    await expectAgain(second.id);
    await as(second).finish([4, 2]);
    expectRefusal(await remind(second.id), 409, 'interview.not_expected');
  });
});
