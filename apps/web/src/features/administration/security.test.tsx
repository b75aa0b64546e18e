import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

function serve() {
  signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
  const lifted: unknown[] = [];
  const times = { date_locked: '2026-11-01T08:00:00.000Z', date_ends: '2026-11-01T08:15:00.000Z' };
  let locked = [{ id: 'u1', email: 'lena@nordlicht.example', ...times }];
  api.use(
    http.get('*/api/auth/administrators', () =>
      HttpResponse.json({
        data: [
          { id: 'a1', email: 'open@quint.example', has_codes: false, passkeys: 1 },
          { id: 'a2', email: 'safe@quint.example', has_codes: true, passkeys: 0 },
        ],
      }),
    ),
    http.get('*/api/auth/locked-accounts', () => HttpResponse.json({ data: locked })),
    http.delete('*/api/auth/locked-accounts/:id', ({ params }) => {
      lifted.push(params['id']);
      locked = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return lifted;
}

describe('The security of sign-ins, for the platform', () => {
  it('shows which administrators sign in by password alone', async () => {
    serve();
    renderApp('/admin/security');
    const list = await screen.findByRole('list', { name: 'Administrators of the platform' });
    const [open, safe] = within(list).getAllByRole('listitem');
    expect(open?.textContent).toBe('open@quint.example1 passkeyPassword alone');
    expect(safe?.textContent).toBe('safe@quint.exampleCodes on');
  });

  it('lists locked accounts and lifts a lock', async () => {
    const lifted = serve();
    const { user } = renderApp('/admin/security');
    await user.click(await screen.findByRole('button', { name: 'Unlock lena@nordlicht.example' }));
    expect(await screen.findByText('No account is locked.')).toBeTruthy();
    expect(await screen.findByText('The account is unlocked.')).toBeTruthy();
    expect(lifted).toEqual(['u1']);
  });
});
