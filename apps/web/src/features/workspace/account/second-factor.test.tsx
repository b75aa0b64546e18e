import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PLATFORM = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });
const TITLE = 'Protect your account with a second factor';

/** A server that signs in this person, with or without codes. */
function serve(person: CurrentUser, isOn: boolean): void {
  let isEnabled = isOn;
  api.use(
    http.post('*/api/auth/login', () => {
      signedInAs(person);
      return HttpResponse.json({ data: { access_token: 'token', expires: 900_000 } });
    }),
    http.get('*/api/users/me', () => HttpResponse.json({ data: person })),
    http.get('*/api/auth/two-factor', () =>
      HttpResponse.json({ data: { enabled: isEnabled, date_enabled: null, recovery_codes_left: 0 } }),
    ),
    http.get('*/api/auth/passkeys', () => HttpResponse.json({ data: [] })),
    http.post('*/api/auth/two-factor/set-up', () =>
      HttpResponse.json({
        data: { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Quint:a?secret=ABCDEFGHIJKL' },
      }),
    ),
    http.post('*/api/auth/two-factor/confirm', () => {
      isEnabled = true;
      return HttpResponse.json({ data: { recovery_codes: ['aaaa-bbbb'] } });
    }),
  );
}

async function signIn(person: CurrentUser, isOn: boolean) {
  serve(person, isOn);
  const app = renderApp('/?redirectTo=%2Fprofile');
  await app.user.type(await screen.findByLabelText(/^E-mail/), person.email);
  await app.user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'right{Enter}');
  return app;
}

describe('A platform administrator without codes', () => {
  it('is asked for them after signing in, and continues to the requested page', async () => {
    const { user, where } = await signIn(PLATFORM, false);
    expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(where()).toBe('/profile'));
  });

  it('sets them up there, saves the recovery codes, and continues', SLOW, async () => {
    const { user, where } = await signIn(PLATFORM, false);
    await user.click(await screen.findByRole('button', { name: 'Set up codes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Set up two-factor sign-in' });
    await user.type(
      within(dialog).getByLabelText(/^Current password/, { selector: 'input' }),
      'right{Enter}',
    );
    await user.type(await screen.findByLabelText(/^Code from the app/), '123456{Enter}');
    expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
    expect(where()).toMatch(/^\/second-factor/);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(where()).toBe('/profile'));
  });
});

describe('An administrator who needs a second factor', () => {
  it.each([PLATFORM, makeUser()])('cannot open any page until there is one', async (account) => {
    serve({ ...account, second_factor: 'missing' }, false);
    signedInAs({ ...account, second_factor: 'missing' });
    const { where } = renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
    expect(where()).toMatch(/^\/second-factor/);
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('is asked for the passkey', async () => {
    serve({ ...PLATFORM, second_factor: 'passkey_needed' }, false);
    signedInAs({ ...PLATFORM, second_factor: 'passkey_needed' });
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Sign in with your passkey' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up codes' })).toBeNull();
  });
});

describe('No other user is asked', () => {
  it.each([
    ['an administrator of the platform with codes', PLATFORM, true],
    ['an administrator of a workspace', makeUser(), false],
  ])('%s', async (_who, person, isOn) => {
    const { where } = await signIn(person, isOn);
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });
});
