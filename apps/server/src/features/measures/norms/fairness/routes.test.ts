import { FairnessAnswer, type FairnessReport } from '@quint/contract/measures/fairness.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createRole } from '#testing/factories.ts';
import {
  type FairnessSheet,
  insertFairnessWorld,
  planFairnessWorld,
  ASSESSMENTS,
  ROLES,
  TEAM_ASSESSMENT,
  qualityOf,
} from '#testing/fairness-world.ts';
import { useProduct } from '#testing/product.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { prepareFit } from '@quint/psychometrics/fit.ts';
import { fisherTest } from '@quint/psychometrics/fisher.ts';
import { ratioInterval } from '@quint/psychometrics/rate-ratio.ts';
import { newId } from '#database/ids.ts';
import { bandOf, fewIn, fewOthers, groupOf, isStated } from '#testing/fairness-groups.ts';
import { INSTRUMENT } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const people = planFairnessWorld();
let organization: TestOrganization;
let admin: TestUser;
let roleIds: string[];

async function read(user: TestUser, role?: string): Promise<{ status: number; fairness: FairnessReport }> {
  const answer = await product.app.inject({
    method: 'GET',
    url: `/api/fairness${role === undefined ? '' : `?role=${role}`}`,
    headers: user.headers,
  });
  return { status: answer.statusCode, fairness: answer.json().data?.fairness };
}

const halfOf = (date: Date) => `${date.getUTCFullYear()}-${date.getUTCMonth() < 6 ? 1 : 2}`;
const newest = (sheets: readonly FairnessSheet[]) =>
  sheets.toSorted((one, other) => other.finishDate.getTime() - one.finishDate.getTime())[0];
const countedPeople = people.filter(({ isWithdrawn, isAnonymized }) => !isWithdrawn && !isAnonymized);

/** The people who count for an outcome, and whether it applies to them. */
function pairsOf(outcome: string, role: number | undefined): { sheet: FairnessSheet; hit: boolean }[] {
  return countedPeople.flatMap((person) => {
    const open = person.sheets.filter(({ isHeld }) => !isHeld);
    if (outcome === 'unremarkable') {
      const sheet = newest(open);
      return sheet === undefined || role !== undefined ? [] : [{ sheet, hit: sheet.isOk }];
    }
    const sheets = open.filter(
      ({ assessment, isCanceled }) =>
        !isCanceled &&
        assessment !== TEAM_ASSESSMENT &&
        (role === undefined || ASSESSMENTS[assessment] === role),
    );
    const sheet = newest(sheets);
    if (sheet === undefined) return [];
    if (outcome === 'hired' || outcome === 'shortlisted') {
      const isOut = sheets.every(
        ({ assessment, isRejected }) =>
          isRejected || person.rejectedFor.includes(ASSESSMENTS[assessment] ?? 0),
      );
      const isThere =
        person.status === 'EMPLOYEE' || (outcome === 'shortlisted' && person.status === 'FAVOURITE');
      return role === undefined ? [{ sheet, hit: isThere && !isOut }] : [];
    }
    const ranges = ROLES[ASSESSMENTS[sheet.assessment] ?? 0] ?? {};
    const { band, fit } = prepareFit(ranges)({ stanines: sheet.stanines });
    return person.isExcluded || fit === null || isDoubtful(qualityOf(sheet))
      ? []
      : [{ sheet, hit: band === 'strong' }];
  });
}

const few = fewOthers(
  countedPeople
    .flatMap(({ sheets }) => newest(sheets.filter(({ isHeld }) => !isHeld)) ?? [])
    .map((sheet) => ({ sheet }))
    .filter(isStated),
);

/** Without people in no group, and without those who could be inferred from the other dimension. */
function comparable<Own extends { readonly sheet: FairnessSheet }>(pairs: readonly Own[]): readonly Own[] {
  const statedPairs = pairs
    .filter(isStated)
    .filter(({ sheet }) => !few.includes(sheet.gender) && !few.includes(bandOf(sheet.age)));
  const others = fewIn(statedPairs, 'gender');
  return statedPairs.filter((pair) => !others.includes(pair));
}

/** People and hits of each group of at least ten, by name. */
function countsOf(all: readonly { sheet: FairnessSheet; hit: boolean }[], dimension: 'gender' | 'age') {
  const pairs = comparable(all);
  const names = [...new Set(pairs.map(({ sheet }) => groupOf(sheet, dimension)))].toSorted();
  return names
    .map((name) => {
      const own = pairs.filter(({ sheet }) => groupOf(sheet, dimension) === name);
      return { name, people: own.length, hits: own.filter(({ hit }) => hit).length };
    })
    .filter((group) => group.people >= 10);
}

/** Groups of a role from which one to nine people could be inferred by subtraction from all roles together. */
function hiddenOf(role: number | undefined, dimension: 'gender' | 'age'): string[] {
  const all = comparable(pairsOf('strong', undefined));
  const sizes = [0, 1].map((each) => countsOf(pairsOf('strong', each), dimension));
  return countsOf(all, dimension)
    .filter(({ name }) => {
      const isOfGroup = ({ sheet }: (typeof all)[number]) => groupOf(sheet, dimension) === name;
      const shares = [0, 1]
        .filter((each) => sizes[each]?.some((group) => group.name === name))
        .map((each) => ({
          role: each,
          people: all.filter((pair) => isOfGroup(pair) && ASSESSMENTS[pair.sheet.assessment] === each).length,
        }))
        .toSorted((one, other) => one.people - other.people);
      const total = all.filter(isOfGroup).length;
      const rests = shares.map((_share, at) =>
        shares.slice(at).reduce((remainder, { people: size }) => remainder - size, total),
      );
      const isSmall = (remainder: number | undefined) =>
        remainder !== undefined && remainder > 0 && remainder < 10;
      return shares.some((share, at) => share.role === role && rests.slice(0, at + 1).every(isSmall));
    })
    .map(({ name }) => name);
}

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  roleIds = await insertFairnessWorld(product, organization, people);
  await countFairness(product.deps);
}, 60_000);

describe('rates of groups', () => {
  it('leave out a group of fewer than ten, also from the stored rows', async () => {
    expect(countedPeople.filter(({ sheets }) => sheets[0]?.gender === 'diverse').length).toBeGreaterThan(0);
    const { fairness } = await read(admin);
    expect(JSON.stringify(fairness)).not.toContain('diverse');
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('fairness_rates').select(['group_name', 'people']).execute(),
    );
    expect(rows.filter(({ group_name }) => group_name === 'diverse')).toEqual([]);
    expect(Math.min(...rows.map(({ people: size }) => size))).toBeGreaterThanOrEqual(10);
  });
  it.each([undefined, 0, 1])('equal an independent count, for role %s', async (role) => {
    const { fairness } = await read(admin, role === undefined ? undefined : roleIds[role]);
    for (const outcome of ['strong', 'shortlisted', 'hired', 'unremarkable'] as const) {
      for (const dimension of ['gender', 'age'] as const) {
        const groups = fairness.comparisons.find(
          (each) => each.outcome === outcome && each.dimension === dimension,
        )?.groups;
        const hiddenNames = hiddenOf(role, dimension);
        const expectedCounts = countsOf(pairsOf(outcome, role), dimension).filter(
          ({ name }) => !hiddenNames.includes(name),
        );
        expect(
          (groups ?? [])
            .map(({ name, people: size, rate }) => ({ name, people: size, hits: Math.round(rate * size) }))
            .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
          `${outcome} ${dimension}`,
        ).toEqual(expectedCounts);
      }
    }
  });

  it(
    'are compared with the largest group, with the exact interval of the lower by the higher',
    SLOW,
    async () => {
      const { fairness } = await read(admin);
      const { ratios } = fairness.comparisons.find(
        ({ outcome, dimension }) => outcome === 'shortlisted' && dimension === 'age',
      ) ?? { ratios: [] };
      const groups = countsOf(pairsOf('shortlisted', undefined), 'age');
      const largest = groups.toSorted((one, other) => other.people - one.people)[0];
      expect(ratios).toHaveLength(groups.length - 1);
      for (const ratio of ratios) {
        expect([ratio.lower, ratio.higher]).toContain(largest?.name);
        const [lower, higher] = [ratio.lower, ratio.higher].map((name) =>
          groups.find((group) => group.name === name),
        );
        if (lower === undefined || higher === undefined) throw new Error('a ratio without its groups');
        const { low, high } = ratioInterval(lower, higher);
        expect(ratio.ratio).toBeCloseTo(lower.hits / lower.people / (higher.hits / higher.people), 10);
        expect(ratio.low).toBeCloseTo(low, 2);
        expect(ratio.high).toBeCloseTo(high, 2);
        expect(ratio.fisher_p).toBeCloseTo(fisherTest(lower, higher), 10);
        expect(ratio.method).toBe('exact');
      }
    },
  );

  it('do not allow inferring fewer than ten people from periods or roles', async () => {
    const workspace = await createOrganization(product);
    const user = await createUser(product, { organization: workspace });
    const [first] = countedPeople.flatMap(({ sheets }) => sheets);
    if (first === undefined) throw new Error('a world without sheets');
    const peopleOf = (
      gender: string,
      size: number,
      { assessment, year }: { assessment: number; year: number },
    ) =>
      Array.from({ length: size }, () => ({
        status: 'FAVOURITE' as const,
        isExcluded: false,
        isWithdrawn: false,
        isAnonymized: false,
        rejectedFor: [],
        sheets: [
          {
            ...first,
            assessment,
            gender,
            finishDate: new Date(Date.UTC(year, 0, 1)),
            isHeld: false,
            isCanceled: false,
            isRejected: false,
          },
        ],
      }));
    const ids = await insertFairnessWorld(product, workspace, [
      ...peopleOf('female', 20, { assessment: 0, year: 2024 }),
      ...peopleOf('female', 10, { assessment: 0, year: 2025 }),
      ...peopleOf('female', 1, { assessment: 2, year: 2026 }),
      ...peopleOf('male', 10, { assessment: 0, year: 2024 }),
      ...peopleOf('male', 11, { assessment: 2, year: 2025 }),
    ]);
    await countFairness(product.deps);
    const sizesOf = (fairness: FairnessReport, outcome: string) => {
      const comparison = fairness.comparisons.find(
        (each) => each.outcome === outcome && each.dimension === 'gender',
      );
      const list = (groups: FairnessReport['comparisons'][number]['groups'] = []) =>
        groups.map(({ name, people: size }) => `${name} ${size}`);
      return [
        list(comparison?.groups),
        comparison?.trend.map(({ period, groups }) => [period, list(groups)]),
      ];
    };
    const all = await read(user);
    expect(sizesOf(all.fairness, 'shortlisted')).toEqual([['female 31', 'male 21'], []]);
    expect(sizesOf((await read(user, ids[0])).fairness, 'strong')).toEqual([['male 10'], []]);
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('fairness_rates')
        .select(['role_id', 'period', 'people'])
        .where('organization_id', '=', workspace.id)
        .where('outcome', '=', 'strong')
        .where('group_name', '=', 'female')
        .orderBy('period')
        .execute(),
    );
    expect(rows).toEqual([
      { role_id: null, period: '2024', people: 20 },
      { role_id: null, period: '2024-1', people: 20 },
      { role_id: null, period: 'all', people: 31 },
    ]);
  });

  it('have a trend by half-year, which leaves out small groups', SLOW, async () => {
    const { fairness } = await read(admin);
    const { trend } = fairness.comparisons.find(
      ({ outcome, dimension }) => outcome === 'hired' && dimension === 'gender',
    ) ?? { trend: [] };
    const pairs = pairsOf('hired', undefined);
    const periods = [...new Set(pairs.map(({ sheet }) => halfOf(sheet.finishDate)))].toSorted();
    expect(trend.map(({ period }) => period)).toEqual(periods);
    for (const { period, groups } of trend) {
      const own = countsOf(
        pairs.filter(({ sheet }) => halfOf(sheet.finishDate) === period),
        'gender',
      );
      expect(groups.map(({ name, people: size, rate }) => [name, size, Math.round(rate * size)])).toEqual(
        own.map(({ name, people: size, hits }) => [name, size, hits]),
      );
    }
  });

  it('are recomputed by the next count', SLOW, async () => {
    const before = await read(admin);
    await countFairness(product.deps);
    const { counted: _before, ...old } = before.fairness;
    const { counted: _after, ...now } = (await read(admin)).fairness;
    expect(now).toEqual(old);
  });
});

describe('the figures of a workspace', () => {
  it('are coarse for the works council', async () => {
    const councilMember = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const { fairness } = await read(councilMember, roleIds[0]);
    expect(fairness.is_coarse).toBe(true);
    expect(fairness.comparisons.length).toBeGreaterThan(0);
    for (const { groups, ratios, trend } of fairness.comparisons) {
      for (const { people: size, rate } of [...groups, ...trend.flatMap((point) => point.groups)]) {
        expect(size % 5).toBe(0);
        expect(rate * 20).toBeCloseTo(Math.round(rate * 20), 9);
      }
      for (const { method } of ratios) expect(method).toBe('score');
    }
    for (const { d, people: size } of fairness.means) {
      expect(d * 10).toBeCloseTo(Math.round(d * 10), 9);
      expect(size % 5).toBe(0);
    }
  });
  it('are limited to this workspace and its roles', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const { fairness } = await read(outsider);
    expect(fairness).toMatchObject({
      sheets: null,
      flags: [],
      roles: [],
      comparisons: [],
      means: [],
      by_norm: [],
    });
    expect((await read(outsider, roleIds[0])).status).toBe(404);
    expect((await read(admin, newId())).status).toBe(404);
    // The last role requires nothing, so nothing is counted for it.
    expect((await read(admin)).fairness.roles.map(({ id }) => id).toSorted()).toEqual(
      roleIds.slice(0, 2).toSorted(),
    );
  });
});

describe('means of traits', () => {
  it.each(['E', 'ES'] as const)(
    'by %s differ by the standardised difference of the newest open sheets, all under the published norm',
    SLOW,
    async (trait) => {
      const { fairness } = await read(admin);
      const sheets = countedPeople.flatMap(
        (person) => newest(person.sheets.filter(({ isHeld }) => !isHeld)) ?? [],
      );
      expect(sheets.some(({ isOwnNorm }) => isOwnNorm)).toBe(true);
      const comparablePairs = comparable(sheets.map((sheet) => ({ sheet })));
      const valuesOf = (gender: string) =>
        comparablePairs.filter(({ sheet }) => sheet.gender === gender).map(({ sheet }) => sheet.zs[trait]);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      const squares = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);
      const [women, men] = [valuesOf('female'), valuesOf('male')];
      const sd = Math.sqrt((squares(women) + squares(men)) / (women.length + men.length - 2));
      const row = fairness.means.find((each) => each.dimension === 'gender' && each.trait === trait);
      expect(row).toMatchObject({
        group: 'male',
        reference: 'female',
        people: men.length,
        reference_people: women.length,
      });
      expect(row?.d).toBeCloseTo((mean(men) - mean(women)) / sd, 8);
      expect(row?.low).toBeLessThan(row?.d ?? Number.NaN);
    },
  );
});

describe('roles by the published norms', () => {
  it('are listed while in use, lowest ratio first, unless they require nothing', SLOW, async () => {
    const draft = await createRole(product, organization, { c_min: 9, c_max: 9, draft_state: 'draft' });
    const strict = await createRole(product, organization, { a_min: 8, a_max: 9, name: 'Strict' });
    const { by_norm } = (await read(admin)).fairness;
    expect(by_norm.map(({ id }) => id)).toContain(strict.id);
    expect(by_norm.map(({ id }) => id)).not.toContain(draft.id);
    expect(by_norm.map(({ id }) => id)).not.toContain(roleIds[2]);
    const lowest = by_norm.map(({ sex, age }) => Math.min(sex.ratio, age.ratio));
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
    const of = by_norm.find(({ id }) => id === strict.id);
    expect(of?.sex.lower.group).toBe('men');
  });
});

describe('the scales over all workspaces', () => {
  it.each([
    [99, { people: 95, mean: 90, sd: 13 }],
    [104, { people: 100, mean: 90.3, sd: 12.9 }],
  ])('are rounded for a workspace, those of %s people as %o', SLOW, async (size, expectedNorm) => {
    const [mean, sd] = [90.27, 12.86];
    const sums = {
      people: size,
      total: mean * size,
      total_of_squares: (size - 1) * sd ** 2 + size * mean ** 2,
    };
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('scale_sums')
        .values({ ...sums, instrument: INSTRUMENT, language: 'EN', measure: 'C', date_counted: new Date() })
        .onConflict((conflict) => conflict.columns(['instrument', 'language', 'measure']).doUpdateSet(sums))
        .execute(),
    );
    const answer = await product.app.inject({ method: 'GET', url: '/api/fairness', headers: admin.headers });
    const { forms } = FairnessAnswer.parse(answer.json()).data;
    const form = forms.find(({ instrument, language }) => instrument === INSTRUMENT && language === 'EN');
    expect(form?.scales.find(({ scale }) => scale === 'C')).toMatchObject(expectedNorm);
  });
});
