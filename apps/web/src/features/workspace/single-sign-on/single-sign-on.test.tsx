import type { SsoConnection, SsoSettings } from '@quint/contract/workspace/single-sign-on.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const ADMIN = makeUser();
const ID = ADMIN.active_workspace?.id ?? '';
const PLATFORM = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });
const PATH = `/settings/${ID}/single-sign-on`;

const CONNECTION: SsoConnection = {
  issuer: 'https://login.nordlicht.example',
  client_id: 'quint',
  makes_accounts: false,
  account_role: 'ORG_USER',
  takes_unmarked: false,
  asks_second_factor: false,
  is_enforced: false,
  emergency_member: null,
  date_tested: '2026-03-01T10:00:00.000Z',
  is_tested_by_you: true,
};

const SETTINGS: SsoSettings = {
  redirect_uri: 'https://hr.example/auth/sso/callback',
  connection: CONNECTION,
  domains: [
    {
      id: 'd1',
      domain: 'nordlicht.example',
      record_name: '_quint.nordlicht.example',
      record_value: 'a-token',
      date_proved: null,
      proved_by: null,
    },
  ],
  administrators: [
    { member: 'm1', name: 'Lena Brandt', email: 'lena@nordlicht.example', has_codes: true },
    { member: 'm2', name: 'Ole Sund', email: 'ole@nordlicht.example', has_codes: false },
  ],
};

function serve(settings: Partial<SsoSettings> = {}, user = ADMIN) {
  signedInAs(user);
  const calls: { method: string; path: string; body: unknown }[] = [];
  const recordCall = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace('/api', '');
    calls.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) });
    return new HttpResponse(null, { status: 204 });
  };
  api.use(
    http.get(`*/api/organizations/${ID}/sso`, () =>
      HttpResponse.json({ data: { ...SETTINGS, ...settings } }),
    ),
    http.post(`*/api/organizations/${ID}/sso`, recordCall),
    http.patch(`*/api/organizations/${ID}/sso`, recordCall),
    http.delete(`*/api/organizations/${ID}/sso`, recordCall),
    http.post(`*/api/organizations/${ID}/sso/domains`, recordCall),
    http.post('*/api/sso/domains/d1/check', recordCall),
    http.post('*/api/sso/domains/d1/vouch', recordCall),
    http.delete('*/api/sso/domains/d1', recordCall),
  );
  return calls;
}

describe('The page of single sign-on', () => {
  it('shows the redirect address, and saves a provider', SLOW, async () => {
    const calls = serve({ connection: null, domains: [] });
    const { user } = renderApp(PATH);
    expect(await screen.findByText('https://hr.example/auth/sso/callback')).toBeTruthy();
    await user.type(screen.getByLabelText(/Issuer/), 'https://login.nordlicht.example');
    await user.type(screen.getByLabelText(/Client ID/), 'quint');
    await user.type(screen.getByLabelText(/Client secret/), 'secret');
    await user.click(screen.getByRole('button', { name: 'Check and save' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toEqual({
      method: 'POST',
      path: `/organizations/${ID}/sso`,
      body: { issuer: 'https://login.nordlicht.example', client_id: 'quint', client_secret: 'secret' },
    });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('explains why a provider is refused', async () => {
    serve();
    api.use(
      http.post(`*/api/organizations/${ID}/sso`, ({ request }) =>
        refuseTo(request, 400, 'sso.issuer_invalid'),
      ),
    );
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Check and save' }));
    expect(await screen.findByText(/No OpenID Connect provider answers/)).toBeTruthy();
  });

  it('lets the platform make the company optional again', async () => {
    const connection = { ...CONNECTION, is_enforced: true, emergency_member: 'm1', is_tested_by_you: false };
    const calls = serve({ connection }, makeUser({ ...PLATFORM, active_workspace: null }));
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('switch', { name: 'Sign in through the company only' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toEqual({
      method: 'PATCH',
      path: `/organizations/${ID}/sso`,
      body: { is_enforced: false },
    });
  });

  it('shows the DNS record of a domain, checks it, and leaves verification to the platform', async () => {
    const calls = serve();
    const { user } = renderApp(PATH);
    expect(await screen.findByText('_quint.nordlicht.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /as the platform/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check nordlicht.example' }));
    await waitFor(() => expect(calls[0]?.path).toBe('/sso/domains/d1/check'));
    await user.type(screen.getByLabelText('Domain'), 'eis.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(calls[1]?.body).toEqual({ domain: 'eis.example' }));
    await user.click(screen.getByRole('button', { name: 'Remove nordlicht.example' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove nordlicht.example' }));
    await waitFor(() => expect(calls[2]?.method).toBe('DELETE'));
  });

  it('lets the platform verify a domain', async () => {
    const calls = serve({}, PLATFORM);
    const { user } = renderApp(PATH);
    await user.click(
      await screen.findByRole('button', { name: 'Confirm as the platform: nordlicht.example' }),
    );
    await waitFor(() => expect(calls[0]?.path).toBe('/sso/domains/d1/vouch'));
  });

  it('switches rules at once, and asks before it becomes the only way to sign in', async () => {
    const calls = serve();
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('switch', { name: 'Create an account at the first sign-in' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ makes_accounts: true }));
    await user.click(screen.getByRole('switch', { name: 'Sign in through the company only' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Make it the only way' }));
    await waitFor(() => expect(calls[1]?.body).toEqual({ is_enforced: true }));
  });
});
