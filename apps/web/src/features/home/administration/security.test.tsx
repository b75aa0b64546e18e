import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

function serve() {
  signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
  const liftedIds: unknown[] = [];
  const times = { date_locked: '2026-11-01T08:00:00.000Z', date_ends: '2026-11-01T08:15:00.000Z' };
  let lockedAccounts = [{ id: 'u1', email: 'lena@nordlicht.example', ...times }];
  api.use(
    http.get('*/api/auth/administrators', () =>
      HttpResponse.json({
        data: [
          { id: 'a1', email: 'open@quint.example', has_codes: false, passkeys: 1 },
          { id: 'a2', email: 'safe@quint.example', has_codes: true, passkeys: 0 },
        ],
      }),
    ),
    http.get('*/api/auth/locked-accounts', () => HttpResponse.json({ data: lockedAccounts })),
    http.delete('*/api/auth/locked-accounts/:id', ({ params }) => {
      liftedIds.push(params['id']);
      lockedAccounts = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return liftedIds;
}

describe('The sign-in security of the platform', () => {
  it('shows which second factors the administrators have', async () => {
    serve();
    renderApp('/admin/security');
    const list = await screen.findByRole('list', { name: 'Administrators of the platform' });
    const [open, safe] = within(list).getAllByRole('listitem');
    expect(open?.textContent).toBe('open@quint.example1 passkeyNo codes');
    expect(safe?.textContent).toBe('safe@quint.exampleCodes on');
  });

  it('lists locked accounts and unlocks one', async () => {
    const liftedIds = serve();
    const { user } = renderApp('/admin/security');
    await user.click(await screen.findByRole('button', { name: 'Unlock lena@nordlicht.example' }));
    expect(await screen.findByText('No account is locked.')).toBeTruthy();
    expect(await screen.findByText('The account is unlocked.')).toBeTruthy();
    expect(liftedIds).toEqual(['u1']);
  });

  it('signs a person out everywhere after a confirmation', async () => {
    serve();
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/auth/accounts/end-sessions', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { sessions: 3, tokens: 1 } });
      }),
    );
    const { user } = renderApp('/admin/security');
    const field = await screen.findByRole('textbox', { name: /E-mail address of the account/ });
    await user.type(field, 'max@basalt{Enter}');
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    await user.type(field, '.example{Enter}');
    const name = 'Sign max@basalt.example out everywhere?';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    expect(dialog.getByText(/Their password and passkeys still work/)).toBeTruthy();
    expect(bodies).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    const successText = 'max@basalt.example: 3 sign-ins and 1 personal API token ended.';
    expect(await screen.findByText(successText)).toBeTruthy();
    expect(bodies).toEqual([{ email: 'max@basalt.example' }]);
  });

  it('says that no account has the address', async () => {
    serve();
    api.use(
      http.post('*/api/auth/accounts/end-sessions', ({ request }) =>
        refuseTo(request, 404, 'account.not_found'),
      ),
    );
    const { user } = renderApp('/admin/security');
    const field = await screen.findByRole('textbox', { name: /E-mail address of the account/ });
    await user.type(field, 'nobody@basalt.example{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText(/Can't find an account with that email/)).toBeTruthy();
  });
});
