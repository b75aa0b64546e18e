import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds, tokenOf, waitForMail, codeOf } from '#testing/mails.ts';
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

  it.each(['EN', 'DE'] as const)('mails it in the language of the page: %s', SLOW, async (language) => {
    const { invitation, device } = await openSurvey();
    await device.complete(invitation.token);
    await device.call('POST', '/survey/account', { language });
    const mail = await waitForMail(product, { to: invitation.email, kind: 'member-invitation' });
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
  });

  it.each([
    ['EN', 'Confirm your address to open your profile', /invite|invitation|join/i],
    ['DE', 'Bestätige deine Adresse, um dein Profil zu öffnen', /Einladung|eingeladen|lädt/i],
  ] as const)('mails no invitation to a person who asked: %s', SLOW, async (language, subject, pattern) => {
    const organization = await createOrganization(product, { language });
    const invitation = await createInvitation(product, organization, { result: { language } });
    const device = new Device(product);
    await device.complete(invitation.token);
    await device.call('POST', '/survey/account', {});
    const mail = await waitForMail(product, { to: invitation.email, kind: 'member-invitation' });
    expect(mail.subject).toBe(subject);
    expect(mail.text.replaceAll(/https?:\S+/g, '')).not.toMatch(pattern);
    const { body } = await caller('POST', '/users/invite/check', { payload: { token: tokenOf(mail) } });
    expect(body.data.is_requested).toBe(true);
  });

  it(
    'invites in the language of the sheet, and the account gets the language of its page',
    SLOW,
    async () => {
      const organization = await createOrganization(product, { language: 'DE' });
      const invitation = await createInvitation(product, organization, { result: { language: 'EN' } });
      const device = new Device(product);
      await device.open(invitation.token);
      await device.complete(invitation.token);
      await device.call('POST', '/survey/account', {});
      const mail = await waitForMail(product, { to: invitation.email, kind: 'member-invitation' });
      expect(mail.language).toBe('en');
      const acceptResponse = await caller('POST', '/users/invite/accept', {
        payload: { token: tokenOf(mail), password: NEW_PASSWORD, language: 'EN', mode: 'json' },
      });
      const headers = { authorization: `Bearer ${acceptResponse.body.data.access_token}` };
      expect((await caller('GET', '/users/me', { headers })).body.data.platform_language).toBe('EN');
    },
  );

  it.each(['b2c', 'role_compass', 'public_check', 'study'])(
    'creates an account for a person of the entrance %s, with the rights of a talent',
    SLOW,
    async (entrance) => {
      const device = new Device(product);
      const email = `own-${entrance.replace('_', '-')}@mail.example`;
      const form = { entrance, name: 'Kim Park', email, consent: true };
      const signedUp = (await device.call('POST', '/survey/sign-up', form)).json().data;
      await device.complete(new URL(signedUp.next, 'http://own.example').searchParams.get('token') ?? '');
      const code = codeOf(await waitForMail(product, { to: email, kind: 'survey-code' }));
      await device.call('POST', '/survey/proof', { code });
      expect((await device.call('POST', '/survey/account', {})).json().data.state).toBe('sent');
      const token = tokenOf(await waitForMail(product, { to: email, kind: 'member-invitation' }));
      const acceptResponse = await caller('POST', '/users/invite/accept', {
        payload: { token, password: NEW_PASSWORD, mode: 'json' },
      });
      const headers = { authorization: `Bearer ${acceptResponse.body.data.access_token}` };
      const me = (await caller('GET', '/users/me', { headers })).body.data;
      expect(me.role.name).toBe('ORG_USER');

      const talentUrl = `/items/talents/${me.active_talent.id}`;
      const fields = 'fields=latestResult.id,latestResult.flavour,is_open_for_work';
      const own = (await caller('GET', `${talentUrl}?${fields}`, { headers })).body.data;
      const result = own.latestResult.id;
      const pages = await caller('GET', `/reports/getTalentEvaluationTexts/${result}`, { headers });
      expect(pages.body.data.sections).toHaveLength(5);
      const saveResponse = await caller('PATCH', talentUrl, {
        headers,
        payload: { is_open_for_work: true, job_preferences: { work_mode: ['remote'] } },
      });
      expect([saveResponse.status, saveResponse.body.errors]).toEqual([200, undefined]);
      expect((await caller('GET', '/users/me/privacy', { headers })).body.data.places).toHaveLength(1);
    },
  );

  it('links the profile to an existing account once it has verified itself, and no other talent', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const { invitation, device, organization } = await openSurvey({ email: user.email });
    const other = await createInvitation(product, organization);
    await device.complete(invitation.token);
    await device.call('POST', '/survey/account', {});
    const token = tokenOf(await waitForMail(product, { to: user.email, kind: 'member-invitation' }));
    const acceptResponse = await caller('POST', '/users/invite/accept', {
      payload: { token, password: PASSWORD },
    });
    expect(acceptResponse.status).toBe(204);
    const owners = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['id', 'user_id'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(owners.find(({ id }) => id === invitation.talentId)?.user_id).toBe(user.id);
    expect(owners.find(({ id }) => id === other.talentId)?.user_id).toBeNull();
  });
});

describe('After a restart of the browser', () => {
  it('every page that reads with the survey session can write again', SLOW, async () => {
    const paths = product.app.declaredRoutes
      .filter(({ access, method, url }) => access.kind === 'survey' && method === 'GET' && !url.includes(':'))
      .map(({ url }) => url.replace(/^\/api/, ''));
    expect(paths).toContain('/survey/account');
    const { invitation, device } = await openSurvey();
    await device.complete(invitation.token);
    for (const path of paths) {
      device.restart();
      await device.call('GET', path);
      const response = await device.call('POST', '/survey/account', {});
      expect([path, response.statusCode]).toEqual([path, 200]);
    }
  });
});
