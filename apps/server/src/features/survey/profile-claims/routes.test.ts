import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { listQueuedKinds, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const NEW_PASSWORD = 'a brand new phrase';
const caller = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(product)(...args);

async function openSurvey(talent: Record<string, unknown> = {}) {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, {
    talent: { first_name: 'Ida', ...talent },
  });
  const device = new Device(product);
  await device.open(invitation.token);
  return { organization, invitation, device };
}

describe('POST /survey/account', () => {
  it('requires the finished sheet', async () => {
    const { device } = await openSurvey();
    const answer = await device.call('POST', '/survey/account', {});
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
      409,
      'result.not_finished',
    ]);
  });

  it(
    'mails a link for choosing a password, which creates the account of the person’s profile',
    SLOW,
    async () => {
      const { organization, invitation, device } = await openSurvey();
      await device.complete(invitation.token);
      const account = { workspace: { name: organization.name } };
      expect((await device.call('GET', '/survey/account')).json().data).toEqual({
        ...account,
        state: 'none',
      });
      for (let time = 0; time < 2; time++) {
        const response = await device.call('POST', '/survey/account', {});
        expect(response.json().data).toEqual({ ...account, state: 'sent' });
      }
      const kinds = await listQueuedKinds(product, invitation.email);
      expect(kinds.filter((kind) => kind === 'member-invitation')).toHaveLength(1);
      const token = tokenOf(await waitForMail(product, { to: invitation.email, kind: 'member-invitation' }));
      const acceptResponse = await caller('POST', '/users/invite/accept', {
        payload: { token, password: NEW_PASSWORD, mode: 'json' },
      });
      const headers = { authorization: `Bearer ${acceptResponse.body.data.access_token}` };
      const me = await caller('GET', '/users/me', { headers });
      expect(me.body.data.role.name).toBe('ORG_USER');
      expect(me.body.data.active_talent.id).toBe(invitation.talentId);
      expect((await device.call('GET', '/survey/account')).json().data.state).toBe('linked');
    },
  );
});
