import type { Overview, OverviewLine } from '@quint/contract/home/overview.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(product.clock.now().getTime() - days * DAY_MS);
/** A Friday, in the morning. */
const FRIDAY = new Date('2026-11-20T08:00:00Z');

async function createWorkspace(now = FRIDAY) {
  product.clock.set(now);
  const organization = await createOrganization(product);
  return { organization, admin: await createUser(product, { organization }) };
}

async function readOverview(admin: TestUser): Promise<Overview> {
  const { status, body } = await callerOf(product)('GET', '/overview?zone=Europe/Berlin', admin);
  expect(status).toBe(200);
  return body.data as Overview;
}

const lineOf = <Kind extends OverviewLine['kind']>({ lines }: Overview, kind: Kind) =>
  lines.find((line): line is Extract<OverviewLine, { kind: Kind }> => line.kind === kind);

/** A person who was invited a number of days ago and has not reacted since. */
function createWaiting(organization: TestOrganization, days: number, result: Record<string, unknown> = {}) {
  const time = daysAgo(days);
  const dates = { date_created: time, date_last_action: time, date_last_invited: time };
  return createInvitation(product, organization, { result: { ...dates, ...result } });
}

async function finish(organization: TestOrganization, days: number, talent: Record<string, unknown> = {}) {
  const { id } = await createTalent(product, organization, talent);
  await createFinishedResult(product, organization, { talentId: id, seed: 3, finishedAt: daysAgo(days) });
  return id;
}

describe('the list of what needs attention today', () => {
  it('is empty in a new workspace', async () => {
    const { admin } = await createWorkspace();
    const overview = await readOverview(admin);
    expect(overview).toMatchObject({ lines: [], put_off: [], next: null, newest: [], roles: [] });
    expect(overview.start).toEqual({ talents: 0, chosen: 0, teams: 0 });
    expect(overview.figures.open).toEqual({ now: 0, before: 0, weeks: [0, 0, 0, 0, 0, 0, 0, 0] });
    expect(overview.figures.insights).toMatchObject({ now: 25, used_this_month: 0 });
  });

  it('counts people who were inactive for a week, by the number of reminders', async () => {
    const { organization, admin } = await createWorkspace();
    await createWaiting(organization, 8);
    await createWaiting(organization, 12, { reminder_count: 1, date_last_reminded: daysAgo(8) });
    await createWaiting(organization, 30, { invitation_count: 3, date_last_invited: daysAgo(9) });
    // Active, reminded recently, not sent, withdrawn, deleted.
    await createWaiting(organization, 20, { date_last_action: daysAgo(2), status: 'OPENED' });
    await createWaiting(organization, 20, { date_last_reminded: daysAgo(6), reminder_count: 1 });
    await createWaiting(organization, 20, { status: 'SCHEDULED', send_at: null });
    await createWaiting(organization, 20, { status: 'CANCELED' });
    const deletedTalent = await createTalent(product, organization, { date_deleted: new Date() });
    const old = { date_created: daysAgo(20), date_last_action: daysAgo(20), date_last_invited: daysAgo(20) };
    await createInvitation(product, organization, { talentId: deletedTalent.id, result: old });
    // A second sheet of a person with a result does not count.
    await createInvitation(product, organization, { talentId: await finish(organization, 30), result: old });
    const line = lineOf(await readOverview(admin), 'waiting');
    expect(line).toEqual({
      kind: 'waiting',
      key: 'waiting',
      count: 3,
      never: 1,
      once: 1,
      first_invited: daysAgo(12).toISOString(),
      last_invited: daysAgo(8).toISOString(),
      quiet_since: daysAgo(7).toISOString(),
    });
  });
});
