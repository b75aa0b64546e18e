import type { RoleFitAnswer, StrongFitsAnswer, FitOfTalent } from '@quint/contract/measures/matching.ts';
import { MOST_IN_GROUPS } from '@quint/contract/measures/matching.ts';
import { randomStream } from '@quint/psychometrics/random.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it, beforeAll } from 'vitest';
import { newId } from '#database/ids.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import type { RatedPerson } from '#testing/rated-people.ts';
import { insertRatedPeople, makeRatedPerson } from '#testing/rated-people.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { groupFits } from '@quint/psychometrics/fit-groups.ts';
import { prepareFit } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { shareOf } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

const random = randomStream(20_261_122);
const upTo = (most: number) => Math.floor(random() * most);
const makePerson = () => makeRatedPerson(random);

function makeRanges(): RoleRangeColumns {
  const columns = (['o', 'c', 'e', 'a', 'es'] as const).flatMap((key) => {
    const ends = [1 + upTo(9), 1 + upTo(9)].toSorted((a, b) => a - b);
    return [
      [`${key}_min`, ends[0]],
      [`${key}_max`, ends[1]],
      [`${key}_weight`, 1 + upTo(3)],
    ];
  });
  return Object.fromEntries(columns) as unknown as RoleRangeColumns;
}

/** Ranges without a requirement. */
const OPEN = Object.fromEntries(
  TRAITS.flatMap((trait) => [
    [`${trait.toLowerCase()}_min`, 1],
    [`${trait.toLowerCase()}_max`, 9],
  ]),
);

async function ask(admin: TestUser, roleId: string, query: Record<string, string | number | boolean> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `/api/calculate-score/role/${roleId}?${text.toString()}`;
  const answer = await product.app.inject({ url, headers: admin.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RoleFitAnswer>();
}

const idsOf = ({ data }: RoleFitAnswer) => data.map(({ talent_id: id }) => id);
const digits = ({ o, c, e, a, es }: RatedPerson['stanines']) => Number(`${o}${c}${e}${a}${es}`);

async function createWorkspace(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  return { organization, admin: await createUser(product, { organization }) };
}

describe('the selection of people', () => {
  const role = { o_min: 4, o_max: 7 };

  async function createScored(organization: TestOrganization, talent: Record<string, unknown>, seed = 1) {
    const { id } = await createTalent(product, organization, talent);
    await createFinishedResult(product, organization, { talentId: id, seed });
    return id;
  }

  it('supports search, status, survey and team like the list of talents', async () => {
    const { organization, admin } = await createWorkspace();
    const { id } = await createRole(product, organization, role);
    const anna = await createScored(organization, { first_name: 'Anna', last_name: 'Kowalski' });
    const ben = await createScored(organization, { first_name: 'Ben', status: 'EMPLOYEE' }, 2);
    const clara = await createScored(
      organization,
      { first_name: 'Clara', last_name: 'Kowalski', is_directly_invited: false },
      3,
    );
    const team = await createTeam(product, organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('teams_talents')
        .values({ organization_id: organization.id, id: newId(), teams_id: team.id, talents_id: ben })
        .execute(),
    );
    const findIds = async (query: Record<string, string>) => {
      const whole = await ask(admin, id, query);
      const page = await ask(admin, id, { ...query, limit: 10 });
      expect(idsOf(page)).toEqual(idsOf(whole));
      const { meta } = await ask(admin, id, { ...query, limit: 0 });
      expect([page.meta.total, meta.total]).toEqual([whole.data.length, whole.data.length]);
      return idsOf(page).toSorted();
    };
    expect(await findIds({ search: 'kowalski' })).toEqual([anna]);
    expect(await findIds({ search: 'clara' })).toEqual([clara]);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({ organization_id: organization.id, id: newId(), roles_id: id, talents_id: anna })
        .execute(),
    );
    const roleFilter = { roles: { roles_id: { _eq: id } } };
    const among = (filter: object) => ({ filter: JSON.stringify(filter) });
    expect(await findIds(among(roleFilter))).toEqual([anna]);
    expect(await findIds({ ...among(roleFilter), search: 'clara' })).toEqual([]);
    expect(await findIds(among({ _or: [roleFilter, { status: 'EMPLOYEE' }] }))).toEqual(
      [anna, ben].toSorted(),
    );
    expect(await findIds({ status: 'EMPLOYEE,FAVOURITE' })).toEqual([ben]);
    expect(await findIds({ team: team.id })).toEqual([ben]);
    expect(await findIds({ team: team.id, search: 'anna' })).toEqual([]);
    expect(await findIds({ invitation_status: 'SENT,OPENED' })).toEqual([]);
    expect(await findIds({ invitation_status: 'FINISHED' })).toEqual([anna, ben, clara].toSorted());
  });

  it('lists people without a result last, by name, on the correct page', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { id } = await createRole(product, organization, role);
    const ratedIds = [
      await createScored(organization, { first_name: 'Zoe' }, 1),
      await createScored(organization, { first_name: 'Yara' }, 2),
    ];
    const { talentId: dora } = await createInvitation(product, organization, {
      talent: { first_name: 'Dora' },
    });
    const { id: carl } = await createTalent(product, organization, { first_name: 'Carl' });
    const { id: emil } = await createTalent(product, organization, { first_name: 'Emil' });
    await createTalent(product, organization, { date_deleted: new Date() });
    const page = (offset: number) => ask(admin, id, { limit: 3, offset, unrated: true });
    const [first, second, third] = [await page(0), await page(3), await page(6)];
    expect([idsOf(first).toSorted(), first.unrated]).toEqual([ratedIds.toSorted(), [carl]]);
    expect([idsOf(second), second.unrated]).toEqual([[], [dora, emil]]);
    expect([idsOf(third), third.unrated]).toEqual([[], []]);
    expect(third.meta).toMatchObject({ total: 2, unrated: 3, pending: 1 });
    expect((await ask(admin, id, { limit: 0, unrated: true })).meta).toEqual(third.meta);
    expect((await ask(admin, id, { limit: 3 })).unrated).toEqual([]);
    expect((await ask(admin, id, { unrated: true })).unrated).toEqual([carl, dora, emil]);
  });

  it('is the same page by page and as a whole, for any names and standard scores', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { id } = await createRole(product, organization, role);
    const zoe = await createScored(organization, { first_name: 'Zoe, "Z"' });
    const anna = await createScored(organization, { first_name: 'Anna\\,' });
    const mia = await createScored(organization, { first_name: 'Mia' });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ z_o: null }).where('talent_id', '=', mia).execute(),
    );
    const whole = await ask(admin, id, { groups: true });
    expect(idsOf(whole)).toEqual([zoe, anna, mia].toSorted(compareDrawn(id)));
    expect(whole).toEqual(await ask(admin, id, { groups: true, limit: 10 }));
  });

  it('uses the newest result immediately', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { id } = await createRole(product, organization, { o_min: 9, o_max: 9 });
    const talents = [await createScored(organization, {}), await createScored(organization, {})];
    const setOpenness = (o: number | null) => (talentId: string | undefined) =>
      product.deps.db.platform.write((db) =>
        db
          .updateTable('talents_results')
          .set({ o })
          .where('talent_id', '=', talentId ?? '')
          .execute(),
      );
    await setOpenness(1)(talents[0]);
    await setOpenness(9)(talents[1]);
    const order = async () => idsOf(await ask(admin, id, { limit: 10 }));
    expect(await order()).toEqual([talents[1], talents[0]]);
    await setOpenness(9)(talents[0]);
    await setOpenness(5)(talents[1]);
    expect(await order()).toEqual([talents[0], talents[1]]);
    await setOpenness(null)(talents[0]);
    expect(await order()).toEqual([talents[1]]);
    await product.deps.db.platform.write((db) =>
      db
        .deleteFrom('talents_results')
        .where('talent_id', '=', talents[1] ?? '')
        .execute(),
    );
    expect(await order()).toEqual([]);
  });

  it.each(['limit=-2', 'limit=5000', 'offset=-1', 'status=NICE', 'sort=name', 'team=abc', 'groups=perhaps'])(
    'is rejected when it makes no sense: %s',
    SLOW,
    async (query) => {
      const { organization, admin } = await createWorkspace();
      const { id } = await createRole(product, organization, role);
      const answer = await product.app.inject({
        url: `/api/calculate-score/role/${id}?${query}`,
        headers: admin.headers,
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('GET /calculate-score/roles', () => {
  async function count(admin: TestUser) {
    const answer = await product.app.inject({ url: '/api/calculate-score/roles', headers: admin.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json<StrongFitsAnswer>();
    for (const { strong, reach } of data) expect(reach === null).toBe(strong === null);
    return new Map(data.map(({ role_id: id, strong }) => [id, strong]));
  }

  it('counts for each role the people in its strong band, and audits the read', async () => {
    const { organization, admin } = await createWorkspace();
    await insertRatedPeople(product, organization, Array.from({ length: 200 }, makePerson));
    await createTalent(product, organization);
    const expectedCounts = new Map<string, number | null>();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createRole(product, organization, { ...makeRanges() });
      const { data } = await ask(admin, id);
      expectedCounts.set(id, data.filter(({ band }) => band === 'strong').length);
    }
    const { id: open } = await createRole(product, organization, { ...makeRanges(), ...OPEN });
    expectedCounts.set(open, null);
    expect(await count(admin)).toEqual(expectedCounts);
    expect(Math.max(...[...expectedCounts.values()].map(Number))).toBeGreaterThan(0);
    const last = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'items', 'details'])
        .where('organization_id', '=', organization.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    const details = { collection: 'talents_results', as: 'fit', count: 200 };
    expect(last).toEqual({ action: 'results.read', items: [], details });
  });

  it('is empty without roles, and zero without people', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    expect(await count(admin)).toEqual(new Map());
    const { id } = await createRole(product, organization, { ...makeRanges() });
    expect(await count(admin)).toEqual(new Map([[id, 0]]));
  });
});

describe('the order of people by fit', () => {
  const people = Array.from({ length: 500 }, makePerson);
  let workspace: Awaited<ReturnType<typeof createWorkspace>>;
  beforeAll(async () => {
    workspace = await createWorkspace();
    await insertRatedPeople(product, workspace.organization, people);
  });

  /** The results of packages/psychometrics for everybody, in the order of the list. */
  function computeFits(ranges: RoleRangeColumns) {
    const rate = prepareFit(rangesOf(ranges));
    const reach = baseRateOf(rangesOf(ranges))?.reach;
    return people
      .map(({ talent_id, stanines: s, zs: z }) => {
        const stanines = { O: s.o, C: s.c, E: s.e, A: s.a, ES: s.es };
        const fit = rate({ stanines, zs: { O: z.o, C: z.c, E: z.e, A: z.a, ES: z.es } });
        const { fit: score, contributions, version: _version, ...numbers } = fit;
        const costs = contributions.filter(({ outside }) => outside !== 0);
        const [O, C, E, A, ES] = [z.o, z.c, z.e, z.a, z.es].map(
          (value) => Math.round(500 + 200 * value) / 100,
        );
        return {
          talent_id,
          score,
          ...numbers,
          reach: reach ?? null,
          costs,
          positions: { O, C, E, A, ES },
          norm: NORM_VERSION,
          alphas: null,
          ...s,
        };
      })
      .toSorted(
        (a, b) =>
          (b.exact ?? 0) - (a.exact ?? 0) || digits(a) - digits(b) || (a.talent_id < b.talent_id ? -1 : 1),
      );
  }

  const toFits = (answer: RoleFitAnswer) =>
    answer.data.map(({ talents_results_id: _result, quality: _quality, ...fit }) => fit);

  const roles = shareOf(20);
  it(
    `matches the rule in ${roles * people.length} cases, page by page, from both ends, and as a whole`,
    SLOW,
    async () => {
      const { organization, admin } = workspace;
      for (let round = 0; round < roles; round += 1) {
        const ranges = makeRanges();
        const { id } = await createRole(product, organization, { ...ranges });
        const expectedFits = computeFits(ranges);
        const pages: ReturnType<typeof toFits> = [];
        for (let offset = 0; offset < people.length; offset += 130) {
          const answer = await ask(admin, id, { limit: 130, offset });
          expect(answer.meta).toMatchObject({ total: people.length, groups: null });
          pages.push(...toFits(answer));
        }
        expect(pages).toEqual(expectedFits);
        expect(toFits(await ask(admin, id))).toEqual(expectedFits);
        const worst = await ask(admin, id, { limit: 50, sort: 'fit' });
        expect(worst.data.map(({ exact }) => exact)).toEqual(
          expectedFits
            .map(({ exact }) => exact)
            .toReversed()
            .slice(0, 50),
        );
      }
    },
  );

  it('is by stanines when the role requires nothing, or one trait only', SLOW, async () => {
    const { organization, admin } = workspace;
    for (const values of [OPEN, { ...OPEN, e_min: 8 }]) {
      const ranges = { ...makeRanges(), ...values };
      const { id } = await createRole(product, organization, ranges);
      expect(toFits(await ask(admin, id, { limit: 200, offset: 100 }))).toEqual(
        computeFits(ranges).slice(100, 300),
      );
    }
  });

  it('groups people who are too close to call, in the random order of the role', async () => {
    const { organization, admin } = workspace;
    const ranges = makeRanges();
    const { id } = await createRole(product, organization, { ...ranges });
    const groups = groupFits(
      computeFits(ranges),
      ({ score, interval }) => ({ fit: score ?? 0, interval: interval ?? { low: 0, high: 0 } }),
      (a, b) => compareDrawn(id)(a.talent_id, b.talent_id),
    );
    expect(groups.some((group) => group.length > 3)).toBe(true);
    const first = await ask(admin, id, { limit: 100, groups: true });
    const second = await ask(admin, id, { limit: 100, offset: 100, groups: true });
    expect(first.meta.groups).toEqual(groups.map((group) => group.length));
    expect([...idsOf(first), ...idsOf(second)]).toEqual(
      groups
        .flat()
        .slice(0, 200)
        .map((fit) => fit.talent_id),
    );
    expect((await ask(admin, id, { limit: 5, groups: true, sort: 'fit' })).meta.groups).toBeNull();
  });
});

describe('more people than the limit for groups', () => {
  it('are listed by fit only', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    await insertRatedPeople(product, organization, Array.from({ length: MOST_IN_GROUPS + 1 }, makePerson));
    const { id } = await createRole(product, organization, { o_min: 5, o_max: 6 });
    const answer = await ask(admin, id, { limit: 10, groups: true });
    expect(answer.meta).toMatchObject({ total: MOST_IN_GROUPS + 1, groups: null });
    expect(idsOf(answer)).toEqual(idsOf(await ask(admin, id, { limit: 10 })));
  });
});

describe('reading a page of fits', () => {
  it('is audited with the talents on it', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    await insertRatedPeople(product, organization, [makePerson(), makePerson(), makePerson()]);
    const { id } = await createRole(product, organization);
    const { data } = await ask(admin, id, { limit: 2 });
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['items', 'talent_ids', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'results.read')
        .execute(),
    );
    const keys = (key: keyof FitOfTalent) => data.map((fit) => fit[key]);
    const details = { collection: 'talents_results', as: 'fit', role: id, count: 2 };
    expect(lines).toEqual([{ items: keys('talents_results_id'), talent_ids: keys('talent_id'), details }]);
  });

  it('reports that results are being recomputed while some use another norm', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { id: talentId } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId });
    const { id } = await createRole(product, organization);
    expect((await ask(admin, id, { limit: 1 })).meta.state).toBe('calculated');
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ norm_version: 'older' })
        .where('talent_id', '=', talentId)
        .execute(),
    );
    expect((await ask(admin, id, { limit: 1 })).meta.state).toBe('recalculating');
  });
});
