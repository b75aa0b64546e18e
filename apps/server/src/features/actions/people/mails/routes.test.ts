import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createOwner, createTalent, switchOn } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { itemsOf, expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation, createFinishedResult, Device } from '#testing/surveys.ts';
import { newId } from '#database/ids.ts';
import { sendDueMails } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});
afterEach(() => product.clock.set(undefined));

const UNKNOWN_TALENTS = { talents: [newId()] };

const runAction = (name: string, payload: object): Promise<ApiResponse> =>
  callerOf(product)('POST', `/talents/${name}`, { headers: admin.headers, payload });
const WAITING_DATES = { date_last_invited: daysAgo(5), date_last_action: daysAgo(5) };
const invite = (result: Record<string, unknown> = {}) =>
  createInvitation(product, organization, { result: { ...WAITING_DATES, ...result } });

function sheetOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

function mailsOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'status', 'send_after'])
      .where('message_key', 'like', `%:${resultId}:%`)
      .orderBy('id')
      .execute(),
  );
}

function linesOf(action: string) {
  const query = { fields: ['user', 'talent_ids'], filter: { action: { _eq: action } } };
  return itemsOf(product, admin).find('audit_log', query);
}

const codesOf = ({ body }: ApiResponse) => body.data.refused.map(({ code }: { code: string }) => code);

describe('POST /talents/remind', () => {
  it('waits eight seconds, during which the reminder can be recalled', SLOW, async () => {
    const { talentId, resultId } = await invite();
    const now = new Date();
    product.clock.set(now);
    const { body } = await runAction('remind', { talents: [talentId] });
    const [mail] = await mailsOf(resultId);
    expect(mail).toMatchObject({ kind: 'survey-reminder', status: 'queued' });
    expect(mail?.send_after).toEqual(new Date(now.getTime() + 8000));
    expect(body.data.done).toEqual([
      { id: talentId, undo: { kind: 'recall', sent: mail?.id }, sends_at: mail?.send_after?.toISOString() },
    ]);
    expect(await sheetOf(resultId)).toMatchObject({ reminder_count: 1 });
    await runAction('recall', { talents: [talentId], sent: [mail?.id] });
    expect(await mailsOf(resultId)).toMatchObject([{ status: 'canceled' }]);
    expect(await sheetOf(resultId)).toMatchObject({ reminder_count: 0, date_last_reminded: null });
    expect(codesOf(await runAction('recall', { talents: [talentId], sent: [mail?.id] }))).toEqual([
      'recall.too_late',
    ]);
    expect(await linesOf('invitations.remind')).toEqual([{ user: admin.id, talent_ids: [talentId] }]);
    expect(await linesOf('invitations.recall')).toHaveLength(1);
  });

  it('is recalled only for the given person', async () => {
    const [anna, ben] = [await invite(), await invite()];
    const { body } = await runAction('remind', { talents: [anna.talentId] });
    const sentIds = [body.data.done[0].undo.sent];
    expect(codesOf(await runAction('recall', { talents: [ben.talentId], sent: sentIds }))).toEqual([
      'recall.too_late',
    ]);
    expect(await mailsOf(anna.resultId)).toMatchObject([{ status: 'queued' }]);
    expect(await linesOf('invitations.recall')).toEqual([]);
  });

  it('schedules the reminder of a person who got a mail within the last day', SLOW, async () => {
    const last = new Date(Date.now() - DAY_MS / 4);
    const { talentId, resultId } = await invite({ date_last_invited: last });
    const { body } = await runAction('remind', { talents: [talentId] });
    const [mail] = await mailsOf(resultId);
    expect(mail?.send_after).toEqual(new Date(last.getTime() + DAY_MS));
    expect((await sheetOf(resultId)).remind_at).toEqual(mail?.send_after);
    expect(codesOf(await runAction('remind', { talents: [talentId] }))).toEqual(['reminder.planned']);
    await runAction('recall', { talents: [talentId], sent: [body.data.done[0].undo.sent] });
    expect((await sheetOf(resultId)).remind_at).toBeNull();
  });

  it('refuses by person: finished, not sent, opted out, link expired, not invited', SLOW, async () => {
    const canceledInvite = await invite({ status: 'CANCELED' });
    const scheduledInvite = await invite({ status: 'SCHEDULED', send_at: new Date(Date.now() + DAY_MS) });
    const off = await invite({ reminders_off_at: new Date() });
    const over = await invite({ link_expires_at: daysAgo(1) });
    const never = await createTalent(product, organization);
    const talents = [
      canceledInvite.talentId,
      scheduledInvite.talentId,
      off.talentId,
      over.talentId,
      never.id,
    ];
    const { body } = await runAction('remind', { talents });
    const codes = new Map(body.data.refused.map((one: { id: string; code: string }) => [one.id, one.code]));
    expect(talents.map((id) => codes.get(id))).toEqual([
      'invitation.not_open',
      'invitation.not_sent_yet',
      'invitation.reminders_refused',
      'invitation.link_expired',
      'invitation.none',
    ]);
  });
});

describe('POST /talents/withdraw', () => {
  it('ends the link, and can be undone with link, status and queued mail', SLOW, async () => {
    const { talentId, resultId } = await invite({ status: 'PENDING' });
    await runAction('invite-again', { talents: [talentId] });
    await runAction('withdraw', { talents: [talentId] });
    expect((await sheetOf(resultId)).status).toBe('CANCELED');
    expect(await mailsOf(resultId)).toMatchObject([{ status: 'canceled' }]);
    const links = () =>
      product.deps.db.platform.read((db) =>
        db.selectFrom('survey_links').select('date_revoked').where('result_id', '=', resultId).execute(),
      );
    expect((await links())[0]?.date_revoked).not.toBeNull();
    expect(codesOf(await runAction('withdraw', { talents: [talentId] }))).toEqual(['invitation.not_open']);
    await runAction('withdraw', { talents: [talentId], on: false });
    expect(await sheetOf(resultId)).toMatchObject({ status: 'PENDING', withdrawn_from: null });
    expect(await links()).toEqual([{ date_revoked: null }]);
    expect(await mailsOf(resultId)).toMatchObject([{ status: 'queued' }]);
    expect(await linesOf('invitations.cancel')).toHaveLength(1);
    expect(await linesOf('invitations.reopen')).toHaveLength(1);
    expect(codesOf(await runAction('withdraw', { talents: [talentId], on: false }))).toEqual([
      'invitation.not_withdrawn',
    ]);
  });
});

describe('POST /talents/invite-again', () => {
  it('sends a withdrawn invitation again, once a day, and can recall it', SLOW, async () => {
    const { talentId, resultId } = await invite();
    const before = await sheetOf(resultId);
    await runAction('withdraw', { talents: [talentId] });
    const { body } = await runAction('invite-again', { talents: [talentId] });
    expect((await sheetOf(resultId)).status).toBe(before.status);
    const [mail] = await mailsOf(resultId);
    expect(body.data.done).toEqual([
      { id: talentId, undo: { kind: 'recall', sent: mail?.id }, sends_at: null },
    ]);
    await runAction('recall', { talents: [talentId], sent: [mail?.id] });
    expect(await mailsOf(resultId)).toMatchObject([{ status: 'canceled' }]);
    const { date_last_invited: last } = await sheetOf(resultId);
    expect(last === null || last.getTime() <= before.date_created.getTime()).toBe(true);
  });

  it(
    'leaves nothing behind for a person it does not apply to, while the others are invited',
    SLOW,
    async () => {
      const today = await invite({ date_last_invited: new Date(), invitation_count: 2 });
      const ready = await invite();
      const answer = await runAction('invite-again', { talents: [today.talentId, ready.talentId] });
      expect(answer.body.data.done).toMatchObject([{ id: ready.talentId }]);
      expect(codesOf(answer)).toEqual(['invitation.resent_today']);
      expect(await sheetOf(today.resultId)).toMatchObject({ invitation_count: 2 });
    },
  );

  it.each([
    ['en', /^An invitation can be sent again once a day\. Next time in (\d+ hours|a day)\.$/],
    [
      'de',
      /^Eine Einladung kann einmal am Tag erneut gesendet werden\. Wieder möglich in (\d+ Stunden|einem Tag)\.$/,
    ],
  ] as const)('says when a person can be invited again: %s', SLOW, async (language, text) => {
    const { talentId } = await invite({ date_last_invited: new Date(), invitation_count: 2 });
    const answer = await callerOf(product)('POST', '/talents/invite-again', {
      headers: { ...admin.headers, 'accept-language': language },
      payload: { talents: [talentId] },
    });
    expect(answer.body.data.refused[0].message).toMatch(text);
  });
});

describe('POST /talents/invite-again for a finished survey', () => {
  async function finish(quality: 'ok' | 'check' | 'doubtful', more: Record<string, unknown> = {}) {
    const { id: talentId } = await createTalent(product, organization);
    const resultId = await createFinishedResult(product, organization, { talentId });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ quality, ...more })
        .where('id', '=', resultId)
        .execute(),
    );
    return { talentId, resultId };
  }
  const sheetsOf = (talentId: string) =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select(['id', 'status'])
        .where('talent_id', '=', talentId)
        .orderBy('date_created')
        .execute(),
    );
  const talentOf = async (id: string) =>
    (
      await itemsOf(product, admin).get(
        `talents/${id}?fields=invitation_status,invitation.status,latestResult.id`,
      )
    ).body.data;

  it(
    'opens a new sheet for a doubtful result, which counts until the new one is finished',
    SLOW,
    async () => {
      const { talentId, resultId } = await finish('doubtful');
      const { body } = await runAction('invite-again', { talents: [talentId] });
      const [, fresh] = await sheetsOf(talentId);
      const [mail] = await mailsOf(fresh?.id ?? '');
      expect(body.data).toEqual({
        done: [{ id: talentId, undo: { kind: 'recall', sent: mail?.id }, sends_at: null }],
        refused: [],
      });
      expect(mail).toMatchObject({ kind: 'invitation', status: 'queued' });
      expect(await talentOf(talentId)).toEqual({
        invitation_status: 'FINISHED',
        invitation: { status: 'INVITED' },
        latestResult: { id: resultId },
      });
      expect(await linesOf('invitations.resend')).toEqual([{ user: admin.id, talent_ids: [talentId] }]);
    },
  );

  it('explains the reason in the mail, with a link to the new sheet', SLOW, async () => {
    const { talentId } = await finish('doubtful');
    await runAction('invite-again', { talents: [talentId] });
    product.clock.set(new Date(Date.now() + 60_000));
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.at(-1);
    expect(mail?.subject).toContain('noch einmal');
    expect(mail?.text).toContain('ergab Hinweise');
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const response = await new Device(product).open(token);
    expect(response.statusCode).toBe(200);
    expect(await talentOf(talentId)).toMatchObject({ invitation: { status: 'OPENED' } });
  });

  it('can be recalled, and leaves nothing behind then', SLOW, async () => {
    const { talentId, resultId } = await finish('doubtful');
    const { body } = await runAction('invite-again', { talents: [talentId] });
    const sentIds = [body.data.done[0].undo.sent];
    expect((await runAction('recall', { talents: [talentId], sent: sentIds })).body.data.refused).toEqual([]);
    expect(await sheetsOf(talentId)).toEqual([{ id: resultId, status: 'FINISHED' }]);
    expect((await runAction('invite-again', { talents: [talentId] })).body.data.done).toHaveLength(1);
  });

  it('is possible once a day', SLOW, async () => {
    const { talentId } = await finish('doubtful');
    await runAction('invite-again', { talents: [talentId] });
    product.clock.set(new Date(Date.now() + 60_000));
    await sendDueMails(product, organization.id);
    const codes = codesOf(await runAction('invite-again', { talents: [talentId] }));
    expect(codes).toEqual(['invitation.resent_today']);
    expect(await sheetsOf(talentId)).toHaveLength(2);
  });

  it('is refused for a result without doubt, and for one that is on hold', SLOW, async () => {
    const people = [
      await finish('ok'),
      await finish('check'),
      await finish('doubtful', { held_until: new Date(Date.now() + DAY_MS) }),
    ];
    const answer = await runAction('invite-again', { talents: people.map(({ talentId }) => talentId) });
    expect(answer.body.data.done).toEqual([]);
    expect(codesOf(answer)).toEqual(Array.from({ length: 3 }, () => 'invitation.not_open'));
    for (const { talentId } of people) expect(await sheetsOf(talentId)).toHaveLength(1);
  });
});

describe('POST /talents/message', () => {
  it(
    'writes one message to each person with an account, and deletes unread ones on recall',
    SLOW,
    async () => {
      await switchOn(product, organization, 'FEATURE_CHAT');
      const { talentId } = await invite();
      await createOwner(product, organization, talentId);
      const silent = await createTalent(product, organization);
      const answer = await runAction('message', {
        talents: [talentId, silent.id],
        text: 'See you on Monday',
      });
      expect(codesOf(answer)).toEqual(['inbox.no_account']);
      const [{ id, undo }] = answer.body.data.done;
      expect(id).toBe(talentId);
      const thread = async () =>
        (await callerOf(product)('GET', `/inbox/${talentId}`, { headers: admin.headers })).body.data.messages;
      expect(await thread()).toMatchObject([{ id: undo.sent, text: 'See you on Monday', from: 'workspace' }]);
      await runAction('recall', { talents: [talentId], sent: [undo.sent] });
      expect(await thread()).toEqual([]);
      expect(await linesOf('inbox.message')).toEqual([{ user: admin.id, talent_ids: [talentId] }]);
    },
  );

  it('needs the inbox of the workspace', SLOW, async () => {
    expectRefusal(
      await runAction('message', { ...UNKNOWN_TALENTS, text: 'Hello' }),
      403,
      'workspace.feature_off',
    );
  });
});
