import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

/** A user whose account stores changes. */
function newcomer(overrides: Partial<CurrentUser> = {}): { readonly changes: unknown[] } {
  let account = makeUser({ isFirstVisit: true, ...overrides });
  const changes: unknown[] = [];
  signedInAs(account);
  api.use(
    http.get('*/api/users/me', () => HttpResponse.json({ data: account })),
    http.patch('*/api/users/me', async ({ request }) => {
      const change = (await request.json()) as Partial<CurrentUser>;
      changes.push(change);
      account = { ...account, ...change };
      return HttpResponse.json({ data: account });
    }),
    http.get('*/api/items/*', () => HttpResponse.json({ data: [] })),
  );
  return { changes };
}

describe('The first visit', () => {
  it('shows an administrator the tour once, step by step and back', SLOW, async () => {
    const { changes } = newcomer();
    const { user } = renderApp('/dashboard');
    const dialog = await screen.findByRole('dialog', { name: 'Welcome, Lena' });
    expect(within(dialog).getByText('Step 1 of 5')).toBeTruthy();
    await waitFor(() => expect(changes).toEqual([{ isFirstVisit: false }]));
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Start with a role' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    for (let step = 1; step < 5; step += 1) {
      await screen.findByText(`Step ${step} of 5`);
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Let’s go' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toHaveLength(1);
  });

  it('shows a talent a short introduction, in German', async () => {
    const role = { name: 'ORG_USER', admin_access: false } as const;
    const { changes } = newcomer({ role, platform_language: 'DE' });
    const { user } = renderApp('/profile');
    const dialog = await screen.findByRole('dialog', { name: 'Willkommen, Lena' });
    expect(within(dialog).getByText('Das ist dein eigener Bereich bei Nordlicht GmbH.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(changes).toEqual([{ isFirstVisit: false }]));
  });

  it('waits until a new user who followed a link opens the start page', async () => {
    const { changes } = newcomer();
    const { user } = renderApp('/dev/ui/list');
    await screen.findByText('18 left');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome, Lena' })).toBeTruthy();
  });
});
