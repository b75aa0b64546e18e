import type { Overview, OverviewLine } from '@quint/contract/home/overview.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createTalent,
  createUser,
  createAssessment,
  createGoal,
  createRole,
  switchOff,
} from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, openResultAs } from '#testing/surveys.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

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

function consider(
  organization: TestOrganization,
  role: { id: string },
  talentId: string,
  isRejected = false,
) {
  return product.deps.db.platform.write((db) =>
    db
      .insertInto('roles_talents')
      .values({
        organization_id: organization.id,
        id: newId(),
        roles_id: role.id,
        talents_id: talentId,
        rejected_at: isRejected ? new Date() : null,
      })
      .execute(),
  );
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

  it('counts results as new until this person has opened them, with masked names', async () => {
    const { organization, admin } = await createWorkspace();
    const colleague = await createUser(product, { organization });
    const first = await finish(organization, 2, { first_name: 'Anna', last_name: 'Kowalski' });
    const second = await finish(organization, 1, {
      first_name: 'Mehmet',
      last_name: 'Yildiz',
      is_directly_invited: false,
    });
    await finish(organization, 20, { first_name: 'Old' });
    const before = await readOverview(admin);
    expect(lineOf(before, 'results')).toMatchObject({
      count: 2,
      names: ['Mehmet *****', 'Anna Kowalski'],
      talents: [second, first],
    });
    expect(before.newest.map(({ is_new }) => is_new)).toEqual([true, true, false]);
    await callerOf(product)('GET', `/calculate-score/talent_new/${first}`, admin);
    expect(lineOf(await readOverview(admin), 'results')).toMatchObject({ count: 2 });
    await openResultAs(product, admin, first);
    expect(lineOf(await readOverview(admin), 'results')).toMatchObject({ count: 1, talents: [second] });
    expect(lineOf(await readOverview(colleague), 'results')).toMatchObject({ count: 2 });
    // A new sheet of the same person is new again.
    await createFinishedResult(product, organization, { talentId: first, finishedAt: daysAgo(0.1) });
    expect(lineOf(await readOverview(admin), 'results')).toMatchObject({
      count: 2,
      talents: [first, second],
    });
  });

  it('lists assessments that end soon, with who has finished, while the feature is on', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, { name: 'Product Owner' });
    const dates = { date_start: '2026-11-01', role_id: role.id };
    const { id } = await createAssessment(product, organization, { ...dates, date_end: '2026-12-07' });
    await createAssessment(product, organization, { ...dates, date_end: '2027-02-01' });
    const people = [await finish(organization, 1), await finish(organization, 2)];
    people.push((await createTalent(product, organization)).id);
    for (const talent_id of people) {
      await product.deps.db.platform.write((db) =>
        db
          .insertInto('assessment_participants')
          .values({ organization_id: organization.id, id: newId(), assessment_id: id, talent_id })
          .execute(),
      );
    }
    const [line, ...more] = (await readOverview(admin)).lines.filter(({ kind }) => kind === 'assessment');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ id, name: 'Product Owner', date_end: '2026-12-07', days: 17 });
    expect(line).toMatchObject({ total: 3, finished: 2, compare: people.slice(0, 2).toSorted() });
    await switchOff(product, organization, 'FEATURE_ASSESSMENTS');
    expect(lineOf(await readOverview(admin), 'assessment')).toBeUndefined();
  });

  it(
    'shows when scheduled invitations are sent, how many on that day, and for which roles',
    SLOW,
    async () => {
      const { organization, admin } = await createWorkspace();
      const role = await createRole(product, organization, { name: 'Agile Coach' });
      const monday = new Date('2026-11-23T07:00:00Z');
      const plan = (send_at: Date) =>
        createInvitation(product, organization, { result: { status: 'SCHEDULED', send_at } });
      const { talentId } = await plan(monday);
      await plan(new Date('2026-11-23T23:30:00Z'));
      await plan(new Date('2026-11-24T07:00:00Z'));
      await consider(organization, role, talentId);
      expect(lineOf(await readOverview(admin), 'planned')).toMatchObject({
        count: 3,
        on_date: 1,
        date: monday.toISOString(),
        roles: ['Agile Coach'],
      });
    },
  );

  it(
    'lists goals that are due and not reached, overdue ones first, while the feature is on',
    SLOW,
    async () => {
      const { organization, admin } = await createWorkspace();
      const due = (due_date: string) => createGoal(product, organization, { due_date });
      const later = await due('2026-11-30');
      const over = await due('2026-11-18');
      const reachedGoal = await due('2026-11-25');
      await due('2027-01-30');
      await createGoal(product, organization);
      const result = (goal_id: string, percent: number) =>
        product.deps.db.platform.write((db) =>
          db
            .insertInto('key_results')
            .values({ organization_id: organization.id, id: newId(), goal_id, text: 'Result', percent })
            .execute(),
        );
      await result(later.id, 70);
      await result(reachedGoal.id, 100);
      const { lines } = await readOverview(admin);
      expect(lines).toMatchObject([
        { kind: 'goal', id: over.id, days: -2, progress: null, name: over.objective },
        { kind: 'goal', id: later.id, days: 10, progress: 70, date_due: '2026-11-30' },
      ]);
      await switchOff(product, organization, 'FEATURE_GOALS');
      expect((await readOverview(admin)).lines).toEqual([]);
    },
  );

  it('leaves out lines that this person snoozed, until tomorrow', SLOW, async () => {
    const evening = new Date('2026-11-20T22:55:00Z');
    const { organization, admin } = await createWorkspace(evening);
    const colleague = await createUser(product, { organization });
    await createWaiting(organization, 8);
    const call = callerOf(product);
    const payload = { line: 'waiting', zone: 'Europe/Berlin' };
    expect((await call('POST', '/overview/put-offs', { ...admin, payload })).status).toBe(204);
    const { lines, put_off, next } = await readOverview(admin);
    expect([lines, put_off.map(({ key }) => key)]).toEqual([[], ['waiting']]);
    expect(next).toEqual({ kind: 'put_off', date: '2026-11-20T23:00:00.000Z', name: null });
    expect((await readOverview(colleague)).lines).toHaveLength(1);
    product.clock.set(new Date('2026-11-20T23:00:01Z'));
    expect((await readOverview(admin)).lines).toHaveLength(1);
    product.clock.set(evening);
    await call('DELETE', '/overview/put-offs', admin);
    expect((await readOverview(admin)).lines).toHaveLength(1);
    const nonsense = { ...admin, payload: { line: 'nonsense' } };
    expect((await call('POST', '/overview/put-offs', nonsense)).status).toBe(400);
    expect((await call('GET', '/overview?zone=Nowhere/At-All', admin)).status).toBe(400);
  });

  it('shows the time of the next event on a day without any', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    await createWaiting(organization, 2);
    const date = new Date(FRIDAY.getTime() + 5 * DAY_MS).toISOString();
    expect(await readOverview(admin)).toMatchObject({ lines: [], next: { kind: 'waiting', date } });
  });
});

describe('the figures', () => {
  it('explain the difference between today’s number and that of previous weeks', async () => {
    const { organization, admin } = await createWorkspace();
    await createWaiting(organization, 20);
    await createWaiting(organization, 3);
    await createWaiting(organization, 3, { status: 'CANCELED', date_created: daysAgo(16) });
    await finish(organization, 2);
    await finish(organization, 10);
    await finish(organization, 9);
    const { figures, since_yesterday, finished_total } = await readOverview(admin);
    expect(figures.open).toEqual({ now: 2, before: 2, weeks: [0, 0, 0, 0, 0, 2, 2, 2] });
    expect(figures.finished).toMatchObject({ now: 1, before: 2, weeks: [0, 0, 0, 0, 0, 0, 2, 1] });
    expect(figures.finished.week_start).toBe('2026-11-15T23:00:00.000Z');
    expect([since_yesterday, finished_total]).toEqual([{ results: 0, messages: 0 }, 3]);
  });

  it('count high agreement like the lists of the roles, where that is meaningful', async () => {
    const { organization, admin } = await createWorkspace();
    const narrow = { o_min: 7, o_max: 9, c_min: 5, c_max: 8, e_min: 1, e_max: 9, a_min: 1, a_max: 9 };
    const distinctiveRole = await createRole(product, organization, { ...narrow, es_min: 5, es_max: 8 });
    await createRole(product, organization);
    for (let seed = 0; seed < 12; seed += 1) {
      const { id: talentId } = await createTalent(product, organization);
      await createFinishedResult(product, organization, { talentId, seed, finishedAt: daysAgo(seed * 5) });
    }
    const { body } = await callerOf(product)('GET', `/calculate-score/role/${distinctiveRole.id}`, admin);
    const fits = body.data as { band: string; quality: string }[];
    const strong = fits.filter(({ band, quality }) => band === 'strong' && quality !== 'doubtful').length;
    const { agreement } = (await readOverview(admin)).figures;
    expect(agreement).toMatchObject({ now: strong, telling: 1, roles: 2 });
    expect(agreement.weeks).toEqual(agreement.weeks.toSorted((a, b) => a - b));
    expect(agreement.weeks.at(-1)).toBe(strong);
  });

  it('show how many insights remained', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    for (const [days, budget] of [
      [40, 24],
      [3, 23],
    ] as const) {
      await product.deps.db.platform.write((db) =>
        db
          .insertInto('audit_log')
          .values({
            organization_id: organization.id,
            id: newId(),
            action: 'talents.unlock',
            date_created: daysAgo(days),
            details: JSON.stringify({ talent_insights_budget: budget }),
          })
          .execute(),
      );
    }
    const { figures } = await readOverview(admin);
    expect(figures.insights.weeks).toEqual([25, 25, 24, 24, 24, 24, 24, 25]);
    expect(figures.insights.used_this_month).toBe(1);
  });
});

describe('roles that need people', () => {
  it(
    'are listed with the next step, those with the fewest results first, without filled roles',
    SLOW,
    async () => {
      const { organization, admin } = await createWorkspace();
      const role = (name: string) => createRole(product, organization, { name });
      const [empty, waits, choose, compare, heldRole] = [
        await role('Controlling'),
        await role('Support'),
        await role('Researcher'),
        await role('Owner'),
        await role('Held'),
      ];
      for (let n = 0; n < 2; n += 1) {
        const { talentId } = await createWaiting(organization, n === 0 ? 3 : 0.2);
        await consider(organization, waits, talentId);
      }
      await consider(organization, waits, await finish(organization, 1), true);
      for (let n = 0; n < 3; n += 1) await consider(organization, choose, await finish(organization, 1));
      const shortlist = [];
      for (let n = 0; n < 4; n += 1) {
        const id = await finish(organization, 1, n < 2 ? { status: 'FAVOURITE' } : {});
        if (n < 2) shortlist.push(id);
        await consider(organization, compare, id);
      }
      await consider(organization, heldRole, await finish(organization, 1, { status: 'EMPLOYEE' }));
      const { roles, roles_total, newest } = await readOverview(admin);
      expect(roles.map(({ id, verb: action, finished, open }) => [id, action, finished, open])).toEqual([
        [empty.id, 'invite', 0, 0],
        [waits.id, 'remind', 0, 2],
        [choose.id, 'shortlist', 3, 0],
        [compare.id, 'compare', 4, 0],
      ]);
      expect(roles[1]).toMatchObject({ remindable: 1, shortlisted: 0 });
      expect(roles[3]).toMatchObject({ shortlisted: 2, compare: shortlist.toSorted() });
      expect(roles_total).toBe(5);
      expect(newest).toHaveLength(5);
      const peers = newest.find(({ role: fitRole }) => fitRole?.id === choose.id)?.peers;
      expect(peers).toHaveLength(2);
    },
  );
});
