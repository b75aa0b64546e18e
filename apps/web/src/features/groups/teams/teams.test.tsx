import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import type { TeamDetail } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const date_updated = '2026-11-18T12:00:00.000Z';

const TEAM: TeamDetail = {
  id: 'growth',
  name: 'Growth',
  report_text: 'We win customers.',
  date_updated,
  talents: [{ talents_id: 'mo' }, { talents_id: 'anna' }],
  roles: [{ roles_id: { id: 'po', name: 'Product owner' } }],
  assignments: [],
  goals: [],
};

const STANINE_COUNTS = [0, 1, 0, 2, 1, 0, 0, 0, 1];
const PEOPLE = [
  { id: 'anna', fullname: 'Anna Kowalski' },
  { id: 'mo', fullname: 'Mo Berg' },
  { id: 'zoe', fullname: 'Zoe Lang' },
];

interface WriteRequest {
  readonly method: string;
  readonly body: unknown;
}

const ROWS = [
  { id: 'growth', name: 'Growth', date_updated, talents_count: '2', roles_count: '1' },
  { id: 'service', name: 'Service', date_updated, talents_count: '0', roles_count: '0' },
];

function serve(team: TeamDetail = TEAM, user = makeUser()): readonly WriteRequest[] {
  signedInAs(user);
  const writes: WriteRequest[] = [];
  const save = async ({ request }: { request: Request }) => {
    writes.push({ method: request.method, body: await request.json() });
    return HttpResponse.json({ data: { id: 'growth' } });
  };
  fakeList('teams', ROWS);
  fakeList('talents', PEOPLE);
  api.use(
    http.get('*/api/items/teams/growth', () => HttpResponse.json({ data: team })),
    http.get('*/api/distributions/teams', ({ request }) => {
      const teamIds = new URL(request.url).searchParams.get('teams')?.split(',') ?? [];
      const counts = {
        O: STANINE_COUNTS,
        C: STANINE_COUNTS,
        E: STANINE_COUNTS,
        A: STANINE_COUNTS,
        ES: STANINE_COUNTS,
      };
      return HttpResponse.json({
        data: teamIds.map((team_id) =>
          team_id === 'growth'
            ? { team_id, results: 5, doubtful: 1, counts, doubtful_counts: counts }
            : { team_id, results: 1, doubtful: 0, counts: null, doubtful_counts: null },
        ),
      });
    }),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Product owner' }] })),
    http.post('*/api/items/teams', save),
    http.patch('*/api/items/teams/growth', save),
  );
  return writes;
}

describe('The list of groups', () => {
  it('shows the groups with members and roles, searches and opens', SLOW, async () => {
    serve();
    const { user, where } = renderApp('/teams');
    const table = within(await screen.findByRole('table', { name: 'Groups of the workspace' }));
    expect(table.getByText('2 members')).toBeTruthy();
    expect(await table.findByText('5 results')).toBeTruthy();
    expect(table.getByText('Shown once there are 3 more results')).toBeTruthy();
    expect(
      table.getByText('Emotional stability: 5 results · median 4 · half from 4 to 5', { exact: false }),
    ).toBeTruthy();
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
    expect(await screen.findByText('Nothing here contains “pilots”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Service')).toBeTruthy();
  });

  it('is searched word by word and sorted by the server, in pages', async () => {
    serve();
    const questions = fakeList('teams', ROWS);
    const { user, where } = renderApp('/teams?search=owt%20gr');
    expect(await screen.findByText('Growth')).toBeTruthy();
    expect(screen.queryByText('Service')).toBeNull();
    const terms = [{ name: { _search: 'owt' } }, { name: { _search: 'gr' } }];
    const query = questions.find((question) => question.get('filter')?.includes('owt'));
    expect(JSON.parse(query?.get('filter') ?? '')).toEqual({ _and: terms });
    await user.click(screen.getByRole('button', { name: 'Members' }));
    await user.click(screen.getByRole('button', { name: 'Members' }));
    await waitFor(() => expect(where()).toContain('sort=-members'));
    await waitFor(() => expect(questions.at(-1)?.get('sort')).toBe('-count(talents)'));
    expect(questions.at(-1)?.get('limit')).toBe('100');
  });

  it('loads the visible pages and returns to the row that was opened', async () => {
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

  it('offers a workspace without groups to create the first one', async () => {
    signedInAs(makeUser());
    fakeList('teams', []);
    renderApp('/teams');
    expect(await screen.findByRole('heading', { name: 'No group yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create group' }).getAttribute('href')).toBe('/teams/create');
  });

  it('shows the error when the list fails to load', async () => {
    signedInAs(makeUser());
    api.use(http.get('*/api/items/teams', () => refuse(403, 'workspace.feature_off')));
    renderApp('/teams');
    expect(await screen.findByRole('heading', { name: 'You do not have access' })).toBeTruthy();
  });

  it('retries after an error', async () => {
    serve();
    api.use(http.get('*/api/items/teams', () => refuse(400, 'INVALID_QUERY'), { once: true }));
    const { user } = renderApp('/teams');
    const title = 'Something went wrong while loading your data';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Growth')).toBeTruthy();
  });
});

describe('The form of a group', () => {
  it('requires a name and says that the form is incomplete', async () => {
    const writes = serve();
    const { user } = renderApp('/teams/create');
    await user.click(await screen.findByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    expect(await screen.findByText('Sorry, not all fields are filled out correctly.')).toBeTruthy();
    expect(writes).toEqual([]);
  });

  it('creates a group with members', SLOW, async () => {
    const writes = serve();
    const { user, where } = renderApp('/teams/create');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Growth ');
    await user.type(screen.getByRole('combobox', { name: /^Members/ }), 'zoe');
    await user.click(await screen.findByRole('option', { name: 'Zoe Lang' }));
    // The list is open again for the next person.
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Remove Zoe Lang' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(where()).toBe('/teams/growth'));
    const links = { create: ['zoe'], delete: [] };
    const body = { name: 'Growth', report_text: null, talents: links, roles: { create: [], delete: [] } };
    expect(writes).toEqual([{ method: 'POST', body }]);
  });

  it('sends the members that were added and removed', async () => {
    const writes = serve();
    const { user, where } = renderApp('/teams/growth/edit');
    await user.click(await screen.findByRole('button', { name: 'Remove Mo Berg' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/teams/growth'));
    expect(writes).toMatchObject([{ method: 'PATCH', body: { talents: { create: [], delete: ['mo'] } } }]);
  });

  it('keeps the input and says why when saving is refused', async () => {
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
