import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, createTalent } from '#testing/factories.ts';
import { linkOf, waitForMail, codeOf, listQueuedKinds, tokenOf } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { Device, createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const ADMIN_TEXT =
  'This e-mail-address is already registered as an workspace-admin. Please use another e-mail to take part.';
const ALREADY_TEXT = 'You participated already, please check your email inbox for your report.';
let counter = 0;
const newEmail = () => `participant${++counter}@mail.example`;

type Answer = Awaited<ReturnType<Device['call']>>;

function errorsOf(answer: Answer): { code: string; message: string }[] {
  return answer.json().errors.map((error: { message: string; extensions: { code: string } }) => ({
    code: error.extensions.code,
    message: error.message,
  }));
}

function signUp(values: Record<string, unknown>, device = new Device(product)): Promise<Answer> {
  const form = { entrance: 'b2c', name: 'Kim Park', email: newEmail(), consent: true, ...values };
  return device.call('POST', '/survey/sign-up', form);
}

async function makeLink(kind: 'applicants' | 'talent_pool') {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const { headers } = admin;
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/invite/public-links',
    headers,
    payload: { kind },
  });
  const { id, url } = response.json().data;
  return { organization, admin, id, workspace: new URL(url).searchParams.get('workspace') };
}

function talentOf(email: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  );
}

/** Enters the code that submitting has mailed. */
async function verify(device: Device, email: string) {
  const mail = await waitForMail(product, { to: email, kind: 'survey-code' });
  return (await device.call('POST', '/survey/proof', { code: codeOf(mail) })).json().data;
}

const tokenIn = (next: string) => new URL(next, 'http://own.example').searchParams.get('token') ?? '';

describe('POST /survey/sign-up', () => {
  it('mails the personal link, which is not in the response', async () => {
    const email = newEmail();
    const answer = await signUp({ email, language: 'de' });
    const mail = await waitForMail(product, { to: email, kind: 'survey-link' });
    expect(mail.subject).toBe('Dein persönlicher Link zur Befragung von Quint');
    expect(linkOf(mail).pathname).toBe('/survey');
    expect(linkOf(mail).search).not.toBe(new URL(answer.json().data.next, 'http://own.example').search);
    const openResponse = await new Device(product).open(linkOf(mail).searchParams.get('token') ?? '');
    expect(openResponse.json().data).toMatchObject({ state: 'open', first_name: 'Kim' });
  });

  it('names every invalid field', async () => {
    const empty = await signUp({ name: ' ', email: '', consent: false });
    expect(empty.statusCode).toBe(400);
    expect(errorsOf(empty).map(({ code }) => code)).toEqual([
      'participation.name_required',
      'talent.email_required',
      'participation.consent_required',
    ]);
    expect(
      errorsOf(await signUp({ name: 'K', email: 'abc', consent: 'yes' })).map(({ code }) => code),
    ).toEqual(['participation.name_too_short', 'talent.email_invalid', 'participation.consent_required']);
    expect((await signUp({ name: 'Ed' })).statusCode).toBe(200);
  });

  it.each([
    ['b2c', 'b2c', '/survey/done'],
    ['role_compass', 'role_finder', '/survey/done'],
    ['youbea', 'role_finder', '/survey/done'],
    ['public_check', 'check', '/survey/done'],
    ['study', 'study', '/survey/done'],
    ['talent_profile', 'company', '/survey/done'],
    ['signup', 'company', '/survey/done'],
  ])(
    'lets everybody in by %s, with its own words and its own end',
    SLOW,
    async (entrance, variant, redirect) => {
      const device = new Device(product);
      const email = newEmail();
      const answer = await signUp({ entrance, email }, device);
      expect(answer.json().data).toMatchObject({
        state: 'started',
        next: expect.stringMatching(/^\/survey\?token=/),
      });
      const token = tokenIn(answer.json().data.next);
      const openResponse = await device.open(token);
      expect(openResponse.json().data).toMatchObject({
        state: 'open',
        variant,
        first_name: 'Kim',
        workspace: { name: 'Quint' },
      });
      expect((await device.complete(token)).json().data).toMatchObject({ state: 'awaiting_proof', redirect });
      expect(await verify(device, email)).toMatchObject({ state: 'completed', variant });
      const result = await device.call('GET', '/survey/result');
      expect(result.json().data.variant).toBe(variant);
      expect(result.json().data.roles?.length).toBe(variant === 'role_finder' ? 10 : undefined);
    },
  );

  it('sorts the jobs of a role finder by fit', SLOW, async () => {
    const device = new Device(product);
    const email = newEmail();
    const answer = await signUp({ entrance: 'role_compass', email }, device);
    await device.complete(tokenIn(answer.json().data.next), 3);
    await verify(device, email);
    const { roles } = (await device.call('GET', '/survey/result')).json().data;
    const fits = roles.map(({ fit }: { fit: number }) => fit);
    expect(fits).toEqual(fits.toSorted((one: number, other: number) => other - one));
    for (const { fit, low, high } of roles) expect(low <= fit && fit <= high).toBe(true);
  });

  it('sends the link only to the owner when the address is known', async () => {
    const email = newEmail();
    await signUp({ email });
    const again = await signUp({ email: email.toUpperCase() });
    expect(again.json().data).toEqual({ state: 'link_sent', next: null });
    expect(again.cookies.some(({ name }) => name === 'quint_survey')).toBe(false);
    expect(await listQueuedKinds(product, email)).toEqual(['survey-link']);
  });

  it('reports that the person has taken part already', SLOW, async () => {
    const { organization, workspace } = await makeLink('applicants');
    const talent = await createTalent(product, organization, {});
    await createFinishedResult(product, organization, { talentId: talent.id });
    const answer = await signUp({ entrance: 'signup', workspace, email: talent.email });
    expect(answer.statusCode).toBe(409);
    expect(errorsOf(answer)).toEqual([{ code: 'participation.already', message: ALREADY_TEXT }]);
  });

  it('rejects the address of a workspace administrator only in the public check', async () => {
    const { email } = await createUser(product, { organization: await createOrganization(product) });
    const answer = await signUp({ entrance: 'public_check', email: email.toUpperCase() });
    expect(errorsOf(answer)).toEqual([{ code: 'participation.workspace_admin', message: ADMIN_TEXT }]);
    expect((await signUp({ entrance: 'b2c', email })).statusCode).toBe(200);
    const user = await createUser(product, {
      organization: await createOrganization(product),
      userRole: 'ORG_USER',
    });
    expect((await signUp({ entrance: 'public_check', email: user.email })).statusCode).toBe(200);
  });

  it('creates a talent of the workspace with the link, not one invited by name', SLOW, async () => {
    const { organization, workspace } = await makeLink('applicants');
    const entrance = await new Device(product).call('POST', '/survey/entrance', {
      entrance: 'signup',
      workspace,
    });
    expect(entrance.json().data).toEqual({ workspace: { name: organization.name } });
    const email = newEmail();
    await signUp({ entrance: 'signup', workspace, email, name: ' Ada  Maria Lovelace ', language: 'de' });
    expect(await talentOf(email)).toMatchObject({
      organization_id: organization.id,
      first_name: 'Ada Maria',
      last_name: 'Lovelace',
      language: 'DE',
      is_directly_invited: false,
      is_open_for_work: false,
    });
  });

  it('adds a person to the talent pool once they have verified the address', SLOW, async () => {
    const { workspace } = await makeLink('talent_pool');
    const email = newEmail();
    await signUp({ entrance: 'talent_pool', workspace, email });
    expect((await talentOf(email)).is_open_for_work).toBe(false);
    const token = tokenOf(await waitForMail(product, { to: email, kind: 'survey-link' }));
    await new Device(product).call('POST', '/survey/session/preview', { token });
    expect((await talentOf(email)).is_open_for_work).toBe(false);
    await new Device(product).open(token);
    expect((await talentOf(email)).is_open_for_work).toBe(true);
    const otherEntry = await signUp({ entrance: 'signup', workspace });
    expect(errorsOf(otherEntry).map(({ code }) => code)).toEqual(['survey.link_expired']);
  });

  it('invites a person again whose invitation was withdrawn', SLOW, async () => {
    const { organization, workspace } = await makeLink('applicants');
    const { email } = await createInvitation(product, organization, { result: { status: 'CANCELED' } });
    expect((await signUp({ entrance: 'signup', workspace, email })).json().data.state).toBe('link_sent');
    const device = new Device(product);
    const mail = await waitForMail(product, { to: email, kind: 'survey-link' });
    expect((await device.open(linkOf(mail).searchParams.get('token') ?? '')).json().data.state).toBe('open');
  });

  it('treats two sign-ups with one address at once as one person', SLOW, async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp({ email }), signUp({ email }), signUp({ email })]);
    const states: string[] = answers.map((answer) => answer.json().data.state);
    expect(states.filter((state) => state === 'started')).toHaveLength(1);
    expect(states.filter((state) => state === 'link_sent')).toHaveLength(2);
    await talentOf(email);
  });
});

describe('POST /survey/own', () => {
  it('opens one sheet for the administrator, who owns the talent, and returns to the dashboard', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const open = () => product.app.inject({ method: 'POST', url: '/api/survey/own', headers: admin.headers });
    const answer = await open();
    const talent = await talentOf(admin.email);
    expect(talent).toMatchObject({ user_id: admin.id, organization_id: organization.id });
    const device = new Device(product);
    const token = tokenIn(answer.json().data.next);
    expect((await device.open(token)).json().data.variant).toBe('admin');
    expect((await device.complete(token)).json().data.redirect).toBe('/dashboard');
    expect((await new Device(product).open(token)).json().data.state).toBe('link_used');
    const again = await new Device(product).open(tokenIn((await open()).json().data.next));
    expect(again.json().data).toMatchObject({ state: 'completed', sheet: expect.any(String) });
    expect((await device.call('GET', '/survey/result')).statusCode).toBe(200);
  });
});

describe('a public link', () => {
  it('ends when it is revoked, replaced, or the workspace deleted', SLOW, async () => {
    const { admin, id, workspace, organization } = await makeLink('applicants');
    const enter = async () =>
      (await new Device(product).call('POST', '/survey/entrance', { entrance: 'signup', workspace }))
        .statusCode;
    const { headers } = admin;
    expect(await enter()).toBe(200);
    await product.app.inject({ method: 'DELETE', url: `/api/invite/public-links/${id}`, headers });
    expect(await enter()).toBe(404);
    const first = await product.app.inject({
      method: 'POST',
      url: '/api/invite/public-links',
      headers,
      payload: { kind: 'applicants' },
    });
    const second = await product.app.inject({
      method: 'POST',
      url: '/api/invite/public-links',
      headers,
      payload: { kind: 'applicants' },
    });
    expect(first.json().data.url).not.toBe(second.json().data.url);
    const listResponse = await product.app.inject({
      method: 'GET',
      url: '/api/invite/public-links',
      headers,
    });
    expect(listResponse.json().data).toEqual([second.json().data]);
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    const live = new URL(second.json().data.url).searchParams.get('workspace');
    const frozenResponse = await signUp({ entrance: 'signup', workspace: live });
    expect(errorsOf(frozenResponse)).toEqual([
      {
        code: 'survey.link_expired',
        message:
          'Your assessment link has unfortunately expired and participation is currently no longer possible',
      },
    ]);
  });
});

describe('an address that is entered repeatedly by others', () => {
  it('is still accepted from its owner, and gets at most ten mails an hour', SLOW, async () => {
    const email = newEmail();
    const { workspace } = await makeLink('applicants');
    for (let attempt = 1; attempt <= 14; attempt++) {
      const answer = await signUp({ entrance: 'signup', workspace, email });
      expect(answer.json().data.state).toBe(attempt === 1 ? 'started' : 'link_sent');
    }
    const kinds = await listQueuedKinds(product, email);
    expect(kinds).toEqual(Array.from({ length: kinds.length }, () => 'survey-link'));
    expect(kinds.length).toBeLessThanOrEqual(10);
    const other = await makeLink('applicants');
    const owner = await signUp({ entrance: 'signup', workspace: other.workspace, email });
    expect(owner.json().data.state).toBe('started');
  });
});
