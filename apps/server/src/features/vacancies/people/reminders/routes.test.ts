import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';

const product = useProduct();
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-30T10:00:00Z');
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
});

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const call = (method: 'GET' | 'POST', url: string, payload?: object, user = admin) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });
const planFor = async (body: object) =>
  (await call('POST', `/vacancies/${role.id}/reminders/plan`, body)).body.data;
const link = (ids: readonly string[]) =>
  itemsOf(product, admin).patch(`roles/${role.id}`, { talents: { create: ids } });

async function invite(
  name: string,
  hours: number,
  { result = {}, talent = {} }: { result?: Record<string, unknown>; talent?: Record<string, unknown> } = {},
): Promise<string> {
  const at = hoursAgo(hours);
  const { talentId } = await createInvitation(product, organization, {
    talent: { first_name: name, last_name: null, ...talent },
    result: { date_last_invited: at, date_last_action: at, ...result },
  });
  await link([talentId]);
  return talentId;
}

async function limitMails(perDay: number): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('organizations')
      .set({ mails_per_day: perDay })
      .where('id', '=', organization.id)
      .execute(),
  );
}

describe('POST /vacancies/:roleId/reminders/plan', () => {
  it('counts everybody of a group who can be reminded now, like the page of the role', async () => {
    const [lukas, nora, miriam] = [
      await invite('Lukas', 30),
      await invite('Nora', 200),
      await invite('Miriam', 50, { result: { status: 'PENDING' } }),
    ];
    await invite('Today', 3);
    await invite('Planned', 30, { result: { remind_at: new Date(NOW.getTime() + HOUR_MS) } });
    await invite('Refused', 30, { result: { reminders_off_at: NOW } });
    await invite('Expired', 30, { result: { link_expires_at: hoursAgo(1) } });
    await invite('Bounced', 30, { talent: { mail_error: '550 no such user' } });
    await invite('Submitted', 30, { result: { date_handed_in: NOW } });
    const { remindable } = (await call('GET', `/vacancies/${role.id}`)).body.data;
    expect(remindable).toEqual({ invited: 2, opened: 1 });
    expect(await planFor({ group: 'invited' })).toEqual({
      count: 2,
      talents: [nora, lukas],
      names: ['Nora', 'Lukas'],
      stages: { invited: 2, opened: 0 },
      days: [{ day: '2026-11-30', mails: 2, send_at: NOW.toISOString() }],
      mails_per_day: 2000,
      later: 0,
      refused: [],
      refused_count: 0,
    });
    expect(await planFor({ group: 'opened' })).toMatchObject({ talents: [miriam] });
    expect(await planFor({ group: 'quiet' })).toMatchObject({ talents: [nora] });
  });

  it('spreads reminders over days within the mail budget', async () => {
    await limitMails(2);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await invite(name, 30);
    const { days, mails_per_day } = await planFor({ group: 'invited' });
    expect(mails_per_day).toBe(2);
    expect(days.map(({ day, mails }: { day: string; mails: number }) => [day, mails])).toEqual([
      ['2026-11-30', 2],
      ['2026-12-01', 2],
      ['2026-12-02', 1],
    ]);
  });

  it('says of a selection who is reminded later and who is not, as reminding then does', async () => {
    await limitMails(2);
    const ids = [
      await invite('Lukas', 30),
      await invite('Today', 3),
      await invite('Refused', 30, { result: { reminders_off_at: NOW } }),
      await invite('Expired', 30, { result: { link_expires_at: hoursAgo(1) } }),
      await invite('Planned', 3, { result: { remind_at: new Date(NOW.getTime() + 30 * HOUR_MS) } }),
    ];
    const ines = await createTalent(product, organization, { first_name: 'Ines', last_name: null });
    await createResult(product, organization, { talent_id: ines.id, stanine: 5 });
    await link([ines.id]);
    const talents = [...ids, ines.id];
    const plan = await planFor({ talents });
    expect(plan).toMatchObject({ count: 2, later: 1, refused_count: 4 });
    expect(plan.days).toEqual([
      { day: '2026-11-30', mails: 1, send_at: NOW.toISOString() },
      { day: '2026-12-01', mails: 1, send_at: '2026-12-01T07:00:00.000Z' },
    ]);
    const { done, refused } = (await call('POST', '/talents/remind', { talents })).body.data;
    const codes = (rows: { code: string }[]) => rows.map(({ code }) => code).toSorted();
    expect(codes(plan.refused)).toEqual(codes(refused));
    expect(done.map(({ id }: { id: string }) => id).toSorted()).toEqual(plan.talents.toSorted());
  });

  it('refuses people of other roles, and is closed to hiring managers', async () => {
    const { talentId } = await createInvitation(product, organization);
    expect(await planFor({ talents: [talentId] })).toMatchObject({
      count: 0,
      refused: [{ talent: talentId, name: '', code: 'role.not_considered' }],
    });
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    const url = `/vacancies/${role.id}/reminders/plan`;
    expect((await call('POST', url, { group: 'invited' }, manager)).status).toBe(403);
    expectRefusal(
      await call('POST', '/vacancies/00000000-0000-7000-8000-000000000000/reminders/plan', {
        group: 'quiet',
      }),
      404,
      'record.not_found',
    );
  });
});
