import { compareCodes } from '@quint/domain/base/text-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import {
  addDeciders,
  createHiringManager,
  createInterview,
  interviewOf,
  removeDecider,
} from '#testing/interviews.ts';
import { expectRefusal } from '#testing/items.ts';
import { listQueuedKinds, sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const WHY = 'Led the handover between two sites.';
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;
let manager: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht', language: 'EN' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization, {
    last_name: 'Bergmann',
    is_directly_invited: true,
  });
  manager = await createHiringManager(product, organization, interview.roleId);
  await addDeciders(product, organization, interview.roleId, [admin]);
});

const as = (user: TestUser) => interviewOf(product, interview, user);

/** The ratings of both are visible. */
async function open() {
  await as(manager).finish([4, 2]);
  await as(admin).finish([4, 3]);
}

async function write(decision: string, replaces: string | null = null, reason = WHY): Promise<string> {
  const { status, body } = await as(admin).decide(decision, reason, replaces);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.note.id;
}

const link = () =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('roles_talents')
      .select(['hired_at', 'rejected_at', 'rejected_reason', 'shortlisted_at'])
      .where('talents_id', '=', interview.talentId)
      .executeTakeFirstOrThrow(),
  );
const statusOfTalent = async () =>
  (
    await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select('status')
        .where('id', '=', interview.talentId)
        .executeTakeFirstOrThrow(),
    )
  ).status;

describe('a decision note', () => {
  it('is signed by everybody who rated, and the last signature moves the person', async () => {
    await open();
    const note = await write('hire');
    const first = await as(admin).sign(note);
    expect(first.body.data, JSON.stringify(first.body)).toMatchObject({
      note: { decision: 'hire', reason: WHY, completed_at: null, signatures: [{ user: admin.id }] },
      signers: [
        { user: manager.id, has_signed: false },
        { user: admin.id, is_you: true, has_signed: true },
      ],
      needs_administrator: false,
      may_sign: true,
      warning: null,
    });
    expect(await link()).toMatchObject({ hired_at: null });
    await as(admin).sign(note);
    const last = await as(manager).sign(note);
    expect(last.body.data.note.completed_at).toEqual(expect.any(String));
    expect(last.body.data.note.signatures).toHaveLength(2);
    expect(await link()).toMatchObject({ hired_at: expect.any(Date), rejected_at: null });
    const { email } = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('email').where('id', '=', interview.talentId).executeTakeFirstOrThrow(),
    );
    expect(await listQueuedKinds(product, email)).toEqual([]);
    const history = await product.app.inject({
      url: `/api/talents/${interview.talentId}/history`,
      headers: admin.headers,
    });
    const kinds = history.json().data.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'decision_signed')).toHaveLength(2);
    expect(kinds).toContain('hired');
  });

  it('moves to the shortlist, or to "not moving forward" without a reason', SLOW, async () => {
    await open();
    const sign = async (note: string) => {
      await as(admin).sign(note);
      await as(manager).sign(note);
    };
    const again = await write('meet_again');
    await sign(again);
    expect(await link()).toMatchObject({
      shortlisted_at: expect.any(Date),
      hired_at: null,
      rejected_at: null,
    });
    expect(await statusOfTalent()).toBe('FAVOURITE');
    const hiringNote = await write('hire', again);
    await sign(hiringNote);
    const former = await link();
    expect(former).toMatchObject({ hired_at: expect.any(Date), shortlisted_at: expect.any(Date) });
    const refusalNote = await write('not_moving_forward', hiringNote);
    // Until the new note is signed, the former decision stands.
    expect(await link()).toEqual(former);
    await sign(refusalNote);
    expect(await link()).toMatchObject({
      rejected_at: expect.any(Date),
      rejected_reason: null,
      hired_at: null,
    });
    const { body } = await as(manager).decision();
    expect(
      body.data.earlier.map(({ decision, signatures }: { decision: string; signatures: [] }) => [
        decision,
        signatures.length,
      ]),
    ).toEqual([
      ['hire', 2],
      ['meet_again', 2],
    ]);
  });

  it('is replaced as a whole, and nobody signs words they have not read', async () => {
    await open();
    const note = await write('hire');
    expect(await write('hire', null)).toBe(note);
    expectRefusal(await as(manager).decide('meet_again', 'Other words', null), 409, 'decision.changed');
    await as(admin).sign(note);
    const other = (await as(manager).decide('meet_again', 'Other words', note)).body.data.note.id;
    expectRefusal(await as(manager).sign(note), 409, 'decision.changed');
    const { body } = await as(admin).decision();
    expect(body.data.note).toMatchObject({ id: other, signatures: [] });
    expect(body.data.earlier).toMatchObject([{ id: note, reason: WHY, signatures: [{ user: admin.id }] }]);
  });

  it('has one winner of two who write or sign at the same time', SLOW, async () => {
    await open();
    const writeAnswers = await Promise.all([
      as(admin).decide('hire', 'First', null),
      as(manager).decide('meet_again', 'Second', null),
    ]);
    expect(writeAnswers.map(({ status }) => String(status)).toSorted(compareCodes)).toEqual(['200', '409']);
    const { id } = (await as(admin).decision()).body.data.note;
    const signAnswers = await Promise.all([as(admin).sign(id), as(manager).sign(id), as(manager).sign(id)]);
    expect(signAnswers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { note } = (await as(admin).decision()).body.data;
    expect([note.signatures.length, note.completed_at]).toEqual([2, expect.any(String)]);
    const raceAnswers = await Promise.all([as(manager).sign(id), as(admin).decide('hire', 'Other', id)]);
    expect(raceAnswers[1]?.status).toBe(200);
    expect([200, 409]).toContain(raceAnswers[0]?.status);
    expect((await as(admin).decision()).body.data.note.signatures).toEqual([]);
  });

  it('needs an administrator, and nobody who did not rate otherwise', SLOW, async () => {
    await as(admin).call('POST', `interview/raters/${admin.id}/excuse`);
    const second = await createHiringManager(product, organization, interview.roleId);
    await as(admin).call('POST', `interview/raters/${second.id}/excuse`);
    await as(manager).finish([4, 2]);
    const note = (await as(manager).decide('hire', WHY)).body.data.note.id;
    expectRefusal(await as(second).sign(note), 403, 'decision.not_signer');
    const first = (await as(manager).sign(note)).body.data;
    expect(first).toMatchObject({ needs_administrator: true, note: { completed_at: null } });
    expect(await listQueuedKinds(product, admin.email)).toEqual(['sign-decision']);
    expect(await listQueuedKinds(product, second.email)).toEqual([]);
    const last = (await as(admin).sign(note)).body.data;
    expect(last).toMatchObject({ needs_administrator: false, note: { completed_at: expect.any(String) } });
    const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    expectRefusal(await as(platform).sign(note), 403, 'interview.members_only');
  });

  it('no longer waits for a colleague who lost access', async () => {
    await open();
    const note = await write('hire');
    await as(admin).sign(note);
    await removeDecider(product, interview.roleId, manager);
    expectRefusal(await as(manager).sign(note), 404, 'record.not_found');
    expect((await as(admin).sign(note)).body.data.note).toMatchObject({ completed_at: expect.any(String) });
    expect(await link()).toMatchObject({ hired_at: expect.any(Date) });
  });

  it('mails the others with the first signature, unless they have signed by then', async () => {
    await open();
    const note = await write('hire');
    await as(admin).sign(note);
    await sendDueMails(product, organization.id);
    const mails = product.mailer.sentMails.filter(({ to }) => to === manager.email);
    expect(mails).toMatchObject([{ subject: 'Please sign a decision note: Support Team Lead' }]);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/Maria|Bergmann|Hire|handover/);
    const next = await write('meet_again', note);
    await as(admin).sign(next);
    await as(manager).sign(next);
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.filter(({ to }) => to === manager.email)).toHaveLength(1);
  });

  it('warns of a trait in the reason without refusing it, and needs words', async () => {
    await open();
    const note = await write('hire', null, 'Viel Gewissenhaftigkeit.');
    expect((await as(admin).decision()).body.data.warning).toBe('names_trait');
    await write('hire', note);
    expect((await as(admin).decision()).body.data.warning).toBeNull();
    expect((await as(admin).decide('hire', '  ', note)).status).toBe(400);
    expect((await as(admin).decide('maybe', WHY, note)).status).toBe(400);
  });

  it('stays as it is once the role is filled or archived', async () => {
    await open();
    const note = await write('hire');
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ date_filled: new Date() }).where('id', '=', interview.roleId).execute(),
    );
    expectRefusal(await as(admin).sign(note), 409, 'role.filled');
    expectRefusal(await as(admin).decide('hire', 'Other', note), 409, 'role.filled');
    expect((await as(manager).decision()).body.data).toMatchObject({ note: { id: note }, may_sign: false });
  });

  it('is a PDF in both languages, as soon as there is one', SLOW, async () => {
    await open();
    expectRefusal(await as(admin).call('GET', 'decision/pdf'), 404, 'decision.none');
    await as(admin).sign(await write('hire'));
    for (const language of ['en', 'de']) {
      const answer = await as(manager).call('GET', `decision/pdf?language=${language}`);
      expect([answer.status, answer.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
});
