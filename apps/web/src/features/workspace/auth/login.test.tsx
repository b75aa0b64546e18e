import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { supportPasskeys } from '../../../testing/passkeys.ts';
import { serveBilling } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

interface LoginCall {
  readonly body: unknown;
  readonly contentType: string | null;
  readonly language: string | null;
}

/** Answers POST /auth/login and records the bodies. */
function answerLogin(answer: () => Response): readonly LoginCall[] {
  const calls: LoginCall[] = [];
  api.use(
    http.post('*/api/auth/login', async ({ request }) => {
      calls.push({
        body: await request.json(),
        contentType: request.headers.get('content-type'),
        language: request.headers.get('accept-language'),
      });
      return answer();
    }),
  );
  return calls;
}

const signedIn = () => HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } });

async function fillAndSend(
  user: ReturnType<typeof renderApp>['user'],
  email: string,
  password: string,
): Promise<void> {
  if (email !== '') await user.type(await screen.findByLabelText(/E-mail/), email);
  if (password !== '')
    await user.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), password);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
}

describe('Login', () => {
  it('requires both fields before it sends anything', async () => {
    const calls = answerLogin(signedIn);
    const { user } = renderApp('/');
    await fillAndSend(user, '', '');
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(2);
    expect(screen.getByLabelText(/E-mail/)).toHaveProperty('ariaInvalid', 'true');
    expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/));
    expect(calls).toHaveLength(0);
  });

  it('refuses an invalid address without sending anything', async () => {
    const calls = answerLogin(signedIn);
    const { user } = renderApp('/');
    await fillAndSend(user, 'abc', 'secret-word');
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  it('shows that address or password is wrong', async () => {
    answerLogin(() => refuse(401, 'INVALID_CREDENTIALS'));
    const { user, where } = renderApp('/');
    await fillAndSend(user, 'lena@nordlicht.example', 'wrong');
    expect(
      (await screen.findByText('Email address or password is wrong.')).closest('[role="alert"]'),
    ).not.toBeNull();
    expect(where()).toBe('/');
  });

  it('shows how long to wait after too many attempts', async () => {
    answerLogin(() => refuse(429, 'REQUESTS_EXCEEDED', { seconds: 30 }));
    const { user } = renderApp('/');
    await fillAndSend(user, 'lena@nordlicht.example', 'wrong');
    expect(await screen.findByText('Too many attempts. Please try again in 30 seconds.')).toBeTruthy();
  });

  it('signs in by cookie and opens the requested page', SLOW, async () => {
    const calls = answerLogin(signedIn);
    api.use(http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })));
    const { user, where } = renderApp('/?redirectTo=%2Fdev%2Fui%2Flist');
    await fillAndSend(user, 'lena@nordlicht.example', 'right-word');
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
    expect(calls).toEqual([
      {
        body: { email: 'lena@nordlicht.example', password: 'right-word', mode: 'cookie' },
        contentType: 'application/json',
        language: 'en',
      },
    ]);
  });

  it('switches to German, also in requests', async () => {
    const calls = answerLogin(() => refuse(401, 'INVALID_CREDENTIALS'));
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    await user.type(await screen.findByLabelText(/E-Mail/), 'lena@nordlicht.example');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText('Bitte fülle das Feld aus.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'falsch');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeTruthy();
    expect(calls[0]?.language).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });
});

describe('Second factor', () => {
  /** Asks for a code first, and accepts 123456 and a recovery code. */
  function answerTwoSteps(): readonly unknown[] {
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/auth/login', async ({ request }) => {
        const body = (await request.json()) as { otp?: string };
        bodies.push(body);
        if (body.otp === undefined) return refuseTo(request, 401, 'session.second_factor_required');
        return ['123456', 'aaaa-bbbb'].includes(body.otp)
          ? signedIn()
          : refuseTo(request, 401, 'INVALID_OTP');
      }),
      http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })),
    );
    return bodies;
  }

  it(
    'is asked for after the password, again after a wrong code, and works by keyboard alone',
    SLOW,
    async () => {
      const bodies = answerTwoSteps();
      const { user, where } = renderApp('/?redirectTo=%2Fdev%2Fui%2Flist');
      await fillAndSend(user, 'lena@nordlicht.example', 'right-word');
      const code = await screen.findByLabelText(/Code/, { selector: 'input' });
      expect(screen.queryByRole('alert', { name: /authenticator/ })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(code));
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
      await user.keyboard('000000{Enter}');
      expect(await screen.findByText(/This code is not valid/)).toBeTruthy();
      await user.clear(code);
      await user.type(code, '123456{Enter}');
      await waitFor(() => expect(where()).toBe('/dev/ui/list'));
      const [first, ...others] = bodies;
      expect(first).not.toHaveProperty('otp');
      expect(others.map((body) => (body as { otp: string }).otp)).toEqual(['000000', '123456']);
    },
  );

  it('accepts a recovery code instead, in German', SLOW, async () => {
    answerTwoSteps();
    const { user, where } = renderApp('/?redirectTo=%2Fdev%2Fui%2Flist');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    await user.type(await screen.findByLabelText(/E-Mail/), 'lena@nordlicht.example');
    await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'richtig');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellungscode verwenden' }));
    await user.type(await screen.findByLabelText(/^Wiederherstellungscode/), 'aaaa-bbbb');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
  });
});

describe('Alternatives to the password', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('link to a forgotten password, and to a trial if sign-up is open', async () => {
    const { user, where } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Start free trial' }));
    expect(await screen.findByRole('heading', { name: 'Start free trial' })).toBeTruthy();
    expect(where()).toBe('/signup');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
    expect(where()).toBe('/auth/forgot');
  });

  it('resend the mail of an unconfirmed sign-up', async () => {
    api.use(
      http.post('*/api/auth/login', ({ request }) => refuseTo(request, 403, 'session.email_unconfirmed')),
    );
    const requests: unknown[] = [];
    api.use(
      http.post('*/api/auth/email/request', async ({ request }) => {
        requests.push(await request.json());
        return new Response(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/');
    await fillAndSend(user, 'new@nordlicht.example', 'right-word');
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/the e-mail is on its way again/)).toBeTruthy();
    expect(requests).toEqual([{ email: 'new@nordlicht.example', url: '/email-confirmation' }]);
  });

  it('offer a passkey if the browser supports them; cancelling its dialog is not an error', async () => {
    api.use(
      http.post('*/api/auth/passkeys/login/options', () =>
        HttpResponse.json({ data: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } }),
      ),
    );
    const get = vi.fn().mockRejectedValue(new DOMException('left', 'NotAllowedError'));
    supportPasskeys({ get });
    const { user, where } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/was cancelled/)).toBeTruthy();
    expect(get).toHaveBeenCalledTimes(1);
    expect(where()).toBe('/');
  });

  it('do not offer one otherwise', async () => {
    renderApp('/');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});

describe('Session', () => {
  it('is restored through the refresh cookie', async () => {
    signedInAs(makeUser());
    const { where } = renderApp('/dev/ui/list');
    expect(await screen.findByText('Nordlicht GmbH')).toBeTruthy();
    expect(where()).toBe('/dev/ui/list');
  });

  it('redirects a guest to the login and remembers the page', async () => {
    const { where } = renderApp('/dev/ui/list');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/?redirectTo=%2Fdev%2Fui%2Flist');
  });

  it('ends when a refresh is refused', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    api.use(http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')));
    const { where } = renderApp('/dev/ui/list');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/?redirectTo=%2Fdev%2Fui%2Flist');
  });

  it('signs out with the XSRF header', async () => {
    signedInAs(makeUser());
    let xsrf: string | null = null;
    api.use(
      http.post('*/api/auth/logout', ({ request }) => {
        xsrf = request.headers.get('x-xsrf-token');
        return new Response(null, { status: 204 });
      }),
    );
    const { user, where } = renderApp('/dev/ui/list');
    await user.click(await screen.findByRole('button', { name: /Lena Brandt/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/');
    expect(xsrf).toBe('test');
  });

  it('uses German for a user whose language is German', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    renderApp('/dev/ui/list');
    expect(await screen.findByText('18 übrig')).toBeTruthy();
  });
});

describe('Layout', () => {
  it('shows "not found" for an unknown URL to everybody', async () => {
    renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
  });

  it('keeps a frozen workspace on its page and hides the budget', async () => {
    const user = makeUser();
    const workspace = user.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    signedInAs({ ...user, active_workspace: { ...workspace, is_freezed: true } });
    serveBilling();
    const { where } = renderApp('/dev/ui/list');
    expect(await screen.findByRole('heading', { name: 'Nordlicht GmbH is paused' })).toBeTruthy();
    expect(where()).toBe('/paused');
    expect(screen.queryByText('18 left')).toBeNull();
  });
});
