import { describe, expect, it } from 'vitest';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createInvitation } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
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
  it('are not sent for a workspace that switched them off, also queued ones, until it switches them on again', async () => {
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
  });

  it('are counted once when two processes run at the same time', async () => {
    const invitation = await createWaiting();
    await Promise.all([sendDueReminders(product.deps), sendDueReminders(product.deps)]);
    expect(await countOf(invitation.resultId)).toBe(1);
  });
});
