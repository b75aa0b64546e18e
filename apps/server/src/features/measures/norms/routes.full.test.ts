import { getForm } from '@quint/psychometrics/forms.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { cronbachAlpha } from '@quint/psychometrics/reliability.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { recomputeEverything } from '#features/survey/rescoring/service.ts';
import { countSheets } from '#features/measures/norms/counts/jobs.ts';
import { RESCORE_RESULTS } from '#features/measures/norms/rescoring/service.ts';
import { scoreColumns } from '#features/survey/completion/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createAssessment, createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { INSTRUMENT } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 60_000, interval: 200 };
const PEOPLE = 310;
/** The last few answered carelessly, and the very last one took part twice. */
const CARELESS = 8;
let organization: TestOrganization;
let admin: TestUser;
let platform: TestUser;
let roleId: string;
const careful: number[][] = [];

async function call(method: 'GET' | 'POST', url: string, user: TestUser, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const formOf = (forms: { language: string }[]) =>
  forms.find(({ language }) => language === 'DE') as never as {
    norm: string;
    is_own: boolean;
    is_offered: boolean;
    people: number;
    scales: { scale: string; people: number; mean: number; sd: number; alpha: number | null }[];
  };

async function addPerson(seed: number, assessment: string) {
  const isCareless = seed >= PEOPLE - CARELESS;
  const sheet = simulateSheet({
    seed,
    instrument: INSTRUMENT,
    careless: isCareless ? 'long_run' : undefined,
  });
  const score = scoreSheet({ instrument: INSTRUMENT, answers: sheet.answers, seconds: sheet.seconds });
  if (score.quality.verdict === 'ok') {
    careful.push(
      getForm(INSTRUMENT)
        .items.filter(({ domain }) => domain === 'C')
        .map(({ number, key }) =>
          key === 1 ? (sheet.answers[number] ?? 0) : 5 - (sheet.answers[number] ?? 0),
        ),
    );
  }
  const organization_id = organization.id;
  const [talent_id, result_id, session_id] = [newId(), newId(), newId()];
  const now = new Date();
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('talents')
      .values({
        organization_id,
        id: talent_id,
        email: `p${seed}@people.example`,
        language: 'DE',
        status: seed % 4 === 0 ? 'EMPLOYEE' : 'APPLICANT',
      })
      .execute();
    await db
      .insertInto('talents_results')
      .values({
        organization_id,
        id: result_id,
        talent_id,
        assessment_id: assessment,
        status: 'FINISHED',
        language: 'DE',
        instrument_version: INSTRUMENT,
        link_expires_at: now,
        date_finished: now,
        ...scoreColumns(score),
      })
      .execute();
    await db
      .insertInto('assessment_participants')
      .values({ organization_id, id: newId(), assessment_id: assessment, talent_id })
      .execute();
    const gender = seed % 2 === 0 ? 'female' : seed % 31 === 0 ? 'diverse' : 'male';
    await db
      .insertInto('survey_demographics')
      .values({ organization_id, result_id, age: 20 + (seed % 50), gender })
      .execute();
    await db
      .insertInto('survey_answers')
      .values(
        Object.entries(sheet.answers).map(([item, value], index) => ({
          organization_id,
          result_id,
          session_id,
          seq: index + 1,
          item: Number(item),
          value,
          seconds: sheet.seconds[Number(item)] ?? null,
          instrument_version: INSTRUMENT,
        })),
      )
      .execute();
  });
}

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
  const role = await createRole(product, organization, { c_min: 5, c_max: 9 });
  roleId = role.id;
  const assessment = await createAssessment(product, organization, { role_id: role.id });
  for (let seed = 0; seed < PEOPLE; seed += 1) await addPerson(seed, assessment.id);
}, 60_000);

describe('norms of own sheets', () => {
  const scores = () =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select(['id', 'result', 'norm_version', 'c', 'report_file'])
        .orderBy('id')
        .execute(),
    );

  it('are counted anonymously, offered from 300 people on, and have the alpha of the answers', async () => {
    await countSheets(product.deps);
    const { body } = await call('GET', '/platform/norms', platform);
    const form = formOf(body.data.forms);
    expect(form).toMatchObject({
      norm: NORM_VERSION,
      is_own: false,
      is_offered: careful.length >= 300,
      people: careful.length,
    });
    expect(careful.length).toBeGreaterThanOrEqual(300);
    expect(careful.length).toBeLessThan(PEOPLE);
    const c = form.scales.find(({ scale }) => scale === 'C');
    expect(c?.alpha).toBeCloseTo(cronbachAlpha(careful) ?? Number.NaN, 8);
    expect(form.scales.filter(({ people }) => people > 0)).toHaveLength(5 + 27);
    expect((await call('GET', '/platform/norms', admin)).status).toBe(403);
  });

  it(
    'are counted on request, together with fairness, in separate jobs that may take an hour',
    { timeout: 60_000 },
    async () => {
      const listCountDates = () =>
        product.deps.db.platform.read(async (db) => [
          (await db.selectFrom('scale_sums').select('date_counted').executeTakeFirst())?.date_counted,
          (await db.selectFrom('fairness_counts').select('date_counted').executeTakeFirst())?.date_counted,
        ]);
      const before = await listCountDates();
      expect((await call('POST', '/platform/norms/count', platform)).status).toBe(204);
      await vi.waitFor(async () => {
        for (const [index, date] of (await listCountDates()).entries()) {
          expect(date?.getTime()).toBeGreaterThan(before[index]?.getTime() ?? Number.NaN);
        }
      }, WAIT);
      const limits = await product.deps.db.platform.run((db) =>
        db
          .withTables<{ 'pgboss.job': { name: string; expire_seconds: number } }>()
          .selectFrom('pgboss.job')
          .select(['name', 'expire_seconds'])
          .where('name', 'in', ['count-sheets', 'count-fairness'])
          .orderBy('name')
          .execute(),
      );
      expect(limits).toEqual([
        { name: 'count-fairness', expire_seconds: 3600 },
        { name: 'count-sheets', expire_seconds: 3600 },
      ]);
    },
  );

  it('contain nothing about few people, whose values they would reveal', async () => {
    const english = async (people: number) => {
      await product.deps.db.platform.write((db) =>
        db
          .insertInto('scale_sums')
          .values({
            instrument: INSTRUMENT,
            language: 'EN',
            measure: 'C',
            people,
            total: 90 * people,
            total_of_squares: 8200 * people,
            date_counted: new Date(),
          })
          .onConflict((conflict) =>
            conflict
              .columns(['instrument', 'language', 'measure'])
              .doUpdateSet({ people, total: 90 * people, total_of_squares: 8200 * people }),
          )
          .execute(),
      );
      const { body } = await call('GET', '/platform/norms', platform);
      const form = body.data.forms.find(({ language }: { language: string }) => language === 'EN');
      return form.scales.find(({ scale }: { scale: string }) => scale === 'C');
    };
    expect(await english(9)).toMatchObject({ people: 9, mean: null, sd: null, alpha: null });
    expect(await english(10)).toMatchObject({ people: 10, mean: 90, alpha: null });
    await countSheets(product.deps);
  });

  it(
    'can be switched on and off: results are recomputed and their old values kept',
    { timeout: 120_000 },
    async () => {
      const before = await scores();
      const form = { instrument: INSTRUMENT, language: 'DE' };
      expect(
        (await call('POST', '/platform/norms/switch', platform, { ...form, language: 'EN', to: 'own' })).body
          .errors[0].extensions.code,
      ).toBe('norm.too_few');
      expect((await call('POST', '/platform/norms/switch', admin, { ...form, to: 'own' })).status).toBe(403);
      expect((await call('POST', '/platform/norms/switch', platform, { ...form, to: 'own' })).status).toBe(
        204,
      );
      const state = await call('GET', `/calculate-score/role/${roleId}`, admin);
      expect(['calculated', 'recalculating']).toContain(state.body.meta.state);
      await vi.waitFor(async () => {
        const { body } = await call('GET', '/platform/norms', platform);
        expect(body.data.outdated).toBe(0);
        expect(formOf(body.data.forms)).toMatchObject({ norm: 'own-de@1', is_own: true });
      }, WAIT);
      const after = await scores();
      expect(after.every(({ norm_version }) => norm_version === 'own-de@1')).toBe(true);
      const mean = after.reduce((sum, { c }) => sum + (c ?? 0), 0) / after.length;
      expect(mean).toBeGreaterThan(4.7);
      expect(mean).toBeLessThan(5.3);
      const storedVersions = await product.deps.db.platform.read((db) =>
        db.selectFrom('result_versions').selectAll().execute(),
      );
      const old = new Map(before.map(({ id, result }) => [id, result]));
      expect(storedVersions).toHaveLength(PEOPLE);
      for (const { result_id, result, norm_version } of storedVersions) {
        expect(norm_version).toBe(NORM_VERSION);
        expect(result).toEqual(old.get(result_id));
      }
      expect((await call('GET', `/calculate-score/role/${roleId}`, admin)).body.meta).toMatchObject({
        state: 'calculated',
        pending: 0,
        total: PEOPLE,
        unrated: 0,
      });
      await call('POST', '/platform/norms/switch', platform, { ...form, to: 'published' });
      await vi.waitFor(async () => {
        expect((await scores()).map(({ result }) => result)).toEqual(before.map(({ result }) => result));
      }, WAIT);
      await call('POST', '/platform/results/recompute', platform);
      expect(product.mailer.sentMails).toEqual([]);
    },
  );
});

describe('recomputing everything by command', () => {
  const rows = () =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select(['id', 'result', 'scoring_version', 'c'])
        .orderBy('id')
        .execute(),
    );
  const countVersions = () =>
    product.deps.db.platform.read(
      async (db) => (await db.selectFrom('result_versions').select('id').execute()).length,
    );

  it(
    'previews the changes, then makes them once, also with two simultaneous runs',
    { timeout: 60_000 },
    async () => {
      // The requested recomputation runs first; otherwise it would correct the values that are falsified here.
      const { db, jobs } = product.deps;
      await vi.waitFor(async () => {
        const payloads = [{ organizationId: organization.id }];
        expect(
          await db.platform.read((read) => jobs.findWithoutJob(read, RESCORE_RESULTS, payloads)),
        ).toEqual(payloads);
      }, WAIT);
      const right = await rows();
      const storedCount = await countVersions();
      // As an older rule might have scored them.
      await product.deps.db.platform.write((db) =>
        sql`update talents_results set c = 1, scoring_version = 'older@1',
        result = jsonb_set(result, '{versions,scoring}', '"older@1"') where c >= 6`.execute(db),
      );
      const wrong = await rows();
      const changedCount = wrong.filter(({ scoring_version }) => scoring_version === 'older@1').length;
      expect(changedCount).toBeGreaterThan(50);
      const fit = () => call('GET', `/calculate-score/role/${roleId}`, admin);
      expect((await fit()).body.meta.state).toBe('recalculating');
      const { id } = wrong.find(({ scoring_version }) => scoring_version === 'older@1') ?? { id: '' };
      const texts = () => call('GET', `/reports/getTalentEvaluationTexts/${id}`, admin);
      expect((await texts()).body.data.report.state).toBe('recalculating');
      const expectedResult = { workspaces: 1, results: PEOPLE, changedCount };
      expect(await recomputeEverything(product.deps, { isDry: true })).toEqual(expectedResult);
      expect(await rows()).toEqual(wrong);
      const [one, other] = await Promise.all([
        recomputeEverything(product.deps, { isDry: false }),
        recomputeEverything(product.deps, { isDry: false }),
      ]);
      expect(one.changedCount + other.changedCount).toBe(changedCount);
      expect(await rows()).toEqual(right);
      expect(await countVersions()).toBe(storedCount + changedCount);
      expect((await fit()).body.meta.state).toBe('calculated');
      expect((await texts()).body.data.report.state).toBe('calculated');
    },
  );
});

describe('a sheet that an older rule did not flag', () => {
  it('gets the flag of the newer rule when it is recomputed, and keeps its old values beside', async () => {
    const everySecond = getForm(INSTRUMENT).order.filter((_, index) => index % 2 === 1);
    const { id } = await product.deps.db.platform.write(async (db) => {
      const sheet = await db
        .selectFrom('talents_results')
        .select('id')
        .where('quality', '=', 'ok')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await sql`
        insert into survey_answers (organization_id, result_id, session_id, seq, item, value, seconds, instrument_version)
        select organization_id, result_id, session_id, seq + 1000, item, 1, seconds, instrument_version
        from survey_answers where result_id = ${sheet.id} and item = any(${everySecond})
      `.execute(db);
      await sql`update talents_results set scoring_version = 'scoring@1',
        result = jsonb_set(result, '{versions,scoring}', '"scoring@1"') where id = ${sheet.id}`.execute(db);
      return sheet;
    });
    const readStoredResult = () =>
      product.deps.db.platform.read((db) =>
        db
          .selectFrom('talents_results')
          .select(['quality', 'result'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    const { result: old } = await readStoredResult();
    expect(old).toMatchObject({ quality: { verdict: 'ok', flags: [] } });
    expect(await recomputeEverything(product.deps, { isDry: false })).toMatchObject({ changedCount: 1 });
    const now = await readStoredResult();
    expect(now.quality).toBe('doubtful');
    expect(now.result).toMatchObject({
      quality: { flags: expect.arrayContaining([{ index: 'every_second', value: 55, severe: true }]) },
    });
    const storedVersions = await product.deps.db.platform.read((db) =>
      db.selectFrom('result_versions').select('result').where('result_id', '=', id).execute(),
    );
    expect(storedVersions.map(({ result }) => result)).toContainEqual(old);
  });
});
