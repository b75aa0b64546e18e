import { mailsPerFormAndDay } from '@quint/domain/invitations/mail-budget.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const NOON = new Date('2026-11-24T11:00:00Z');
const PER_DAY = 50;
afterEach(() => product.clock.set(undefined));

let counter = 0;

async function createTrial() {
  product.clock.set(NOON);
  const organization = await createOrganization(product, { pack: 'basic' });
  const { headers } = await createUser(product, { organization });
  const post = async (path: string, payload: object) =>
    (await callerOf(product)('POST', path, { headers, payload })).body.data;
  const link = async (kind: string) =>
    new URL((await post('/invite/public-links', { kind })).url).searchParams.get('workspace');
  return { organization, post, link };
}

/** People who fill in a public form, each from a different network. */
async function signUp(form: object, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const payload = { ...form, name: 'Sam Stranger', email: `form${++counter}@mail.example`, consent: true };
    expect((await callerOf(product)('POST', '/survey/sign-up', { payload })).status).toBe(200);
  }
}

const daysOf = async (organizationId: string) => {
  const rows = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['counts_on', 'public_form'])
      .where('organization_id', '=', organizationId)
      .where('public_form', 'is not', null)
      .orderBy('counts_on')
      .execute(),
  );
  return Map.groupBy(rows, (row) => String(row.counts_on));
};

describe('mails sent by public forms', () => {
  it('leave the workspace all mails of its own daily budget', async () => {
    const { organization, post, link } = await createTrial();
    await signUp({ entrance: 'signup', workspace: await link('applicants') }, 30);
    const talents = Array.from({ length: PER_DAY }, (_, index) => ({
      email: `own${++counter}n${index}@mail.example`,
      first_name: 'Ada',
      last_name: 'Muster',
    }));
    const { days } = await post('/invite/talents', { talents });
    expect(days).toEqual([{ day: '2026-11-24', mails: PER_DAY }]);
    expect((await daysOf(organization.id)).size).toBeGreaterThan(1);
  });

  it('are limited to a third of the budget, and half of that for each form', async () => {
    const { organization, link } = await createTrial();
    await signUp({ entrance: 'signup', workspace: await link('applicants') }, 20);
    await signUp({ entrance: 'talent_pool', workspace: await link('talent_pool') }, 20);
    const [today = []] = (await daysOf(organization.id)).values();
    expect(today).toHaveLength(2 * mailsPerFormAndDay(PER_DAY));
    const ofForms = [...Map.groupBy(today, (row) => row.public_form).values()].map((rows) => rows.length);
    expect(ofForms).toEqual([mailsPerFormAndDay(PER_DAY), mailsPerFormAndDay(PER_DAY)]);
  });
});
