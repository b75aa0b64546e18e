import type { AccessLine, OverseenRole, OverseenSettings } from '@quint/contract/measures/works-council.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const COUNCIL_MEMBER = makeUser({ role: { name: 'WORKS_COUNCIL', admin_access: false }, isFirstVisit: true });
const SETTINGS: OverseenSettings = {
  name: 'Nordlicht GmbH',
  language: 'DE',
  pack: 'flow',
  is_freezed: false,
  hides_people: 'not_invited',
  sends_reminders: true,
  uses_ai: false,
  hold_results: '48h',
  features: { FEATURE_TEAMS: true, FEATURE_CHAT: false, FEATURE_CARD_PAYMENT: true },
  members: [
    { id: 'm1', name: 'Lena Sommer', user_role: 'ORG_ADMIN', status: 'active' },
    { id: 'm2', name: null, user_role: 'WORKS_COUNCIL', status: 'invited' },
  ],
  roles: 2,
  least_people: 10,
};
const range = { min: 3, max: 7, weight: 1 };
const ROLE: OverseenRole = {
  id: 'r1',
  name: 'Baker',
  state: 'in_use',
  ranges: { O: range, C: { min: 6, max: 9, weight: 2 }, E: range, A: range, ES: range },
  versions: 2,
  changed: '2026-03-04T10:00:00.000Z',
};
const LINE: AccessLine = {
  id: '2026-03-02:result:u1',
  day: '2026-03-02',
  last: '2026-03-02T11:00:00.000Z',
  by: 'Lena Sommer',
  by_platform: false,
  kind: 'result',
  times: 2,
  records: ['1A2B3C4D'],
  people: 1,
  lists: 0,
};

beforeEach(() => {
  signedInAs(COUNCIL_MEMBER);
  api.use(http.get('*/api/works-council/settings', () => HttpResponse.json({ data: SETTINGS })));
});

describe('the start page of a works council', () => {
  it('shows the pages it may read, the data it never gets, and the settings', async () => {
    const { where } = renderApp('/talents');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What this workspace does with test results' }),
    ).toBeTruthy();
    expect(where()).toBe('/works-council');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Overview', 'Roles and ranges', 'Fairness', 'Access log']);
    expect(screen.getByText('The result, the fit or the report of a person.')).toBeTruthy();
    expect(screen.getByText('of people not invited directly')).toBeTruthy();
    expect(screen.getByText('for 48 hours')).toBeTruthy();
    expect(screen.getByText('Groups: on')).toBeTruthy();
    expect(screen.getByText('Chat: off')).toBeTruthy();
    expect(screen.queryByText(/Payment by card/)).toBeNull();
    expect(screen.getByText('Lena Sommer')).toBeTruthy();
    expect(await screen.findByText('After a rejection')).toBeTruthy();
    expect(screen.getByText('6 months')).toBeTruthy();
    expect(screen.getByText('Log of who viewed and changed what')).toBeTruthy();
    expect(screen.getByText('Has not joined yet')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an error when it could not be loaded', SLOW, async () => {
    api.use(http.get('*/api/works-council/settings', () => HttpResponse.error()));
    renderApp('/works-council');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('roles and ranges', () => {
  it('are searched by name and link to their history', SLOW, async () => {
    const searches: (string | null)[] = [];
    api.use(
      http.get('*/api/works-council/roles', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search');
        searches.push(search);
        const data = search === null || search === 'bak' ? [ROLE] : [];
        return HttpResponse.json({ data, meta: { total_count: 1, filter_count: data.length } });
      }),
      http.get('*/api/works-council/roles/r1', () =>
        HttpResponse.json({
          data: {
            ...ROLE,
            history: [
              {
                id: 'v1',
                date: '2026-03-01T10:00:00.000Z',
                by: null,
                ranges: { ...ROLE.ranges, C: range },
                origins: { C: 'template' },
                reason: null,
                is_after_results: false,
              },
              {
                id: 'v2',
                date: '2026-03-04T10:00:00.000Z',
                by: 'Lena Sommer',
                ranges: ROLE.ranges,
                origins: {},
                reason: 'The role now trains others.',
                is_after_results: true,
              },
            ],
            draws: [
              {
                id: 'd1',
                date: '2026-03-05T10:00:00.000Z',
                by: 'Lena Sommer',
                people: 20,
                pool: 64,
                seed: 'ab12',
                reason: null,
                date_undone: null,
              },
            ],
          },
        }),
      ),
    );
    const { user } = renderApp('/works-council/roles');
    expect(await screen.findByText(/^Version 2, since 4 Mar/)).toBeTruthy();
    await user.type(screen.getByLabelText('Search roles'), 'nothing');
    expect(await screen.findByText('No role has that name')).toBeTruthy();
    await user.clear(screen.getByLabelText('Search roles'));
    await user.type(screen.getByLabelText('Search roles'), 'bak');
    await user.click(await screen.findByRole('link', { name: 'Baker' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Baker' })).toBeTruthy();
    expect(screen.getByText('20 of 64 people were drawn')).toBeTruthy();
    expect(screen.getByText(/^Seed ab12:/)).toBeTruthy();
    const [newest, first] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent.startsWith('Version'));
    expect(newest?.textContent).toContain('Lena Sommer');
    expect(newest?.textContent).toContain('there were results by then');
    expect(newest?.textContent).toContain('(before: 3 to 7, weight 1) · set by hand');
    expect(newest?.textContent).toContain('Reason: The role now trains others.');
    expect(first?.textContent).toContain('from a template');
    expect(searches).toContain('nothing');
  });
});

describe('the access log', () => {
  it('shows who did what on a day, people by record number, and is filtered by kind', async () => {
    const queries: (string | null)[] = [];
    api.use(
      http.get('*/api/works-council/access-log', ({ request }) => {
        const query = new URL(request.url).searchParams;
        queries.push(`${query.get('month')} ${query.get('kind')}`);
        const data = query.get('kind') === 'export' ? [] : [LINE];
        return HttpResponse.json({ data, meta: { month: '2026-03', since: '2026-02', filter_count: 1 } });
      }),
    );
    const { user, where } = renderApp('/works-council/access-log?month=2026-03');
    expect(await screen.findByText('Opened results 2 times')).toBeTruthy();
    expect(screen.getByText('1A2B3C4D')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Monday 2 March' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /What was done/ }));
    await user.click(await screen.findByRole('option', { name: 'Exports' }));
    expect(await screen.findByText('Nothing in this month')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/works-council/access-log?month=2026-03&kind=export'));
    expect(queries).toEqual(['2026-03 null', '2026-03 export']);
  });
});
