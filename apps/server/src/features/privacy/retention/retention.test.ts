import { newId } from '#database/ids.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findEndOfData } from '#features/privacy/retention/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { endPeople } from '#features/privacy/retention/jobs.ts';
import { itemsOf } from '#testing/items.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { sendDueMails } from '#testing/mails.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const NUMBERS = { rejected: 6, applicants: 12, employees: null };
const MONTHS = { ...NUMBERS, reason: null };
const START = new Date('2026-01-15T10:00:00Z');
let organization: TestOrganization;
let admin: TestUser;

const at = (date: string) => new Date(`${date}T10:00:00Z`);
const call = (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
  callerOf(product)(method, path, {
    headers: admin.headers,
    ...(payload === undefined ? {} : { payload }),
  });

async function createPerson(values: Record<string, unknown> = {}) {
  return createTalent(product, organization, { date_created: START, ...values });
}

async function reject(talentId: string, rejectedAt: Date): Promise<void> {
  const role = await createRole(product, organization);
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('roles_talents')
      .values({
        organization_id: organization.id,
        id: newId(),
        roles_id: role.id,
        talents_id: talentId,
        date_created: START,
        rejected_at: rejectedAt,
      })
      .execute(),
  );
}

const endOf = async (talentId: string) => {
  const recordKey = { organizationId: organization.id, talentId };
  const now = product.clock.now();
  return product.deps.db.read(testScope(organization.id), (db) => findEndOfData(db, recordKey, now));
};
const isErased = async (talentId: string) => {
  const row = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select('date_anonymized').where('id', '=', talentId).executeTakeFirst(),
  );
  return row?.date_anonymized !== null;
};
async function nightOf(date: string): Promise<void> {
  product.clock.set(at(date));
  await endPeople(product.deps);
}

beforeEach(async () => {
  product.clock.set(undefined);
  organization = await createOrganization(product, { language: 'EN' });
  admin = await createUser(product, { organization });
});

describe('the retention of people’s data', () => {
  it('ends six months after a rejection, a year after other activity, and not for employees', async () => {
    const [rejectedPerson, quiet, member, both] = [
      await createPerson(),
      await createPerson(),
      await createPerson({ status: 'EMPLOYEE' }),
      await createPerson(),
    ];
    await reject(rejectedPerson.id, at('2026-02-01'));
    await reject(both.id, at('2026-02-01'));
    const role = await createRole(product, organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({
          organization_id: organization.id,
          id: newId(),
          roles_id: role.id,
          talents_id: both.id,
          date_created: at('2026-02-10'),
        })
        .execute(),
    );
    product.clock.set(at('2026-03-01'));
    expect(await endOf(rejectedPerson.id)).toEqual(at('2026-08-01'));
    expect(await endOf(quiet.id)).toEqual(new Date('2027-01-15T10:00:00Z'));
    expect(await endOf(member.id)).toBeNull();
    expect(await endOf(both.id)).toEqual(at('2027-02-10'));
    // Nobody was notified yet: the end is at least the notice period away.
    product.clock.set(at('2026-09-01'));
    expect(await endOf(rejectedPerson.id)).toEqual(at('2026-10-01'));
  });

  it('is announced thirty days ahead, and then ends, once', SLOW, async () => {
    const person = await createPerson({ language: 'EN', first_name: 'Zoe', last_name: 'Zander' });
    await reject(person.id, at('2026-02-01'));
    await nightOf('2026-06-01');
    expect((await call('GET', '/retention')).body.data.ending).toEqual({ count: 0, people: [] });
    await nightOf('2026-07-10');
    await nightOf('2026-07-11');
    await sendDueMails(product, organization.id);
    const mails = product.mailer.sentMails.filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${organization.name} will delete your data on 9 August 2026`,
    ]);
    const { ending } = (await call('GET', '/retention')).body.data;
    expect(ending).toMatchObject({
      count: 1,
      people: [{ id: person.id, rule: 'rejected', is_noticed: true }],
    });
    // Administrators see it on their start page, and beside the requests of people.
    const { lines: day } = (await call('GET', '/overview')).body.data;
    expect(day).toMatchObject([{ kind: 'ending', count: 1, date: '2026-08-09T10:00:00.000Z' }]);
    const dataRequests = (await call('GET', '/rights-requests')).body.data;
    expect(dataRequests).toMatchObject({ open: 0, ending: { count: 1, people: [{ id: person.id }] } });
    await nightOf('2026-08-05');
    expect(await isErased(person.id)).toBe(false);
    await nightOf('2026-08-10');
    expect(await isErased(person.id)).toBe(true);
    await nightOf('2026-08-11');
    const lines = await itemsOf(product, admin).find('audit_log', {
      fields: ['user', 'talent_ids', 'details'],
      filter: { action: 'talents.anonymise' },
    });
    expect(lines).toEqual([{ user: null, talent_ids: [person.id], details: { because: 'retention' } }]);
  });

  it.each([
    ['EN', 1, 'for one month after a rejection'],
    ['EN', 2, 'for 2 months after a rejection'],
    ['DE', 1, 'nach einer Absage einen Monat lang'],
    ['DE', 2, 'nach einer Absage 2 Monate lang'],
  ] as const)('is announced with the number of months: %s, %i', SLOW, async (language, months, text) => {
    await call('PATCH', '/retention', { ...MONTHS, rejected: months });
    const person = await createPerson({ language });
    await reject(person.id, at('2026-02-01'));
    await nightOf('2026-07-10');
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.find(({ to }) => to === person.email)?.text).toContain(text);
  });

  it('does not end for people who ask to be kept, or with activity', async () => {
    const [retainedPerson, active] = [await createPerson({ language: 'EN' }), await createPerson()];
    await reject(retainedPerson.id, at('2026-02-01'));
    await reject(active.id, at('2026-02-01'));
    await nightOf('2026-07-10');
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(({ to }) => to === retainedPerson.email);
    const [, token] = /keep-my-data#(\S+)/.exec(mail?.text ?? '') ?? [];
    const answer = await callerOf(product)('POST', '/retention/keep', { payload: { token } });
    expect(answer.body.data).toEqual({ workspace: organization.name, ends_at: '2027-01-10T10:00:00.000Z' });
    await reject(active.id, at('2026-07-20'));
    expect((await call('GET', '/overview')).body.data.lines).toEqual([]);
    await nightOf('2026-08-10');
    expect([await isErased(retainedPerson.id), await isErased(active.id)]).toEqual([false, false]);
    expect(await endOf(active.id)).toEqual(at('2027-01-20'));
    const wrong = await callerOf(product)('POST', '/retention/keep', {
      payload: { token: unknownToken('record') },
    });
    expect(wrong.status).toBe(403);
  });

  it(
    'does not block the link for people who share a network with an attacker who guesses links',
    SLOW,
    async () => {
      const person = await createPerson({ language: 'EN' });
      await reject(person.id, at('2026-02-01'));
      await nightOf('2026-07-10');
      await sendDueMails(product, organization.id);
      const mail = product.mailer.sentMails.find(({ to }) => to === person.email);
      const [, token] = /keep-my-data#(\S+)/.exec(mail?.text ?? '') ?? [];
      const ask = callerOf(product);
      const requestRetention = (text: string | undefined) =>
        ask('POST', '/retention/keep', { payload: { token: text } });
      let guess = await requestRetention(unknownToken('record'));
      for (let tries = 0; tries < 100 && guess.status !== 429; tries++)
        guess = await requestRetention(unknownToken('record'));
      expect(guess.status).toBe(429);
      expect((await requestRetention(token)).status).toBe(200);
    },
  );

  it(
    'follows the periods of the workspace, which must give a reason for keeping applicants',
    SLOW,
    async () => {
      const person = await createPerson();
      await reject(person.id, at('2026-02-01'));
      product.clock.set(at('2026-03-01'));
      const preview = await call('POST', '/retention/preview', { ...NUMBERS, rejected: 1 });
      expect(preview.body.data).toEqual({ rejected: 1, applicants: 0, employees: 0 });
      const endless = { ...MONTHS, rejected: null };
      expect((await call('PATCH', '/retention', endless)).body.errors[0].extensions.code).toBe(
        'retention.reason_required',
      );
      const reason = 'A lawsuit is under way.';
      expect((await call('PATCH', '/retention', { ...endless, reason })).status).toBe(204);
      expect(await endOf(person.id)).toBeNull();
      expect((await call('GET', '/retention')).body.data).toMatchObject({
        rejected: null,
        applicants: 12,
        reason,
      });
      expect((await call('PATCH', '/retention', { ...MONTHS, rejected: 61 })).status).toBe(400);
    },
  );
});
