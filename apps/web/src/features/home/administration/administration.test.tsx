import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PLATFORM = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });

function row(id: string, name: string, overrides: object = {}) {
  const since = '2026-01-10T12:00:00.000Z';
  const usual = {
    language: 'DE',
    is_freezed: false,
    pack: { name: 'Flow' },
    trial_ends_at: null,
    users_count: '1',
  };
  return { id, name, date_created: since, ...usual, ...overrides };
}

function serve() {
  signedInAs(PLATFORM);
  const requests: unknown[] = [];
  fakeList('organizations', [
    row('w1', 'Nordlicht GmbH', { users_count: '4' }),
    row('w2', 'Eiswerk KG', { is_freezed: true, trial_ends_at: '2026-11-01T12:00:00.000Z' }),
    row('w4', 'Lindwurm GmbH', { is_unconfirmed: true }),
  ]);
  api.use(
    http.post('*/api/workspace-automations/create-workspace', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ data: { state: 'created', id: 'w3', invited: [{}, {}] } });
    }),
  );
  return requests;
}

describe('The organisations of the platform', () => {
  it('are listed with plan, state and the end of the trial', async () => {
    serve();
    const { user } = renderApp('/admin');
    const table = within(await screen.findByRole('table', { name: 'Organisations of the platform' }));
    expect(table.getByText('Paused')).toBeTruthy();
    expect(table.getByText('Not confirmed')).toBeTruthy();
    expect(table.getByText('1 Nov 2026')).toBeTruthy();
    await user.type(screen.getByLabelText('Search organisations'), 'NORD');
    await waitFor(() => expect(table.queryByText('Eiswerk KG')).toBeNull());
    expect(table.getByText('Nordlicht GmbH')).toBeTruthy();
  });

  it.each([
    ['Plan', ['pack.name'], 'Nordlicht GmbH'],
    ['Status', ['is_on_hold', 'is_freezed'], 'Nordlicht GmbH'],
    ['Accounts', ['count(users)'], 'Eiswerk KG'],
  ])('are sorted by the server: %s', async (column, paths, first) => {
    signedInAs(PLATFORM);
    const questions = fakeList('organizations', [
      row('w1', 'Nordlicht GmbH', { users_count: '4', pack: { name: 'Basic' } }),
      row('w2', 'Eiswerk KG', { is_freezed: true }),
    ]);
    const { user } = renderApp('/admin/organizations');
    const table = within(await screen.findByRole('table', { name: 'Organisations of the platform' }));
    await user.click(table.getByRole('button', { name: column }));
    await waitFor(() => expect(questions.at(-1)?.get('sort')).toBe(paths.join(',')));
    await waitFor(() => expect(table.getAllByRole('row')[1]?.textContent).toContain(first));
  });
});

describe('Opening an organisation', () => {
  it('requires a name and the address of an administrator', async () => {
    const requests = serve();
    const { user } = renderApp('/admin/organizations/create');
    await user.click(await screen.findByRole('button', { name: 'Create organisation' }));
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^E-mail addresses/ }), 'ida@elbwerk');
    await user.tab();
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('sends the invitations and returns to the list', SLOW, async () => {
    const requests = serve();
    const { user, where } = renderApp('/admin/organizations/create');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Elbwerk AG');
    await user.click(screen.getByRole('radio', { name: 'Flow' }));
    const addresses = 'ida@elbwerk.example, ole@elbwerk.example';
    await user.type(screen.getByRole('textbox', { name: /^E-mail addresses/ }), addresses);
    await user.click(screen.getByRole('button', { name: 'Create organisation' }));
    await waitFor(() => expect(where()).toBe('/admin/organizations'));
    expect(await screen.findByText(/2 invitations are on their way/)).toBeTruthy();
    expect(requests).toEqual([
      {
        name: 'Elbwerk AG',
        language: 'DE',
        pack: 'Flow',
        admins: [{ email: 'ida@elbwerk.example' }, { email: 'ole@elbwerk.example' }],
        selfsignup: false,
        url: '/auth/invite',
      },
    ]);
  });

  it('says why it was refused', async () => {
    serve();
    api.use(
      http.post('*/api/workspace-automations/create-workspace', () => refuse(403, 'plan.limit_reached')),
    );
    const { user, where } = renderApp('/admin/organizations/create');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Elbwerk AG');
    await user.type(screen.getByRole('textbox', { name: /^E-mail addresses/ }), 'ida@elbwerk.example');
    await user.click(screen.getByRole('button', { name: 'Create organisation' }));
    expect(await screen.findByText('plan.limit_reached')).toBeTruthy();
    expect(where()).toBe('/admin/organizations/create');
  });
});

describe('Deleted organisations', () => {
  it('are listed with their last day, and restored with one press', async () => {
    serve();
    const restoredIds: unknown[] = [];
    let deletedWorkspaces = [
      {
        id: 'w9',
        name: 'Basalt AG',
        date_deleted: '2026-11-20T12:00:00.000Z',
        restorable_until: '2026-12-20T12:00:00.000Z',
        deleted_by: 'Ada Admin',
      },
    ];
    api.use(
      http.get('*/api/platform/deleted-workspaces', () => HttpResponse.json({ data: deletedWorkspaces })),
      http.post('*/api/platform/organizations/:id/restore', ({ params }) => {
        restoredIds.push(params['id']);
        deletedWorkspaces = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/admin/organizations');
    await user.click(await screen.findByRole('button', { name: 'Deleted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deleted organisations' }));
    expect((await dialog.findByRole('listitem')).textContent).toContain('can be restored until');
    await user.click(dialog.getByRole('button', { name: 'Restore Basalt AG' }));
    expect(await dialog.findByText('No organisation was deleted recently.')).toBeTruthy();
    expect(await screen.findByText('Basalt AG was restored.')).toBeTruthy();
    expect(restoredIds).toEqual(['w9']);
  });
});
