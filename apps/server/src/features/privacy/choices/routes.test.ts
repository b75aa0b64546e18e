import type { DocumentSubject } from '@quint/contract/measures/documents.ts';
import type { FitOfTalent, RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { listAssessedSheets } from '#features/measures/norms/fairness/counts/participants/queries.ts';
import { readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createOwner,
  createRole,
  createTalent,
  createTeam,
  createUser,
} from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let anna: { id: string; result: string };
let ben: { id: string; result: string };
let role: { id: string };
let assessment: { id: string };

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, user = admin, payload?: object) =>
  callerOf(product)(method, url, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const choose = (isExcluded: boolean, user = owner, talent = anna.id) =>
  call('PATCH', `/users/me/privacy/${talent}`, user, { is_left_out_of_rankings: isExcluded });

async function createScored(first_name: string, seed: number) {
  const { id } = await createTalent(product, organization, { first_name, is_directly_invited: true });
  const result = await createFinishedResult(product, organization, { talentId: id, seed });
  return { id, result };
}

/** Anna and Ben, both finished in an assessment for a role, in one team. */
beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  [anna, ben] = [await createScored('Anna', 2), await createScored('Ben', 3)];
  owner = await createOwner(product, organization, anna.id);
  role = await createRole(product, organization, { name: 'Sales', c_min: 4, c_max: 7 });
  const team = await createTeam(product, organization);
  await itemsOf(product, admin).patch(`teams/${team.id}`, { talents: [anna.id, ben.id] });
  assessment = await createAssessment(product, organization, { role_id: role.id });
  await product.deps.db.platform.write(async (db) => {
    for (const { id, result } of [anna, ben]) {
      const ids = { organization_id: organization.id, assessment_id: assessment.id };
      await db
        .insertInto('assessment_participants')
        .values({ ...ids, id: newId(), talent_id: id })
        .execute();
      await db.updateTable('talents_results').set(ids).where('id', '=', result).execute();
      await db
        .insertInto('survey_demographics')
        .values({
          organization_id: organization.id,
          result_id: result,
          gender: 'female',
          age: 40,
        })
        .execute();
    }
  });
});

const idsOf = (fits: readonly FitOfTalent[]) => fits.map(({ talent_id: id }) => id);
async function fitsOf(query = ''): Promise<RoleFitAnswer> {
  const { status, body } = await call('GET', `/calculate-score/role/${role.id}?${query}`);
  expect(status).toBe(200);
  return body;
}

/** A document as its reader would get it. */
const read = (subject: DocumentSubject) => {
  const scope = testScope(organization.id);
  const reading = {
    subject,
    language: 'en' as const,
    audience: 'employer' as const,
    hides: 'nobody' as const,
  };
  return product.deps.db.read(scope, (db) => readSubject(db, scope, reading));
};

describe('a person who objects to rankings', () => {
  it('is in no list by fit, whether sorted, searched, filtered, by page or by key', async () => {
    expect(idsOf((await fitsOf()).data).toSorted()).toEqual([anna.id, ben.id].toSorted());
    expect((await choose(true)).body.data.is_left_out_of_rankings).toBe(true);
    const filter = encodeURIComponent(JSON.stringify({ first_name: { _eq: 'Anna' } }));
    for (const query of [
      '',
      'limit=10',
      'limit=10&groups=true',
      'sort=fit&limit=10',
      'search=Anna',
      'search=Anna&limit=5',
      `talents=${anna.id}`,
      `filter=${filter}`,
      `filter=${filter}&limit=5&groups=true`,
    ]) {
      const { data, meta } = await fitsOf(query);
      expect(idsOf(data), query).not.toContain(anna.id);
      expect(meta.total, query).toBe(data.length);
    }
    const { unrated, meta } = await fitsOf('limit=10&unrated=true');
    expect([unrated, meta.unrated, meta.pending]).toEqual([[anna.id], 1, 0]);
    expect((await fitsOf('unrated=true')).unrated).toEqual([anna.id]);
    expect((await fitsOf('limit=0')).meta.total).toBe(1);
  });

  it('counts for no role and is shown without a fit, with the reason', async () => {
    await choose(true);
    const talent = await call('GET', `/calculate-score/talent_new/${anna.id}`);
    expect(talent.body).toMatchObject({ data: [], meta: { is_left_out_of_rankings: true } });
    const other = await call('GET', `/calculate-score/talent_new/${ben.id}`);
    expect(other.body.meta.is_left_out_of_rankings).toBe(false);
    expect(other.body.data).toHaveLength(1);
    const before = (await call('GET', '/overview')).body.data;
    const newestRow = before.newest.find(({ talent_id }: { talent_id: string }) => talent_id === anna.id);
    expect(newestRow).toMatchObject({ is_left_out_of_rankings: true, fit: null, role: null });
    expect(before.finished_total).toBe(2);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { c_min: 1, c_max: 8 });
    const strong = async () => (await call('GET', '/calculate-score/roles')).body.data[0].strong;
    const bands = async () =>
      (await fitsOf()).data.filter(({ band, quality }) => band === 'strong' && quality !== 'doubtful').length;
    const strongCount = await strong();
    expect([strongCount, strongCount <= 1]).toEqual([await bands(), true]);
    await choose(false);
    expect(await strong()).toBe(await bands());
    const one = await itemsOf(product, admin).find('talents', {
      filter: { is_left_out_of_rankings: true },
      fields: ['id'],
    });
    expect(one).toEqual([]);
  });

  it('is compared in no document, which states the reason instead of the figure', async () => {
    await choose(true);
    const talents = [anna.id, ben.id];
    for (const subject of [
      { kind: 'role', result: anna.result, role: role.id },
      { kind: 'personality', result: anna.result, role: role.id },
      { kind: 'interview', talents, role: role.id },
    ] as const) {
      await expect(read(subject), subject.kind).rejects.toThrow('fit.left_out');
    }
    for (const subject of [
      { kind: 'comparison', talents, role: role.id },
      { kind: 'assessment', assessment: assessment.id },
    ] as const) {
      const text = JSON.stringify(await read(subject));
      expect(text.match(/left out of rankings at their own request/gi)?.length, subject.kind).toBeGreaterThan(
        0,
      );
    }
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_big_five_report_unlocked: true })
        .where('id', '=', anna.id)
        .execute(),
    );
    await itemsOf(product, admin).patch(`talents/${anna.id}`, { roles: [{ roles_id: role.id }] });
    const premium = JSON.stringify(await read({ kind: 'premium', result: anna.result }));
    expect(premium).toContain('Left out of rankings at their own request');
    expect(premium).not.toContain('Sales');
    const sheets = await call(
      'GET',
      `/reports/interview-sheets?role=${role.id}&talents=${talents.join(',')}`,
    );
    expect(sheets.body.data.sheets.map((sheet: { talent: string }) => sheet.talent)).toEqual([ben.id]);
    expect(sheets.body.meta.missing).toMatchObject([{ talent: anna.id, reason: 'left_out' }]);
    expectRefusal(
      await call('GET', `/reports/getTalentEvaluationTexts/${anna.result}?role=${role.id}`),
      409,
      'fit.left_out',
    );
    expectRefusal(
      await call('POST', '/reports/documents', admin, {
        subject: { kind: 'role', result: anna.result, role: role.id },
        language: 'en',
      }),
      409,
      'fit.left_out',
    );
  });

  it('is in no picture of the ranges and no fairness count of fit, and keeps the result', async () => {
    await choose(true);
    const profiles = await call('GET', '/distributions/profiles');
    expect(profiles.body.data.results).toBe(1);
    const own = await product.deps.db.platform.read((db) =>
      listAssessedSheets(db, testScope(organization.id)),
    );
    expect(own.filter((sheet) => sheet.is_left_out)).toHaveLength(1);
    const [record] = await itemsOf(product, admin).find('talents', {
      filter: { id: anna.id },
      fields: ['is_left_out_of_rankings', 'latestResult.o'],
    });
    expect(record).toEqual({ is_left_out_of_rankings: true, latestResult: { o: expect.any(Number) } });
    expect((await read({ kind: 'personality', result: anna.result })).talentIds).toEqual([anna.id]);
  });
});

describe('the objection', () => {
  it('is set and removed only by the person, once each, and audited for both sides', async () => {
    const outsider = await createUser(product, { organization, userRole: 'ORG_USER' });
    for (const user of [admin, outsider, await createUser(product, { userRole: 'APP_ADMIN' })]) {
      expectRefusal(await choose(true, user), 404, 'record.not_found');
    }
    expectRefusal(await choose(true, owner, ben.id), 404, 'record.not_found');
    for (const isExcluded of [true, true, false]) {
      expect((await choose(isExcluded)).body.data.is_left_out_of_rankings).toBe(isExcluded);
    }
    const history = await call('GET', `/talents/${anna.id}/history`);
    const kinds = history.body.data.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind.startsWith('objected'))).toEqual([
      'objected_no_more',
      'objected',
    ]);
    expect(idsOf((await fitsOf()).data)).toContain(anna.id);
  });

  it('cannot be written through the data interface, and applies in a frozen workspace', async () => {
    const items = itemsOf(product, admin);
    expectRefusal(
      await items.patch(`talents/${anna.id}`, { is_left_out_of_rankings: true }),
      403,
      'FORBIDDEN',
    );
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    expect((await choose(true)).status).toBe(200);
  });

  it('applies to one workspace only', async () => {
    const elsewhere = await createOrganization(product);
    const there = await createTalent(product, elsewhere, { user_id: owner.id });
    expect((await choose(true, owner, there.id)).status).toBe(200);
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['id', 'rankings_objected_at'])
        .where('user_id', '=', owner.id)
        .execute(),
    );
    expect(rows.filter((row) => row.rankings_objected_at !== null).map(({ id }) => id)).toEqual([there.id]);
  });
});
