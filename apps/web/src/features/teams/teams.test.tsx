import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../testing/api.ts';
import { fakeList } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';
import type { TeamDetail } from './api.ts';

const GERMAN = makeUser({ platform_language: 'DE' });
const date_updated = '2026-11-18T12:00:00.000Z';
const RESULT = { o: 5, c: 5, e: 5, a: 5, es: 5 };

function member(id: string, fullname: string) {
  return { talents_id: { id, fullname, status: 'EMPLOYEE' as const, latestResult: RESULT } };
}

const TEAM: TeamDetail = {
  id: 'growth',
  name: 'Growth',
  report_text: 'We win customers.',
  date_updated,
  talents: [member('mo', 'Mo Berg'), member('anna', 'Anna Kowalski')],
  roles: [{ roles_id: { id: 'po', name: 'Product owner' } }],
  assignments: [{ talent_id: 'anna', role_id: 'po' }],
  goals: [{ goals_id: { id: 'ten', objective: 'Ten customers', progress: 40 } }],
};

interface Saved {
  readonly method: string;
  readonly body: unknown;
}

const ROWS = [
  { id: 'growth', name: 'Growth', date_updated, talents_count: '2', roles_count: '1' },
  { id: 'service', name: 'Service', date_updated, talents_count: '0', roles_count: '0' },
];

function serve(team: TeamDetail = TEAM, user = makeUser()): readonly Saved[] {
  signedInAs(user);
  const saved: Saved[] = [];
  const save = async ({ request }: { request: Request }) => {
    saved.push({ method: request.method, body: await request.json() });
    return HttpResponse.json({ data: { id: 'growth' } });
  };
  fakeList('teams', ROWS);
  api.use(
    http.get('*/api/items/teams/growth', () => HttpResponse.json({ data: team })),
    http.get('*/api/items/talents', () =>
      HttpResponse.json({
        data: [
          { id: 'anna', fullname: 'Anna Kowalski' },
          { id: 'mo', fullname: 'Mo Berg' },
          { id: 'zoe', fullname: 'Zoe Lang' },
        ],
      }),
    ),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Product owner' }] })),
    http.post('*/api/items/teams', save),
    http.patch('*/api/items/teams/growth', save),
  );
  return saved;
}

describe('The list of groups', () => {
  it('shows the groups with members and roles, searches and opens', async () => {
    serve();
    const { user, where } = renderApp('/teams');
    const table = within(await screen.findByRole('table', { name: 'Groups of the workspace' }));
    expect(table.getByText('2 members')).toBeTruthy();
    await user.type(screen.getByLabelText('Search groups'), 'grow');
    await waitFor(() => expect(table.queryByText('Service')).toBeNull());
    await waitFor(() => expect(where()).toBe('/teams?search=grow'));
    expect(screen.getByText('2 groups')).toBeTruthy();
    await user.click(table.getByText('Growth'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Growth' })).toBeTruthy();
    expect(where()).toBe('/teams/growth');
  });

  it('says that nothing matches, and clears the search', async () => {
    serve();
    const { user } = renderApp('/teams?search=pilots');
    expect(await screen.findByText('Nothing here contains "pilots".')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Service')).toBeTruthy();
  });

  it('is searched word by word and sorted by the server, a page at a time', async () => {
    signedInAs(makeUser());
    const questions = fakeList('teams', ROWS);
    const { user, where } = renderApp('/teams?search=ow%20gr');
    expect(await screen.findByText('Growth')).toBeTruthy();
    expect(screen.queryByText('Service')).toBeNull();
    const words = [{ name: { _icontains: 'ow' } }, { name: { _icontains: 'gr' } }];
    const asked = questions.find((question) => question.get('filter')?.includes('ow'));
    expect(JSON.parse(asked?.get('filter') ?? '')).toEqual({ _and: words });
    await user.click(screen.getByRole('button', { name: 'Members' }));
    await user.click(screen.getByRole('button', { name: 'Members' }));
    await waitFor(() => expect(where()).toContain('sort=-members'));
    await waitFor(() => expect(questions.at(-1)?.get('sort')).toBe('-count(talents)'));
    expect(questions.at(-1)?.get('limit')).toBe('100');
  });

  it('asks for the pages in sight and is back at the row it was left from', async () => {
    serve();
    const many = Array.from({ length: 230 }, (_, index) => {
      const number = String(index + 1).padStart(3, '0');
      return { ...ROWS[0], id: number === '005' ? 'growth' : number, name: `Group ${number}` };
    });
    const questions = fakeList('teams', many);
    const { user, where, goBack } = renderApp('/teams');
    await user.click(await screen.findByText('Group 005'));
    await waitFor(() => expect(where()).toBe('/teams/growth'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Growth' })).toBeTruthy();
    goBack();
    const row = (await screen.findByText('Group 005')).closest('tr');
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('231');
    expect(new Set(questions.map((question) => question.get('page')))).toEqual(new Set(['1']));
  });

  it('leads a workspace without groups to the first one', async () => {
    signedInAs(makeUser());
    fakeList('teams', []);
    renderApp('/teams');
    expect(await screen.findByRole('heading', { name: 'No group yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create group' }).getAttribute('href')).toBe('/teams/create');
  });

  it('says what is wrong when the list does not come', async () => {
    signedInAs(makeUser());
    api.use(http.get('*/api/items/teams', () => refuse(403, 'workspace.feature_off')));
    renderApp('/teams');
    expect(await screen.findByRole('heading', { name: 'Not open to you' })).toBeTruthy();
  });

  it('tries again after a fault', async () => {
    serve();
    api.use(http.get('*/api/items/teams', () => refuse(400, 'INVALID_QUERY'), { once: true }));
    const { user } = renderApp('/teams');
    const title = 'Something went wrong while loading your data';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Growth')).toBeTruthy();
  });
});

describe('A group', () => {
  it('shows its people with their roles, its text and its goals', async () => {
    serve();
    renderApp('/teams/growth');
    const anna = await screen.findByRole('link', { name: 'Anna Kowalski' });
    expect(anna.getAttribute('href')).toBe('/teams/growth/talents/anna');
    expect(screen.getByText('Employee · Product owner')).toBeTruthy();
    expect(screen.getByText('We win customers.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ten customers' }).getAttribute('href')).toBe('/goals/ten');
    expect(screen.getByText('40%')).toBeTruthy();
  });

  it('shows how results lie from four people on', async () => {
    serve();
    renderApp('/teams/growth');
    expect(await screen.findByText(/^Shown from four results on/)).toBeTruthy();
  });

  it('shows the distribution of four', async () => {
    serve({ ...TEAM, talents: ['a', 'b', 'c', 'd'].map((id) => member(id, `Person ${id}`)) });
    renderApp('/teams/growth');
    expect(await screen.findByText(/^4 results, from 1/)).toBeTruthy();
    expect(screen.getAllByText('Median 5')).toHaveLength(5);
  });

  it('is deleted without a question', async () => {
    const saved = serve();
    const { user, where } = renderApp('/teams/growth');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(where()).toBe('/teams'));
    expect(saved).toEqual([{ method: 'PATCH', body: { date_deleted: expect.any(String) } }]);
  });

  it('speaks German', async () => {
    serve(TEAM, GERMAN);
    renderApp('/teams/growth');
    expect(await screen.findByText('2 Mitglieder')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gruppe bearbeiten' })).toBeTruthy();
  });
});

describe('The form of a group', () => {
  it('wants a name and says that not all is filled out', async () => {
    const saved = serve();
    const { user } = renderApp('/teams/create');
    await user.click(await screen.findByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    expect(await screen.findByText('Sorry, not all fields are filled out correctly.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('creates a group with members', async () => {
    const saved = serve();
    const { user, where } = renderApp('/teams/create');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Growth ');
    await user.type(screen.getByRole('combobox', { name: /^Members/ }), 'zoe');
    await user.click(await screen.findByRole('option', { name: 'Zoe Lang' }));
    // The list is open again, for the next one.
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Remove Zoe Lang' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(where()).toBe('/teams/growth'));
    const links = { create: ['zoe'], delete: [] };
    const body = { name: 'Growth', report_text: null, talents: links, roles: { create: [], delete: [] } };
    expect(saved).toEqual([{ method: 'POST', body }]);
  });

  it('changes members by what was added and taken out', async () => {
    const saved = serve();
    const { user, where } = renderApp('/teams/growth/edit');
    await user.click(await screen.findByRole('button', { name: 'Remove Mo Berg' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/teams/growth'));
    expect(saved).toMatchObject([{ method: 'PATCH', body: { talents: { create: [], delete: ['mo'] } } }]);
  });

  it('keeps what was typed and says why when saving is refused', async () => {
    serve();
    api.use(http.patch('*/api/items/teams/growth', () => refuse(403, 'workspace.frozen')));
    const { user, where } = renderApp('/teams/growth/edit');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong while saving your data')).toBeTruthy();
    expect(screen.getByText('workspace.frozen')).toBeTruthy();
    expect(where()).toBe('/teams/growth/edit');
    expect(screen.getByDisplayValue('Growth 2')).toBeTruthy();
  });
});
