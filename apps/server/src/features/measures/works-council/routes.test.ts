import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const AI = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small-1', AI_API_KEY: 'key-that-nobody-reads' };
const product = useProduct({ env: AI });
const withoutAi = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let councilMember: TestUser;
let talent: { id: string; email: string };
let role: { id: string; name: string };

async function get(path: string, user: TestUser) {
  const answer = await product.app.inject({ url: `/api/${path}`, headers: user.headers });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

beforeAll(async () => {
  organization = await createOrganization(product, { hide_personal_data: true });
  admin = await createUser(product, { organization });
  talent = await createTalent(product, organization, { first_name: 'Zorro', last_name: 'Quickfoot' });
  councilMember = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
  role = await createRole(product, organization, { name: 'Baker 100%' });
  await createRole(product, organization, { name: 'A draft', draft_state: 'draft' });
  await createRole(product, await createOrganization(product), { name: 'Elsewhere' });
  await createFinishedResult(product, organization, { talentId: talent.id });
});

describe('the data for a works council', () => {
  it('contain the settings and members of the workspace, without talents', async () => {
    await createUser(product, { organization, userRole: 'ORG_USER' });
    const { status, body, text } = await get('works-council/settings', councilMember);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: organization.name,
      hides_people: 'not_invited',
      sends_reminders: true,
      uses_ai: true,
      hold_results: 'no',
      roles: 1,
      least_people: 10,
    });
    expect(body.data.features.FEATURE_TEAMS).toBe(true);
    const kinds = body.data.members.map(({ user_role }: { user_role: string }) => user_role);
    expect(kinds.toSorted()).toEqual(['ORG_ADMIN', 'WORKS_COUNCIL']);
    expect(text).not.toContain('Zorro');
    expect((await get('works-council/settings', admin)).body.data).toEqual(body.data);
  });

  it('state that no text is sent to an AI when none is connected', async () => {
    const theirs = await createOrganization(withoutAi);
    const { headers } = await createUser(withoutAi, { organization: theirs, userRole: 'WORKS_COUNCIL' });
    const answer = await withoutAi.app.inject({ url: '/api/works-council/settings', headers });
    expect(answer.json().data.uses_ai).toBe(false);
  });

  it('contain the ranges of roles in pages, found by a part of the name', async () => {
    const { body } = await get('works-council/roles', councilMember);
    expect(body.data.map(({ name, state }: never) => [name, state])).toEqual([
      ['Baker 100%', 'in_use'],
      ['A draft', 'draft'],
    ]);
    expect(body.meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(body.data[0].ranges.C).toEqual({ min: 3, max: 7, weight: 1 });
    const countMatches = async (text: string) =>
      (await get(`works-council/roles?search=${encodeURIComponent(text)}`, councilMember)).body.meta
        .filter_count;
    expect([
      await countMatches('bak'),
      await countMatches('0%'),
      await countMatches('_'),
      await countMatches('%%'),
    ]).toEqual([1, 1, 2, 0]);
    expect((await get('works-council/roles?limit=1&offset=1', councilMember)).body.data).toHaveLength(1);
  });

  it('contain who changed ranges, when and why, and whether there were results by then', async () => {
    const items = itemsOf(product, admin);
    await items.patch(`roles/${role.id}`, { attributes: { C: { min: 5, max: 9 } } });
    await items.post('roles_talents', { roles_id: role.id, talents_id: talent.id });
    await items.patch(`roles/${role.id}`, {
      attributes: { C: { min: 6, max: 9 } },
      range_reason: 'The role now trains others.',
    });
    const { body, text } = await get(`works-council/roles/${role.id}`, councilMember);
    expect(body.data.versions).toBe(3);
    expect(body.data.history.at(-1)).toMatchObject({
      by: expect.stringContaining('Person'),
      reason: 'The role now trains others.',
      is_after_results: true,
      origins: {},
    });
    expect(body.data.history[0].is_after_results).toBe(false);
    expect(body.data.history.at(-1).ranges.C).toEqual({ min: 6, max: 9, weight: 1 });
    expect(text).not.toContain(talent.id);
    expect((await get(`works-council/roles/${newId()}`, councilMember)).status).toBe(404);
  });

  it('contain random draws with their numbers and seed, without the people', async () => {
    const draw = {
      organization_id: organization.id,
      id: newId(),
      role_id: role.id,
      seed: 'ab12',
      pool: [talent.id, newId()],
      drawn_talents: [talent.id],
      reason: 'Two withdrew',
      user_created: admin.id,
    };
    await product.deps.db.platform.write((db) => db.insertInto('role_draws').values(draw).execute());
    const { body, text } = await get(`works-council/roles/${role.id}`, councilMember);
    expect(body.data.draws).toMatchObject([
      { people: 1, pool: 2, seed: 'ab12', reason: 'Two withdrew', date_undone: null },
    ]);
    expect(text).not.toContain(talent.id);
  });

  it('show talents and administrators whether there is a works council account', async () => {
    const person = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect((await get('works-council/seat', person)).body).toEqual({ data: { is_taken: true } });
    const other = await createUser(product, { organization: await createOrganization(product) });
    expect((await get('works-council/seat', other)).body).toEqual({ data: { is_taken: false } });
  });
});

describe('the access log', () => {
  it('combines the actions of one person on a day, with record numbers and without results', async () => {
    const workspace = await createOrganization(product);
    const [reader, council] = [
      await createUser(product, { organization: workspace }),
      await createUser(product, { organization: workspace, userRole: 'WORKS_COUNCIL' }),
    ];
    const person = await createTalent(product, workspace, { first_name: 'Zorro' });
    const insertAuditLine = (
      time: string,
      action: string,
      line: { talent?: string; as?: string; role?: string } = {},
    ) =>
      product.deps.db.platform.write((db) =>
        db
          .insertInto('audit_log')
          .values({
            organization_id: workspace.id,
            id: newId(),
            date_created: new Date(`2026-03-${time}:00Z`),
            user_id: reader.id,
            user_role: line.role ?? 'ORG_ADMIN',
            action,
            talent_ids: line.talent === undefined ? [] : [line.talent],
            details: JSON.stringify(line.as === undefined ? {} : { as: line.as }),
          })
          .execute(),
      );
    await insertAuditLine('02T10:00', 'results.read', { talent: person.id, as: 'texts' });
    await insertAuditLine('02T11:00', 'results.read', { talent: person.id, as: 'texts' });
    await insertAuditLine('02T12:00', 'talents.export');
    await insertAuditLine('02T13:00', 'talents.move', { talent: person.id });
    await insertAuditLine('02T14:00', 'memberships.accept', { role: 'ORG_USER' });
    // The first hour of March in Central Europe, and the first of April.
    await insertAuditLine('01T00:30', 'results.read');
    await insertAuditLine('31T22:30', 'results.read');
    const { body, text } = await get('works-council/access-log?month=2026-03', council);
    const lines = body.data.map(({ kind, times, records, people, lists, by }: never) => ({
      kind,
      times,
      records,
      people,
      lists,
      by,
    }));
    const by = expect.stringContaining('Person');
    expect(lines).toEqual([
      { kind: 'export', times: 1, records: [], people: 0, lists: 1, by },
      { kind: 'result', times: 2, records: [person.id.slice(-8).toUpperCase()], people: 1, lists: 0, by },
      { kind: 'list', times: 1, records: [], people: 0, lists: 1, by },
    ]);
    expect(body.data[0]).toMatchObject({ day: '2026-03-02', last: '2026-03-02T12:00:00.000Z' });
    expect(body.meta).toEqual({ month: '2026-03', since: '2026-03', filter_count: 3 });
    expect(text).not.toContain(person.id);
    expect(text).not.toContain('Zorro');
    const filteredResponse = await get('works-council/access-log?month=2026-03&kind=export', council);
    expect(filteredResponse.body.data).toHaveLength(1);
    expect((await get('works-council/access-log?month=2020-02', council)).body.data).toEqual([]);
    expect((await get('works-council/access-log?month=2020-13', council)).status).toBe(400);
    expect(
      (await get('works-council/access-log?month=2026-03&limit=1&offset=1', council)).body.data[0].kind,
    ).toBe('result');
  });
});

describe('fairness', () => {
  it('has steps of five for the works council, and no group in which all are alike', async () => {
    const workspace = await createOrganization(product);
    const council = await createUser(product, { organization: workspace, userRole: 'WORKS_COUNCIL' });
    const baseValues = { organization_id: workspace.id, date_counted: new Date() };
    const rate = (group_name: string, people: number, hits: number) => ({
      ...baseValues,
      dimension: 'gender',
      outcome: 'hired',
      group_name,
      people,
      hits,
    });
    await product.deps.db.platform.write(async (db) => {
      const all = { dimension: 'all', group_name: 'all', measure: 'sheets', people: 38, hits: 38 };
      await db
        .insertInto('fairness_counts')
        .values({ ...baseValues, ...all })
        .execute();
      await db
        .insertInto('fairness_rates')
        .values([rate('female', 13, 13), rate('male', 21, 0)])
        .execute();
    });
    const { body } = await get('fairness', council);
    const { sheets, unremarkable, comparisons } = body.data.fairness;
    expect([sheets, unremarkable]).toEqual([35, 0.95]);
    const groups = comparisons[0].groups.map(({ name, people, rate: share }: never) => [name, people, share]);
    expect(groups).toEqual([
      ['female', 10, 0.9],
      ['male', 20, 0.05],
    ]);
    for (const { people, scales } of body.data.forms) {
      expect(people % 5).toBe(0);
      for (const { mean, sd } of scales)
        expect([mean, sd].every((value) => Number.isInteger(value ?? 0))).toBe(true);
    }
  });
});
