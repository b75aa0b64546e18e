import type { SecurityEvent } from '@quint/contract/workspace/security-events.ts';
import type { OwnSession } from '@quint/contract/workspace/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { supportPasskeys } from '../../../testing/passkeys.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const empty = () => new Response(null, { status: 204 });

function makeSession(id: string, overrides: Partial<OwnSession> = {}): OwnSession {
  const when = '2026-11-01T08:00:00.000Z';
  return {
    id,
    date_created: when,
    date_last_used: when,
    method: 'password',
    browser: 'Firefox',
    os: 'Linux',
    device: 'desktop',
    current: false,
    ...overrides,
  };
}

const isProven = async (request: Request) =>
  ((await request.clone().json()) as { password?: string }).password === 'right';

/** Types the password into the dialog, and submits it. */
async function verify(user: ReturnType<typeof renderApp>['user'], dialog: HTMLElement, password = 'right') {
  const field = within(dialog).getByLabelText(/^Current password/, { selector: 'input' });
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
}

beforeEach(() => signedInAs(makeUser()));

describe('The own sessions', () => {
  function fakeSessions(): readonly string[] {
    const endedSessions: string[] = [];
    let sessions = [
      makeSession('here', { current: true }),
      makeSession('phone', { browser: 'Safari', os: 'iOS', device: 'phone', method: 'passkey' }),
      makeSession('odd', { browser: null, os: null, device: null }),
    ];
    api.use(
      http.get('*/api/auth/sessions', () => HttpResponse.json({ data: sessions })),
      http.delete('*/api/auth/sessions', async ({ request }) => {
        if (!(await isProven(request))) return refuseTo(request, 400, 'password.current_wrong');
        const { here } = (await request.json()) as { here: boolean };
        endedSessions.push(here ? 'everywhere' : 'others');
        sessions = sessions.filter((session) => session.current);
        return empty();
      }),
      http.delete('*/api/auth/sessions/:id', async ({ params, request }) => {
        if (!(await isProven(request))) return refuseTo(request, 400, 'password.current_wrong');
        endedSessions.push(String(params['id']));
        sessions = sessions.filter((session) => session.id !== params['id']);
        return empty();
      }),
    );
    return endedSessions;
  }

  it('are listed, and one can be ended with the password', async () => {
    const endedSessions = fakeSessions();
    const { user } = renderApp('/profile');
    expect(await screen.findByText('Safari on iOS')).toBeTruthy();
    expect(screen.getByText('This browser')).toBeTruthy();
    expect(screen.getByText('Unknown browser')).toBeTruthy();
    expect(screen.getByText(/signed in on 1 Nov 2026 by passkey/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'End the sign-in of Safari on iOS' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End the sign-in of Safari on iOS?' });
    await verify(user, dialog, 'wrong');
    expect(await within(dialog).findByText('Your current password is wrong.')).toBeTruthy();
    expect(endedSessions).toEqual([]);
    await verify(user, dialog);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(endedSessions).toEqual(['phone']);
  });

  it('end everywhere else with the password, along with personal API tokens', async () => {
    const endedSessions = fakeSessions();
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    expect(within(dialog).getByText(/all your personal API tokens stop working at once/)).toBeTruthy();
    expect(endedSessions).toHaveLength(0);
    await verify(user, dialog);
    expect(await screen.findByText('You are signed in only here.')).toBeTruthy();
    expect(endedSessions).toEqual(['others']);
  });

  it('end in this browser, too, on request', async () => {
    const endedSessions = fakeSessions();
    api.use(http.post('*/api/auth/logout', empty));
    const { user, where } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Sign out in this browser, too' }));
    await verify(user, dialog);
    await waitFor(() => expect(where()).toBe('/'));
    expect(endedSessions).toEqual(['everywhere']);
  });

  it('can be ended everywhere by a user with a single session, because of the tokens', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    api.use(
      http.get('*/api/auth/sessions', () =>
        HttpResponse.json({ data: [makeSession('here', { current: true })] }),
      ),
    );
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Überall abmelden' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Überall abmelden?' });
    expect(
      within(dialog).getByText(/alle deine persönlichen API-Tokens gelten sofort nicht mehr/),
    ).toBeTruthy();
  });
});

describe('Recent activity', () => {
  function makeEvent(id: number, overrides: Partial<SecurityEvent> = {}): SecurityEvent {
    return {
      id: String(id),
      date_created: '2026-11-01T08:00:00.000Z',
      kind: 'signed_in',
      method: 'password',
      browser: 'Firefox',
      os: 'Linux',
      device: 'desktop',
      ...overrides,
    };
  }

  it('shows events with their devices, and older entries on request', async () => {
    const failedSignIn = {
      kind: 'sign_in_failed',
      method: null,
      browser: null,
      os: null,
      device: null,
    } as const;
    const events = [
      makeEvent(1),
      makeEvent(2, failedSignIn),
      ...[3, 4, 5, 6, 7, 8].map((id) => makeEvent(id)),
    ];
    api.use(http.get('*/api/auth/security-events', () => HttpResponse.json({ data: events })));
    const { user } = renderApp('/profile');
    const list = await screen.findByRole('list', { name: 'Recent activity' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]?.textContent).toMatch(/^Signed in by passwordFirefox on Linux · 1 Nov 2026/);
    expect(rows[1]?.textContent).toMatch(/^Sign-in failed1 Nov 2026/);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  });
});

describe('The second factor', () => {
  function fakeTwoFactor(isOn: boolean): { readonly bodies: unknown[] } {
    const bodies: unknown[] = [];
    let isEnabled = isOn;
    const take = async (request: Request) => {
      const body = (await request.clone().json()) as { otp?: string; password?: string };
      bodies.push(body);
      return body;
    };
    api.use(
      http.get('*/api/auth/two-factor', () =>
        HttpResponse.json({
          data: {
            enabled: isEnabled,
            date_enabled: isEnabled ? '2026-11-01T08:00:00.000Z' : null,
            recovery_codes_left: isEnabled ? 9 : 0,
          },
        }),
      ),
      http.post('*/api/auth/two-factor/set-up', async ({ request }) =>
        (await take(request)).password === 'right'
          ? HttpResponse.json({
              data: { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Quint:lena?secret=ABCDEFGHIJKL' },
            })
          : refuseTo(request, 400, 'password.current_wrong'),
      ),
      http.post('*/api/auth/two-factor/confirm', async ({ request }) => {
        if ((await take(request)).otp !== '123456') return refuseTo(request, 401, 'INVALID_OTP');
        isEnabled = true;
        return HttpResponse.json({ data: { recovery_codes: CODES } });
      }),
      http.post('*/api/auth/two-factor/recovery-codes', async ({ request }) => {
        await take(request);
        return HttpResponse.json({ data: { recovery_codes: CODES } });
      }),
      http.post('*/api/auth/two-factor/disable', async ({ request }) => {
        await take(request);
        isEnabled = false;
        return empty();
      }),
    );
    return { bodies };
  }

  it('is set up by keyboard: password, QR code and key, first code, recovery codes', SLOW, async () => {
    const { bodies } = fakeTwoFactor(false);
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Set up two-factor sign-in' });
    await user.type(
      within(dialog).getByLabelText(/^Current password/, { selector: 'input' }),
      'wrong{Enter}',
    );
    expect(await within(dialog).findByText('Your current password is wrong.')).toBeTruthy();
    const password = within(dialog).getByLabelText(/^Current password/, { selector: 'input' });
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    const picture = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    expect(screen.getByText('ABCD EFGH IJKL')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Code from the app/), '000000{Enter}');
    expect(await screen.findByText(/This code is not valid/)).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Code from the app/));
    await user.type(screen.getByLabelText(/^Code from the app/), '123456{Enter}');
    for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/9 recovery codes left/)).toBeTruthy();
    expect(screen.queryByText('aaaa-bbbb-cccc')).toBeNull();
    expect(bodies.at(-1)).toEqual({ otp: '123456' });
  });

  it('creates new recovery codes after a code', async () => {
    const { bodies } = fakeTwoFactor(true);
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText(/^Code from the app/), '123456{Enter}');
    expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy();
    expect(bodies).toEqual([{ otp: '123456' }]);
  });

  it('is turned off with password and code', async () => {
    const { bodies } = fakeTwoFactor(true);
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off two-factor sign-in' });
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await within(dialog).findAllByText('Please fill out the field.')).toHaveLength(2);
    await user.type(within(dialog).getByLabelText(/^Current password/, { selector: 'input' }), 'right');
    await user.type(within(dialog).getByLabelText(/^Code from the app/), '123456{Enter}');
    expect(await screen.findByText('Two-factor sign-in is off.')).toBeTruthy();
    expect(bodies).toEqual([{ password: 'right', otp: '123456' }]);
  });
});

describe('Passkeys', () => {
  const passkey = {
    id: 'key',
    name: 'Phone',
    is_synced: true,
    date_created: '2026-11-01T08:00:00.000Z',
    date_last_used: null,
  };

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('are renamed and removed', async () => {
    let list = [passkey];
    api.use(
      http.get('*/api/auth/passkeys', () => HttpResponse.json({ data: list })),
      http.patch('*/api/auth/passkeys/key', async ({ request }) => {
        list = [{ ...passkey, ...((await request.json()) as { name: string }) }];
        return HttpResponse.json({ data: list[0] });
      }),
      http.delete('*/api/auth/passkeys/key', async ({ request }) => {
        if (!(await isProven(request))) return refuseTo(request, 400, 'password.current_wrong');
        list = [];
        return empty();
      }),
    );
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Old phone{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove Old phone' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove “Old phone”?' });
    await verify(user, dialog);
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  });

  it('are added after the password; cancelling the dialog of the browser is not an error', async () => {
    const create = vi.fn().mockRejectedValue(new DOMException('left', 'NotAllowedError'));
    supportPasskeys({ create });
    const requests: unknown[] = [];
    api.use(
      http.post('*/api/auth/passkeys/options', async ({ request }) => {
        requests.push(await request.json());
        const options = {
          rp: { id: 'localhost', name: 'Quint' },
          user: { id: 'AAAA', name: 'lena', displayName: 'Lena' },
          challenge: 'AAAA',
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        };
        return HttpResponse.json({ data: options });
      }),
    );
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Add a passkey' });
    await user.type(
      within(dialog).getByLabelText(/^Current password/, { selector: 'input' }),
      'right{Enter}',
    );
    expect(await within(dialog).findByText(/The passkey was not created/)).toBeTruthy();
    expect(requests).toEqual([{ password: 'right' }]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('show a message when the browser does not support them', async () => {
    renderApp('/profile');
    const button = await screen.findByRole('button', { name: 'Add a passkey' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
