import { WEBHOOK_PAYLOADS } from '@quint/contract/operation/webhook-payloads.ts';
import { WEBHOOK_EVENTS } from '@quint/domain/operation/webhooks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createEndpoint, sendDueWebhooks, useWebhookTarget } from '#testing/webhook-target.ts';

const product = useProduct({ payments: true });
const target = useWebhookTarget();
let organization: TestOrganization;
let admin: TestUser;

const post = (path: string, payload: object) =>
  callerOf(product)('POST', path, { headers: admin.headers, payload });

/** The received bodies, validated against the contract of their type. */
async function listSent() {
  await sendDueWebhooks(product);
  return target.requests.map(({ body }) => {
    const payload = JSON.parse(body);
    return WEBHOOK_PAYLOADS.get(payload.type)?.strict().parse(payload);
  });
}

const about = (talentId: string) => ({
  organization_id: organization.id,
  talent_id: talentId,
  url: `http://localhost:8080/api/items/talents/${talentId}`,
});

beforeEach(async () => {
  target.requests.length = 0;
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  await createEndpoint(product, admin, { url: `${target.origin}/all`, events: WEBHOOK_EVENTS });
});

describe('sends an event', () => {
  it('when a talent is invited, but not when the invitation is resent', async () => {
    const talents = [{ email: 'kim@mail.example', first_name: 'Kim', last_name: 'Muster' }];
    const [invitation] = (await post('/invite/talents', { talents })).body.data.invited;
    const { talent_id: talentId } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('talent_id')
        .where('id', '=', invitation.result)
        .executeTakeFirstOrThrow(),
    );
    await post(`/invite/talents/${invitation.result}/resend`, {});
    expect(await listSent()).toMatchObject([
      { type: 'talent.invited', data: { ...about(talentId), result_id: invitation.result } },
    ]);
    expect(target.requests[0]?.body).not.toContain('Kim');
    expect(target.requests[0]?.body).not.toContain('kim@');
  });
});

describe('does not send an event', () => {
  it('to another workspace', async () => {
    const other = await createOrganization(product);
    const { id } = await createTalent(product, other);
    const user = await createUser(product, { organization: other });
    await itemsOf(product, user).patch(`talents/${id}`, { status: 'FAVOURITE' });
    expect(await listSent()).toEqual([]);
  });
});
