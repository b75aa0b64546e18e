import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

// Ownership of a talent: an address is verified by a mail sent to it, not by entering it.

const product = useProduct({ worker: true });
const MASKED_FIELDS = { is_directly_invited: false, last_name: 'Demirel' };
let organization: TestOrganization;
let admin: TestUser;

const items = () => itemsOf(product, admin);
const openOwn = (user: TestUser) =>
  callerOf(product)('POST', '/survey/own', { headers: user.headers, payload: {} });

function ownerOf(id: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents').select(['user_id', 'email']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

function insightsLeft() {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('talent_insights_budget as left')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
}

/** A talent with a result, as visible to an administrator. */
async function createFinished(values: Record<string, unknown>) {
  const talent = await createTalent(product, organization, values);
  await createFinishedResult(product, organization, { talentId: talent.id });
  return talent;
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('a masked talent', () => {
  it('keeps its address, so that the survey gives no access to the person', async () => {
    const talent = await createFinished(MASKED_FIELDS);
    const before = await insightsLeft();
    const write = await items().patch(`talents/${talent.id}`, { email: admin.email });
    expectRefusal(write, 400, 'FAILED_VALIDATION', { field: 'email', type: 'masked' });
    expect(write.body.errors[0].message).toContain('hidden here');
    expect((await openOwn(admin)).status).toBe(200);
    expect(await ownerOf(talent.id)).toEqual({ user_id: null, email: talent.email });
    const readResponse = await items().get(`talents/${talent.id}?fields=last_name,isMasked,isLocked`);
    expect(readResponse.body.data).toEqual({ last_name: '*****', isMasked: true, isLocked: true });
    expect(await insightsLeft()).toEqual(before);
  });
});

describe('a legitimate owner', () => {
  it('gets the talent of their address through the survey when nobody has started it', async () => {
    const talent = await createInvitation(product, organization, { talent: { email: admin.email } });
    expect((await openOwn(admin)).status).toBe(200);
    expect((await ownerOf(talent.talentId)).user_id).toBe(admin.id);
    const [line] = await items().find('audit_log', {
      filter: { action: 'talents.claim' },
      fields: ['user', 'items', 'talent_ids', 'details'],
    });
    expect(line).toEqual({
      user: admin.id,
      items: [talent.talentId],
      talent_ids: [talent.talentId],
      details: {},
    });
  });
});
