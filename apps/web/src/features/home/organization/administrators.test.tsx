import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { ADMIN, ID, PLATFORM, serveSettings, SETTINGS } from '../../../testing/workspace-settings.ts';
import { SLOW } from '#testing/slow.ts';

describe('The administrators of a workspace', () => {
  function serveActions(user = ADMIN, sendAt: string | null = null) {
    serveSettings(user);
    const calls: [string, unknown][] = [];
    const answer = async ({ request }: { request: Request }) => {
      const body = await request.text();
      calls.push([
        `${request.method} ${new URL(request.url).pathname}`,
        body === '' ? undefined : JSON.parse(body),
      ]);
      return new HttpResponse(null, { status: 204 });
    };
    api.use(
      http.post('*/api/invite/users', async (call) => {
        await answer(call);
        return HttpResponse.json({ data: { invited: [{ send_at: sendAt }] } });
      }),
      http.post('*/api/invite/users/:id/resend', answer),
      http.delete('*/api/members/:id', answer),
      http.post('*/api/users/:id/reset-two-factor', answer),
      http.post('*/api/workspace-automations/:what', answer),
    );
    return calls;
  }

  it('are removed after the dialog lists their tokens, which may fail to load', SLOW, async () => {
    serveActions({ ...ADMIN, id: 'somebody' });
    api.use(http.get('*/api/tokens', () => refuse(403, 'FORBIDDEN')));
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Brandt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('are removed from another workspace without listing tokens, which belong to the current one', async () => {
    const here = PLATFORM.active_workspace;
    if (here === null) throw new Error('The administrator has a workspace');
    serveActions({ ...PLATFORM, id: 'somebody', active_workspace: { ...here, id: 'elsewhere' } });
    let requests = 0;
    api.use(
      http.get('*/api/tokens', () => {
        requests += 1;
        return HttpResponse.json({ data: [] });
      }),
    );
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Brandt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Remove Lena Brandt/ }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Lena Brandt was removed from the workspace.')).toBeTruthy();
    expect(requests).toBe(0);
  });

  it('see when an invitation is delayed because the person was invited a moment ago', SLOW, async () => {
    serveActions(ADMIN, '2026-12-01T12:00:00.000Z');
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrators' }));
    await user.type(dialog.getByRole('textbox', { name: /E-mail addresses/ }), 'ida@nordlicht.example');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/^The last invitation goes out on 1 Dec 2026/)).toBeTruthy();
  });

  it('are invited, reminded and removed', SLOW, async () => {
    const calls = serveActions({ ...ADMIN, id: 'somebody' });
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrators' }));
    await user.type(dialog.getByRole('textbox', { name: /E-mail addresses/ }), 'ida@nordlicht');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /E-mail addresses/ }), '.example');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('1 invitation is on its way.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for ole@nordlicht.example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Lena Brandt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Remove Lena Brandt/ }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Lena Brandt was removed from the workspace.')).toBeTruthy();
    const users = [{ email: 'ida@nordlicht.example', user_role: 'ORG_ADMIN' }];
    expect(calls).toEqual([
      ['POST /api/invite/users', { organizationId: ID, url: '/auth/invite', users, flow: 'settings' }],
      ['POST /api/invite/users/m2/resend', undefined],
      ['DELETE /api/members/m1', undefined],
    ]);
  });

  it('get help with a lost second factor, except for their own', async () => {
    const calls = serveActions({ ...ADMIN, id: 'ole' });
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Actions for Lena Brandt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reset second factor' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The second factor of Lena Brandt was reset.')).toBeTruthy();
    expect(calls).toEqual([['POST /api/users/lena/reset-two-factor', undefined]]);
    expect(screen.queryByRole('button', { name: 'Actions for ole@nordlicht.example' })).toBeNull();
  });

  it('have their daily mail limit set by the platform', async () => {
    const changes = serveSettings(PLATFORM);
    const { user } = renderApp(`/organizations/${ID}`);
    const name = 'E-mails a day to people outside (empty: the plan’s limit)';
    const field = await screen.findByRole('textbox', { name });
    const form = within(field.closest('form') as HTMLElement);
    const save = form.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    await user.type(field, '120');
    await user.tab();
    await user.click(save);
    await waitFor(() => expect(changes).toEqual([{ custom_limits: { mails_per_day: 120 } }]));
  });

  it('are deleted by the platform, and restored with one press', SLOW, async () => {
    const calls = serveActions(PLATFORM);
    api.use(
      http.get('*/api/items/organizations', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })),
      http.post('*/api/platform/organizations/:id/restore', ({ params }) => {
        calls.push(['restore', params['id']]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/You can restore it with everything in it for 30 days/)).toBeTruthy();
    await user.type(question.getByRole('textbox'), 'Nordlicht GmbH');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nordlicht GmbH was deleted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Nordlicht GmbH was restored.')).toBeTruthy();
    expect(calls).toEqual([['restore', ID]]);
  });

  it('are reset as a whole by the platform, after the name was typed', SLOW, async () => {
    const calls = serveActions(PLATFORM);
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = question.getByRole('button', { name: 'Reset' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(question.getByRole('textbox'), 'Nordlicht GmbH');
    await user.click(confirm);
    expect(await screen.findByText('Nordlicht GmbH was reset.')).toBeTruthy();
    expect(calls).toEqual([['POST /api/workspace-automations/reset-workspace', { organizationId: ID }]]);
  });
});

describe('The hiring managers of a workspace', () => {
  it('are listed with their roles, and can be removed', SLOW, async () => {
    serveSettings(ADMIN);
    const removedIds: unknown[] = [];
    const jonas = {
      id: 'm7',
      user_role: 'HIRING_MANAGER',
      status: 'active',
      mail_error: null,
      date_mail_failed: null,
      decides_about: ['Buyer', 'Support Team Lead'],
      user: { id: 'jonas', fullname: 'Jonas Becker', email: 'jonas@nordlicht.example' },
    };
    api.use(
      http.get(`*/api/items/organizations/${ID}`, () =>
        HttpResponse.json({ data: { ...SETTINGS, users: [...SETTINGS.users, jonas] } }),
      ),
      http.delete('*/api/members/:id', ({ params }) => {
        removedIds.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp(`/organizations/${ID}`);
    expect(await screen.findByRole('heading', { name: 'Hiring managers' })).toBeTruthy();
    expect(screen.getByText('Buyer and Support Team Lead')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for Jonas Becker' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from workspace' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Remove Jonas Becker/ }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removedIds).toEqual(['m7']));
  });
});
