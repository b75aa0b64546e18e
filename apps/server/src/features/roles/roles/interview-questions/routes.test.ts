import { INTERVIEW_BANK } from '@quint/phrases/roles/interview-bank/bank.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
/** A role without requirements. */
const OPEN = Object.fromEntries(
  ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
    [`${trait}_min`, 1],
    [`${trait}_max`, 9],
  ]),
);
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

type Method = 'GET' | 'POST' | 'PATCH';

async function call(method: Method, url: string, payload?: object, headers = admin.headers) {
  const answer = await product.app.inject({
    method,
    url: `/api/role-interviews/${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const questionsOf = async (role: string) => (await call('GET', `${role}/questions`)).body.data;
const makeVersion = (role: string, after: number) => call('POST', `${role}/versions`, { after });
const titles = (set: { questions: { title: string }[] }) => set.questions.map(({ title }) => title);

async function consider(role: string, values: Record<string, unknown> = {}) {
  const talent = await createTalent(product, organization, values);
  const { status } = await itemsOf(product, admin).patch(`roles/${role}`, {
    talents: { create: [talent.id] },
  });
  expect(status).toBe(200);
  return talent.id;
}

const changeRange = (role: string, trait: string, range: object) =>
  itemsOf(product, admin).patch(`roles/${role}`, {
    attributes: { [trait]: range },
    range_reason: 'The work has changed',
  });

describe('the questions of a role', () => {
  it('follow the ranges, on the side that excludes more people, until somebody is considered', async () => {
    const role = await createRole(product, organization, {
      ...OPEN,
      c_min: 6,
      c_max: 9,
      a_min: 1,
      a_max: 4,
    });
    const before = await questionsOf(role.id);
    expect(before).toMatchObject({ is_recruiting_started: false, next: null, earlier: [] });
    expect(before.current).toMatchObject({ version: null, date: null, bank: INTERVIEW_BANK });
    expect(titles(before.current)).toEqual(['A promise at risk', 'Saying no']);
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    await changeRange(role.id, 'A', { min: 1, max: 9 });
    expect(titles((await questionsOf(role.id)).current)).toEqual([
      'A promise at risk',
      'Winning people over',
    ]);
  });

  it('are fixed with the first person considered, and then change only on request', async () => {
    const role = await createRole(product, organization, { ...OPEN, c_min: 6, c_max: 9 });
    const talent = await consider(role.id);
    await changeRange(role.id, 'C', { min: 1, max: 9 });
    await changeRange(role.id, 'E', { min: 7, max: 9 });
    const questions = await questionsOf(role.id);
    expect(questions.is_recruiting_started).toBe(true);
    expect([questions.current.version, titles(questions.current)]).toEqual([1, ['A promise at risk']]);
    expect([questions.next.version, titles(questions.next)]).toEqual([null, ['Winning people over']]);
    const { status, body } = await makeVersion(role.id, 1);
    expect(status).toBe(200);
    expect(body.data.current.version).toBe(2);
    expect(titles(body.data.current)).toEqual(['Winning people over']);
    expect(body.data.next).toBeNull();
    expect(body.data.earlier.map(titles)).toEqual([['A promise at risk']]);
    // The version stays when the talent is no longer considered.
    await itemsOf(product, admin).patch(`talents/${talent}`, { roles: { delete: [role.id] } });
    expect((await questionsOf(role.id)).current.version).toBe(2);
  });
});
