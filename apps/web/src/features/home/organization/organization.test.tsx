import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { ADMIN, ID, PLATFORM, serveSettings } from '../../../testing/workspace-settings.ts';

describe('The settings of a workspace', () => {
  it.each([`/organizations/${ID}`, `/settings/${ID}`])('are shown at %s', async (path) => {
    serveSettings();
    const { where } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    expect(screen.getByText('ole@nordlicht.example')).toBeTruthy();
    expect(screen.getByText('invited')).toBeTruthy();
    expect(screen.getByText('1 talent has an account, too.')).toBeTruthy();
    expect(where()).toBe(path);
  });

  it('are read-only where the platform decides', async () => {
    serveSettings();
    renderApp(`/organizations/${ID}`);
    expect(await screen.findByText('Write to us if you would like any of this changed.')).toBeTruthy();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(screen.getByText('18')).toBeTruthy();
  });

  it("show the AI endpoint and today's use, and switch the AI off", async () => {
    const changes = serveSettings();
    let is_on = true;
    const ai = { host: 'api.example.com', model: 'small-1', tokens_today: 1200, tokens_per_day: 200_000 };
    api.use(
      http.get('*/api/roles/texts/shorteners', () =>
        HttpResponse.json({ data: { ai: { ...ai, is_on, seconds: 60 } } }),
      ),
    );
    const { user } = renderApp(`/settings/${ID}`);
    expect(await screen.findByText(/by small-1 at api\.example\.com/)).toBeTruthy();
    expect(screen.getByText('1,200 of 200,000 tokens used today.')).toBeTruthy();
    is_on = false;
    await user.click(screen.getByRole('switch', { name: 'Use AI for texts of roles' }));
    expect(await screen.findByText(/^Switched off: nothing is sent/)).toBeTruthy();
    expect(changes).toEqual([{ uses_ai: false }]);
  });

  it('say that nothing is sent when no AI is connected', async () => {
    serveSettings();
    renderApp(`/settings/${ID}`);
    expect(await screen.findByText(/^No AI is connected to this installation/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Use AI for texts of roles' })).toBeNull();
  });

  it('switch reminders off, and show how often and how many were sent', async () => {
    const changes = serveSettings();
    const { user } = renderApp(`/organizations/${ID}`);
    const reminders = await screen.findByRole('switch', { name: 'Send reminders for open surveys' });
    expect(screen.getByText(/^By e-mail, at most 2 times: 4 days after the invitation/)).toBeTruthy();
    expect(await screen.findByText('7 reminders sent so far.')).toBeTruthy();
    await user.click(reminders);
    expect(await screen.findByText('The settings were saved.')).toBeTruthy();
    expect(changes).toEqual([{ sends_reminders: false }]);
  });

  it('delay new results for administrators', async () => {
    const changes = serveSettings();
    const { user } = renderApp(`/settings/${ID}`);
    const group = await screen.findByRole('radiogroup', { name: 'Administrators see a new result' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'At once' }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: 'Only once the person has opened it' }));
    expect(await screen.findByText('The settings were saved.')).toBeTruthy();
    expect(changes).toEqual([{ hold_results: 'opened' }]);
  });

  it('address talents with Sie', async () => {
    const changes = serveSettings();
    const { user } = renderApp(`/organizations/${ID}`);
    const group = await screen.findByRole('radiogroup', { name: 'German e-mails to talents say' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: /^Du/ }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: /^Sie/ }));
    expect(await screen.findByText('The settings were saved.')).toBeTruthy();
    expect(changes).toEqual([{ address_form: 'sie' }]);
  });

  it('save another name and language', async () => {
    const changes = serveSettings();
    const { user } = renderApp(`/organizations/${ID}`);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    await user.type(name, 'Nordlicht AG');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toEqual([{ name: 'Nordlicht AG', language: 'EN' }]));
  });

  it('save only what was changed, next to what another tab has saved', async () => {
    const changes = serveSettings();
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toEqual([{ language: 'EN' }]));
  });

  it('are switched by the platform', async () => {
    const changes = serveSettings(PLATFORM);
    const { user } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('switch', { name: 'Chat' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([{ features: { create: [{ name: 'FEATURE_CHAT', enabled: true }] } }]);
  });

  const off = (isEnabled: boolean) => ({
    features: { create: [{ name: 'FEATURE_TEAMS', enabled: isEnabled }] },
  });
  const hide = (people: boolean, everybody: boolean) => ({
    hide_personal_data: people,
    hide_everybody: everybody,
  });
  it.each([
    ['switch', 'Paused', 'Pause Nordlicht GmbH?', 'Pause', { is_freezed: true }, { is_freezed: false }],
    ['switch', 'Groups', 'Switch off “Groups” for Nordlicht GmbH?', 'Switch off', off(false), off(true)],
    [
      'radio',
      'everyone',
      'Hide personal data of everyone in Nordlicht GmbH?',
      'Hide',
      hide(true, true),
      hide(false, false),
    ],
  ] as const)(
    'ask the platform before people are locked out or hidden, and can be undone: %s %s',
    async (role, name, question, confirm, change, back) => {
      const changes = serveSettings(PLATFORM);
      const { user } = renderApp(`/organizations/${ID}`);
      await user.click(await screen.findByRole(role, { name }));
      const first = within(await screen.findByRole('alertdialog', { name: question }));
      expect(first.getByText(/at once/)).toBeTruthy();
      await user.click(first.getByRole('button', { name: 'Cancel' }));
      expect(changes).toEqual([]);
      await user.click(screen.getByRole(role, { name }));
      const again = within(await screen.findByRole('alertdialog', { name: question }));
      await user.click(again.getByRole('button', { name: confirm }));
      await user.click(await screen.findByRole('button', { name: /^Undo/ }));
      await waitFor(() => expect(changes).toEqual([change, back]));
    },
  );
});

describe('Webhooks and tokens', () => {
  it('are linked in the current workspace', async () => {
    serveSettings(PLATFORM);
    renderApp(`/organizations/${ID}`);
    expect((await screen.findByRole('link', { name: 'Set up webhooks' })).getAttribute('href')).toBe(
      '/webhooks',
    );
    expect(screen.queryByRole('heading', { name: 'Webhooks and API access' })).toBeNull();
  });

  it.each([
    ['Switch and open webhooks', '/webhooks'],
    ['Switch and open tokens', '/api-access'],
  ])('of another workspace are opened by the platform in that workspace: %s', async (name, path) => {
    const here = PLATFORM.active_workspace;
    if (here === null) throw new Error('The administrator has a workspace');
    let account = { ...PLATFORM, active_workspace: { ...here, id: 'elsewhere', name: 'Platform' } };
    const changes = serveSettings(account);
    api.use(
      http.get('*/api/users/me', () => HttpResponse.json({ data: account })),
      http.patch('*/api/users/me', async ({ request }) => {
        changes.push(await request.json());
        account = { ...PLATFORM, active_workspace: here };
        return HttpResponse.json({ data: account });
      }),
      http.get('*/api/webhooks', () => HttpResponse.json({ data: { endpoints: [], allows_private: false } })),
    );
    const { user, where } = renderApp(`/organizations/${ID}`);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(where()).toBe(path));
    expect(changes).toEqual([{ active_workspace: ID }]);
  });
});

describe('The organisation', () => {
  it('shows counts, distribution and employees', async () => {
    signedInAs(ADMIN);
    const people = ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      fullname: `Person ${id}`,
      invitation_status: 'FINISHED',
    }));
    const at = (stanine: number) => Array.from({ length: 9 }, (_, index) => (index + 1 === stanine ? 4 : 0));
    const counts = { O: at(3), C: at(5), E: at(5), A: at(5), ES: at(7) };
    const one = (of: readonly number[]) => of.map((count) => Math.min(count, 1));
    const doubtful_counts = { O: one(at(3)), C: one(at(5)), E: one(at(5)), A: one(at(5)), ES: one(at(7)) };
    api.use(
      http.get('*/api/items/talents', ({ request }) =>
        HttpResponse.json({
          data: new URL(request.url).searchParams.has('aggregate[count]')
            ? [
                { status: 'EMPLOYEE', count: '4' },
                { status: 'APPLICANT', count: '9' },
                { status: 'FAVOURITE', count: '2' },
              ]
            : people,
          meta: { filter_count: 30 },
        }),
      ),
      http.get('*/api/distributions/employees', () =>
        HttpResponse.json({ data: { results: 4, doubtful: 1, counts, doubtful_counts } }),
      ),
      http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ count: '8' }] })),
      http.get('*/api/items/teams', () => HttpResponse.json({ data: [{ count: '5' }] })),
    );
    renderApp(`/organization/${ID}`);
    expect(await screen.findByText('11')).toBeTruthy();
    const applicants = screen.getByRole('link', { name: 'Applicants: 11' });
    expect(applicants.getAttribute('href')).toContain('/talents?status=APPLICANT');
    expect(await screen.findByText(/median 3/, { selector: 'text' })).toBeTruthy();
    expect(screen.getByText(/^Read one of these results with care/)).toBeTruthy();
    expect(document.querySelectorAll('[data-quality=doubtful]')).toHaveLength(5);
    const all = screen.getByRole('link', { name: 'Show all 30' });
    expect(all.getAttribute('href')).toBe('/talents?status=EMPLOYEE');
    const link = screen.getByRole('link', { name: 'Person a' });
    expect(link.getAttribute('href')).toBe(`/organization/${ID}/talents/a`);
    const numbers = within(screen.getByRole('group', { name: 'Results by value', hidden: true }));
    expect(numbers.getAllByRole('cell', { name: '4', hidden: true })).toHaveLength(5);
  });

  it('of another workspace redirects to the own', async () => {
    signedInAs(ADMIN);
    api.use(http.get('*/api/items/talents', () => HttpResponse.json({ data: [] })));
    renderApp('/organization/somewhere-else');
    const link = await screen.findByRole('link', { name: 'To Nordlicht GmbH' });
    expect(link.getAttribute('href')).toBe(`/organization/${ID}`);
  });
});
