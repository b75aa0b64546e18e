import type { FitOfRole } from '@quint/contract/matching.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';
import { fitToShow, type NewestResult } from './api.ts';

const NUMBERS = { exact: 90, interval: null, base: 60, broad: false, reach: null } as const;

function fitOfRole(role: string, score: number | null): FitOfRole {
  const band = (score ?? 0) >= 85 ? 'strong' : 'none';
  return { ...NUMBERS, role_id: role, name: `Role ${role}`, score, band, contributions: [] };
}

function result(id: string, fullname: string, roles: NewestResult['roles'] = []): NewestResult {
  return {
    id,
    fullname,
    latestResult: { date_finished: new Date(Date.now() - 3_600_000).toISOString() },
    roles,
  };
}

interface World {
  readonly people: readonly {
    invitation_status: string;
    status: string;
    is_insight_unlocked: boolean;
    count: string;
  }[];
  readonly newest: readonly NewestResult[];
  readonly roles: readonly { id: string; name: string; date_updated: string }[];
  /** How many there are. */
  readonly teams: number;
  /** Finished results: the first question is since yesterday, then this week, then last week. */
  readonly finished: (range: { _gte: string; _lt?: string }) => number;
}

const EMPTY: World = { people: [], newest: [], roles: [], teams: 0, finished: () => 0 };

function ok(data: JsonBodyType): Response {
  return HttpResponse.json({ data });
}

function fits(data: readonly FitOfRole[]): Response {
  return HttpResponse.json({ data, meta: { state: 'calculated', pending: 0 } } as unknown as JsonBodyType);
}

/** A workspace as the overview asks for it. */
function serve(world: Partial<World>): void {
  const { people, newest, roles, teams, finished } = { ...EMPTY, ...world };
  signedInAs(makeUser());
  api.use(
    http.get('*/api/items/talents', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.has('groupBy')) return ok([...people]);
      return query.has('aggregate[count]')
        ? ok([{ count: '4' }])
        : ok([...newest] as unknown as JsonBodyType);
    }),
    http.get('*/api/items/talents_results', ({ request }) => {
      const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as {
        date_finished: { _gte: string; _lt?: string };
      };
      return ok([{ count: String(finished(filter.date_finished)) }]);
    }),
    http.get('*/api/items/roles', () => ok(roles.map((role) => ({ ...role, attributes: {}, talents: [] })))),
    http.get('*/api/items/teams', () => ok([{ count: String(teams) }])),
    http.get('*/api/calculate-score/roles', () =>
      ok([
        { role_id: 'ux', strong: 1 },
        { role_id: 'po', strong: 2 },
        { role_id: 'open', strong: null },
      ]),
    ),
    http.get('*/api/calculate-score/talent_new/:id', ({ params }) =>
      params['id'] === 'jonas'
        ? refuse(400, 'result.not_finished')
        : fits([fitOfRole('ux', 97), fitOfRole('po', 71)]),
    ),
  );
}

const ROLES = [
  { id: 'ux', name: 'UX researcher', date_updated: '2026-11-01T00:00:00.000Z' },
  { id: 'po', name: 'Product owner', date_updated: '2026-11-02T00:00:00.000Z' },
];
const PEOPLE = [
  { invitation_status: 'FINISHED', status: 'APPLICANT', is_insight_unlocked: true, count: '2' },
  { invitation_status: 'FINISHED', status: 'FAVOURITE', is_insight_unlocked: false, count: '1' },
  { invitation_status: 'SENT', status: 'APPLICANT', is_insight_unlocked: false, count: '20' },
  { invitation_status: 'PENDING', status: 'APPLICANT', is_insight_unlocked: false, count: '3' },
  { invitation_status: 'SCHEDULED', status: 'APPLICANT', is_insight_unlocked: false, count: '9' },
  { invitation_status: 'CANCELED', status: 'APPLICANT', is_insight_unlocked: false, count: '9' },
];

function figure(title: string): Promise<string | null | undefined> {
  return screen.findByText(title, { selector: 'dt' }).then((term) => term.parentElement?.textContent);
}

describe('Overview', () => {
  it('says where the workspace stands', async () => {
    serve({
      people: PEOPLE,
      roles: ROLES,
      teams: 1,
      newest: [result('anna', 'Anna Kowalski')],
      finished: ({ _lt }) => (_lt === undefined ? 12 : 7),
    });
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: /, Lena$/ })).toBeTruthy();
    expect(await screen.findByText('12 talents finished since yesterday.')).toBeTruthy();
    await screen.findByText('2 with high agreement');
    expect(await figure('Open invitations')).toBe('Open invitations234 without a sign for a week');
    expect(await figure('Finished this week')).toBe('Finished this week125 more than this time last week');
    expect(await figure('High agreement')).toBe('High agreement3over 2 roles');
    expect(await figure('Insights left')).toBe('Insights left18of 25');
    const roles = screen.getByRole('heading', { name: 'Open roles' }).closest('section');
    if (roles === null) throw new Error('no card of roles');
    expect(
      within(roles)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Product owner', 'UX researcher']);
    expect(screen.queryByRole('heading', { name: 'Get started' })).toBeNull();
  });

  it('shows a newest result with the fit to the role it is considered for, else with the best', async () => {
    const link = { roles_id: { id: 'po' }, rejected: false };
    serve({
      people: PEOPLE,
      roles: ROLES,
      newest: [
        result('anna', 'Anna Kowalski', [link]),
        result('mehmet', 'Mehmet *****', [{ ...link, rejected: true }]),
        result('jonas', 'Jonas Seidel'),
      ],
    });
    renderApp('/dashboard');
    expect((await screen.findByRole('link', { name: 'Anna Kowalski' })).getAttribute('href')).toBe(
      '/talents/anna',
    );
    const rows = (await screen.findByRole('heading', { name: 'Newest results' })).closest('section');
    await screen.findByText('71');
    const texts = within(rows as HTMLElement)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(texts).toEqual([
      'AKAnna KowalskiRole po · 1 hour ago71 of 100Low agreement',
      'MMehmet *****best fit: Role ux · 1 hour ago97 of 100High agreement',
      'JSJonas Seidel1 hour ago',
    ]);
  });

  it('leads a new workspace to its first steps', async () => {
    serve({});
    renderApp('/dashboard');
    expect(
      await screen.findByText('A role, an invitation, and the first result is on its way.'),
    ).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No result yet' })).toBeTruthy();
    expect(await figure('Open invitations')).toContain('0');
    const role = await screen.findByRole('link', { name: 'Define your first role' });
    expect(role.getAttribute('href')).toBe('/roles/create');
    expect(screen.getByText(/^0 of \d done$/)).toBeTruthy();
  });

  it('ticks off what is done', async () => {
    serve({ people: PEOPLE.slice(0, 1), roles: ROLES });
    renderApp('/dashboard');
    const card = (await screen.findByRole('heading', { name: 'Get started' })).closest('section');
    const steps = () =>
      within(card as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(steps()).toContain('done: Define your first role'));
    const compare = screen.getByRole('link', { name: 'Compare two talents' });
    expect(compare.getAttribute('href')).toBe('/talents/compare');
  });

  it('keeps standing when a part cannot be fetched', async () => {
    serve({ people: PEOPLE, roles: ROLES });
    api.use(http.get('*/api/items/talents_results', () => refuse(400, 'INVALID_QUERY')));
    renderApp('/dashboard');
    expect(await screen.findByText('Something went wrong while loading your data')).toBeTruthy();
    expect(await figure('Open invitations')).toContain('23');
  });
});

describe('fitToShow', () => {
  it('takes no role without a requirement', () => {
    expect(fitToShow(result('a', 'A'), [fitOfRole('open', null)])).toBeUndefined();
    const considered = result('a', 'A', [{ roles_id: { id: 'open' }, rejected: false }]);
    expect(fitToShow(considered, [fitOfRole('ux', 90), fitOfRole('open', null)])?.fit.role_id).toBe('ux');
  });
});
