import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '#lib/i18n.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

/** Serves an offer for each domain. */
function offer(isEnforced = false) {
  const requestedDomains: unknown[] = [];
  api.use(
    http.post('*/api/auth/sso/offer', async ({ request }) => {
      const { domain } = (await request.json()) as { domain: string };
      requestedDomains.push(domain);
      const is_offered = domain === 'nordlicht.example';
      return HttpResponse.json({ data: { is_offered, is_enforced: is_offered && isEnforced } });
    }),
  );
  return requestedDomains;
}

/** Opens the page to which a provider redirects. */
function comeBack(query: string) {
  const path = `/auth/sso/callback?${query}`;
  window.history.replaceState(null, '', path);
  return renderApp(path);
}

describe('The sign-in page', () => {
  it('offers the company once the address is entered, and sends only its domain', async () => {
    const requestedDomains = offer();
    const { user } = renderApp('/');
    await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example');
    expect(screen.queryByText('Continue with your company')).toBeNull();
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Continue with your company' })).toBeTruthy();
    expect(screen.getByText('People at nordlicht.example can sign in through their company.')).toBeTruthy();
    expect(requestedDomains).toEqual(['nordlicht.example']);
  });

  it('says when it is the only way to sign in', async () => {
    offer(true);
    const { user } = renderApp('/');
    await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example');
    await user.tab();
    expect(
      await screen.findByText('People at nordlicht.example sign in through their company.'),
    ).toBeTruthy();
  });

  it('reports that the provider does not respond', async () => {
    offer();
    api.use(
      http.post('*/api/auth/sso/start', ({ request }) => refuseTo(request, 502, 'sso.provider_unreachable')),
    );
    const { user } = renderApp('/');
    await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Continue with your company' }));
    expect(await screen.findByText(/Your company’s sign-in is not responding/)).toBeTruthy();
  });
});

describe('The return from the provider', () => {
  it('signs in once, and opens the requested page', async () => {
    sessionStorage.setItem('quint.company-return', '/dev/ui/list');
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/auth/sso/callback', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } });
      }),
      http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })),
    );
    const { where } = comeBack('code=abc&state=sign-in.x');
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
    expect(bodies).toEqual([{ query: 'code=abc&state=sign-in.x', language: 'EN', mode: 'cookie' }]);
  });

  it('asks for the second factor if it is required', async () => {
    api.use(
      http.post('*/api/auth/sso/callback', async ({ request }) => {
        const { otp } = (await request.clone().json()) as { otp?: string };
        if (otp === undefined) return refuseTo(request, 401, 'session.second_factor_required');
        return HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } });
      }),
      http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })),
    );
    sessionStorage.setItem('quint.company-return', '/dev/ui/list');
    const { user, where } = comeBack('code=abc&state=sign-in.x');
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
  });

  it('asks for the mailed code for an account in several workspaces', async () => {
    api.use(
      http.post('*/api/auth/sso/callback', async ({ request }) => {
        const { otp } = (await request.clone().json()) as { otp?: string };
        if (otp === undefined) return refuseTo(request, 401, 'sso.code_mailed');
        return refuseTo(request, 401, 'sso.code_wrong');
      }),
    );
    const { user } = comeBack('code=abc&state=sign-in.x');
    expect(await screen.findByText(/we have sent a code to your e-mail address/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
  });

  it('explains why nobody was signed in', async () => {
    api.use(
      http.post('*/api/auth/sso/callback', ({ request }) => refuseTo(request, 403, 'sso.other_account')),
    );
    comeBack('code=abc&state=sign-in.x');
    expect(await screen.findByRole('heading', { name: 'You have not been signed in' })).toBeTruthy();
    expect(screen.getByText(/It is not merged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
  });

  it('ends the test of an administrator with a link to the settings', async () => {
    api.use(
      http.post('*/api/auth/sso/test', () =>
        HttpResponse.json({ data: { email: 'lena@nordlicht.example', organization: 'w1' } }),
      ),
    );
    comeBack('code=abc&state=test.x');
    expect(await screen.findByText(/Your provider says that you are lena@nordlicht.example/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Back to the settings' });
    expect(link.getAttribute('href')).toBe('/settings/w1/single-sign-on');
  });

  it.each([
    ['EN', 'Back to the settings'],
    ['DE', 'Zurück zu den Einstellungen'],
  ] as const)('ends a test in the language of the administrator: %s', async (platform_language, name) => {
    // The browser has the other language.
    await setLanguage(platform_language === 'DE' ? 'en' : 'de');
    signedInAs(makeUser({ platform_language }));
    const languages: (string | null)[] = [];
    api.use(
      http.post('*/api/auth/sso/test', ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json({ data: { email: 'lena@nordlicht.example', organization: 'w1' } });
      }),
    );
    comeBack('code=abc&state=test.x');
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(languages).toEqual([platform_language.toLowerCase()]);
  });
});
