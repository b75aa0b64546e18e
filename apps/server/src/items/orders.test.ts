import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import {
  createAssessment,
  createGoal,
  createOrganization,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// The sort orders of the lists that are read in pages.

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

/** The values of a field, in order, page by page. */
async function inOrder(collection: string, sort: string, field: string): Promise<unknown[]> {
  const page = (number: number) => items.find(collection, { fields: field, sort, limit: 2, page: number });
  const rows = [...(await page(1)), ...(await page(2))];
  return rows.map((row: Record<string, unknown>) => row[field]);
}

const NAMES = ['Zeta', 'öffnung', 'Auge', 'Offset'];
const SORTED_NAMES = ['Auge', 'öffnung', 'Offset', 'Zeta'];

describe('names', () => {
  it.each([
    ['teams', 'name', (name: string) => items.post('teams', { name })],
    ['team_names', 'name', (name: string) => items.post('teams', { name })],
    ['roles', 'name', (name: string) => createRole(product, organization, { name })],
    ['goals', 'objective', (objective: string) => createGoal(product, organization, { objective })],
    ['assessments', 'name', (name: string) => createAssessment(product, organization, { name })],
  ])('of %s stand with umlauts and small letters beside their letters', async (collection, field, create) => {
    for (const name of NAMES) await create(name);
    expect(await inOrder(collection, field, field)).toEqual(SORTED_NAMES);
    expect(await inOrder(collection, `-${field}`, field)).toEqual(SORTED_NAMES.toReversed());
  });

  it('of workspaces do, too', async () => {
    const platform = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
    const organizations = [];
    for (const name of NAMES) organizations.push(await createOrganization(product, { name }));
    const filter = { id: { _in: organizations.map(({ id }) => id) } };
    const rows = await platform.find('organizations', { fields: 'name', sort: 'name', filter });
    expect(rows).toEqual(SORTED_NAMES.map((name) => ({ name })));
  });
});

describe('enumerations with a custom order', () => {
  it('put urgent goals first', async () => {
    for (const priority of ['low', 'high', 'medium']) await createGoal(product, organization, { priority });
    expect(await inOrder('goals', 'priority_order', 'priority')).toEqual(['high', 'medium', 'low']);
    expect(await inOrder('goals', '-priority_order', 'priority')).toEqual(['low', 'medium', 'high']);
  });

  it('put running before upcoming and past assessments', async () => {
    const period = (year: string) => ({ date_start: `${year}-01-01`, date_end: `${year}-12-31` });
    for (const dates of [period('2001'), period('2999'), {}]) {
      await createAssessment(product, organization, dates);
    }
    expect(await inOrder('assessments', 'status_order', 'status')).toEqual(['active', 'planned', 'ended']);
  });
});

it('sorts by the number of related records', async () => {
  const [first, second] = [
    await createTalent(product, organization),
    await createTalent(product, organization),
  ];
  await items.post('teams', { name: 'One', talents: [first.id] });
  await items.post('teams', { name: 'Two', talents: [first.id, second.id] });
  await items.post('teams', { name: 'None' });
  expect(await inOrder('teams', '-count(talents)', 'name')).toEqual(['Two', 'One', 'None']);
});
