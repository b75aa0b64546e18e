import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { setTheme } from '#lib/theme.ts';
import { api, makeUser, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { TOKEN } from '../../../testing/links.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

afterEach(() => setTheme('system'));

type Body = Readonly<Record<string, unknown>>;

/** An account that stores changes, unless told to refuse. */
function accountOf(
  person: CurrentUser,
  refusal: (request: Request, body: Body) => Response | undefined = () => undefined,
): readonly Body[] {
  const changes: Body[] = [];
  let account = person;
  signedInAs(person);
  api.use(
    http.get('*/api/users/me', () => HttpResponse.json({ data: account })),
    http.patch('*/api/users/me', async ({ request }) => {
      const body = (await request.clone().json()) as Partial<Omit<CurrentUser, 'avatar'>> & {
        readonly avatar?: string | null;
      };
      changes.push(body);
      const refusalResponse = refusal(request, body);
      if (refusalResponse !== undefined) return refusalResponse;
      const { avatar, ...change } = body;
      account = { ...account, ...change };
      if (avatar !== undefined) account = { ...account, avatar: avatar === null ? null : { id: avatar } };
      account = { ...account, fullname: `${account.first_name} ${account.last_name}` };
      return HttpResponse.json({ data: account });
    }),
  );
  return changes;
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  return input;
}

const picture = (type: string, bytes = 3) => new File([new Uint8Array(bytes)], 'me', { type });

describe('The image of the account', () => {
  it('is validated before it is sent', async () => {
    signedInAs(makeUser());
    renderApp('/profile');
    await screen.findByRole('button', { name: 'Choose an image' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(fileInput(), picture('image/gif'));
    expect(await screen.findByText('Please choose a PNG or JPG image.')).toBeTruthy();
    await user.upload(fileInput(), picture('image/png', 10 * 1_048_576 + 1));
    expect(await screen.findByText('Please choose an image of at most 10 MB.')).toBeTruthy();
  });

  it('is uploaded, set, shown and removed', async () => {
    const changes = accountOf(makeUser());
    const calls = vi.spyOn(globalThis, 'fetch');
    api.use(
      http.post('*/api/files', () =>
        HttpResponse.json({ data: { id: 'image', storage: 'local', filename_disk: 'x.png' } }),
      ),
    );
    const { user } = renderApp('/profile');
    await screen.findByRole('button', { name: 'Choose an image' });
    await user.upload(fileInput(), picture('image/png', 10 * 1_048_576));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Choose an image' })).toBeTruthy();
    const body = calls.mock.calls.find(([path]) => path === '/api/files')?.[1]?.body;
    // Fields first: the server needs the file last.
    expect(body instanceof FormData && [...body.keys()]).toEqual(['purpose', 'file']);
    expect(body instanceof FormData && body.get('purpose')).toBe('avatar');
    calls.mockRestore();
    expect(changes).toEqual([{ avatar: 'image' }, { avatar: null }]);
  });

  it.each([
    ['EN', 'Choose an image', 'An error occurred while saving the avatar. Please try again later.'],
    [
      'DE',
      'Bild auswählen',
      'Beim Speichern des Profilbilds ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.',
    ],
  ] as const)('shows in %s that it could not be saved', async (platform_language, button, text) => {
    signedInAs(makeUser({ platform_language }));
    api.use(http.post('*/api/files', ({ request }) => refuseTo(request, 500, 'INTERNAL_SERVER_ERROR')));
    const { user } = renderApp('/profile');
    await screen.findByRole('button', { name: button });
    await user.upload(fileInput(), picture('image/jpeg'));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('User settings', () => {
  it('show the account with the menu of an administrator', async () => {
    signedInAs(makeUser());
    renderApp('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'User settings' })).toBeTruthy();
    expect(screen.getByText('Administrator of the workspace')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.queryByText(/personality profile/)).toBeNull();
  });

  it('store the language in the account', async () => {
    const changes = accountOf(makeUser());
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { name: 'Benutzereinstellungen' })).toBeTruthy();
    await waitFor(() => expect(changes).toEqual([{ platform_language: 'DE' }]));
    expect(Object.keys(localStorage)).toEqual(['quint.account-language']);
  });

  it('revert the language when it could not be saved', async () => {
    signedInAs(makeUser());
    api.use(http.patch('*/api/users/me', () => HttpResponse.error()));
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'User settings' })).toBeTruthy();
  });

  it('keep the language selected last when the answer to the previous one comes late', async () => {
    let answerFirst = () => {};
    const isHeld = new Promise<void>((resolve) => (answerFirst = resolve));
    let account = makeUser();
    const changes: unknown[] = [];
    signedInAs(account);
    api.use(
      http.get('*/api/users/me', () => HttpResponse.json({ data: account })),
      http.patch('*/api/users/me', async ({ request }) => {
        const change = (await request.json()) as Pick<CurrentUser, 'platform_language'>;
        changes.push(change);
        if (change.platform_language === 'DE') await isHeld;
        account = { ...account, ...change };
        return HttpResponse.json({ data: account });
      }),
    );
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await screen.findByRole('heading', { name: 'Benutzereinstellungen' });
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await screen.findByRole('heading', { name: 'User settings' });
    answerFirst();
    await waitFor(() => expect(changes).toEqual([{ platform_language: 'DE' }, { platform_language: 'EN' }]));
    await waitFor(() => expect(account.platform_language).toBe('EN'));
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'User settings' })).toBeNull());
    expect(document.documentElement.lang).toBe('en');
  });

  it('keep the selected language on the next page, before the account has stored it', async () => {
    signedInAs(makeUser());
    api.use(http.patch('*/api/users/me', () => new Promise<Response>(() => {})));
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await screen.findByRole('heading', { name: 'Benutzereinstellungen' });
    await user.click(screen.getByRole('link', { name: 'Übersicht' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Benutzereinstellungen' })).toBeNull());
    expect(document.documentElement.lang).toBe('de');
  });

  it('save names, and no password unless a new one was entered', async () => {
    const changes = accountOf(makeUser());
    const { user } = renderApp('/profile');
    const lastName = await screen.findByLabelText('Last name');
    await user.clear(lastName);
    await user.type(lastName, 'Berg{Enter}');
    expect(await screen.findByText('Your settings are saved.')).toBeTruthy();
    // Another tab may have saved the first name in the meantime.
    expect(changes).toEqual([{ last_name: 'Berg' }]);
    expect(screen.getByRole('button', { name: /Lena Berg/ })).toBeTruthy();
  });

  it('keep an unsaved name as a draft, but never a password', SLOW, async () => {
    accountOf(makeUser());
    // Hovering over the link to the roles preloads them.
    api.use(http.get('*/api/items/roles', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })));
    const { user } = renderApp('/profile');
    await user.type(await screen.findByLabelText('Last name'), 'X');
    await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'sevenxxx');
    expect(await screen.findByText(/^Draft from/)).toBeTruthy();
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('last_name'));
    expect(JSON.stringify(localStorage)).not.toContain('sevenxxx');
    await user.click(screen.getByRole('link', { name: 'Roles' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this form?' }));
    expect(question.getByText(/keeps no draft/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['quint.account-language']));
  });

  it('change the password with the current one, with at least 8 characters', async () => {
    const changes = accountOf(makeUser(), (request, body) =>
      body['current_password'] === 'wrong' ? refuseTo(request, 400, 'password.current_wrong') : undefined,
    );
    const { user } = renderApp('/profile');
    const current = await screen.findByLabelText(/^Current password/, { selector: 'input' });
    const fresh = screen.getByLabelText(/^New password/, { selector: 'input' });
    await user.type(fresh, 'sevenxx{Enter}');
    expect(await screen.findByText('A password has at least 8 characters.')).toBeTruthy();
    await user.type(fresh, 'x{Enter}');
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    expect(changes).toHaveLength(0);
    await user.type(current, 'wrong{Enter}');
    expect(await screen.findByText('Your current password is wrong.')).toBeTruthy();
    await user.clear(current);
    await user.type(current, 'right{Enter}');
    expect(await screen.findByText('Your password was changed. All other sign-ins have ended.')).toBeTruthy();
    expect(changes.at(-1)).toMatchObject({ current_password: 'right', password: 'sevenxxx' });
    expect(fresh).toHaveProperty('value', '');
  });

  it.each([
    ['a fault', () => refuse(500, 'INTERNAL_SERVER_ERROR'), 'Something went wrong while saving your data'],
    ['a conflict', () => refuse(409, 'record.changed'), 'Something went wrong while saving your data'],
    ['too many calls', () => refuse(429, 'REQUESTS_EXCEEDED'), 'Something went wrong while saving your data'],
    ['a cut connection', () => HttpResponse.error(), 'No connection'],
  ] as const)('show that saving failed and keep names and passwords: %s', async (_name, answer, text) => {
    signedInAs(makeUser());
    const { user } = renderApp('/profile');
    const typedEntries = [
      [await screen.findByLabelText('First name'), 'Lene'],
      [screen.getByLabelText(/^Current password/, { selector: 'input' }), 'Current-55-words'],
      [screen.getByLabelText(/^New password/, { selector: 'input' }), 'Another-55-words'],
    ] as const;
    for (const [field, value] of typedEntries) {
      await user.clear(field);
      await user.type(field, value);
    }
    api.use(http.patch('*/api/users/me', answer));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeTruthy();
    for (const [field, value] of typedEntries) expect(field).toHaveProperty('value', value);
    expect(screen.queryByText(/are saved|is changed/)).toBeNull();
  });

  it('redirect to the login page with a message when the session has ended', async () => {
    signedInAs(makeUser());
    const { user, where } = renderApp('/profile');
    await user.type(await screen.findByLabelText('Last name'), 'X');
    api.use(
      http.patch('*/api/users/me', () => refuse(401, 'TOKEN_EXPIRED')),
      http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You were signed out')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/?redirectTo=%2Fprofile'));
  });

  it('store the appearance in this browser', async () => {
    signedInAs(makeUser());
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('quint.theme')).toBe('dark');
  });

  it('sign out', async () => {
    signedInAs(makeUser());
    api.use(http.post('*/api/auth/logout', () => new Response(null, { status: 204 })));
    const { user, where } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/');
  });

  it('stay available to administrators of a paused workspace, without the menu', async () => {
    const user = makeUser();
    const workspace = user.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    signedInAs({ ...user, active_workspace: { ...workspace, is_freezed: true } });
    const { where } = renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'User settings' })).toBeTruthy();
    expect(where()).toBe('/profile');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});

describe('The daily mail', () => {
  it('is switched on in the profile, with the time zone of the browser, by administrators only', async () => {
    const changes = accountOf(makeUser());
    const { user } = renderApp('/profile');
    await user.click(
      await screen.findByRole('switch', { name: 'E-mail me what needs my attention on weekday mornings' }),
    );
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(changes).toEqual([{ wants_digest: true, time_zone }]));
    await user.click(
      screen.getByRole('switch', { name: 'E-mail me what needs my attention on weekday mornings' }),
    );
    await waitFor(() => expect(changes.at(-1)).toEqual({ wants_digest: false }));
  });

  it('is switched off from a mail with one press, without a sign-in, and on again', async () => {
    const calls: string[] = [];
    const answer = async ({ request }: { request: Request }) => {
      const { token } = (await request.json()) as { token: string };
      calls.push(`${new URL(request.url).pathname} ${token}`);
      return token === TOKEN ? new HttpResponse(null, { status: 204 }) : refuse(404, 'mails.link_unknown');
    };
    api.use(http.post('*/api/digest/off', answer), http.post('*/api/digest/on', answer));
    const { user } = renderApp(`/digest-off?token=${TOKEN}.`);
    await user.click(await screen.findByRole('button', { name: 'No more daily e-mail' }));
    await user.click(await screen.findByRole('button', { name: 'Switch it on again' }));
    expect(await screen.findByRole('heading', { name: 'You get the daily e-mail' })).toBeTruthy();
    expect(calls).toEqual([`/api/digest/off ${TOKEN}`, `/api/digest/on ${TOKEN}`]);
  });

  it('shows an error when the link is unknown', async () => {
    api.use(http.post('*/api/digest/off', () => refuse(404, 'mails.link_unknown')));
    const { user } = renderApp(`/digest-off?token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'No more daily e-mail' }));
    expect(await screen.findByRole('heading', { name: 'This link was not found' })).toBeTruthy();
  });

  it('shows an error when the link is damaged', async () => {
    renderApp('/digest-off?token=abc');
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
  });
});
