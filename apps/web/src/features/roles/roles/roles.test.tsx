import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import type { ListedRole, RoleDetail, WeightedRange } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE: WeightedRange = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const ROLE_TAB = '/roles/po?tab=ranges';
const GERMAN = makeUser({ platform_language: 'DE' });

function makeRow(id: string, name: string, overrides: Partial<ListedRole> = {}): ListedRole {
  const date_updated = '2026-11-18T12:00:00.000Z';
  return {
    id,
    name,
    attributes: ATTRIBUTES,
    date_updated,
    talents_count: '0',
    state: 'recruiting',
    is_assistant_open: false,
    is_published_to_pool: false,
    ...overrides,
  };
}

const ROWS = [
  makeRow('po', 'Product owner', { talents_count: '2' }),
  makeRow('ux', 'UX researcher', { talents_count: '1', date_updated: '2026-11-19T12:00:00.000Z' }),
  makeRow('dev', 'Back-end engineer'),
];

function fakeStrong(): void {
  const counts = [
    { role_id: 'po', strong: 3, doubtful: 1, reach: { strong: 46, partial: 88 } },
    { role_id: 'ux', strong: 9, doubtful: 0, reach: { strong: 70, partial: 95 } },
  ];
  api.use(http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: counts })));
}

function serveList(rows: readonly ListedRole[], user = makeUser()): void {
  signedInAs(user);
  fakeList('roles', rows);
  fakeStrong();
}

const PO: RoleDetail = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Decides what is built next.' }),
  value_creation: null,
  attributes: { ...ATTRIBUTES, C: { min: 5, max: 8, weight: 2 }, A: { min: 1, max: 9, weight: 1 } },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: { years: 3 },
};

/** Serves one role and its people; `savedRequests` are the bodies of the calls that change roles. */
function serveRole(user = makeUser()) {
  signedInAs(user);
  const savedRequests: { method: string; body: Record<string, unknown> }[] = [];
  const save = async ({ request }: { request: Request }) => {
    savedRequests.push({ method: request.method, body: (await request.json()) as Record<string, unknown> });
    return HttpResponse.json({ data: { id: 'po' } });
  };
  fakeList('roles', ROWS);
  fakeStrong();
  fakeVacancy('po');
  api.use(
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({
        data: {
          ...PO,
          ...makeRangeState(PO.attributes),
          skills: [{ skills_id: 'sql' }],
          training_courses: [],
        },
      }),
    ),
    http.post('*/api/items/roles', save),
    http.patch('*/api/items/roles/po', save),
  );
  return savedRequests;
}

async function namesInList(label = 'Roles of the workspace'): Promise<(string | null | undefined)[]> {
  const table = await screen.findByRole('table', { name: label });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

describe('The list of roles', () => {
  it('shows the roles by name with ranges, considered talents and the last change', async () => {
    serveList(ROWS);
    renderApp('/roles');
    expect(await namesInList()).toEqual(['Back-end engineer', 'Product owner', 'UX researcher']);
    expect(screen.getByText(/^3 roles/)).toBeTruthy();
    const row = within(screen.getByText('Product owner').closest('tr') ?? document.body);
    expect(row.getByText('2 talents')).toBeTruthy();
    expect(row.getByText('18 Nov 2026')).toBeTruthy();
    expect(row.getAllByText(': 3 to 7')).toHaveLength(5);
  });

  it('counts high agreement only if it is informative, and duplicates from the menu of a row', async () => {
    const savedRequests = serveRole();
    const { user, where } = renderApp('/roles');
    expect(await screen.findByText('3 people')).toBeTruthy();
    expect(screen.getByText('and 1 to read with care')).toBeTruthy();
    expect(screen.getByText('says little here')).toBeTruthy();
    expect(screen.queryByText('9 people')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Product owner' }));
    const invite = await screen.findByRole('menuitem', { name: 'Invite for this role' });
    expect(invite.getAttribute('href')).toBe('/talents/invite?role=po');
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(where()).toBe(ROLE_TAB));
    expect(savedRequests).toMatchObject([
      {
        method: 'POST',
        body: { name: 'Product owner (copy)', must_haves: { years: 3 }, skills: { create: ['sql'] } },
      },
    ]);
  });

  it('sorts by high agreement, with uninformative counts last', async () => {
    serveList(ROWS);
    renderApp('/roles?sort=-strong');
    expect(await namesInList()).toEqual(['Product owner', 'Back-end engineer', 'UX researcher']);
  });

  it('searches in place and writes the search to the URL', SLOW, async () => {
    serveList(ROWS);
    const { user, where } = renderApp('/roles');
    await user.type(await screen.findByLabelText('Search roles'), 'OWNER');
    await waitFor(async () => expect(await namesInList()).toEqual(['Product owner']));
    await waitFor(() => expect(where()).toBe('/roles?search=OWNER'));
  });

  it('opens with the search of the URL; without matches it can be cleared', async () => {
    serveList(ROWS);
    const { user, where } = renderApp('/roles?search=pilot');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
    expect(screen.getByText('Nothing here contains “pilot”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await namesInList()).toHaveLength(3));
    expect(where()).toBe('/roles');
  });

  it('sorts by a column in both directions, and keeps it in the URL', async () => {
    serveList(ROWS);
    const { user, where } = renderApp('/roles');
    await user.click(await screen.findByRole('button', { name: 'Considered' }));
    await waitFor(async () =>
      expect(await namesInList()).toEqual(['Back-end engineer', 'UX researcher', 'Product owner']),
    );
    await user.click(screen.getByRole('button', { name: 'Considered' }));
    await waitFor(() => expect(where()).toBe('/roles?sort=-talents'));
    expect(await namesInList()).toEqual(['Product owner', 'UX researcher', 'Back-end engineer']);
    expect(screen.getByRole('columnheader', { name: 'Considered' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('opens a role from its row', async () => {
    serveRole();
    const { user, where } = renderApp('/roles');
    await user.click(await screen.findByText('Product owner'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product owner' })).toBeTruthy();
    expect(where()).toBe('/roles/po');
  });

  it('offers a workspace without roles to create the first one', async () => {
    serveList([]);
    renderApp('/roles');
    expect(await screen.findByRole('heading', { name: 'No role yet' })).toBeTruthy();
    const createLink = screen.getByRole('link', { name: 'Create role' });
    expect(createLink.getAttribute('href')).toBe('/roles/create');
  });

  it('does not mistake a failed request for an empty workspace, and retries', async () => {
    serveList(ROWS);
    api.use(http.get('*/api/items/roles', () => refuse(400, 'INVALID_QUERY'), { once: true }));
    const { user } = renderApp('/roles');
    const title = 'Something went wrong while loading your data';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No role yet' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await namesInList()).toHaveLength(3));
  });

  it('speaks German', async () => {
    serveList(ROWS, GERMAN);
    renderApp('/roles');
    await namesInList('Rollen des Arbeitsbereichs');
    expect(screen.getByText(/^3 Rollen/)).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Vorgesehen' })).toBeTruthy();
    expect(screen.getAllByText(': 3 bis 7')).toHaveLength(15);
    expect(screen.getByText('19. Nov. 2026')).toBeTruthy();
  });
});

describe('The form of a role', () => {
  it('requires a name', SLOW, async () => {
    const savedRequests = serveRole();
    const { user } = renderApp('/roles/create/empty');
    await user.click(await screen.findByRole('button', { name: 'Create role' }));
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    const name = screen.getByRole('textbox', { name: /^Name/ });
    expect(document.activeElement).toBe(name);
    await user.type(name, 'x'.repeat(121));
    expect(await screen.findByText('At most 120 characters.')).toBeTruthy();
    expect(savedRequests).toEqual([]);
  });

  it('requires a name in German, too', async () => {
    serveRole(GERMAN);
    const { user } = renderApp('/roles/create/empty');
    await user.click(await screen.findByRole('button', { name: 'Rolle anlegen' }));
    expect(await screen.findByText('Bitte fülle das Feld aus.')).toBeTruthy();
  });

  it('creates a role from name and texts, and opens the tab where its ranges are set', SLOW, async () => {
    const savedRequests = serveRole();
    const { user, where } = renderApp('/roles/create/empty');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '  Product owner ');
    await user.type(screen.getByRole('textbox', { name: 'Accountabilities' }), 'Backlog{Enter}Release');
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(where()).toBe(ROLE_TAB));
    expect(await screen.findByText('The role was created.')).toBeTruthy();
    const body = {
      name: 'Product owner',
      purpose: null,
      description: null,
      accountabilities: 'Backlog\nRelease',
      value_creation: null,
    };
    expect(savedRequests).toEqual([{ method: 'POST', body }]);
    expect(await screen.findByRole('group', { name: 'Openness' })).toBeTruthy();
  });

  it('saves the texts of a role, without its ranges', async () => {
    const savedRequests = serveRole();
    const { user, where } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Edit the texts of the role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Product owner' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Purpose' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The role was saved.')).toBeTruthy();
    expect(where()).toBe(ROLE_TAB);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(savedRequests).toMatchObject([
      { method: 'PATCH', body: { name: 'Product owner', purpose: null } },
    ]);
    expect(savedRequests[0]?.body).not.toHaveProperty('attributes');
  });

  it.each([
    ['refused', refuse(400, 'role.range_invalid'), 'role.range_invalid'],
    ['broken', refuse(500, 'INTERNAL_SERVER_ERROR'), 'Something went wrong while saving your data'],
  ])('keeps the input when saving is %s', async (_, answer, message) => {
    serveRole();
    api.use(http.patch('*/api/items/roles/po', () => answer.clone()));
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Edit the texts of the role' }));
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Works with sales.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByDisplayValue('Works with sales.')).toBeTruthy();
  });
});
