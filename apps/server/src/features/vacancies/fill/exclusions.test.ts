import type { Overview } from '@quint/contract/home/overview.ts';
import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const RANGES = { c_min: 6, c_max: 9, o_min: 2, o_max: 8 };
const REJECTED_LINK = { rejected_at: daysAgo(1), rejected_reason: 'other_person' };
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };
let other: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Teamleitung', ...RANGES });
  other = await createRole(product, organization, { name: 'Vertrieb', ...RANGES });
});
afterEach(() => product.clock.set(undefined));

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  callerOf(product)(method, path, { headers: admin.headers, ...(payload && { payload }) });

const apply = (name: string, values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, { role: role.id, name, ...values });

async function fill(roleId = role.id): Promise<void> {
  const choices = { taken_by: null, mails: { after_interview: false, no_interview: false, filled: false } };
  const { body } = await call('POST', `/vacancies/${roleId}/filling/preview`, choices);
  const { fingerprint } = body.data;
  const { status } = await call('POST', `/vacancies/${roleId}/filling`, { ...choices, fingerprint });
  expect(status).toBe(200);
}

const readOverview = async (): Promise<Overview> =>
  (await call('GET', '/overview?zone=Europe/Berlin')).body.data;
const kindsOf = ({ lines }: Overview) => lines.map(({ kind }) => kind);

async function fitsOf(talentId: string): Promise<FitOfRole[]> {
  return (await call('GET', `/calculate-score/talent_new/${talentId}`)).body.data;
}

async function remindersOf(resultId: string): Promise<number> {
  const { reminder_count } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results')
      .select('reminder_count')
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow(),
  );
  return reminder_count;
}

const quiet = (days: number) => ({
  date_created: daysAgo(days),
  date_last_action: daysAgo(days),
  date_last_invited: daysAgo(days),
});

describe('A person turned down for a role', () => {
  it('is not recommended for it, on the overview or on their page', async () => {
    const { id } = await apply('Ines Wolter', { isFinished: true, link: REJECTED_LINK });
    const overview = await readOverview();
    expect(overview.newest.find((person) => person.talent_id === id)?.role).toMatchObject({
      id: other.id,
      is_considered: false,
    });
    const fits = await fitsOf(id);
    expect(new Map(fits.map((fit) => [fit.name, fit.is_rejected]))).toEqual(
      new Map([
        ['Teamleitung', true],
        ['Vertrieb', false],
      ]),
    );
    await product.deps.db.platform.write((db) => db.deleteFrom('roles').where('id', '=', other.id).execute());
    expect((await readOverview()).newest[0]?.role).toBeNull();
  });

  it('is not counted among the people who fit it', async () => {
    const strongIn = async (roleId: string): Promise<number> => {
      const { body } = await call('GET', '/calculate-score/roles');
      const row = body.data.find((each: { role_id: string }) => each.role_id === roleId);
      // The answers of these sheets are random, so that their results are doubtful.
      return row.strong + row.doubtful;
    };
    const { id } = await apply('Ines Wolter', { isFinished: true });
    // Both people have the same answers: these ranges fit both.
    const [fit] = await fitsOf(id);
    const ranges = (fit?.contributions ?? []).map(({ trait, stanine }) => [
      [`${trait.toLowerCase()}_min`, Math.max(1, stanine - 1)],
      [`${trait.toLowerCase()}_max`, Math.min(9, stanine + 1)],
    ]);
    const values = Object.fromEntries(ranges.flat());
    const fittingRole = await createRole(product, organization, values);
    const second = await createRole(product, organization, values);
    expect([await strongIn(fittingRole.id), await strongIn(second.id)]).toEqual([1, 1]);
    await apply('Jannik Rohde', { isFinished: true, role: fittingRole.id, link: REJECTED_LINK });
    expect([await strongIn(fittingRole.id), await strongIn(second.id)]).toEqual([1, 2]);
  });

  it('is not reminded of the survey for it, and does not wait on the overview', async () => {
    const turnedDown = await apply('Robert Kessler', { result: quiet(8), link: REJECTED_LINK });
    const waitingPerson = await apply('Lukas Brandt', { result: quiet(8) });
    const line = (await readOverview()).lines.find(({ kind }) => kind === 'waiting');
    expect(line).toMatchObject({ count: 1 });
    await sendDueReminders(product.deps);
    expect([await remindersOf(turnedDown.resultId), await remindersOf(waitingPerson.resultId)]).toEqual([
      0, 1,
    ]);
    const rows = await itemsOf(product, admin).find('talents_results', { fields: ['id', 'is_wanted'] });
    expect(new Map(rows.map((row: { id: string; is_wanted: boolean }) => [row.id, row.is_wanted]))).toEqual(
      new Map([
        [turnedDown.resultId, false],
        [waitingPerson.resultId, true],
      ]),
    );
  });
});

describe('A filled role', () => {
  it('needs nothing on the overview, and is not the best one of a new result', async () => {
    await apply('Robert Kessler', { result: quiet(8) });
    const { id } = await apply('Ines Wolter', { isFinished: true });
    await createAssessment(product, organization, {
      role_id: role.id,
      date_end: new Date(NOW.getTime() + DAY_MS).toISOString().slice(0, 10),
    });
    const before = await readOverview();
    expect(kindsOf(before)).toEqual(expect.arrayContaining(['waiting', 'assessment']));
    expect(before.roles.map((row) => row.id)).toContain(role.id);
    await fill();
    const after = await readOverview();
    expect(kindsOf(after)).not.toContain('waiting');
    expect(kindsOf(after)).not.toContain('assessment');
    expect(after.roles.map((row) => row.id)).not.toContain(role.id);
    expect(after.newest.find((person) => person.talent_id === id)?.role?.id).toBe(other.id);
    const fit = (await fitsOf(id)).find((row) => row.role_id === role.id);
    expect(fit).toMatchObject({ is_in_use: false, is_rejected: false });
  });

  it('leaves a survey to nobody when the other role of it turned the person down', async () => {
    const both = { ...quiet(8), invited_for: [role.id, other.id] };
    const { id, resultId } = await apply('Robert Kessler', { result: both });
    const link = { organization_id: organization.id, roles_id: other.id, talents_id: id };
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({ ...link, id: crypto.randomUUID(), ...REJECTED_LINK })
        .execute(),
    );
    await sendDueReminders(product.deps);
    expect(await remindersOf(resultId)).toBe(1);
    await fill();
    product.clock.set(new Date(NOW.getTime() + 8 * DAY_MS));
    await sendDueReminders(product.deps);
    expect(await remindersOf(resultId)).toBe(1);
  });

  it('is not published to talents any more', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: user.id });
    const openRoles = () => itemsOf(product, user).find('open_roles', { fields: ['id'] });
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ is_published_to_pool: true }).where('id', '=', role.id).execute(),
    );
    expect(await openRoles()).toEqual([{ id: role.id }]);
    await fill();
    expect(await openRoles()).toEqual([]);
  });
});
