import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createRatedApplicants } from '#testing/rated-people.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const PEOPLE = 120;
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, user = admin) =>
  callerOf(product)(method, `/vacancies/${role.id}${url}`, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
  await createRatedApplicants(product, organization, { role: role.id, count: PEOPLE });
});

const getFinished = async () => (await call('GET', '/people?stage=finished&limit=200')).body;
/** The draws in the history of the role, newest first. */
const listDraws = async (): Promise<{ reason: string | null; names: string[]; seed: string }[]> =>
  (await call('GET', '/history')).body.data.entries.filter(({ kind }: { kind: string }) => kind === 'draw');
const listShortlist = async (): Promise<string[]> =>
  (await call('GET', '/people?stage=shortlist&limit=200')).body.data.map(({ id }: { id: string }) => id);

describe('GET /vacancies/:roleId/ways', () => {
  it('counts the first group and what each narrower range would leave, as the list would after saving it', async () => {
    const { data } = (await call('GET', '/ways')).body;
    const { meta } = await getFinished();
    expect(data).toMatchObject({ tied: meta.groups[0], finished: PEOPLE, draws: 0 });
    expect(data.narrowings.length).toBeGreaterThan(0);
    const [best] = data.narrowings;
    expect(best.tied).toBeLessThanOrEqual((data.tied * 2) / 3);
    expect(best.reach).toBeLessThan(data.reach);
    const { status } = await itemsOf(product, admin).patch(`roles/${role.id}`, {
      attributes: { [best.trait]: { min: best.min, max: best.max } },
      range_reason: 'The work has changed',
    });
    expect(status).toBe(200);
    expect((await getFinished()).meta.groups[0]).toBe(best.tied);
  });

  it('counts any other range for one trait', async () => {
    const { data } = (await call('GET', '/ways/narrowing?trait=E&min=5&max=6')).body;
    await itemsOf(product, admin).patch(`roles/${role.id}`, {
      attributes: { E: { min: 5, max: 6 } },
      range_reason: 'The work has changed',
    });
    expect((await getFinished()).meta.groups[0]).toBe(data.tied);
    expectRefusal(await call('GET', '/ways/narrowing?trait=E&min=7&max=6'), 400, 'role.range_invalid', {
      trait: '',
    });
  });
});

describe('POST /vacancies/:roleId/draws', () => {
  it('draws from the first group, and records seed and pool, which give the same people again', async () => {
    const pool = await getFinished();
    const ids = pool.data.slice(0, pool.meta.groups[0]).map(({ id }: { id: string }) => id);
    const { body } = await call('POST', '/draws', { way: 'draw', number: 3 });
    expect(body.data.talents).toHaveLength(3);
    expect((await listShortlist()).toSorted()).toEqual(body.data.talents.toSorted());
    const [draw] = await listDraws();
    expect(draw).toMatchObject({ pool: ids.length, reason: null, date_undone: null, by: expect.any(String) });
    expect(draw?.names).toEqual(['Person', 'Person', 'Person']);
    expect(ids.toSorted(compareDrawn(draw?.seed ?? '')).slice(0, 3)).toEqual(body.data.talents);
  });

  it('needs a reason for another draw, unless the first was undone', async () => {
    const first = await call('POST', '/draws', { way: 'draw', number: 2 });
    expectRefusal(await call('POST', '/draws', { way: 'draw', number: 2 }), 400, 'role.draw_reason');
    expect((await call('DELETE', `/draws/${first.body.data.draw}`)).status).toBe(200);
    expect(await listShortlist()).toEqual([]);
    expectRefusal(await call('DELETE', `/draws/${first.body.data.draw}`), 404, 'record.not_found');
    expect((await call('POST', '/draws', { way: 'draw', number: 2 })).status).toBe(200);
    const again = await call('POST', '/draws', { way: 'draw', number: 2, reason: 'Two withdrew' });
    expect(again.status).toBe(200);
    expect((await listDraws()).map(({ reason }) => reason)).toEqual(['Two withdrew', null, null]);
  });

  it('takes those who finished first', async () => {
    const { data, meta } = await getFinished();
    const [last] = data.slice(0, meta.groups[0]);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ date_finished: new Date('2020-01-01') })
        .where('talent_id', '=', last.id)
        .execute(),
    );
    const { body } = await call('POST', '/draws', { way: 'first', number: 1 });
    expect(body.data).toEqual({ draw: null, talents: [last.id] });
  });

  it('is refused for a role that is not being filled, and to hiring managers', async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    expect((await call('POST', '/draws', { way: 'draw', number: 2 }, manager)).status).toBe(403);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { is_archived: true });
    expectRefusal(await call('POST', '/draws', { way: 'draw', number: 2 }), 409, 'role.not_recruiting');
  });
});
