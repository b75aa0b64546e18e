import { describe, expect, it } from 'vitest';
import { createAssessment, createOrganization, createRole } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct();

/** A link of an assessment on the given days, opened at a given time. */
async function openAt(time: string, result: Record<string, unknown> = {}) {
  const organization = await createOrganization(product);
  const role = await createRole(product, organization, { name: 'Sales lead' });
  const { id } = await createAssessment(product, organization, {
    role_id: role.id,
    date_start: '2026-07-01',
    date_end: '2026-07-10',
  });
  const invitation = await createInvitation(product, organization, {
    result: { assessment_id: id, link_expires_at: new Date('2026-12-01T00:00:00Z'), ...result },
  });
  const device = new Device(product);
  product.clock.set(new Date(time));
  const { data } = (await device.open(invitation.token)).json();
  product.clock.set(undefined);
  return { data, device, organization };
}

describe('the link of an assessment', () => {
  // Days begin and end in Berlin, which is two hours ahead in July.
  it.each([
    ['the evening before', '2026-06-30T21:59:00Z', 'not_started', '2026-06-30T22:00:00.000Z'],
    ['the first moment', '2026-06-30T22:00:00Z', 'open', undefined],
    ['the last minute', '2026-07-10T21:59:00Z', 'open', undefined],
    ['the moment after', '2026-07-10T22:00:00Z', 'assessment_expired', '2026-07-10T21:59:59.999Z'],
  ])('at %s is %s', async (_when, time, state, date) => {
    const { data, organization } = await openAt(time);
    expect([data.state, data.date]).toEqual([state, date]);
    expect(data.workspace).toEqual({ name: organization.name });
  });

  it('names the role, which a sheet without an assessment does not have', async () => {
    const { data } = await openAt('2026-07-02T10:00:00Z', { invite_type: 'recruiting' });
    expect(data).toMatchObject({ purpose: 'recruiting', role: 'Sales lead' });
    const { data: other } = await openAt('2026-07-02T10:00:00Z', { assessment_id: null });
    expect(other).not.toHaveProperty('role');
  });

  it('accepts surveys that were started in time', async () => {
    const { device } = await openAt('2026-07-10T21:00:00Z');
    product.clock.set(new Date('2026-07-11T08:00:00Z'));
    const answer = await device.answer(sheetOf());
    product.clock.set(undefined);
    expect(answer.json()).toEqual({ data: { answered: 110 } });
  });
});
