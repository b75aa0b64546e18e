import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { LinkKind } from '@quint/domain/invitations/links/link-token.ts';
import { BROKEN_LINKS, REPAIRED_LINKS } from '@quint/domain/invitations/links/testing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { retentionKey } from '#features/privacy/retention/notices/emails.ts';
import { digestKey } from '#features/actions/overview/digest/emails.ts';
import { getOptOutUrl } from '#outbox/addresses.ts';
import { deriveAccountToken, signRecord } from '#secrets/tokens.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { mailedToken } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createRequests } from '#testing/stakeholders.ts';
import { createInvitation } from '#testing/surveys.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct({ worker: true });

type Answer = Awaited<ReturnType<ReturnType<typeof callerOf>>>;

/** A link of one kind: reads it without changing anything that the next read depends on. */
interface TestLink {
  readonly kind: LinkKind;
  readonly page: string;
  token: string;
  readonly read: (token: string) => Promise<Answer>;
  readonly isLive: (answer: Answer) => boolean;
}

const call = callerOf(product);
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  call('POST', url, { payload, headers });
const isDone = ({ status }: Answer) => status === 200 || status === 204;

const LINKS: Readonly<Record<string, TestLink>> = {
  'a survey': {
    kind: 'survey',
    page: '/survey?token=',
    token: '',
    read: (token) => post('/survey/session/preview', { token }),
    isLive: ({ body }) => body.data?.preview !== undefined,
  },
  'a one-time survey': {
    kind: 'survey',
    page: '/survey?token=',
    token: '',
    read: (token) => post('/survey/session/preview', { token }),
    isLive: ({ body }) => body.data?.preview !== undefined,
  },
  'a new password': {
    kind: 'account',
    page: '/auth/reset?token=',
    token: '',
    read: (token) => post('/auth/password/reset', { token, password: 'short' }),
    isLive: (answer) => errorOf(answer).code === 'password.too_short',
  },
  'a confirmation': {
    kind: 'account',
    page: '/email-confirmation?token=',
    token: '',
    read: (token) => post('/auth/email/check', { token }),
    isLive: isDone,
  },
  'an invitation': {
    kind: 'account',
    page: '/auth/invite?token=',
    token: '',
    read: (token) => post('/users/invite/check', { token }),
    isLive: isDone,
  },
  'a stakeholder': {
    kind: 'account',
    page: '/role-survey#',
    token: '',
    read: (token) => post('/role-survey/session', { token }),
    isLive: ({ body }) => body.data?.state === 'open',
  },
  'a public form': {
    kind: 'account',
    page: '/survey/signup?workspace=',
    token: '',
    read: (workspace) => post('/survey/entrance', { entrance: 'signup', workspace }),
    isLive: isDone,
  },
  'an opt-out': {
    kind: 'record',
    page: '/survey/mails-off?token=',
    token: '',
    read: (token) => post('/survey/mails', { token }),
    isLive: isDone,
  },
  'the daily mail': {
    kind: 'account',
    page: '/digest-off?token=',
    token: '',
    read: (token) => post('/digest/off', { token }),
    isLive: isDone,
  },
  'data to keep': {
    kind: 'record',
    page: '/keep-my-data#',
    token: '',
    read: (token) => post('/retention/keep', { token }),
    isLive: isDone,
  },
};

function setToken(name: string, token: string | null): void {
  const link = LINKS[name];
  if (link === undefined || token === null || token === '') throw new Error(`No token of ${name}`);
  link.token = token;
}

const tokenIn = (url: string, name = 'token') => new URL(url).searchParams.get(name);

beforeAll(async () => {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const { headers } = admin;
  const role = await createRole(product, organization);
  const talent = await createTalent(product, organization);
  const invitation = await createInvitation(product, organization);
  setToken('a survey', invitation.token);
  const copyResponse = await call('POST', `/invite/talents/${invitation.resultId}/link`, { headers });
  setToken('a one-time survey', tokenIn(copyResponse.body.data.url));
  const reset = await mailedToken(product, { to: admin.email, kind: 'password-reset' }, () =>
    post('/password/request', { email: admin.email }),
  );
  setToken('a new password', reset.token);
  const founder = 'founder@damaged-links.example';
  const signUp = {
    name: 'Damaged Links',
    language: 'EN',
    selfsignup: true,
    first_name: 'Gwen',
    last_name: 'Gründer',
    email: founder,
    password: 'a phrase of my own',
  };
  const confirmation = await mailedToken(product, { to: founder, kind: 'email-confirmation' }, () =>
    post('/workspace-automations/create-workspace', signUp),
  );
  setToken('a confirmation', confirmation.token);
  const email = 'colleague@damaged-links.example';
  const memberInvitation = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
    post('/invite/users', { organizationId: organization.id, users: [{ email }] }, headers),
  );
  setToken('an invitation', memberInvitation.token);
  const requestInput = { roleId: role.id, emails: ['boss@damaged-links.example'] };
  const [request] = await createRequests(product, { organization, admin }, requestInput);
  setToken('a stakeholder', request?.token ?? '');
  const form = await post('/invite/public-links', { kind: 'applicants' }, headers);
  setToken('a public form', tokenIn(form.body.data.url, 'workspace'));
  setToken('an opt-out', tokenIn(getOptOutUrl(product.deps.config, talent.email)));
  setToken('the daily mail', toLinkToken(deriveAccountToken(digestKey(product.deps), admin.id)));
  const record = { organizationId: organization.id, id: talent.id };
  setToken('data to keep', toLinkToken(signRecord(retentionKey(product.deps), record)));
});

describe.each(Object.entries(LINKS))('The link of %s', (_name, link) => {
  const urlOf = () => `https://quint.example${link.page}${link.token}`;

  it.each(sample(REPAIRED_LINKS))('works in spite of %s', async (_damage, damage) => {
    const answer = await link.read(damage(urlOf(), link.token));
    expect({ isLive: link.isLive(answer), body: answer.body }).toMatchObject({ isLive: true });
  });

  it.each(sample(BROKEN_LINKS))('is damaged by %s', async (_damage, damage) => {
    const answer = await link.read(damage(urlOf(), link.token));
    expect(errorOf(answer)).toEqual({
      status: 400,
      code: 'link.damaged',
      message: 'This link is damaged. Open it from the e-mail again, or have it sent anew.',
    });
  });

  it('works without a check part, as mailed by earlier versions', async () => {
    expect(link.isLive(await link.read(link.token.slice(0, -4)))).toBe(true);
  });

  it('is unknown, not damaged, if it has the form of its kind', async () => {
    const answer = await link.read(unknownToken(link.kind));
    expect(link.isLive(answer)).toBe(false);
    expect(JSON.stringify(answer.body)).not.toMatch(/damaged|expired"|link_expired/);
  });
});

it('A damaged link is reported in German, too', () => {
  expect(getErrorMessage(fail('link.damaged'), 'de')).toBe(
    'Dieser Link ist beschädigt. Öffne ihn noch einmal aus der E-Mail oder lass ihn dir neu schicken.',
  );
});
