import type { HoldSetting } from '@quint/domain/invitations/holding.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { countSheets } from '#features/measures/norms/counts/jobs.ts';
import { listAssessedSheets } from '#features/measures/norms/fairness/counts/participants/queries.ts';
import { scoreColumns } from '#features/survey/completion/queries.ts';
import { showDueResults } from '#features/invitations/result-holds/jobs.ts';
import { anyQuery } from '#testing/any-query.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { administratorOf, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { createFinishedResult, scoredSheet } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

// Sends the same requests twice, with one result on hold and with another: the responses are equal byte by byte. Once
// the result is shown, the same requests give different responses, so each of them reads the result.

const product = useProduct();
const SEEDS = [3, 6];
/** The log grows with each request. */
const WITHOUT = ['audit_log'];

interface World {
  readonly organization: TestOrganization;
  readonly admin: TestUser;
  readonly owner: TestUser;
  readonly talent: string;
  readonly result: string;
  readonly other: string;
  readonly role: string;
  readonly team: string;
  readonly assessment: string;
}

async function hold(organization: TestOrganization, hold_results: HoldSetting): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set({ hold_results }).where('id', '=', organization.id).execute(),
  );
}

/** The person whose result is on hold, and another one in the same role, team and assessment. */
async function createWorld(setting: HoldSetting = 'opened'): Promise<World> {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const owner = await createUser(product, { organization, userRole: 'ORG_USER' });
  const unlockedFields = { is_insight_unlocked: true, is_big_five_report_unlocked: true };
  const talent = (await createTalent(product, organization, { user_id: owner.id, ...unlockedFields })).id;
  const other = (await createTalent(product, organization, unlockedFields)).id;
  await createFinishedResult(product, organization, { talentId: other, seed: 5 });
  const more: string[] = [];
  for (const seed of [1, 2, 4, 5]) {
    const { id } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: id, seed });
    more.push(id);
  }
  await hold(organization, setting);
  const result = await createFinishedResult(product, organization, { talentId: talent });
  const role = (await createRole(product, organization)).id;
  const team = (await createTeam(product, organization)).id;
  const items = itemsOf(product, admin);
  await items.patch(`roles/${role}`, { talents: [talent, other] });
  await items.patch(`teams/${team}`, { talents: [talent, other, ...more] });
  const assessment = newId();
  const organization_id = organization.id;
  await product.deps.db.platform.write(async (db) => {
    const dates = { date_start: '2026-01-01', date_end: '2026-02-01' };
    await db
      .insertInto('assessments')
      .values({ organization_id, id: assessment, role_id: role, purpose: 'recruiting', ...dates })
      .execute();
    const participant = { organization_id, assessment_id: assessment, talent_id: talent };
    await db
      .insertInto('assessment_participants')
      .values({ ...participant, id: newId() })
      .execute();
    await db
      .updateTable('talents_results')
      .set({ assessment_id: assessment })
      .where('id', '=', result)
      .execute();
    await db
      .insertInto('survey_demographics')
      .values({ organization_id, result_id: result, age: 30, gender: 'female' })
      .execute();
  });
  return { organization, admin, owner, talent, result, other, role, team, assessment };
}

/** Gives the result the values of another sheet. */
async function exchange({ result }: World, seed: number): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('talents_results')
      .set({ ...scoreColumns(scoredSheet(seed)), o: seed === SEEDS[0] ? 9 : 1 })
      .where('id', '=', result)
      .execute(),
  );
}

async function ask(user: TestUser, method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = user;
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const search = (collection: string, query: object) => (world: World) =>
  itemsOf(product, world.admin).search(collection, query);
const get = (path: (world: World) => string) => (world: World) => ask(world.admin, 'GET', path(world));
const print = (subject: (world: World) => object) => async (world: World) => {
  const { status, body } = await ask(world.admin, 'POST', '/reports/documents', {
    subject: subject(world),
    language: 'en',
  });
  return { status, body: status === 200 ? body.data.id : body };
};

/** All requests through which administrators could learn something about a result. */
const ACCESS_METHODS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'a record': search('talents_results', { fields: '*' }),
  'an order': search('talents_results', { fields: ['talent'], sort: ['-o', 'c', '-e', 'a', 'es'] }),
  'a filter': search('talents_results', { fields: 'id', filter: { o: { _gt: 5 } } }),
  'a mean': search('talents_results', { aggregate: { avg: ['o', 'c', 'e', 'a', 'es'] } }),
  'a group': search('talents_results', { groupBy: ['c'], aggregate: { count: '*' } }),
  'the newest result': search('talents', { fields: 'latestResult.*', sort: 'id' }),
  'all results of people': search('talents', { fields: 'talents_results.*', sort: 'id' }),
  'the newest sheet': search('talents', { fields: 'invitation.*', sort: 'id' }),
  'people in the order of a trait': search('talents', {
    fields: 'id',
    sort: ['-invitation.o', '-invitation.c', 'invitation.e', 'invitation.a', 'invitation.es'],
  }),
  'people found by a trait': search('talents', {
    fields: 'id',
    filter: {
      talents_results: { _some: { _or: [{ e: { _gt: 5 } }, { a: { _gt: 5 } }, { es: { _gt: 4 } }] } },
    },
  }),
  'fit of people': get(({ role }) => `/calculate-score/role/${role}`),
  'counts of roles': get(() => '/calculate-score/roles'),
  'fit of one person': get(({ talent }) => `/calculate-score/talent_new/${talent}`),
  'the spread of teams': get(({ team }) => `/distributions/teams?teams=${team}`),
  'profiles of everybody': get(() => '/distributions/profiles'),
  'the words': get(({ result }) => `/reports/getTalentEvaluationTexts/${result}`),
  'the words about a role': get(
    ({ result, role }) => `/reports/getTalentEvaluationTexts/${result}?role=${role}`,
  ),
  'a page': get(({ result }) => `/reports/talents_results/${result}/page`),
  'the page of a team': get(({ team }) => `/reports/teams/${team}/page`),
  'the page of an assessment': get(({ assessment }) => `/reports/assessments/${assessment}/page`),
  'interview sheets': get(({ role, talent }) => `/reports/interview-sheets?role=${role}&talents=${talent}`),
  'the document': print(({ result }) => ({ kind: 'personality', result })),
  'the premium document': print(({ result }) => ({ kind: 'premium', result })),
  'the document about a role': print(({ result, role }) => ({ kind: 'role', result, role })),
  'the document of a team': print(({ team }) => ({ kind: 'team', team })),
  'the document of an assessment': print(({ assessment }) => ({ kind: 'assessment', assessment })),
  'a comparison': print(({ talent, other, role }) => ({
    kind: 'comparison',
    talents: [talent, other],
    role,
  })),
  'printed interview sheets': print(({ talent, role }) => ({ kind: 'interview', talents: [talent], role })),
  'the overview': get(() => '/overview'),
  fairness: async ({ organization }) => {
    await countSheets(product.deps);
    return product.deps.db.platform.read(async (db) => ({
      counts: await db
        .selectFrom('fairness_counts')
        .select(['measure', 'people', 'hits'])
        .where('organization_id', '=', organization.id)
        .orderBy('measure')
        .execute(),
      assessed: await listAssessedSheets(db, testScope(organization.id)),
    }));
  },
};

/** The responses to all requests, with one result and with the other. */
async function queryBoth(world: World): Promise<Record<string, readonly unknown[]>> {
  const answers: Record<string, unknown[]> = {};
  for (const seed of SEEDS) {
    await exchange(world, seed);
    for (const [name, method] of Object.entries(ACCESS_METHODS))
      (answers[name] ??= []).push(await method(world));
  }
  return answers;
}

const isSame = ([one, other]: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other);

const HELD_OF = (id: string) => ({ fields: ['is_result_held'], filter: { id } });

describe('a result on hold', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  it('changes no response to an administrator, on any route', async () => {
    const answers = await queryBoth(world);
    expect(Object.keys(answers).filter((name) => !isSame(answers[name] ?? []))).toEqual([]);
  });

  it('changes no response to a random query', SLOW, async () => {
    const { admin, organization } = world;
    const items = itemsOf(product, admin);
    const who = {
      actor: administratorOf(admin, organization),
      texts: ['ok', 'check', 'Talent', ''],
      numbers: [1, 3, 5, 7],
      without: WITHOUT,
    };
    const questions = fc.sample(anyQuery(who), 150);
    const answers: unknown[][] = [];
    for (const seed of SEEDS) {
      await exchange(world, seed);
      for (const [index, { collection, query }] of questions.entries()) {
        (answers[index] ??= []).push(await items.search(collection, query));
      }
    }
    const leakyQuestions = questions.filter((_, index) => !isSame(answers[index] ?? []));
    expect(leakyQuestions).toEqual([]);
  });

  it('is refused by id, and marked in lists', async () => {
    const { talent, result } = world;
    for (const method of [
      'the words',
      'a page',
      'fit of one person',
      'the document',
      'printed interview sheets',
    ]) {
      expect(await ACCESS_METHODS[method]?.(world)).toMatchObject({
        status: 409,
        body: { errors: [{ extensions: { code: 'result.held_back' } }] },
      });
    }
    const sheets = await ask(
      world.admin,
      'GET',
      `/reports/interview-sheets?role=${world.role}&talents=${talent}`,
    );
    expect(sheets.body.meta.missing).toMatchObject([{ talent, reason: 'held' }]);
    const items = itemsOf(product, world.admin);
    expect((await items.get(`talents/${talent}`)).body.data).toMatchObject({
      invitation_status: 'FINISHED',
      is_result_held: true,
      result_held_until: null,
      latestResult: null,
    });
    expect((await items.get(`talents_results/${result}`)).body.data).toMatchObject({
      status: 'FINISHED',
      is_held: true,
      o: null,
      quality: null,
      result: null,
    });
  });

  it('has no report for administrators', async () => {
    const { admin, owner, organization, talent, result } = world;
    const id = newId();
    const file = {
      organization_id: organization.id,
      id,
      talent_id: talent,
      type: 'application/pdf',
      filesize: 1,
    };
    await product.deps.db.platform.write(async (db) => {
      const name = `report-${result}.pdf`;
      await db
        .insertInto('files')
        .values({
          ...file,
          storage: 'local',
          filename_disk: name,
          filename_download: name,
          purpose: 'report',
        })
        .execute();
      await db.updateTable('talents_results').set({ report_file: id }).where('id', '=', result).execute();
      const report = { organization_id: organization.id, id: newId(), result_id: result, language: 'DE' };
      await db
        .insertInto('big_five_reports')
        .values({ ...report, file_id: id, scoring_version: '1', norm_version: '1', date_created: new Date() })
        .execute();
    });
    const seenBy = async (user: TestUser) => {
      const items = itemsOf(product, user);
      const reports = await items.find('big_five_reports', { fields: ['file'] });
      const [row] = await items.find('talents_results', { fields: ['report_file'], filter: { id: result } });
      return [await items.find('files', { fields: ['id'], filter: { id } }), reports, row];
    };
    expect(await seenBy(admin)).toEqual([[], [], { report_file: null }]);
    expect((await ask(admin, 'GET', `/assets/${id}`)).status).toBe(403);
    expect(await seenBy(owner)).toEqual([[{ id }], [{ file: id }], { report_file: id }]);
  });

  it('is visible on every route once its person has opened it', SLOW, async () => {
    const { owner, talent, result } = world;
    const own = itemsOf(product, owner);
    const { data } = (await own.get(`talents/${talent}?fields=is_result_held,latestResult.id,latestResult.o`))
      .body;
    expect(data).toMatchObject({ is_result_held: false, latestResult: { id: result } });
    expect(data.latestResult.o).toEqual(expect.any(Number));
    expect((await ask(owner, 'GET', `/reports/getTalentEvaluationTexts/${result}`)).status).toBe(200);
    expect(await itemsOf(product, world.admin).find('talents', HELD_OF(talent))).toEqual([
      { is_result_held: true },
    ]);
    const openedUrl = `/reports/talents_results/${result}/opened`;
    expect((await ask(world.admin, 'POST', openedUrl)).status).toBe(404);
    expect((await ask(owner, 'POST', openedUrl)).status).toBe(204);
    const answers = await queryBoth(world);
    expect(Object.keys(answers).filter((name) => isSame(answers[name] ?? []))).toEqual([]);
  });
});

describe('the duration of a hold', () => {
  async function stateOf({ admin, talent }: World) {
    const fields = 'fields=is_result_held,result_held_until,latestResult.id';
    return (await itemsOf(product, admin).get(`talents/${talent}?${fields}`)).body.data;
  }

  it('is the workspace’s setting when the result was finished', SLOW, async () => {
    const world = await createWorld('no');
    expect(await stateOf(world)).toMatchObject({ is_result_held: false, latestResult: { id: world.result } });
    await hold(world.organization, '24h');
    expect(await stateOf(world)).toMatchObject({ is_result_held: false });
    const finishedAt = product.clock.now();
    await createFinishedResult(product, world.organization, { talentId: world.talent, finishedAt });
    const until = new Date(finishedAt.getTime() + 24 * 3_600_000).toISOString();
    // The previous result is not affected.
    const heldState = { is_result_held: true, result_held_until: until, latestResult: { id: world.result } };
    expect(await stateOf(world)).toMatchObject(heldState);
    await hold(world.organization, 'no');
    expect(await stateOf(world)).toMatchObject(heldState);
  });

  it.each([
    ['24h', 24],
    ['48h', 48],
  ] as const)('ends by itself with %s', SLOW, async (setting, hours) => {
    const world = await createWorld('no');
    await hold(world.organization, setting);
    const { organization, talent: talentId } = world;
    const finish = (minutesLeft: number) =>
      createFinishedResult(product, organization, {
        talentId,
        finishedAt: new Date(product.clock.now().getTime() - hours * 3_600_000 + minutesLeft * 60_000),
      });
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('talents_results').where('id', '=', world.result).execute(),
    );
    const early = await finish(-5);
    const late = await finish(5);
    expect(await stateOf(world)).toMatchObject({ is_result_held: true, latestResult: null });
    await showDueResults(product.deps);
    expect(await stateOf(world)).toMatchObject({ is_result_held: true, latestResult: { id: early } });
    await ask(world.owner, 'POST', `/reports/talents_results/${late}/opened`);
    const shownState = { is_result_held: false, result_held_until: null, latestResult: { id: late } };
    expect(await stateOf(world)).toMatchObject(shownState);
  });
});
