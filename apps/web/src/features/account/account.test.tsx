import { screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { languageOf } from '#lib/locale.ts';
import { setTheme } from '#lib/theme.ts';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

afterEach(() => setTheme('system'));

describe('User settings', () => {
  it('show the account within the menu of an administrator', async () => {
    signedInAs(makeUser());
    renderApp('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'User settings' })).toBeTruthy();
    expect(screen.getByText('Administrator of the workspace')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/no personality profile/)).toBeNull();
  });

  it('keep the language in this browser, for this person', async () => {
    signedInAs(makeUser());
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { name: 'Benutzereinstellungen' })).toBeTruthy();
    expect(languageOf(makeUser())).toBe('de');
  });

  it('keep the appearance in this browser', async () => {
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

  it('stay within reach of the administrators of a paused workspace, without the menu', async () => {
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
