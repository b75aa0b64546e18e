import { describe, expect, it } from 'vitest';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { createAssessment, createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const WAITING_DATES = { date_last_invited: daysAgo(5), date_last_action: daysAgo(5) };

async function createWaiting(
  result: Record<string, unknown> = {},
  workspace: Parameters<typeof createOrganization>[1] = {},
): Promise<TestInvitation> {
  const organization = await createOrganization(product, workspace);
  return createInvitation(product, organization, {
    talent: { first_name: 'Ida' },
    result: { ...WAITING_DATES, ...result },
  });
}

function countOf(resultId: string): Promise<number> {
  return product.deps.db.platform.read(async (db) => {
    const { reminder_count } = await db
      .selectFrom('talents_results')
      .select('reminder_count')
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow();
    return reminder_count;
  });
}

describe('reminders', () => {
  it('are sent to inactive people, at most twice and a week apart', async () => {
    const invitation = await createWaiting({ link_expires_at: inDays(60) });
    const counts = [];
    for (const days of [0, 1, 6, 8, 9, 20]) {
      product.clock.set(inDays(days));
      await sendDueReminders(product.deps);
      counts.push(await countOf(invitation.resultId));
    }
    product.clock.set(undefined);
    expect(counts).toEqual([1, 1, 1, 2, 2, 2]);
    const mailFilter = { to: invitation.email, kind: 'survey-reminder' };
    const first = await waitForMail(product, mailFilter);
    await waitForMail(product, { ...mailFilter, nth: 2 });
    expect(first.subject).toMatch(/^Deine Befragung für .+ wartet$/);
    expect(first.text).toContain('Du hast noch nicht begonnen');
    expect(linkOf(first).searchParams.get('token')).toBe(invitation.token);
    expect(first.html).not.toMatch(/undefined|\{\{/);
  });

  it('are not sent before they are due, after a recent one, after finishing, or to people who cannot take part', async () => {
    const frozenInvitation = await createWaiting({}, { is_freezed: true });
    const others = await Promise.all([
      createWaiting({ date_last_invited: daysAgo(3) }),
      createWaiting({ date_last_action: daysAgo(0.5) }),
      createWaiting({ status: 'INVITED' }),
      createWaiting({ status: 'CANCELED' }),
      createWaiting({ status: 'FINISHED', date_finished: new Date(), result: '{}' }),
      createWaiting({ link_expires_at: inDays(0.5) }),
    ]);
    const organization = await createOrganization(product);
    const { id } = await createAssessment(product, organization, {
      date_end: daysAgo(1).toISOString().slice(0, 10),
    });
    const endedInvitation = await createInvitation(product, organization, {
      result: { ...WAITING_DATES, assessment_id: id },
    });
    await sendDueReminders(product.deps);
    for (const { resultId } of [frozenInvitation, endedInvitation, ...others])
      expect(await countOf(resultId)).toBe(0);
  });

  it(
    'are not sent for a workspace that switched them off, also queued ones, until it switches them on again',
    SLOW,
    async () => {
      const organization = await createOrganization(product);
      const admin = await createUser(product, { organization });
      const [one, other] = await Promise.all(
        ['Ida', 'Ole'].map((first_name) =>
          createInvitation(product, organization, { talent: { first_name }, result: WAITING_DATES }),
        ),
      );
      const write = (headers: Record<string, string>, sends_reminders: boolean) =>
        product.app.inject({
          method: 'PATCH',
          url: `/api/items/organizations/${organization.id}`,
          headers,
          payload: { sends_reminders },
        });
      const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
      expect((await write(talent.headers, false)).statusCode).toBe(403);
      expect((await write(admin.headers, false)).statusCode).toBe(200);
      await sendDueReminders(product.deps);
      expect([await countOf(one?.resultId ?? ''), await countOf(other?.resultId ?? '')]).toEqual([0, 0]);
      await write(admin.headers, true);
      await sendDueReminders(product.deps);
      await waitForMail(product, { to: one?.email ?? '', kind: 'survey-reminder' });
      const read = await product.app.inject({
        url: `/api/items/talents/${one?.talentId}?fields=invitation.reminder_count,invitation.date_last_reminded`,
        headers: admin.headers,
      });
      expect(read.json().data.invitation).toEqual({
        reminder_count: 1,
        date_last_reminded: expect.any(String),
      });
      const sums = await product.app.inject({
        url: '/api/items/talents_results?aggregate[sum]=reminder_count',
        headers: admin.headers,
      });
      expect(sums.json().data).toEqual([{ sum: { reminder_count: '2' } }]);
    },
  );

  it('are counted once when two processes run at the same time', SLOW, async () => {
    const invitation = await createWaiting();
    await Promise.all([sendDueReminders(product.deps), sendDueReminders(product.deps)]);
    expect(await countOf(invitation.resultId)).toBe(1);
  });
});
