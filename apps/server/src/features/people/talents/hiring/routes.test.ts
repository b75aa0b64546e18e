import type { Pack } from '@quint/domain/workspace/actor.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const HIRE = { status: 'EMPLOYEE' };

async function openWorkspace(pack: Pack, members: number) {
  const organization = await createOrganization(product, { pack });
  const talents = [];
  for (let index = 0; index < members + 2; index++) {
    talents.push(await createTalent(product, organization, index < members ? HIRE : {}));
  }
  const items = itemsOf(product, await createUser(product, { organization }));
  const [first, second] = talents.slice(members);
  if (first === undefined || second === undefined) throw new Error('two applicants are needed');
  return { organization, items, employees: talents.slice(0, members), first, second };
}

describe('hiring within the plan', () => {
  it.each([
    ['basic', 10],
    ['flow', 25],
  ] as const)('stops %s after %i members and changes nothing then', async (pack, limit) => {
    const { items, first, second } = await openWorkspace(pack, limit - 1);
    expect((await items.patch(`talents/${first.id}`, HIRE)).status).toBe(200);
    const response = await items.patch(`talents/${second.id}`, { ...HIRE, tags: ['hired'] });
    expectRefusal(response, 403, 'plan.limit_reached', { limit, of: 'members', pack });
    expect(response.body.errors[0].message).toBe('You reached your limit inside the plan');
    const after = await items.get(`talents/${second.id}?fields=status,tags`);
    expect(after.body.data).toEqual({ status: 'APPLICANT', tags: [] });
  });

  it('has no limit for Enterprise', async () => {
    const { items, first, second } = await openWorkspace('enterprise', 25);
    const answer = await items.patch('talents', { keys: [first.id, second.id], data: HIRE });
    expect(answer.status).toBe(200);
  });

  it('counts two people who are hired at the same time', async () => {
    const { items, first, second } = await openWorkspace('basic', 9);
    const both = await Promise.all([first, second].map(({ id }) => items.patch(`talents/${id}`, HIRE)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    const [count] = await items.find('talents', { aggregate: { count: '*' }, filter: HIRE });
    expect(count).toEqual({ count: '10' });
  });

  it('has room again when a member leaves, and allows changes of members at the limit', async () => {
    const { items, employees, first } = await openWorkspace('basic', 10);
    const [leavingEmployee, stayingEmployee] = employees;
    expect((await items.patch(`talents/${stayingEmployee?.id}`, { tags: ['lead'] })).status).toBe(200);
    expectRefusal(await items.patch(`talents/${first.id}`, HIRE), 403, 'plan.limit_reached');
    expect((await items.patch(`talents/${leavingEmployee?.id}`, { status: 'APPLICANT' })).status).toBe(200);
    expect((await items.patch(`talents/${first.id}`, HIRE)).status).toBe(200);
  });
});
