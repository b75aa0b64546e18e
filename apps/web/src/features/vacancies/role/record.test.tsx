import type { RoleState } from '@quint/domain/roles/stages.ts';
import type { NextStepKind } from '@quint/domain/vacancies/next-step.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeRangeState } from '../../../testing/roles.ts';
import { fakeVacancy } from '../../../testing/vacancies.ts';
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

const ROLE_TAB = '/roles/po?tab=ranges';

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

function serve(role: Partial<typeof ROLE> = {}, courses: readonly object[] = []) {
  const storedRole = { ...ROLE, ...role };
  signedInAs(makeUser());
  const savedRequests: RecordedRequest[] = [];
  fakeList('roles', [storedRole]);
  const kind = { draft: 'start', archived: 'archived' }[storedRole.state] ?? 'invite';
  fakeVacancy('po', {
    vacancy: {
      state: storedRole.state as RoleState,
      next: { kind: kind as NextStepKind, count: 0, names: [], talents: [], date: null },
    },
  });
  const save = async ({ request }: { request: Request }) => {
    const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
    savedRequests.push({ method: request.method, path: new URL(request.url).pathname, body });
    return request.method === 'DELETE'
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ data: { id: 'po' } });
  };
  api.use(
    http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({ data: { ...storedRole, ...makeRangeState(storedRole.attributes) } }),
    ),
    http.get('*/api/items/teams', () =>
      HttpResponse.json({
        data: [
          { id: 'growth', name: 'Growth' },
          { id: 'sales', name: 'Sales' },
        ],
      }),
    ),
    http.get('*/api/items/skills', () => HttpResponse.json({ data: [{ id: 'sql', label: 'SQL' }] })),
    http.get('*/api/items/training_courses', () => HttpResponse.json({ data: courses })),
    http.patch('*/api/items/roles/po', save),
    http.post('*/api/items/:collection', save),
    http.delete('*/api/items/:collection/:id', save),
  );
  return { savedRequests };
}

describe('The record of a role', () => {
  it('lists skills, adds a new one by its name, and removes one', SLOW, async () => {
    const { savedRequests } = serve();
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Skills 1' }));
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
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Trainings 0' }));
    expect(await screen.findByText(/^There are no courses to choose from yet/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Add a course' })).toBeNull();
  });

  it('adds a course and a group by keyboard, and links to its groups', SLOW, async () => {
    const { savedRequests } = serve({}, [
      { id: 'talk', title: 'Hard talks', provider: 'Nord', language: 'EN' },
    ]);
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Trainings 0' }));
    await user.type(await screen.findByRole('combobox', { name: 'Add a course' }), 'Hard{ArrowDown}{Enter}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Group Growth' }));
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
  it('is published from the state, and undone in a toast', async () => {
    const { savedRequests } = serve();
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'State of the role: Recruiting' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Publish to talents' }));
    expect(await screen.findByText('“Product owner” is published.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(savedRequests.map(({ body }) => body)).toEqual([
        { is_published_to_pool: true },
        { is_published_to_pool: false },
      ]),
    );
  });

  it('starts recruiting for a draft as the next step', async () => {
    const { savedRequests } = serve({ state: 'draft' });
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Start recruiting' }));
    await waitFor(() =>
      expect(savedRequests).toMatchObject([{ method: 'PATCH', body: { draft_state: null } }]),
    );
    expect(screen.queryByRole('link', { name: 'Invite for this role' })).toBeNull();
  });

  it('opens an archived role again', async () => {
    const { savedRequests } = serve({ state: 'archived' });
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText('Archived, read-only.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'State of the role: Archived' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open again' }));
    await waitFor(() =>
      expect(savedRequests).toMatchObject([{ method: 'PATCH', body: { is_archived: false } }]),
    );
  });
});
