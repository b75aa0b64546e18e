import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device, ITEMS, sheetOf } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const from = (ms: number) => new Date(Date.now() + ms);

async function createWaiting(result: Record<string, unknown> = {}) {
  const organization = await createOrganization(product, { pack: 'flow' });
  const admin = await createUser(product, { organization });
  const invitation = await createInvitation(product, organization, {
    talent: { first_name: 'Jonas' },
    result: { date_last_invited: from(-5 * DAY_MS), date_last_action: from(-5 * DAY_MS), ...result },
  });
  const url = `/api/invite/talents/${invitation.resultId}`;
  const { headers } = admin;
  const read = async () => (await product.app.inject({ url, headers })).json().data;
  const patch = (payload: object) => product.app.inject({ method: 'PATCH', url, headers, payload });
  const remind = async () => {
    const payload = { talents: [invitation.talentId] };
    const answer = await product.app.inject({ method: 'POST', url: '/api/talents/remind', headers, payload });
    return answer.json().data;
  };
  const history = async () =>
    (await product.app.inject({ url: `/api/talents/${invitation.talentId}/history`, headers })).json();
  return { ...invitation, organization, admin, read, patch, remind, history };
}

describe('the status of an invitation', () => {
  it('contains the progress, when it was opened and the remaining time, but no answer', async () => {
    const { token, read } = await createWaiting();
    expect(await read()).toMatchObject({ answered: 0, minutes_left: null, date_opened: null });
    const device = new Device(product);
    await device.open(token);
    await device.answer(sheetOf(0, ITEMS.slice(0, 34)));
    const invitationStatus = await read();
    expect(invitationStatus).toMatchObject({
      status: 'PENDING',
      answered: 34,
      total: ITEMS.length,
      minutes_left: Math.round((4 * (ITEMS.length - 34)) / 60),
      date_opened: expect.any(String),
      date_last_answer: expect.any(String),
    });
    expect(JSON.stringify(invitationStatus)).not.toContain('"value"');
  });
});
