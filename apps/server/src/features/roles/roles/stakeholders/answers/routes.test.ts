import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createRequests, roleSurveyOf } from '#testing/stakeholders.ts';

const product = useProduct();
const NOON = new Date('2026-11-22T11:00:00Z');
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOON);
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, {
    name: 'Account lead',
    purpose: 'Keeps customers.',
    description: 'A long text.',
    description_summaries: JSON.stringify(['Long.', 'A text.']),
    selected_description_index: 1,
    is_description_summarised: true,
  });
});
afterEach(() => product.clock.set(undefined));

async function createStakeholders(emails: readonly string[]) {
  const requests = await createRequests(product, { organization, admin }, { roleId: role.id, emails });
  return requests.map((request) => ({ ...request, page: roleSurveyOf(product, request.token) }));
}
async function createStakeholder() {
  const [request] = await createStakeholders(['boss@partner.example']);
  if (request === undefined) throw new Error('There is no request');
  return request;
}

describe('The page of a stakeholder', () => {
  it('opens with the mailed token: who asks, about which role, and the answers so far', async () => {
    const { page, id } = await createStakeholder();
    const { status, body } = await page.open();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'open',
      language: 'DE',
      workspace: organization.name,
      asked_by: expect.stringMatching(/^Test Person/),
      role: {
        name: 'Account lead',
        purpose: 'Keeps customers.',
        description: 'A text.',
        accountabilities: null,
        shortened: { description: 'unknown' },
      },
      answers: {},
      ranges: null,
    });
    expect(JSON.stringify(body)).not.toContain('@');
    const readRequest = async () => (await itemsOf(product, admin).get(`ra_surveys/${id}`)).body.data;
    // Mail servers open links, too: the first answer is the action of a person.
    expect(await readRequest()).toMatchObject({ date_opened: null });
    await page.save({ O1: 4 });
    expect(await readRequest()).toMatchObject({ status: 'OPENED', date_opened: NOON.toISOString() });
  });
});

describe('A link that cannot be answered', () => {
  it('cannot be guessed: unknown tokens of a network are limited', async () => {
    const call = callerOf(product);
    const payload = () => ({ token: unknownToken() });
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) {
      const { status } = await call('POST', '/role-survey/session', { payload: payload() });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
