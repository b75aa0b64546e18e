import type { ApiToken } from '@quint/contract/workspace/api-tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PAYROLL: ApiToken = {
  id: 'payroll',
  name: 'Payroll',
  kind: 'workspace',
  ending: 'k3Xz',
  scopes: ['talents:write', 'roles:read', 'invitations:send'],
  created_by: 'Lena Brandt',
  responsible_id: 'lena',
  responsible: 'Lena Brandt',
  ended_because: null,
  date_created: '2026-11-01T08:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  state: 'active',
  refusals: 2,
};
const REVOKED_STATE = { state: 'revoked', revoked_at: '2026-11-20T08:00:00.000Z' } as const;
const OLD: ApiToken = { ...PAYROLL, ...REVOKED_STATE, id: 'old', name: 'Old import', kind: 'personal' };

function serve(tokens: ApiToken[], user = makeUser()) {
  signedInAs(user);
  const requests: unknown[] = [];
  api.use(
    http.get('*/api/tokens', () => HttpResponse.json({ data: tokens })),
    http.post('*/api/tokens', async ({ request }) => {
      requests.push(await request.json());
      tokens.unshift({ ...PAYROLL, id: 'new', name: 'Import' });
      return HttpResponse.json({ data: { ...PAYROLL, token: 'qt_secret' } });
    }),
    http.delete('*/api/tokens/:id', ({ params }) => {
      requests.push(['revoked', params['id']]);
      tokens.splice(0, tokens.length, ...tokens.map((token) => ({ ...token, ...REVOKED_STATE })));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return requests;
}

describe('API access', () => {
  it('lists tokens with their scopes in words, and revokes one after a confirmation', async () => {
    const requests = serve([PAYROLL, OLD]);
    const { user } = renderApp('/api-access');
    const list = within(await screen.findByRole('list', { name: 'Tokens' }));
    expect(
      list.getAllByText('Talents (read and change) · Roles (read) · Invitations (send)')[0],
    ).toBeTruthy();
    expect(list.getByText('No longer valid')).toBeTruthy();
    expect(list.getByText(/never used · never expires · 2 requests refused/)).toBeTruthy();
    expect(list.getByText(/never used · revoked 20 Nov 2026 · 2 requests refused/)).toBeTruthy();
    expect(list.queryByRole('button', { name: 'Revoke Old import' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Revoke Payroll' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Payroll?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Payroll was revoked.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Payroll' })).toBeNull());
    expect(requests).toEqual([['revoked', 'payroll']]);
  });

  it('creates a token of the workspace, and shows it once', SLOW, async () => {
    const requests = serve([]);
    const { user } = renderApp('/api-access');
    expect(await screen.findByText('No tokens yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create token' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Please give the token a name.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Import');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Please choose at least one right.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Change: Talents' }));
    expect(dialog.getByRole('checkbox', { name: 'Read: Talents' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('button', { name: /Expires/ }));
    await user.click(await screen.findByRole('option', { name: 'Never' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('qt_secret')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('qt_secret')).toBeNull());
    expect(await screen.findByText('Import')).toBeTruthy();
    expect(requests).toEqual([
      { name: 'Import', kind: 'workspace', scopes: ['talents:read', 'talents:write'], expires_at: null },
    ]);
  });

  it('offers members only personal tokens, with their own rights and an end date', async () => {
    serve([], makeUser({ role: { name: 'ORG_USER', admin_access: false } }));
    const { user } = renderApp('/api-access');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create token' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: 'Change: Invitations' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Expires/ }));
    await screen.findByRole('option', { name: 'On a chosen day' });
    expect(screen.queryByRole('option', { name: 'Never' })).toBeNull();
  });

  it('asks for the password, and then for the code, if the server requires a proof', SLOW, async () => {
    const requests = serve([]);
    api.use(
      http.post('*/api/tokens', async ({ request }) => {
        const body = (await request.clone().json()) as { password?: string; otp?: string };
        requests.push(body);
        if (body.password === undefined) return refuseTo(request, 400, 'proof.required');
        if (body.password !== 'right') return refuseTo(request, 400, 'password.current_wrong');
        if (body.otp === undefined) return refuseTo(request, 400, 'proof.code_required');
        return HttpResponse.json({ data: { ...PAYROLL, token: 'qt_secret' } });
      }),
    );
    const { user } = renderApp('/api-access');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create token' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Import');
    await user.click(dialog.getByRole('checkbox', { name: 'Read: Roles' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const proof = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
    const password = proof.getByLabelText(/^Current password/, { selector: 'input' });
    await user.type(password, 'wrong{Enter}');
    expect(
      await proof.findByText(/current password/i, { selector: '[role=alert] *, [role=alert]' }),
    ).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    await user.type(proof.getByRole('textbox', { name: /^Code of your second factor/ }), '123 456{Enter}');
    expect(await screen.findByText('qt_secret')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ name: 'Import', password: 'right', otp: '123 456' });
  });

  it('reports a failure when the proof is cancelled', SLOW, async () => {
    serve([]);
    api.use(http.post('*/api/tokens', ({ request }) => refuseTo(request, 400, 'proof.required')));
    const { user } = renderApp('/api-access');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create token' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Import');
    await user.click(dialog.getByRole('checkbox', { name: 'Read: Roles' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const proof = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }));
    await user.click(proof.getByRole('button', { name: 'Close' }));
    expect(await dialog.findByText(/Please enter your current password/)).toBeTruthy();
  });

  it("takes over another administrator's token", async () => {
    const requests = serve([
      PAYROLL,
      { ...PAYROLL, id: 'left', name: 'Old', ...REVOKED_STATE, ended_because: 'left' },
    ]);
    api.use(
      http.post('*/api/tokens/:id/take-over', ({ params }) => {
        requests.push(['taken over', params['id']]);
        return HttpResponse.json({ data: PAYROLL });
      }),
    );
    const { user } = renderApp('/api-access');
    expect(await screen.findByText(/because Lena Brandt no longer administers the workspace/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Take over Payroll' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take over Payroll?' }));
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('You are now responsible for Payroll.')).toBeTruthy();
    expect(requests).toEqual([['taken over', 'payroll']]);
  });

  it('shows why a token was not created', async () => {
    serve([]);
    api.use(
      http.post('*/api/tokens', ({ request }) => refuseTo(request, 409, 'token.too_many', { max: 50 })),
    );
    const { user } = renderApp('/api-access');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create token' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Import');
    await user.click(dialog.getByRole('checkbox', { name: 'Read: Roles' }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText(/There are 50 active tokens already/)).toBeTruthy();
  });
});
