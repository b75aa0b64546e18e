import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import type { NewestResult, Overview, OverviewLine, RoleInNeed } from '@quint/contract/home/overview.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { EMPTY_OVERVIEW } from '../../../testing/overview.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';

const ID = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const WEEKS = [9, 10, 11, 14, 18, 16, 19, 15];

const MENTION: OverviewLine = {
  kind: 'mention',
  key: `mention:${ID(30)}`,
  note: ID(30),
  talent: ID(1),
  name: 'Anna Kowalski',
  role: { id: ID(20), name: 'Product Owner' },
  by: 'Jonas Berg',
  date: '2026-11-19T08:00:00.000Z',
};

const LINES: readonly OverviewLine[] = [
  {
    kind: 'waiting',
    key: 'waiting',
    count: 11,
    never: 8,
    once: 3,
    first_invited: '2026-11-09T09:00:00.000Z',
    last_invited: '2026-11-13T09:00:00.000Z',
    quiet_since: '2026-11-13T09:00:00.000Z',
  },
  {
    kind: 'results',
    key: 'results',
    count: 3,
    names: ['Anna Kowalski', 'Samuel Adeyemi'],
    talents: [ID(1), ID(2), ID(3)],
  },
  {
    kind: 'assessment',
    key: `assessment:${ID(10)}`,
    id: ID(10),
    name: 'Product Owner',
    role_id: ID(20),
    date_end: '2026-12-07',
    days: 17,
    total: 5,
    finished: 3,
    compare: [ID(1), ID(2), ID(3)],
  },
  {
    kind: 'planned',
    key: 'planned',
    count: 120,
    date: '2026-11-23T08:00:00.000Z',
    on_date: 120,
    roles: ['Agile Coach', 'Backend'],
  },
  {
    kind: 'goal',
    key: `goal:${ID(11)}`,
    id: ID(11),
    name: 'Shorter time to hire',
    date_due: '2026-11-30',
    days: 10,
    progress: 70,
    date_updated: '2026-11-06T08:00:00.000Z',
  },
];

const FIT = {
  score: 90,
  exact: 90,
  band: 'strong',
  interval: { low: 85, high: 95 },
  base: 60,
  broad: false,
  reach: { strong: 46, partial: 80 },
  quality: 'ok',
} as const;

function newest(id: number, name: string, overrides: Partial<NewestResult> = {}): NewestResult {
  const role = { id: ID(20), name: 'Product Owner', is_considered: true };
  const date_finished = new Date(Date.now() - 3_600_000).toISOString();
  const defaults = { is_new: false, is_left_out_of_rankings: false, role, fit: FIT, peers: [] };
  return { talent_id: ID(id), name, date_finished, ...defaults, ...overrides };
}

function role(
  id: number,
  name: string,
  action: RoleInNeed['verb'],
  overrides: Partial<RoleInNeed> = {},
): RoleInNeed {
  const none = { finished: 0, open: 0, planned: 0, shortlisted: 0, remindable: 0, compare: [] };
  return { id: ID(id), name, verb: action, ...none, ...overrides };
}

const STARTED_WORKSPACE = { roles_total: 8, start: { talents: 3, chosen: 1, teams: 1 } };

function serve(overview: Partial<Overview>): readonly string[] {
  const calls: string[] = [];
  signedInAs(makeUser());
  api.use(
    http.get('*/api/overview', () => HttpResponse.json({ data: { ...EMPTY_OVERVIEW, ...overview } })),
    http.post('*/api/overview/put-offs', async ({ request }) => {
      calls.push(`put off ${((await request.json()) as { line: string }).line}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/overview/put-offs', () => {
      calls.push('take back');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

async function lines(): Promise<HTMLElement[]> {
  const card = (await screen.findByRole('heading', { name: /^Needs your attention today/ })).closest(
    'section',
  );
  return within(card as HTMLElement).queryAllByRole('listitem');
}

const titles = async () =>
  (await lines()).map((line) => line.querySelector('.font-semibold')?.textContent ?? '');

describe('Needs your attention today', () => {
  it('lists each task with its numbers and one button', async () => {
    serve({ ...STARTED_WORKSPACE, lines: [...LINES] });
    renderApp('/dashboard');
    expect(await titles()).toEqual([
      '11 people have not responded for a week',
      '3 new results to read',
      'Assessment Product Owner ends in 17 days',
      '120 invitations go out on Monday',
      'Goal “Shorter time to hire” is due in 10 days',
    ]);
    expect(screen.getByText('Invited 9 – 13 November · 8 never reminded, 3 reminded once')).toBeTruthy();
    expect(screen.getByText('Anna Kowalski, Samuel Adeyemi, 1 more')).toBeTruthy();
    expect(screen.getByText('Monday, 7 December · 3 of 5 finished, 2 still open')).toBeTruthy();
    expect(screen.getByText('At 70 of 100 · last changed on 6 November')).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Compare 3')).toBe(
      `/talents/compare?talents=${[1, 2, 3].map(ID).join('%2C')}&role=${ID(20)}`,
    );
    expect(href('3 new results to read')).toBe('/talents?new=true');
    expect(href('11 people have not responded for a week')).toBe('/talents?quiet=true');
    expect(href('Review')).toBe('/talents?survey=SCHEDULED');
    expect(href('Update')).toBe(`/goals/${ID(11)}`);
  });

  it('names who mentioned the user, and links to the note', async () => {
    serve({ ...STARTED_WORKSPACE, lines: [MENTION, { ...MENTION, key: 'mention:2', role: null, by: null }] });
    renderApp('/dashboard');
    expect(await titles()).toEqual([
      'Jonas Berg mentioned you in a note about Anna Kowalski',
      'A colleague mentioned you in a note about Anna Kowalski',
    ]);
    // Once for wide and once for narrow screens.
    expect(screen.getAllByText('Product Owner · 19 November')).toHaveLength(2);
    const links = screen.getAllByRole('link', { name: 'Read' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/roles/${ID(20)}/talents/${ID(1)}/interview#notes`,
      `/talents/${ID(1)}?tab=notes`,
    ]);
  });

  it('is navigated and hidden by keyboard, and shown again by a press', async () => {
    const calls = serve({ ...STARTED_WORKSPACE, lines: LINES.slice(0, 3) });
    // Focusing "Compare" preloads the data of its page.
    fakeList('roles', []);
    const { user } = renderApp('/dashboard');
    await lines();
    const buttonOf = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(buttonOf(/^Remind 11/)).toHaveProperty('disabled', false));
    await user.keyboard('j');
    expect(document.activeElement).toBe(buttonOf(/^Remind 11/));
    await user.keyboard('j');
    expect(document.activeElement).toBe(buttonOf(/^Read 3/));
    await user.keyboard('h');
    await waitFor(async () =>
      expect(await titles()).toEqual([
        '11 people have not responded for a week',
        'Assessment Product Owner ends in 17 days',
      ]),
    );
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Compare 3' }));
    await waitFor(() => expect(calls).toEqual(['put off results']));
    await user.click(screen.getByRole('button', { name: 'Show the 1 snoozed item again' }));
    expect((await titles())[1]).toBe('3 new results to read');
    await waitFor(() => expect(calls).toEqual(['put off results', 'take back']));
  });

  it('opens new results one after the other', async () => {
    serve({ ...STARTED_WORKSPACE, lines: LINES.slice(1, 2) });
    api.use(http.get('*/api/items/talents/:id', () => refuse(404, 'record.not_found')));
    const { user, where } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: /^Read/ }));
    await waitFor(() => expect(where()).toBe(`/talents/${ID(1)}`));
  });

  it('reminds everybody it counts, and stays in place as done', async () => {
    serve({ ...STARTED_WORKSPACE, lines: LINES.slice(0, 2) });
    const filters: string[] = [];
    const reminderBodies: unknown[] = [];
    api.use(
      http.get('*/api/items/talents', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.has('aggregate[count]')) return HttpResponse.json({ data: [{ count: '1' }] });
        filters.push(query.get('filter') ?? '');
        const person = { id: ID(1), fullname: 'Ida', tags: [], roles: [], status: 'APPLICANT', user: null };
        const data = [
          {
            ...person,
            isMasked: false,
            is_insight_unlocked: false,
            is_left_out_of_rankings: false,
            invitation_status: 'SENT',
            invitation: null,
          },
        ];
        return HttpResponse.json({ data });
      }),
      http.post('*/api/talents/remind', async ({ request }) => {
        reminderBodies.push(await request.json());
        return HttpResponse.json<PersonActionAnswer>({
          data: { done: [{ id: ID(1), undo: null, sends_at: null }], refused: [] },
        });
      }),
    );
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: /Remind 11/ }));
    expect(await screen.findByText('10 people reminded')).toBeTruthy();
    expect(filters[0]).toBe('{"is_quiet":{"_eq":true}}');
    expect(reminderBodies).toEqual([{ talents: [ID(1)] }]);
    expect(await lines()).toHaveLength(2);
  });

  it('says when there is nothing to do, and what comes next', async () => {
    serve({ ...STARTED_WORKSPACE, next: { kind: 'assessment', date: '2026-12-28', name: 'Product Owner' } });
    renderApp('/dashboard');
    expect(await screen.findByText('Nothing needs your attention today')).toBeTruthy();
    expect(screen.getByText('Next on Monday, 28 December: assessment Product Owner ends.')).toBeTruthy();
  });
});

describe('Overview', () => {
  it('links figures to the records they count', async () => {
    serve({
      ...STARTED_WORKSPACE,
      since_yesterday: { results: 3, messages: 1 },
      figures: {
        open: { now: 15, before: 19, weeks: WEEKS },
        finished: { now: 8, before: 7, weeks: WEEKS, week_start: '2026-11-15T23:00:00.000Z' },
        agreement: { now: 23, weeks: WEEKS, doubtful: 2, telling: 4, roles: 8 },
        insights: { now: 18, weeks: WEEKS, used_this_month: 2 },
      },
    });
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: /, Lena$/ })).toBeTruthy();
    const open = screen.getByRole('link', { name: /^Open invitations ?15/ });
    expect(open.textContent).toContain('4 fewer than last week');
    expect(open.textContent).toContain('The last eight weeks: 9, 10, 11, 14, 18, 16, 19, 15');
    expect(open.getAttribute('href')).toBe('/talents?survey=INVITED%2CSENT%2COPENED%2CPENDING');
    expect(screen.getByText('1 more than this time last week')).toBeTruthy();
    expect(screen.getByText('and 2 to read with care')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Insights left ?18/ }).textContent).toContain(
      'of 25 · 2 used in',
    );
    expect(screen.getByRole('link', { name: '3 results' }).getAttribute('href')).toContain(
      '/talents?finished=20',
    );
    const finishedLink = screen.getByRole('link', { name: /^Finished this week/ });
    expect(finishedLink.getAttribute('href')).toMatch(/^\/talents\?finished=2026-11-1[56]$/);
    expect(screen.getByRole('button', { name: '1 message' })).toBeTruthy();
  });

  it('shows the newest results with their fit, new ones to open and others to compare', async () => {
    serve({
      ...STARTED_WORKSPACE,
      finished_total: 29,
      newest: [
        newest(1, 'Anna Kowalski', { is_new: true }),
        newest(2, 'Nikolai Sommer', { peers: [ID(3), ID(4)] }),
        newest(3, 'Jo *****', { role: null, fit: null }),
      ],
    });
    renderApp('/dashboard');
    const card = (await screen.findByRole('heading', { name: 'Newest results' })).closest('section');
    const within_ = within(card as HTMLElement);
    expect(within_.getByRole('button', { name: 'Read: Anna Kowalski' })).toBeTruthy();
    expect(within_.getByRole('link', { name: 'Compare: Nikolai Sommer' }).getAttribute('href')).toBe(
      `/talents/compare?talents=${[2, 3, 4].map(ID).join('%2C')}&role=${ID(20)}`,
    );
    expect(within_.getByRole('button', { name: 'Open: Jo *****' })).toBeTruthy();
    expect(within_.getAllByText('High agreement')).toHaveLength(2);
    expect(within_.getAllByText('New')).toHaveLength(1);
    expect(within_.getByRole('link', { name: 'All 29 talents with a result' })).toBeTruthy();
  });

  it('shows the roles that need people with their next action', async () => {
    serve({
      ...STARTED_WORKSPACE,
      roles: [
        role(20, 'Controlling', 'invite'),
        role(21, 'Support', 'remind', { finished: 1, open: 4, remindable: 4 }),
        role(22, 'Owner', 'compare', { finished: 9, shortlisted: 2, compare: [ID(1), ID(2)] }),
      ],
    });
    renderApp('/dashboard');
    const invite = await screen.findByRole('link', { name: 'Invite: Controlling' });
    expect(invite.getAttribute('href')).toBe(`/talents/invite?role=${ID(20)}`);
    expect(screen.getByText('no one invited yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remind 4: Support' })).toBeTruthy();
    const open = screen.getByRole('link', { name: 'Support: 4 open' }).getAttribute('href');
    expect(open).toContain(`considered=${ID(21)}`);
    expect(screen.getByRole('link', { name: 'Compare: Owner' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Owner: 2 shortlisted' })).toBeTruthy();
  });

  it('leaves out counts of zero for a role', async () => {
    serve({
      ...STARTED_WORKSPACE,
      roles: [
        role(20, 'Owner', 'shortlist', { finished: 2 }),
        role(21, 'Support', 'remind', { open: 1, remindable: 1 }),
        role(22, 'Sales', 'open', { planned: 3 }),
      ],
    });
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Owner: 2 finished' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Support: 1 open' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Sales: 3 / })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /: 0 / })).toEqual([]);
  });

  it('shows a new workspace its first steps', async () => {
    serve({});
    renderApp('/dashboard');
    expect(
      await screen.findByText('A role, an invitation, and the first result is on its way.'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No result yet' })).toBeTruthy();
    expect(await screen.findByText('Define your first role')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Define a role' }).getAttribute('href')).toBe('/roles/create');
    expect(screen.getAllByRole('link', { name: 'Invite talents' })).toHaveLength(1);
    expect(screen.getByText(/^0 of \d done$/)).toBeTruthy();
    expect(screen.queryByText('Nothing needs your attention today')).toBeNull();
  });

  it('says when it could not be loaded, and retries', async () => {
    serve({});
    api.use(http.get('*/api/overview', () => refuse(400, 'INVALID_QUERY')));
    const { user } = renderApp('/dashboard');
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve({});
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'No result yet' })).toBeTruthy();
  });
});
