import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import { createHiringManager, createInterview, interviewOf } from '#testing/interviews.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;

interface Entry {
  readonly kind: string;
  readonly date: string;
  readonly [name: string]: unknown;
}

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization, { last_name: 'Bergmann' });
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, user = admin) =>
  callerOf(product)(method, `/vacancies/${interview.roleId}${path}`, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const read = async (query = ''): Promise<{ entries: Entry[]; next: string | null }> => {
  const { status, body } = await call('GET', `/history${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const ofKind = async (kind: string) => (await read()).entries.filter((entry) => entry.kind === kind);

describe('the history of a role', () => {
  it('contains its states, with those who changed them and who took it', async () => {
    const items = itemsOf(product, admin);
    const { id } = (await items.post('roles', { name: 'Baker', draft_state: 'draft' })).body.data;
    const patch = (values: object) => items.patch(`roles/${id}`, values);
    for (const values of [
      { draft_state: null },
      { is_archived: true },
      { is_archived: false },
      { name: 'B' },
    ]) {
      expect((await patch(values)).status).toBe(200);
    }
    interview = { ...interview, roleId: id };
    const states = (await ofKind('state')).map(({ state, before, by }) => [state, before, by !== null]);
    expect(states).toEqual([
      ['recruiting', 'archived', true],
      ['archived', 'recruiting', true],
      ['recruiting', 'draft', true],
      ['draft', null, true],
    ]);
    // The ranges of a new role are recorded in the same moment.
    expect((await read()).entries.at(-1)).toMatchObject({ kind: 'state', before: null });
  });

  it('contains filling and reopening, masked, with numbers of mails', async () => {
    await createApplicant(product, organization, {
      role: interview.roleId,
      name: 'Tarek Aslan',
      isFinished: true,
    });
    const choice = {
      taken_by: interview.talentId,
      mails: { after_interview: true, no_interview: true, filled: true },
    };
    const { fingerprint } = (await call('POST', '/filling/preview', choice)).body.data;
    expect((await call('POST', '/filling', { ...choice, fingerprint })).status).toBe(200);
    const { entries } = await read();
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'mails_sent', count: 1, mail: null },
      { kind: 'state', state: 'filled', person: 'Maria Bergmann' },
    ]);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_directly_invited: false, is_insight_unlocked: false })
        .where('id', '=', interview.talentId)
        .execute(),
    );
    expect((await ofKind('state'))[0]).toMatchObject({ person: 'Maria *****' });
    expect((await call('POST', '/reopening')).status).toBe(200);
    expect((await read()).entries.slice(0, 2)).toMatchObject([
      { kind: 'mails_stopped', count: 1 },
      { kind: 'state', state: 'recruiting', before: 'filled', person: null },
    ]);
  });

  it('contains versions of ranges with their reason, and of questions', async () => {
    await itemsOf(product, admin).patch(`roles/${interview.roleId}`, {
      attributes: { C: { min: 5, max: 9 } },
      range_reason: 'The role now trains others.',
    });
    const [second, first] = await ofKind('ranges');
    expect(second).toMatchObject({
      number: 2,
      reason: 'The role now trains others.',
      results: 1,
      ranges: { C: { min: 5, max: 9, weight: 1 } },
      before: { C: { min: 9, max: 9, weight: 1 } },
      by: expect.stringContaining('Test Person'),
    });
    expect(first).toMatchObject({ number: 1, before: null });
    // Versions of before weights existed have none, and no range that requires nothing.
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('role_ranges')
        .set({ ranges: { C: { min: 5, max: 9 } } })
        .where('role_id', '=', interview.roleId)
        .execute(),
    );
    expect((await ofKind('ranges'))[0]).toMatchObject({
      ranges: { C: { min: 5, max: 9, weight: 1 }, O: { min: 1, max: 9, weight: 1 } },
    });
    expect(await ofKind('questions')).toMatchObject([{ version: 1 }]);
  });

  it('contains draws with pool, seed and names, and that one was undone', async () => {
    const { draw } = (await call('POST', '/draws', { way: 'draw', number: 1 })).body.data;
    const entry = {
      pool: 1,
      names: ['Maria Bergmann'],
      reason: null,
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    };
    expect(await ofKind('draw')).toMatchObject([{ ...entry, date_undone: null }]);
    await call('DELETE', `/draws/${draw}`);
    expect(await ofKind('draw')).toMatchObject([{ ...entry, date_undone: expect.stringMatching(/Z$/) }]);
  });

  it('contains who decides and who signed', async () => {
    const email = 'mia.koch@mail.example';
    const { id } = (await call('POST', '/deciders', { email, first_name: 'Mia', last_name: 'Koch' })).body
      .data.decider;
    expect(await ofKind('decider_added')).toMatchObject([{ name: 'Mia Koch' }]);
    await call('DELETE', `/deciders/${id}`);
    // The account of an open invitation ends with it.
    expect(await ofKind('decider_removed')).toMatchObject([{ name: null }]);
    const as = interviewOf(product, interview, admin);
    await as.finish([4, 2]);
    const note = (await as.decide('hire', 'She led two handovers')).body.data.note;
    await as.sign(note.id);
    expect(await ofKind('decision')).toMatchObject([
      {
        decision: 'hire',
        person: 'Maria Bergmann',
        is_complete: true,
        by: expect.stringContaining('Test Person'),
      },
    ]);
    expect(JSON.stringify(await read())).not.toContain('handovers');
  });

  it('contains numbers of mails that were sent and stopped, and not their texts', async () => {
    const words = { EN: 'See you soon', DE: 'Bis bald' };
    const body = { kind: 'no_interview', talents: [interview.talentId], words };
    const { mails } = (await call('POST', '/mails', body)).body.data;
    expect(mails).toHaveLength(1);
    expect((await call('POST', `/mails/${mails[0].id}/stop`)).status).toBe(200);
    expect(await ofKind('mails_sent')).toMatchObject([{ count: 1, mail: 'no_interview' }]);
    expect(await ofKind('mails_stopped')).toMatchObject([{ count: 1, mail: null }]);
    expect(JSON.stringify(await read())).not.toMatch(/See you|Bis bald/);
  });

  it('comes in pages of fifty, newest first, without gaps where times are equal', async () => {
    const at = new Date('2026-01-01T00:00:00.000Z');
    const rows = Array.from({ length: 105 }, () => ({
      organization_id: organization.id,
      id: newId(),
      role_id: interview.roleId,
      seed: 'ab',
      pool: [],
      drawn_talents: [],
      date_created: at,
    }));
    await product.deps.db.platform.write((db) => db.insertInto('role_draws').values(rows).execute());
    const pages = [await read()];
    for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
      pages.push(await read(`?before=${next}`));
    }
    const entries = pages.flatMap((page) => page.entries);
    expect(pages.map((page) => page.entries.length).slice(0, 2)).toEqual([50, 50]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ kind }) => kind === 'draw')).toHaveLength(105);
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('is for administrators of the workspace', async () => {
    const manager = await createHiringManager(product, organization, interview.roleId);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const council = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    expectRefusal(await call('GET', '/history', undefined, manager), 403, 'FORBIDDEN');
    expectRefusal(await call('GET', '/history', undefined, council), 403, 'FORBIDDEN');
    expectRefusal(await call('GET', '/history', undefined, outsider), 404, 'record.not_found');
    expect((await call('GET', '/history?before=x')).status).toBe(400);
  });
});
