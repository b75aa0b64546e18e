import type { FinishedProfilesAnswer } from '@quint/contract/measures/distributions.ts';
import type { RoleFitAnswer, StrongFitsAnswer } from '@quint/contract/measures/matching.ts';
import type { OverviewAnswer } from '@quint/contract/home/overview.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { countStrongProfiles, readProfiles } from '@quint/psychometrics/own-reach.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import type { QualityVerdict, RoleRanges } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDoubtfulSheet } from '#features/measures/norms/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

// Figures of a person never leave without how their sheet was answered.

const product = useProduct();
const VERDICTS: readonly QualityVerdict[] = ['ok', 'check', 'doubtful', 'doubtful'];
const RANGES = { o_min: 4, o_max: 6, c_min: 4, c_max: 7 };
let organization: TestOrganization;
let admin: TestUser;
let role: string;
let team: string;
/** The doubtful person. */
let doubtful: { talent: string; result: string };

interface Sheet {
  readonly verdict: QualityVerdict;
  readonly seed: number;
  readonly finishedAt?: Date;
}

async function addResult(
  workspace: TestOrganization,
  talentId: string,
  { verdict, seed, finishedAt }: Sheet,
): Promise<string> {
  const when = finishedAt === undefined ? {} : { finishedAt };
  const result = await createFinishedResult(product, workspace, { talentId, seed, ...when });
  const flags = verdict === 'ok' ? [] : [{ index: 'instructed', value: 2, severe: verdict === 'doubtful' }];
  await product.deps.db.platform.write((db) =>
    sql`update talents_results set quality = ${verdict},
      result = jsonb_set(result, '{quality}', ${JSON.stringify({ verdict, flags })}::jsonb) where id = ${result}`.execute(
      db,
    ),
  );
  return result;
}

async function createRated(
  verdict: QualityVerdict,
  seed: number,
): Promise<{ talent: string; result: string }> {
  const { id: talent } = await createTalent(product, organization, { status: 'EMPLOYEE' });
  return { talent, result: await addResult(organization, talent, { verdict, seed }) };
}

async function get<Answer = unknown>(path: string, user = admin): Promise<Answer> {
  const answer = await product.app.inject({ url: `/api${path}`, headers: user.headers });
  expect(answer.statusCode, path).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = (await createRole(product, organization, RANGES)).id;
  team = (await createTeam(product, organization)).id;
  const people = [];
  for (const [seed, verdict] of VERDICTS.entries()) people.push(await createRated(verdict, seed));
  const last = people.at(-1);
  if (last === undefined) throw new Error('There are people');
  doubtful = last;
  await itemsOf(product, admin).patch(`teams/${team}`, { talents: people.map(({ talent }) => talent) });
  await itemsOf(product, admin).patch(`talents/${doubtful.talent}`, { roles: [{ roles_id: role }] });
});

/** Every object in an answer that has a key. */
function objectsWith(value: unknown, isOne: (candidate: Record<string, unknown>) => boolean): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((part) => objectsWith(part, isOne));
  return isOne(value as Record<string, unknown>) ? [value, ...inside] : inside;
}
const isFit = (candidate: Record<string, unknown>) =>
  'score' in candidate && 'band' in candidate && 'exact' in candidate;
const isPersonsStanines = (candidate: Record<string, unknown>) =>
  'o' in candidate && 'c' in candidate && 'es' in candidate;

describe('an answer with figures of people', () => {
  it.each([
    ['the people of a role', () => `/calculate-score/role/${role}`],
    ['the roles of a person', () => `/calculate-score/talent_new/${doubtful.talent}`],
    ['the overview', () => '/overview'],
    ['the interview sheet', () => `/reports/interview-sheets?role=${role}&talents=${doubtful.talent}`],
    ['the report in words', () => `/reports/getTalentEvaluationTexts/${doubtful.result}?role=${role}`],
  ])('says of %s which are doubtful', async (_name, path) => {
    const answer = await get(path());
    const fits = objectsWith(answer, (candidate) => isFit(candidate) || isPersonsStanines(candidate));
    for (const fit of fits) expect(fit).toHaveProperty('quality');
    expect(JSON.stringify(answer)).toContain('"doubtful"');
  });

  it('says it for those alone who are', async () => {
    const { data } = await get<{ data: { quality: string }[] }>(`/calculate-score/role/${role}`);
    expect(data.map(({ quality }) => quality).toSorted()).toEqual([...VERDICTS].toSorted());
  });

  it('counts them in groups, and on which values they lie', async () => {
    const teams = await get<{ data: ResultCounts[] }>(`/distributions/teams?teams=${team}`);
    const employees = await get<{ data: ResultCounts }>('/distributions/employees');
    const profiles = await get<{ data: ResultCounts }>('/distributions/profiles');
    for (const { results, doubtful: count } of [...teams.data, employees.data, profiles.data]) {
      expect([results, count]).toEqual([4, 2]);
    }
    for (const { counts, doubtful_counts: doubtfulCounts } of [...teams.data, employees.data]) {
      const sum = (of: readonly number[] | undefined) =>
        (of ?? []).reduce((total, value) => total + value, 0);
      expect([sum(counts?.['O']), sum(doubtfulCounts?.['O'])]).toEqual([4, 2]);
      expect(doubtfulCounts?.['O']?.every((value, index) => value <= (counts?.['O']?.[index] ?? 0))).toBe(
        true,
      );
    }
  });

  it('decides in statements as everywhere else', async () => {
    for (const verdict of ['ok', 'check', 'doubtful', null] as const) {
      const { rows } = await product.deps.db.platform.write((db) =>
        sql<{
          hit: boolean | null;
        }>`select ${isDoubtfulSheet} as hit from (select ${verdict}::text as quality) r`.execute(db),
      );
      expect(rows[0]?.hit ?? false).toBe(isDoubtful(verdict));
    }
  });
});

describe('a count of high agreement', () => {
  interface TalentFit extends Record<'o' | 'c' | 'e' | 'a' | 'es', number> {
    readonly talent_id: string;
    readonly band: string;
    readonly quality: QualityVerdict;
  }
  /** A role that a doubtful person fits exactly, and that few people of the norm group fit. */
  let distinctiveRoleId: string;
  let strong: { readonly careful: number; readonly doubtful: number };

  beforeAll(async () => {
    const { data } = await get<{ data: TalentFit[] }>(`/calculate-score/role/${role}`);
    const one = data.find(({ talent_id: id }) => id === doubtful.talent);
    if (one === undefined) throw new Error('The doubtful person has a fit');
    const ranges = (['o', 'c', 'e', 'a', 'es'] as const).flatMap((trait) => [
      [`${trait}_min`, Math.max(1, one[trait] - 1)],
      [`${trait}_max`, Math.min(9, one[trait] + 1)],
    ]);
    distinctiveRoleId = (await createRole(product, organization, Object.fromEntries(ranges))).id;
    const fits = await get<{ data: TalentFit[] }>(`/calculate-score/role/${distinctiveRoleId}`);
    const isStrong = fits.data.filter(({ band }) => band === 'strong');
    const count = isStrong.filter(({ quality }) => isDoubtful(quality)).length;
    strong = { careful: isStrong.length - count, doubtful: count };
    expect(count).toBeGreaterThan(0);
  });

  it('leaves doubtful results out of the list of roles, and says how many', async () => {
    const { data } = await get<StrongFitsAnswer>('/calculate-score/roles');
    expect(data.find(({ role_id: id }) => id === distinctiveRoleId)).toMatchObject({
      strong: strong.careful,
      doubtful: strong.doubtful,
    });
  });

  it('leaves them out of the overview, of all weeks', async () => {
    const { data } = await get<OverviewAnswer>('/overview');
    const { data: roles } = await get<StrongFitsAnswer>('/calculate-score/roles');
    const informativeRoles = roles.filter(({ reach }) => isInformative(reach));
    const sum = (name: 'strong' | 'doubtful') =>
      informativeRoles.reduce((total, one) => total + (one[name] ?? 0), 0);
    const { agreement } = data.figures;
    expect(agreement).toMatchObject({ now: sum('strong'), doubtful: sum('doubtful') });
    expect(agreement.doubtful).toBeGreaterThan(0);
    // All of them finished in this minute, so weeks ago nobody had a result.
    expect(agreement.weeks.slice(0, -1).every((count) => count === 0)).toBe(true);
  });

  it('leaves them out of the people whom the editor of ranges counts', async () => {
    const { data } = await get<FinishedProfilesAnswer>('/distributions/profiles');
    const people = readProfiles(data.profiles ?? []);
    const { attributes } = (
      await get<{ data: { attributes: RoleRanges } }>(`/items/roles/${distinctiveRoleId}?fields=attributes`)
    ).data;
    expect(people.size).toBe(VERDICTS.length);
    expect(countStrongProfiles(people, attributes)).toBe(strong.careful);
  });
});

describe('a person with two results', () => {
  it.each([
    ['ok', 'doubtful'],
    ['doubtful', 'ok'],
  ] as const)('is shown and counted by the newest: first %s, then %s', async (first, second) => {
    const workspace = await createOrganization(product, { pack: 'flow' });
    const user = await createUser(product, { organization: workspace });
    const { id: talent } = await createTalent(product, workspace);
    const DAY_MS = 86_400_000;
    const finishedAt = new Date(product.clock.now().getTime() - DAY_MS);
    await addResult(workspace, talent, { verdict: first, seed: 1, finishedAt });
    const newest = await addResult(workspace, talent, { verdict: second, seed: 1 });
    const { id } = await createRole(product, workspace, { o_min: 1, o_max: 8, c_min: 2, c_max: 9 });
    const fits = await get<RoleFitAnswer>(`/calculate-score/role/${id}`, user);
    expect(fits.data).toMatchObject([{ talents_results_id: newest, quality: second, band: 'strong' }]);
    const counts = await get<StrongFitsAnswer>('/calculate-score/roles', user);
    const isCounted = second === 'ok';
    expect(counts.data).toMatchObject([{ strong: Number(isCounted), doubtful: Number(!isCounted) }]);
  });
});

interface ResultCounts {
  readonly results: number;
  readonly doubtful: number;
  readonly counts?: Readonly<Record<string, number[]>> | null;
  readonly doubtful_counts?: Readonly<Record<string, number[]>> | null;
}
