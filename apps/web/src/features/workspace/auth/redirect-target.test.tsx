import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPublicSettings, api, makeUser, PUBLIC_SETTINGS, refuseTo } from '../../../testing/api.ts';
import { TOKEN } from '../../../testing/links.ts';
import { renderApp } from '../../../testing/render.tsx';

// The requested page is kept through every way of signing in or up.

const TARGET = '/roles/create/assistant';
const REDIRECT_QUERY = '?redirectTo=%2Froles%2Fcreate%2Fassistant';

beforeEach(() => {
  localStorage.clear();
  answerPublicSettings({ ...PUBLIC_SETTINGS, signUp: true });
});

function storeDraft() {
  const value = { title: 'Baker', statements: { O1: 4 }, screen: 27 };
  localStorage.setItem('quint.draft:guest/role-assistant', JSON.stringify({ at: new Date(), value }));
}

/** Answers a request, and records its bodies. */
function answer(path: string, reply: (request: Request) => Response): readonly Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return reply(request);
    }),
  );
  return bodies;
}
const empty = () => new Response(null, { status: 204 });
const replyConfirmed = () =>
  HttpResponse.json({
    data: {
      state: 'confirmed',
      email: 'lena@nordlicht.example',
      first_name: 'Lena',
      last_name: 'Brandt',
      workspace: null,
      date_created: '2026-11-27T10:00:00Z',
      needs_password: false,
    },
  });

async function signUp() {
  const app = renderApp(`/signup${REDIRECT_QUERY}`);
  const { user } = app;
  await user.type(await screen.findByLabelText(/^Company/), 'Nordlicht GmbH');
  await user.type(screen.getByLabelText(/^First name/), 'Lena');
  await user.type(screen.getByLabelText(/^Last name/), 'Brandt');
  await user.type(screen.getByLabelText(/^Work e-mail/), 'lena@nordlicht.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'a good long one{Enter}');
  return app;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The requested page', () => {
  it('is passed from the login to sign-up, to a new password and back', async () => {
    const { user, where } = renderApp(`/${REDIRECT_QUERY}`);
    await user.click(await screen.findByRole('link', { name: 'Start free trial' }));
    expect(await screen.findByRole('heading', { name: 'Start free trial' })).toBeTruthy();
    expect(where()).toBe(`/signup${REDIRECT_QUERY}`);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
    expect(where()).toBe(`/auth/forgot${REDIRECT_QUERY}`);
    const requests = answer('/password/request', empty);
    await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(requests[0]).toMatchObject({ url: `/auth/reset${REDIRECT_QUERY}` });
    expect(hrefOf('Back to sign in')).toBe(`/${REDIRECT_QUERY}`);
  });

  it('is opened after a new password', async () => {
    answer('/auth/password/reset', () =>
      HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } }),
    );
    api.use(http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })));
    const { user, where } = renderApp(`/auth/reset?token=${TOKEN}&redirectTo=%2Fdev%2Fui%2Flist`);
    const field = await screen.findByLabelText(/^New password/, { selector: 'input' });
    await waitFor(() => expect(where()).toBe('/auth/reset?redirectTo=%2Fdev%2Fui%2Flist'));
    await user.type(field, 'eight888{Enter}');
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
  });

  it('is passed with the mail of a sign-up, and when it is sent again', async () => {
    const signUpRequests = answer('/workspace-automations/create-workspace', () =>
      HttpResponse.json({ data: { state: 'confirm_email' } }),
    );
    const emailRequests = answer('/auth/email/request', empty);
    const { user, where } = await signUp();
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail address' })).toBeTruthy();
    expect(where()).toBe(`/signup/email-confirmation${REDIRECT_QUERY}`);
    expect(signUpRequests[0]).toMatchObject({ url: `/email-confirmation${REDIRECT_QUERY}` });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/the e-mail is on its way again/)).toBeTruthy();
    expect(emailRequests).toEqual([
      { email: 'lena@nordlicht.example', url: `/email-confirmation${REDIRECT_QUERY}` },
    ]);
  });

  it('is kept when there is an account already', async () => {
    answer('/workspace-automations/create-workspace', (request) => refuseTo(request, 400, 'account.exists'));
    const { where } = await signUp();
    const link = await screen.findByRole('link', { name: 'Account already exists, login here.' });
    expect(where()).toBe(`/signup${REDIRECT_QUERY}`);
    expect(link.getAttribute('href')).toBe(`/${REDIRECT_QUERY}`);
  });

  it.each([
    ['another site', 'https%3A%2F%2Fevil.example'],
    ['a host behind two slashes', '%2F%2Fevil.example'],
    ['a host behind a backslash', '%2F%5Cevil.example'],
  ])('cannot be a page of %s', async (_name, target) => {
    answer('/auth/email/check', replyConfirmed);
    renderApp(`/email-confirmation?token=${TOKEN}&redirectTo=${target}`);
    await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' });
    expect(hrefOf('Sign in')).toBe('/');
  });
});

describe('The draft of a visitor who signs up', () => {
  it('is said to be in this browser when the mail is sent', async () => {
    storeDraft();
    renderApp(`/signup/email-confirmation${REDIRECT_QUERY}`);
    expect(await screen.findByText(/^The draft of your role is kept in this browser/)).toBeTruthy();
  });

  it.each([
    ['without one', REDIRECT_QUERY, () => undefined],
    ['to those who go elsewhere', '', storeDraft],
  ])('is not mentioned %s', async (_name, search, prepare) => {
    prepare();
    renderApp(`/signup/email-confirmation${search}`);
    await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
    expect(screen.queryByText(/draft/)).toBeNull();
  });

  it('is offered after the login if the link is opened in the same browser', async () => {
    storeDraft();
    answer('/auth/email/check', replyConfirmed);
    const { where } = renderApp(
      `/email-confirmation?token=${TOKEN}&redirectTo=${encodeURIComponent(TARGET)}`,
    );
    expect(await screen.findByText(/^The draft of your role is still here/)).toBeTruthy();
    expect(hrefOf('Sign in')).toBe(`/${REDIRECT_QUERY}`);
    await waitFor(() => expect(where()).toBe(`/email-confirmation${REDIRECT_QUERY}`));
  });

  it('is said to be elsewhere if the link is opened in another browser', async () => {
    answer('/auth/email/check', replyConfirmed);
    renderApp(`/email-confirmation?token=${TOKEN}&redirectTo=${encodeURIComponent(TARGET)}`);
    expect(await screen.findByText(/^The draft of your role is not in this browser/)).toBeTruthy();
  });
});
