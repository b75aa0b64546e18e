import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import type { GoalDetail } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const GROWTH = { id: 'growth', name: 'Growth' };

const GOAL: GoalDetail = {
  id: 'ten',
  objective: 'Ten new customers',
  priority: 'high',
  progress: 65,
  due_date: '2026-01-31',
  progress_history: [
    { day: '2026-01-02', progress: 40 },
    { day: '2026-01-12', progress: 65 },
  ],
  teams: [{ teams_id: GROWTH }],
  date_updated: '2026-11-18T12:00:00.000Z',
  context: 'Two contracts end.',
  first_mover: { id: 'anna', fullname: 'Anna Kowalski' },
  key_results: [
    { id: 'k1', text: 'Forty first talks', is_done: false, percent: 30 },
    { id: 'k2', text: 'A price list', is_done: true, percent: 0 },
  ],
};

function serve(user = makeUser(), teams = [GROWTH]) {
  signedInAs(user);
  const requests: { method: string; body: unknown }[] = [];
  const save = async ({ request }: { request: Request }) => {
    requests.push({ method: request.method, body: await request.json() });
    return HttpResponse.json({ data: { id: 'ten' } });
  };
  fakeList('goals', [
    { ...GOAL, priority_order: 1 },
    {
      ...GOAL,
      id: 'rest',
      objective: 'Answer faster',
      priority: 'low',
      priority_order: 3,
      progress: null,
      teams: [{ teams_id: { id: 'service', name: 'Service' } }],
    },
  ]);
  api.use(
    http.get('*/api/items/goals/ten', () => HttpResponse.json({ data: GOAL })),
    http.get('*/api/items/team_names', () => HttpResponse.json({ data: teams })),
    http.get('*/api/items/talents', () =>
      HttpResponse.json({ data: [{ id: 'anna', fullname: 'Anna Kowalski' }] }),
    ),
    http.post('*/api/items/goals', save),
    http.patch('*/api/items/goals/ten', save),
    http.post('*/api/items/team_names', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      return HttpResponse.json({ data: { id: 'new-team', name } });
    }),
  );
  return requests;
}

describe('The list of goals', () => {
  it('shows priority, progress and groups, and orders by priority', async () => {
    serve();
    const { user, where } = renderApp('/goals');
    const table = within(await screen.findByRole('table', { name: 'Goals of the workspace' }));
    const objectives = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(objectives()).toEqual(['Answer faster', 'Ten new customers']);
    expect(table.getByText('65%')).toBeTruthy();
    expect(table.getByText('not measured')).toBeTruthy();
    await user.click(table.getByRole('button', { name: 'Priority' }));
    await waitFor(() => expect(objectives()).toEqual(['Ten new customers', 'Answer faster']));
    expect(where()).toBe('/goals?sort=priority');
  });

  it('is searched by words of the goals and their groups', async () => {
    serve();
    const { user } = renderApp('/goals?search=faster%20SERV');
    expect(await screen.findByText('Answer faster')).toBeTruthy();
    expect(screen.queryByText('Ten new customers')).toBeNull();
    expect(screen.getByText('2 goals')).toBeTruthy();
    await user.type(screen.getByLabelText('Search goals'), ' growth');
    expect(await screen.findByText('Nothing here contains “faster SERV growth”.')).toBeTruthy();
  });
});

describe('A goal', () => {
  it('shows everything about it', async () => {
    serve();
    renderApp('/goals/ten');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ten new customers' })).toBeTruthy();
    expect(screen.getByText('Two contracts end.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anna Kowalski' }).getAttribute('href')).toBe('/talents/anna');
    expect(screen.getByRole('link', { name: 'Growth' }).getAttribute('href')).toBe('/teams/growth');
    expect(screen.getByRole('progressbar', { name: 'Progress of Forty first talks' })).toBeTruthy();
    expect(screen.getByText('Overdue since 31 Jan 2026')).toBeTruthy();
    expect(screen.getByText('+25')).toBeTruthy();
  });

  it('changes the progress of a key result in place', async () => {
    serve();
    const patches: unknown[] = [];
    api.use(
      http.patch('*/api/items/key_results/:id', async ({ request, params }) => {
        patches.push([params['id'], await request.json()]);
        return HttpResponse.json({ data: { id: params['id'] } });
      }),
    );
    const { user } = renderApp('/goals/ten');
    const first = await screen.findByRole('textbox', { name: 'Progress in percent: Forty first talks' });
    await user.clear(first);
    await user.type(first, '45{Enter}');
    await user.click(screen.getAllByRole('checkbox', { name: 'Done' })[1] as HTMLElement);
    await waitFor(() =>
      expect(patches).toEqual([
        ['k1', { percent: 45 }],
        ['k2', { is_done: false }],
      ]),
    );
  });

  it('speaks German', async () => {
    serve(makeUser({ platform_language: 'DE' }));
    renderApp('/goals/ten');
    expect(await screen.findByRole('heading', { name: 'Schlüsselergebnisse' })).toBeTruthy();
    expect(screen.getByText('Hoch')).toBeTruthy();
  });
});

describe('The form of a goal', () => {
  it('requires an objective, a priority, a group and a text for each key result', async () => {
    const requests = serve();
    const { user } = renderApp('/goals/create');
    await user.click(await screen.findByRole('button', { name: 'Add a key result' }));
    await user.click(screen.getByRole('button', { name: 'Create goal' }));
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(4);
    expect(requests).toEqual([]);
  });

  it('shows the error of a key result after it was left or submitted, not while it is new', async () => {
    serve();
    const { user } = renderApp('/goals/create');
    await user.type(await screen.findByRole('textbox', { name: /^Objective/ }), 'Ten new customers');
    await user.click(screen.getByRole('button', { name: 'Add a key result' }));
    const first = await screen.findByRole('textbox', { name: /^Key result 1/ });
    await user.click(screen.getByRole('button', { name: 'Add a key result' }));
    const second = await screen.findByRole('textbox', { name: /^Key result 2/ });
    // By the time the error of the first one, which was left, shows, the whole list has been validated.
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    expect(second.getAttribute('aria-invalid')).toBeNull();
    await user.click(second);
    await user.tab();
    await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
  });

  it('focuses the first invalid field of any kind', async () => {
    serve();
    const { user } = renderApp('/goals/create');
    const objective = await screen.findByRole('textbox', { name: /^Objective/ });
    await user.click(screen.getByRole('button', { name: 'Create goal' }));
    await waitFor(() => expect(document.activeElement).toBe(objective));
    await user.type(objective, 'Ten new customers');
    await user.click(screen.getByRole('button', { name: 'Create goal' }));
    const choices = within(screen.getByRole('radiogroup', { name: /^Priority/ })).getAllByRole('radio');
    await waitFor(() => expect(choices).toContain(document.activeElement));
  });

  it('accepts 280 characters of context, not 281', async () => {
    serve();
    const { user } = renderApp('/goals/ten/edit');
    const context = await screen.findByRole('textbox', { name: 'Context' });
    await user.clear(context);
    await user.click(context);
    await user.paste('c'.repeat(281));
    await user.tab();
    expect(await screen.findByText('At most 280 characters.')).toBeTruthy();
    await user.type(context, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('At most 280 characters.')).toBeNull());
  });

  it('creates a goal with all its fields', SLOW, async () => {
    const requests = serve();
    const { user, where } = renderApp('/goals/create');
    await user.type(await screen.findByRole('textbox', { name: /^Objective/ }), 'Ten new customers');
    await user.click(screen.getByRole('radio', { name: 'Medium' }));
    await user.click(screen.getByRole('combobox', { name: /^Groups/ }));
    await user.click(await screen.findByRole('option', { name: 'Growth' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Add a key result' }));
    await user.type(screen.getByRole('textbox', { name: /^Key result 1/ }), 'Forty talks');
    await user.click(screen.getByRole('button', { name: 'Create goal' }));
    await waitFor(() => expect(where()).toBe('/goals/ten'));
    const body = {
      objective: 'Ten new customers',
      priority: 'medium',
      context: null,
      due_date: null,
      first_mover: null,
      teams: { create: ['growth'], delete: [] },
      key_results: {
        create: [{ text: 'Forty talks', is_done: false, percent: 0, sort: 0 }],
        update: [],
        delete: [],
      },
    };
    expect(requests).toEqual([{ method: 'POST', body }]);
  });

  it('changes, adds and removes key results', async () => {
    const requests = serve();
    const { user, where } = renderApp('/goals/ten/edit');
    await user.click(await screen.findByRole('button', { name: 'Remove key result 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/goals/ten'));
    expect(requests).toMatchObject([
      {
        method: 'PATCH',
        body: {
          teams: { create: [], delete: [] },
          key_results: { create: [], update: [{ id: 'k2', text: 'A price list', sort: 0 }], delete: ['k1'] },
        },
      },
    ]);
  });

  it('creates the first group when there is none', async () => {
    serve(makeUser(), []);
    const { user } = renderApp('/goals/create');
    await user.type(await screen.findByRole('textbox', { name: 'First group' }), 'Newcomers');
    api.use(
      http.get('*/api/items/team_names', () =>
        HttpResponse.json({ data: [{ id: 'new-team', name: 'Newcomers' }] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByRole('button', { name: 'Remove Newcomers' })).toBeTruthy();
  });
});
