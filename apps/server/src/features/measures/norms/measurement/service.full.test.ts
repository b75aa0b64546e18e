import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import type { FormStatistics } from '@quint/contract/measures/norms.ts';
import { difOf, LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
import { fitOf } from '@quint/psychometrics/fit.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { correlationOf } from '@quint/psychometrics/intervals.ts';
import { halfWidthOf, NORM_VERSION, normFor } from '@quint/psychometrics/norms.ts';
import { covariancesOf, omegaFrom } from '@quint/psychometrics/omega.ts';
import { cronbachAlpha } from '@quint/psychometrics/reliability.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { errorBar, stanineOf } from '@quint/psychometrics/stanines.ts';
import { DOMAINS, TRAITS, type Domain, type SheetScore } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { countMeasurement, getMeasurementStudies } from '#features/measures/norms/measurement/service.ts';
import { copyParts, recordUnlock } from '#features/profile/pool/unlocks/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { scoreColumns } from '#features/survey/completion/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { INSTRUMENT } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 60_000, interval: 200 };
const FORM = getForm(INSTRUMENT);
const [GERMAN, ENGLISH] = [430, 220];
/** Works differently for women: every answer one box higher. */
const PLANTED_ITEM = FORM.items.find(({ domain, key }) => domain === 'A' && key === 1)?.number ?? 0;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = new Date('2026-01-05T08:00:00Z').getTime();

interface Sheet {
  readonly person: number;
  readonly language: 'DE' | 'EN';
  readonly gender: 'male' | 'female';
  readonly age: number;
  readonly day: number;
  readonly answers: Readonly<Record<number, number>>;
  readonly score: SheetScore;
}

let organization: TestOrganization;
let unlockingOrganization: TestOrganization;
let admin: TestUser;
let platform: TestUser;
let roleId: string;
const sheets: Sheet[] = [];

function makeSheet(person: number, seed: number, day: number): Sheet {
  const gender = person % 2 === 0 ? 'female' : 'male';
  const answers: Record<number, number> = { ...simulateSheet({ seed, instrument: INSTRUMENT }).answers };
  if (gender === 'female') answers[PLANTED_ITEM] = Math.min(4, (answers[PLANTED_ITEM] ?? 1) + 1);
  const score = scoreSheet({ instrument: INSTRUMENT, answers });
  const language = person < GERMAN ? 'DE' : 'EN';
  return { person, language, gender, age: 20 + (person % 40), day, answers, score };
}

/** Results and answers of the sheets; returns the keys of the talents by person. */
async function insertSheets(
  rows: readonly Sheet[],
  withdrawnPeople: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const talents = new Map<number, string>();
  for (const { person } of rows) talents.set(person, talents.get(person) ?? newId());
  const records = rows.map((sheet) => ({
    ...sheet,
    id: newId(),
    talent_id: talents.get(sheet.person),
    date_finished: new Date(FIRST_DAY + sheet.day * DAY_MS).toISOString(),
    columns: { ...scoreColumns(sheet.score), result: sheet.score },
  }));
  const people = [...talents].map(([person, id]) => ({
    id,
    email: `person-${person}@people.example`,
    language: person < GERMAN ? 'DE' : 'EN',
    withdrawn: withdrawnPeople.has(person),
  }));
  const own = organization.id;
  await product.deps.db.platform.write(async (db) => {
    await sql`insert into talents (organization_id, id, email, language, status, norms_withdrawn_at)
      select ${own}, id, email, language, 'APPLICANT', case when withdrawn then now() end
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (id uuid, email text, language text, withdrawn boolean)`.execute(
      db,
    );
    for (const record of records) {
      await db
        .insertInto('talents_results')
        .values({
          organization_id: own,
          id: record.id,
          talent_id: record.talent_id ?? '',
          status: 'FINISHED',
          language: record.language,
          instrument_version: INSTRUMENT,
          link_expires_at: record.date_finished,
          date_finished: record.date_finished,
          ...scoreColumns(record.score),
        })
        .execute();
    }
    const data = JSON.stringify(
      records.map(({ id, gender, age, answers }) => ({ id, gender, age, answers })),
    );
    await sql`insert into survey_demographics (organization_id, result_id, age, gender)
      select ${own}, id, age, gender from jsonb_to_recordset(${data}::jsonb) as r (id uuid, age smallint, gender text)`.execute(
      db,
    );
    // In parts, because a busy machine needs longer than the limit of a statement for all.
    for (let start = 0; start < records.length; start += 100) {
      const part = JSON.stringify(records.slice(start, start + 100));
      await sql`insert into survey_answers (organization_id, result_id, session_id, seq, item, value, instrument_version)
        select ${own}, r.id, r.id, a.key::integer, a.key::integer, a.value::integer, ${INSTRUMENT}
        from jsonb_to_recordset(${part}::jsonb) as r (id uuid, answers jsonb) cross join jsonb_each_text(r.answers) a`.execute(
        db,
      );
    }
  });
  return talents;
}

/** Another workspace unlocks known people of the pool and gets copies of their results, without answers. */
async function copyResults(persons: ReadonlyMap<number, string>): Promise<void> {
  const scope = testScope(unlockingOrganization.id);
  for (const person of [1, 2, 5, 7, 11]) {
    const source = { organization_id: organization.id, talent_id: persons.get(person) ?? '' };
    const { id: talentId } = await createTalent(product, unlockingOrganization, {
      email: `person-${person}@people.example`,
    });
    await product.deps.db.platform.write(async (tx) => {
      await copyParts(tx, scope, { source, talentId });
      await recordUnlock(tx, scope, { source, talentId, userId: admin.id });
    });
  }
}

/** The newest unflagged sheet of each person. */
function countedSheets(language: 'DE' | 'EN', withdrawnPeople: ReadonlySet<number>): Sheet[] {
  const newest = new Map<number, Sheet>();
  for (const sheet of sheets.toSorted((a, b) => a.day - b.day)) {
    if (sheet.score.quality.verdict === 'ok' && !withdrawnPeople.has(sheet.person))
      newest.set(sheet.person, sheet);
  }
  return [...newest.values()].filter((sheet) => sheet.language === language);
}

const itemsOf = (domain: Domain) => FORM.items.filter((item) => item.domain === domain);
const toKeyedBoxes = ({ answers }: Sheet, domain: Domain) =>
  itemsOf(domain).map(({ number, key }) => (key === 1 ? (answers[number] ?? 0) : 5 - (answers[number] ?? 0)));

async function studyOf(language: 'DE' | 'EN'): Promise<MeasurementStudy> {
  const study = (await getMeasurementStudies(product.deps)).find((each) => each.language === language);
  if (study === undefined) throw new Error('no study was stored');
  return study;
}

const WITHDRAWN = new Set([3, 4]);

beforeAll(async () => {
  organization = await createOrganization(product);
  unlockingOrganization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
  roleId = (await createRole(product, organization, { c_min: 5, c_max: 9 })).id;
  for (let person = 0; person < GERMAN + ENGLISH; person += 1) sheets.push(makeSheet(person, person, 0));
  // Forty people again after five weeks, three of them once more; four after half a year, and one the next day.
  for (let person = 0; person < 40; person += 1) sheets.push(makeSheet(person, 5000 + person, 36));
  for (let person = 0; person < 3; person += 1) sheets.push(makeSheet(person, 6000 + person, 200));
  for (let person = 50; person < 54; person += 1) sheets.push(makeSheet(person, 5000 + person, 200));
  sheets.push(makeSheet(60, 5060, 1));
  await copyResults(await insertSheets(sheets, WITHDRAWN));
  await countMeasurement(product.deps);
}, 120_000);

describe('studies of measurement', () => {
  it('contain alpha and omega, with intervals', { timeout: 60_000 }, async () => {
    const study = await studyOf('DE');
    const newestSheets = countedSheets('DE', WITHDRAWN);
    expect(study.people).toBe(newestSheets.length);
    for (const scale of study.scales) {
      const rows = newestSheets.map((sheet) => toKeyedBoxes(sheet, scale.scale));
      expect(scale.n).toBe(rows.length);
      expect(scale.alpha).toBeCloseTo(cronbachAlpha(rows) ?? Number.NaN, 8);
      expect(scale.alpha_low).toBeLessThan(scale.alpha ?? 0);
      expect(scale.alpha_high).toBeGreaterThan(scale.alpha ?? 1);
      const products = (rows[0] ?? []).map((_, one) =>
        (rows[0] ?? []).map((__, other) =>
          rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0),
        ),
      );
      const covariances = covariancesOf({
        n: rows.length,
        keys: products.map(() => 1 as const),
        sums: products.map((_, item) => rows.reduce((sum, row) => sum + (row[item] ?? 0), 0)),
        products,
      });
      const omega = omegaFrom(covariances, rows.length);
      expect(scale.omega_state).toBe('fitted');
      expect(omega.state === 'fitted' && omega.estimate.value).toBeCloseTo(scale.omega ?? Number.NaN, 8);
      expect(omega.state === 'fitted' && omega.estimate.low).toBeCloseTo(scale.omega_low ?? Number.NaN, 6);
    }
  });

  it('correlate the first two sheets of a person, by the weeks between them', async () => {
    const { retest } = await studyOf('DE');
    expect(new Set(retest.map(({ weeks }) => weeks))).toEqual(new Set(['2-8', '27-on']));
    expect(
      retest.filter(({ weeks }) => weeks === '27-on').every(({ r, pairs }) => r === null && pairs <= 4),
    ).toBe(true);
    const isOk = (sheet: Sheet | undefined) => sheet?.score.quality.verdict === 'ok';
    const pairs = Array.from({ length: 40 }, (_, person) => person)
      .filter((person) => !WITHDRAWN.has(person))
      .map((person) =>
        [0, 36].map((day) => sheets.find((sheet) => sheet.person === person && sheet.day === day)),
      )
      .filter(([first, next]) => isOk(first) && isOk(next));
    for (const scale of DOMAINS) {
      const values = pairs.map(([first, next]) => [
        first?.score.raw.domains[scale] ?? Number.NaN,
        next?.score.raw.domains[scale] ?? Number.NaN,
      ]);
      const sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
      for (const [x = 0, y = 0] of values) {
        sums.n += 1;
        sums.x += x;
        sums.y += y;
        sums.xx += x * x;
        sums.yy += y * y;
        sums.xy += x * y;
      }
      const retestRow = retest.find((row) => row.scale === scale && row.weeks === '2-8');
      expect(retestRow?.pairs).toBe(pairs.length);
      expect(retestRow?.r).toBeCloseTo(correlationOf(sums)?.value ?? Number.NaN, 8);
    }
  });

  it('detect an item that works differently for a group, and compare the languages', async () => {
    const study = await studyOf('DE');
    const sex = study.dif.find(({ dimension }) => dimension === 'sex');
    expect(sex).toMatchObject({ reference: 'male', focal: 'female' });
    expect(sex?.items).toHaveLength(FORM.items.length);
    const large = sex?.items.filter(({ size }) => size === 'large') ?? [];
    expect(large.map(({ item }) => item)).toEqual([PLANTED_ITEM]);
    expect(large[0]?.odds_low).toBeGreaterThan(1);
    const newestSheets = countedSheets('DE', WITHDRAWN);
    const { mean, sd } = normFor(INSTRUMENT).domains.A;
    const strata = Array.from({ length: 9 }, () => ({ reference: [0, 0, 0, 0], focal: [0, 0, 0, 0] }));
    for (const sheet of newestSheets) {
      const stratum = strata[stanineOf(((sheet.score.raw.domains.A ?? 0) - mean) / sd) - 1];
      const boxes = sheet.gender === 'male' ? stratum?.reference : stratum?.focal;
      const box = (sheet.answers[PLANTED_ITEM] ?? 1) - 1;
      if (boxes) boxes[box] = (boxes[box] ?? 0) + 1;
    }
    expect(large[0]?.odds).toBeCloseTo(difOf(strata)?.odds ?? Number.NaN, 8);
    const languages = study.dif.find(({ dimension }) => dimension === 'language');
    expect(languages).toMatchObject({ reference: 'EN', focal: 'DE' });
    expect(languages?.items.filter(({ size }) => size === 'large')).toEqual([]);
    expect(
      study.languages.every(({ d, other_alpha: alpha }) => Math.abs(d ?? 9) < 0.4 && alpha !== null),
    ).toBe(true);
    expect((await studyOf('EN')).dif).toEqual([]);
  });
});

describe('the counts', () => {
  it('match the answers, box by box, and include no small group', async () => {
    const { rows } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('item_counts')
        .selectAll()
        .execute()
        .then((all) => ({ rows: all })),
    );
    expect(
      new Set(rows.map(({ dimension, group_name: name, language }) => `${language} ${dimension} ${name}`)),
    ).toEqual(
      new Set(
        ['DE none all', 'EN none all', 'DE sex male', 'DE sex female', 'DE age 16-39', 'DE age 40+'].filter(
          (name) => sizeOf(name) >= LEAST_PEOPLE_OF_DIF,
        ),
      ),
    );
    const expectedCounts = new Map<string, number>();
    for (const sheet of countedSheets('DE', WITHDRAWN)) {
      for (const { number, domain } of FORM.items) {
        const { mean, sd } = normFor(INSTRUMENT).domains[domain];
        const stanine = stanineOf(((sheet.score.raw.domains[domain] ?? 0) - mean) / sd);
        const key = [number, stanine, sheet.answers[number]].join('/');
        expectedCounts.set(key, (expectedCounts.get(key) ?? 0) + 1);
      }
    }
    const entries = rows
      .filter(({ language, dimension }) => language === 'DE' && dimension === 'none')
      .map(({ item, stanine, box, people }) => [[item, stanine, box].join('/'), people] as const);
    expect(new Map(entries)).toEqual(expectedCounts);
  });

  function sizeOf(name: string): number {
    const [language, , group = ''] = name.split(' ');
    return countedSheets(language === 'EN' ? 'EN' : 'DE', WITHDRAWN).filter(
      ({ gender, age }) => group === 'all' || group === gender || group === (age < 40 ? '16-39' : '40+'),
    ).length;
  }
});

describe('the own error of measurement', () => {
  // Results without answers are not recomputed.
  beforeAll(() =>
    product.deps.db.platform.write((tx) =>
      tx.deleteFrom('talents_results').where('organization_id', '=', unlockingOrganization.id).execute(),
    ),
  );
  const form = { instrument: INSTRUMENT, language: 'DE' };
  const call = async (method: 'GET' | 'POST', url: string, user: TestUser, payload?: object) => {
    const request = { method, url: `/api${url}`, headers: user.headers };
    const answer = await product.app.inject(payload === undefined ? request : { ...request, payload });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const formOf = (forms: FormStatistics[]) => forms.find(({ language }) => language === 'DE');
  const results = () =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select(['id', 'result', 'norm_version'])
        .where('language', '=', 'DE')
        .orderBy('id')
        .execute(),
    );
  const scoreIn = (result: unknown) => result as SheetScore;
  const fits = async () =>
    (await call('GET', `/calculate-score/role/${roleId}`, admin)).body.data as FitOfTalent[];
  const switchTo = async (to: string, norm: string) => {
    expect((await call('POST', '/platform/norms/switch', platform, { ...form, to })).status).toBe(204);
    await vi.waitFor(async () => {
      const { body } = await call('GET', '/platform/norms', platform);
      expect(body.data.outdated).toBe(0);
      expect(formOf(body.data.forms)?.norm).toBe(norm);
    }, WAIT);
  };

  it('is used for all bars and intervals, and can be switched off', { timeout: 120_000 }, async () => {
    await switchTo('published', NORM_VERSION);
    const { body } = await call('GET', '/platform/norms', platform);
    expect(formOf(body.data.forms)).toMatchObject({ is_error_offered: true, has_own_error: false });
    const [before, fitsBefore] = [await results(), await fits()];
    const other = { ...form, instrument: 'ipip-neo-120/4', to: 'error' };
    const response = await call('POST', '/platform/norms/switch', platform, other);
    expect(response.body.errors[0].extensions).toMatchObject({ code: 'norm.too_few' });
    await switchTo('error', 'error-de@1');
    const rows = countedSheets('DE', WITHDRAWN).map((sheet) => toKeyedBoxes(sheet, 'C'));
    const sums = rows.map((row) => (4 / 3) * row.reduce((sum, box) => sum + box, 0));
    const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
    const variance = sums.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sums.length - 1);
    const roundAlpha = (value: number) => Math.round(value * 10_000) / 10_000;
    const own = cronbachAlpha(rows) ?? Number.NaN;
    // In z of the published norm, the error is that of the own standard deviation.
    const alpha = roundAlpha(1 - ((1 - own) * variance) / normFor(INSTRUMENT).domains.C.sd ** 2);
    for (const [index, { result, norm_version: version }] of (await results()).entries()) {
      const [score, old] = [scoreIn(result), scoreIn(before[index]?.result)];
      expect(version).toBe('error-de@1');
      expect(score.versions.alphas?.C).toBe(alpha);
      expect(score.traits.C?.z).toBe(old.traits.C?.z);
      expect(score.traits.C).toMatchObject(
        errorBar(score.traits.C?.z ?? 0, halfWidthOf('C', score.versions)),
      );
    }
    const role = await product.deps.db.platform.read((db) =>
      db.selectFrom('roles').selectAll().where('id', '=', roleId).executeTakeFirstOrThrow(),
    );
    const ranges = rangesOf(role);
    const storedScores = new Map((await results()).map(({ id, result }) => [id, scoreIn(result)]));
    const fitsAfter = await fits();
    for (const fit of fitsAfter) {
      const score = storedScores.get(fit.talents_results_id);
      if (score === undefined) {
        expect(fit).toMatchObject({ norm: NORM_VERSION, alphas: null });
        continue;
      }
      expect(fit).toMatchObject({ norm: 'error-de@1', alphas: score.versions.alphas });
      const zs = Object.fromEntries(TRAITS.map((trait) => [trait, score.traits[trait]?.z]));
      const { o: O, c: C, e: E, a: A, es: ES } = fit;
      const own = fitOf({ stanines: { O, C, E, A, ES }, zs }, ranges, score.versions);
      expect(fit.interval).toEqual(own.interval);
    }
    expect(fitsAfter.map(({ interval }) => interval)).not.toEqual(fitsBefore.map(({ interval }) => interval));
    await switchTo('own', 'own-de@1');
    expect((await results())[0]?.result).toMatchObject({ versions: { alphas: { C: roundAlpha(own) } } });
    await switchTo('published', NORM_VERSION);
    expect((await results()).map(({ result }) => result)).toEqual(before.map(({ result }) => result));
  });
});
