import { cleanup, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

const ROLES = http.get('*/api/items/roles', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } }));

describe('The start of the app', () => {
  it('shows neither menu nor login until the session is loaded', async () => {
    signedInAs(makeUser());
    let answer = (): void => {};
    const pendingAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      ROLES,
      http.get('*/api/users/me', async () => {
        await pendingAnswer;
        return HttpResponse.json({ data: makeUser() });
      }),
    );
    renderApp('/roles');
    expect(await screen.findByRole('status', { name: 'Loading …' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    answer();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
  });

  it('survives a first navigation that fails, and continues after a retry', async () => {
    signedInAs(makeUser());
    // React and the router log a broken page to the console; here that is intended.
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.use(
      ROLES,
      http.get(
        '*/api/users/me',
        async () => {
          await delay(1);
          return HttpResponse.json({ errors: [] }, { status: 500 });
        },
        { once: true },
      ),
    );
    const { user, where } = renderApp('/roles');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/roles'));
    expect(consoleError).toHaveBeenCalled();
  });
});

describe('An unknown URL', () => {
  it('shows the message in the language of the current user, with a link to the start page', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  });

  it('shows the message to a guest, and when the session cannot be loaded', async () => {
    renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    cleanup();
    signedInAs(makeUser());
    api.use(http.post('*/api/auth/refresh', () => HttpResponse.json({ errors: [] }, { status: 500 })));
    renderApp('/no-such-page');
    expect(await screen.findByRole('link', { name: 'Go back home' })).toBeTruthy();
  });
});

describe('A page of a talent', () => {
  it.each(['/talents/anna', '/talent-pool/anna'])(
    '%s stands in the blank layout for output=json',
    async (path) => {
      fakeTalent();
      renderApp(`${path}?output=json`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    },
  );

  it('has the menu otherwise', async () => {
    fakeTalent();
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });
});
