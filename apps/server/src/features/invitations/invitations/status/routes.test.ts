import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';
import { endOfItsDay } from '@quint/domain/base/named-days.ts';
import { nextAutomatic, runFrom } from '#features/invitations/invitations/reminders/model.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { waitForMail } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const from = (ms: number) => new Date(Date.now() + ms);

async function createWaiting(result: Record<string, unknown> = {}) {
  const organization = await createOrganization(product, { pack: 'flow' });
  const admin = await createUser(product, { organization });
  const invitation = await createInvitation(product, organization, {
    talent: { first_name: 'Jonas' },
    result: { date_last_invited: from(-5 * DAY_MS), date_last_action: from(-5 * DAY_MS), ...result },
  });
  const url = `/api/invite/talents/${invitation.resultId}`;
  const { headers } = admin;
  const read = async () => (await product.app.inject({ url, headers })).json().data;
  const patch = (payload: object) => product.app.inject({ method: 'PATCH', url, headers, payload });
  const remind = async () => {
    const payload = { talents: [invitation.talentId] };
    const answer = await product.app.inject({ method: 'POST', url: '/api/talents/remind', headers, payload });
    return answer.json().data;
  };
  const history = async () =>
    (await product.app.inject({ url: `/api/talents/${invitation.talentId}/history`, headers })).json();
  return { ...invitation, organization, admin, read, patch, remind, history };
}

const codeOf = (answer: { json: () => { errors: { extensions: { code: string } }[] } }) =>
  answer.json().errors[0]?.extensions.code;

describe('the status of an invitation', () => {
  it('contains the progress, when it was opened and the remaining time, but no answer', async () => {
    const { token, read } = await createWaiting();
    expect(await read()).toMatchObject({ answered: 0, minutes_left: null, date_opened: null });
    const device = new Device(product);
    await device.open(token);
    await device.answer(sheetOf(0, ITEMS.slice(0, 34)));
    const invitationStatus = await read();
    expect(invitationStatus).toMatchObject({
      status: 'PENDING',
      answered: 34,
      total: ITEMS.length,
      minutes_left: Math.round((4 * (ITEMS.length - 34)) / 60),
      date_opened: expect.any(String),
      date_last_answer: expect.any(String),
    });
    expect(JSON.stringify(invitationStatus)).not.toContain('"value"');
  });

  it('extends the link, within 90 days, and audits who did it', SLOW, async () => {
    const { patch, history } = await createWaiting();
    const day = from(40 * DAY_MS);
    const until = endOfItsDay(day).toISOString();
    const { data } = (await patch({ link_expires_at: day.toISOString() })).json();
    expect(data.link_expires_at).toBe(until);
    expect(codeOf(await patch({ link_expires_at: from(-HOUR_MS).toISOString() }))).toBe(
      'invitation.end_out_of_range',
    );
    expect(codeOf(await patch({ link_expires_at: from(92 * DAY_MS).toISOString() }))).toBe(
      'invitation.end_out_of_range',
    );
    expect((await history()).data[0]).toMatchObject({ kind: 'extended', until });
  });

  it('reminds with the text of the administrator', SLOW, async () => {
    const { patch, email, history } = await createWaiting();
    const texts = { reminder_subject: 'Noch Zeit bis Freitag', reminder_message: 'Hallo <b>Jonas</b>' };
    expect((await patch(texts)).json().data.reminder).toMatchObject({ has_own_words: true });
    await sendDueReminders(product.deps);
    const mail = await waitForMail(product, { to: email, kind: 'survey-reminder' });
    expect(mail.subject).toBe('Noch Zeit bis Freitag');
    expect(mail.html).toContain('Hallo &lt;b&gt;Jonas&lt;/b&gt;');
    expect((await history()).data.map(({ kind }: { kind: string }) => kind)).toContain('reminded');
  });

  it(
    'contains the time of the next possible reminder, and schedules one for two concurrent requests',
    SLOW,
    async () => {
      const { remind, read } = await createWaiting();
      await Promise.all([remind(), remind()]);
      const { reminder } = await read();
      expect(new Date(reminder.possible_from).getTime()).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
      expect(reminder.planned_for).toBe(reminder.possible_from);
    },
  );

  it(
    'schedules a reminder for the next possible time, cancels it, and schedules it again',
    SLOW,
    async () => {
      const { patch, read, email } = await createWaiting({ date_last_reminded: from(-HOUR_MS) });
      const { reminder } = await read();
      const at = { remind_at: reminder.possible_from };
      expect(codeOf(await patch({ remind_at: from(HOUR_MS).toISOString() }))).toBe(
        'invitation.reminded_today',
      );
      expect((await patch(at)).json().data.reminder).toMatchObject({
        planned_for: reminder.possible_from,
        automatic_at: null,
      });
      expect((await patch({ remind_at: null })).json().data.reminder.planned_for).toBeNull();
      await patch(at);
      expect(
        await product.deps.db.platform.read((db) =>
          db.selectFrom('outbox').select(['status', 'send_after']).where('to_email', '=', email).execute(),
        ),
      ).toEqual([{ status: 'queued', send_after: new Date(reminder.possible_from) }]);
    },
  );

  it('skips the next automatic reminder, which is then not sent', SLOW, async () => {
    const { patch, read } = await createWaiting({ link_expires_at: from(60 * DAY_MS) });
    const first = (await read()).reminder.automatic_at;
    expect(first).not.toBeNull();
    const { reminder } = (await patch({ skip_reminder: true })).json().data;
    expect(new Date(reminder.automatic_at).getTime()).toBeGreaterThanOrEqual(
      new Date(first).getTime() + 7 * DAY_MS,
    );
    await sendDueReminders(product.deps);
    expect((await read()).reminder.date_last).toBeNull();
    await patch({ skip_reminder: true });
    expect(codeOf(await patch({ skip_reminder: true }))).toBe('invitation.no_reminder_to_skip');
  });

  it(
    'reminds nobody who opted out, whose link has expired, or whose invitation is closed',
    SLOW,
    async () => {
      const cases = [
        [{ reminders_off_at: new Date() }, 'invitation.reminders_refused'],
        [{ link_expires_at: from(-HOUR_MS) }, 'invitation.link_expired'],
        [{ status: 'INVITED' }, 'invitation.not_sent_yet'],
        [{ status: 'CANCELED' }, 'invitation.not_open'],
      ] as const;
      for (const [result, code] of cases) {
        const { remind } = await createWaiting(result);
        expect((await remind()).refused[0].code).toBe(code);
      }
    },
  );

  it('notifies the user who asked for it when the result is available', SLOW, async () => {
    const { admin, patch, token } = await createWaiting();
    expect((await patch({ is_watched: true })).json().data.is_watched).toBe(true);
    expect((await new Device(product).complete(token)).statusCode).toBe(200);
    const mail = await waitForMail(product, { to: admin.email, kind: 'result-arrived' });
    expect(mail.subject).toContain('Jonas');
  });
});

describe('the next automatic reminder', () => {
  it('is sent on working days in the daytime', SLOW, () => {
    const run = (time: string) => runFrom(new Date(time)).toISOString();
    expect(run('2026-11-20T10:10:00Z')).toBe('2026-11-20T10:23:00.000Z');
    expect(run('2026-11-20T15:24:00Z')).toBe('2026-11-23T07:23:00.000Z');
    expect(run('2026-11-23T02:00:00Z')).toBe('2026-11-23T07:23:00.000Z');
  });

  it('does not follow a scheduled one, and is not sent on the last day of the link', SLOW, () => {
    const now = new Date('2026-11-18T08:00:00Z');
    const sheet = {
      status: 'SENT' as const,
      reminder_count: 0,
      reminders_skipped: 0,
      date_last_invited: new Date('2026-11-09T08:00:00Z'),
      date_last_reminded: null,
      date_reminder_skipped: null,
      date_last_action: new Date('2026-11-09T08:00:00Z'),
      link_expires_at: new Date('2026-12-09T08:00:00Z'),
      date_end: null,
      reminders_off_at: null,
      remind_at: null,
      sends_reminders: true,
      is_wanted: true,
    };
    expect(nextAutomatic(sheet, now)?.toISOString()).toBe('2026-11-18T08:23:00.000Z');
    expect(nextAutomatic({ ...sheet, remind_at: now }, now)).toBeUndefined();
    expect(
      nextAutomatic({ ...sheet, link_expires_at: new Date('2026-11-19T08:00:00Z') }, now),
    ).toBeUndefined();
    expect(nextAutomatic({ ...sheet, reminders_skipped: 2 }, now)).toBeUndefined();
  });
});
