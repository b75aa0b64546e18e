import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeRolePeople, makePeople } from '../../../testing/role-people.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { makeFit } from '../../../testing/talents.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Decides what is built next.' }),
  value_creation: null,
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  must_haves: {},
  skills: [{ id: 'link-sql', skills_id: { id: 'sql', label: 'SQL' } }],
  training_courses: [],
  teams: [{ id: 'link-growth', teams_id: { id: 'growth', name: 'Growth' } }],
};
const NINE = Array.from({ length: 9 }, (_, index) => makeFit(`p${index}`, 90 - index));
const TURNED_DOWN = {
  rejected_at: '2026-11-19T12:00:00.000Z',
  rejected_reason: 'experience',
  rejected_note: 'Ask again in spring.',
  talents_id: { id: 'p8', fullname: 'Person p8' },
};

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

function serve(role: Partial<typeof ROLE> = {}, courses: readonly object[] = []) {
  const storedRole = { ...ROLE, ...role };
  signedInAs(makeUser());
  const savedRequests: RecordedRequest[] = [];
  const queries: URLSearchParams[] = [];
  fakeList('roles', [storedRole]);
  fakeRolePeople('po', {
    consideredFits: NINE,
    turnedDown: [TURNED_DOWN],
    teams: [
      { id: 'growth', name: 'Growth' },
      { id: 'sales', name: 'Sales' },
    ],
  });
  const save = async ({ request }: { request: Request }) => {
    const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
    savedRequests.push({ method: request.method, path: new URL(request.url).pathname, body });
    return request.method === 'DELETE'
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ data: { id: 'po' } });
  };
  api.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/calculate-score/role/po')) queries.push(url.searchParams);
  });
  api.use(
    http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({ data: { ...storedRole, ...makeRangeState(storedRole.attributes) } }),
    ),
    http.get('*/api/items/skills', () => HttpResponse.json({ data: [{ id: 'sql', label: 'SQL' }] })),
    http.get('*/api/items/training_courses', () => HttpResponse.json({ data: courses })),
    http.patch('*/api/items/roles/po', save),
    http.post('*/api/items/:collection', save),
    http.delete('*/api/items/:collection/:id', save),
  );
  return { savedRequests, queries };
}

describe('The record of a role', () => {
  it('lists skills, adds a new one by its name, and removes one', SLOW, async () => {
    const { savedRequests } = serve();
    const { user } = renderApp('/roles/po?tab=ranges');
    const field = await screen.findByRole('combobox', { name: 'Add a skill' });
    await user.type(field, 'Rust');
    await user.click(await screen.findByRole('option', { name: 'Add “Rust” as a new skill' }));
    await waitFor(() =>
      expect(savedRequests).toContainEqual({
        method: 'POST',
        path: '/api/items/roles_skills',
        body: { roles_id: 'po', skills_id: { label: 'Rust' } },
      }),
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove SQL' }));
    await waitFor(() =>
      expect(savedRequests.at(-1)).toMatchObject({
        method: 'DELETE',
        path: '/api/items/roles_skills/link-sql',
      }),
    );
  });

  it('says when the platform has no course, and offers existing ones', async () => {
    serve();
    renderApp('/roles/po?tab=ranges');
    expect(await screen.findByText(/^There are no courses to choose from yet/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Add a course' })).toBeNull();
  });

  it('adds a course and a group by keyboard, and links to its groups', SLOW, async () => {
    const { savedRequests } = serve({}, [
      { id: 'talk', title: 'Hard talks', provider: 'Nord', language: 'EN' },
    ]);
    const { user } = renderApp('/roles/po?tab=ranges');
    await user.type(await screen.findByRole('combobox', { name: 'Add a course' }), 'Hard{ArrowDown}{Enter}');
    await user.keyboard('{Escape}');
    const growth = screen.getByRole('link', { name: 'Growth' });
    expect(growth.getAttribute('href')).toBe('/teams/growth');
    await user.type(screen.getByRole('combobox', { name: 'Add a group' }), 'Sal{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(savedRequests).toMatchObject([
        { path: '/api/items/roles_training_courses', body: { training_courses_id: 'talk' } },
        { path: '/api/items/teams_roles', body: { roles_id: 'po', teams_id: 'sales' } },
      ]),
    );
  });
});

describe('The state of a role', () => {
  it('is changed where it is explained, and undone in a toast', async () => {
    const { savedRequests } = serve();
    const { user } = renderApp('/roles/po?tab=ranges');
    await user.click(await screen.findByRole('switch', { name: 'Published' }));
    expect(await screen.findByText('“Product owner” is published.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(savedRequests.map(({ body }) => body)).toEqual([
        { is_published_to_pool: true },
        { is_published_to_pool: false },
      ]),
    );
  });

  it('keeps a draft from being published and from invitations', async () => {
    serve({ state: 'draft' });
    renderApp('/roles/po?tab=ranges');
    expect(await screen.findByText(/^This role is a draft/)).toBeTruthy();
    const publishedSwitch = await screen.findByRole('switch', { name: 'Published' });
    expect(publishedSwitch.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('A draft cannot be published.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite for this role' })).toBeNull();
    expect(screen.getByText('Groups can only be added while the role is in use.')).toBeTruthy();
  });

  it('explains "archived", and restores the role', async () => {
    const { savedRequests } = serve({ state: 'archived' });
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText(/^This role is archived and no longer offered/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take out of the archive' }));
    await waitFor(() =>
      expect(savedRequests).toMatchObject([{ method: 'PATCH', body: { is_archived: false } }]),
    );
  });
});

describe('The people of a role', () => {
  it('who do not move forward are listed with the reason, the note and their menu', async () => {
    serve();
    renderApp('/roles/po');
    const list = await screen.findByRole('list', { name: 'People not moving forward for this role' });
    expect(within(list).getByText('Different experience needed')).toBeTruthy();
    expect(within(list).getByText('Ask again in spring.')).toBeTruthy();
    expect(within(list).getByRole('link', { name: 'Person p8' })).toBeTruthy();
    expect(await within(list).findByRole('button', { name: 'More for Person p8' })).toBeTruthy();
  });

  it('have their reason edited in place, by a press or by its letter', SLOW, async () => {
    serve();
    const people = makePeople(['p8'], 'po').map((person) => ({
      ...person,
      roles: [{ roles_id: 'po', rejected_at: TURNED_DOWN.rejected_at }],
    }));
    api.use(
      http.get('*/api/items/talents', () => HttpResponse.json({ data: people, meta: { filter_count: 1 } })),
    );
    const { user } = renderApp('/roles/po');
    const list = await screen.findByRole('list', { name: 'People not moving forward for this role' });
    await user.click(await within(list).findByRole('button', { name: 'Change reason for Person p8' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Ask again in spring.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    within(list).getByRole('link', { name: 'Person p8' }).focus();
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: /Reason for turning down/ })).toBeTruthy();
  });

  it('are filtered by status and group on the server, with the filter in the URL', SLOW, async () => {
    const { queries } = serve();
    const { user, where } = renderApp('/roles/po?people=all');
    await user.click(await screen.findByRole('button', { name: 'Status: all' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Shortlist' }));
    await waitFor(() => expect(where()).toBe('/roles/po?people=all&status=FAVOURITE'));
    await user.click(screen.getByRole('button', { name: 'Group: all' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sales' }));
    await waitFor(() => {
      const last = queries.findLast((query) => query.has('team'));
      expect([last?.get('status'), last?.get('team'), last?.get('groups')]).toEqual([
        'FAVOURITE',
        'sales',
        'true',
      ]);
    });
  });
});
