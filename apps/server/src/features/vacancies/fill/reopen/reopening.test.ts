import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import type { TestApplicant } from '#testing/vacancies.ts';
import { createApplicant, linksOf, vacancyMailsOf } from '#testing/vacancies.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MORNING = nextAnswerTime(NOW);
const YESTERDAY = new Date(NOW.getTime() - 86_400_000);
const ALL = { after_interview: true, no_interview: true, filled: true };
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
});
afterEach(() => product.clock.set(undefined));

const call = (path: string, payload?: object) =>
  callerOf(product)('POST', `/vacancies/${role.id}/${path}`, {
    headers: admin.headers,
    ...(payload && { payload }),
  });
const apply = (name: string, values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, { role: role.id, name, ...values });

async function fill(taken_by: string | null, mails = ALL) {
  const choices = { taken_by, mails };
  const { fingerprint } = (await call('filling/preview', choices)).body.data;
  const answer = await call('filling', { ...choices, fingerprint });
  expect(answer.status).toBe(200);
}

function sheetOf({ resultId }: TestApplicant) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results')
      .select(['status', 'withdrawn_from', 'ended_with_role'])
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow(),
  );
}

async function statusOf({ id }: { readonly id: string }) {
  const row = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.status;
}

describe('reopening a role', () => {
  it('restores state, stages, surveys and status, and stops mails that wait', async () => {
    const maria = await apply('Maria Bergmann', { isFinished: true, link: { shortlisted_at: YESTERDAY } });
    const ines = await apply('Ines Wolter', { isFinished: true });
    const robert = await apply('Robert Kessler', { result: { status: 'PENDING' } });
    const early = await apply('Early No', { link: { rejected_at: YESTERDAY, rejected_reason: 'salary' } });
    await fill(maria.id);
    expect(await statusOf(maria)).toBe('EMPLOYEE');
    expect((await call('reopening')).body.data).toEqual({
      surveys: 2,
      people: 2,
      mails_stopped: 2,
      mails_sent: 0,
    });
    const links = await linksOf(product, role.id);
    expect(links.get(maria.id)).toMatchObject({
      hired_at: null,
      hired_by: null,
      hired_from: null,
      shortlisted_at: YESTERDAY,
    });
    expect(await statusOf(maria)).toBe('FAVOURITE');
    for (const { id } of [ines, robert]) {
      expect(links.get(id)).toMatchObject({ rejected_at: null, rejected_reason: null });
    }
    expect(links.get(early.id)).toMatchObject({ rejected_at: YESTERDAY, rejected_reason: 'salary' });
    expect(await sheetOf(robert)).toEqual({ status: 'PENDING', withdrawn_from: null, ended_with_role: null });
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => [ines.email, robert.email].includes(to))).toEqual([]);
    product.clock.set(NOW);
    expectRefusal(await call('reopening'), 409, 'role.not_filled');
    // As if nothing had happened.
    await fill(maria.id);
    const waitingMails = (await vacancyMailsOf(product, role.id)).filter(
      (mail) => mail.date_stopped === null,
    );
    expect(waitingMails).toHaveLength(2);
  });

  it('does not take back mails that have left, and nobody gets a second answer', async () => {
    const ines = await apply('Ines Wolter', { isFinished: true });
    await fill(null);
    product.clock.set(MORNING);
    await sendDueMails(product, organization.id);
    product.clock.set(NOW);
    expect((await call('reopening')).body.data).toEqual({
      surveys: 0,
      people: 1,
      mails_stopped: 0,
      mails_sent: 1,
    });
    expect((await linksOf(product, role.id)).get(ines.id)?.rejected_at).toBeNull();
    const previewAnswer = (await call('filling/preview', { taken_by: null, mails: ALL })).body.data;
    expect(previewAnswer.told).toMatchObject({ count: 1, people: [{ name: 'Ines Wolter', is_sent: true }] });
    await fill(null);
    expect(await vacancyMailsOf(product, role.id)).toHaveLength(1);
  });

  it('sends scheduled invitations after all, and leaves decisions made before', async () => {
    const later = new Date(NOW.getTime() + 3 * 86_400_000);
    const to = `later.${role.id}@mail.example`;
    const inviteAnswer = await callerOf(product)('POST', '/invite/talents', {
      headers: admin.headers,
      payload: {
        talents: [{ email: to, first_name: 'Ada', last_name: 'Berg', roles: [role.id] }],
        inviteType: 'recruiting',
        sendAt: later.toISOString(),
      },
    });
    expect(inviteAnswer.body.data.invited).toHaveLength(1);
    const tom = await apply('Tom Hired', {
      isFinished: true,
      talent: { status: 'EMPLOYEE' },
      link: { hired_at: YESTERDAY },
    });
    await fill(tom.id, { ...ALL, filled: false });
    const mailState = async () => {
      const rows = await product.deps.db.platform.read((db) =>
        db.selectFrom('outbox').select('status').where('to_email', '=', to).execute(),
      );
      return rows.map(({ status }) => status);
    };
    expect(await mailState()).toEqual(['canceled']);
    await call('reopening');
    expect(await mailState()).toEqual(['queued']);
    expect(await statusOf(tom)).toBe('EMPLOYEE');
    expect((await linksOf(product, role.id)).get(tom.id)?.hired_at).toEqual(YESTERDAY);
  });
});
