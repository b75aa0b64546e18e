import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy, makeFinished, makeVacancyPerson } from '../../../testing/vacancies.ts';
import { makeFit } from '../../../testing/talents.ts';
import type { AssessmentDetail } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const ASSESSMENT: AssessmentDetail = {
  id: 'a1',
  name: 'Product owner 2026-11',
  status: 'active',
  role: { id: 'po', name: 'Product owner' },
  date_start: '2026-11-01',
  date_end: '2026-11-30',
  purpose: 'recruiting',
  date_updated: '2026-11-18T12:00:00.000Z',
  description: 'For the new product.',
  participants: [
    {
      id: 'p1',
      status: 'FINISHED',
      rejected: false,
      canceled: false,
      date_created: '2026-11-02T12:00:00.000Z',
      talent: { id: 'anna', fullname: 'Anna Kowalski' },
      result: {
        id: 'r1',
        date_finished: '2026-11-18T12:00:00.000Z',
        answered: 110,
        instrument_version: 'ipip-neo-work@2',
      },
    },
    {
      id: 'p2',
      status: 'SENT',
      rejected: true,
      canceled: false,
      date_created: '2026-11-02T12:00:00.000Z',
      talent: { id: 'mo', fullname: 'Mo Berg' },
      result: null,
    },
    {
      id: 'p3',
      status: 'PENDING',
      rejected: false,
      canceled: false,
      date_created: '2026-11-02T12:00:00.000Z',
      talent: { id: 'zoe', fullname: 'Zoe Lang' },
      result: { id: 'r3', date_finished: null, answered: 34, instrument_version: 'ipip-neo-work@2' },
    },
  ],
};

const PROGRESS: AssessmentProgress = {
  total: 5,
  invited: 3,
  opened: 2,
  started: 2,
  finished: 1,
  scheduled: 1,
  withdrawn: 0,
  last_opened: '2026-11-04T09:00:00.000Z',
  last_finished: '2026-11-03T09:00:00.000Z',
  days: [
    { day: '2026-11-02', invited: 3, opened: 1, finished: 0 },
    { day: '2026-11-03', invited: 0, opened: 0, finished: 1 },
    { day: '2026-11-04', invited: 0, opened: 1, finished: 0 },
  ],
};

function serve(user = makeUser()) {
  signedInAs(user);
  const requests: { path: string; method: string; body: unknown }[] = [];
  const save = async ({ request }: { request: Request }) => {
    requests.push({
      path: new URL(request.url).pathname,
      method: request.method,
      body: await request.json(),
    });
    return HttpResponse.json({ data: { id: 'a1' } });
  };
  const { description: _description, ...row } = ASSESSMENT;
  fakeList('assessments', [
    { ...row, status_order: 1, participants_count: '2' },
    {
      ...row,
      id: 'a2',
      name: 'Spring',
      status: 'ended',
      status_order: 3,
      date_start: '2026-12-01',
      participants_count: '0',
    },
  ]);
  const zoe = makeVacancyPerson('zoe', { stage: 'opened', name: 'Zoe Lang' });
  fakeVacancy('po', {
    people: [
      makeFinished(makeFit('anna', 91)),
      { ...zoe, survey: zoe.survey && { ...zoe.survey, answered: 34 } },
    ],
  });
  api.use(
    http.get('*/api/items/teams', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/talents', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })),
    http.get('*/api/items/assessments/a1', () => HttpResponse.json({ data: ASSESSMENT })),
    http.get('*/api/assessments/a1/progress', () => HttpResponse.json({ data: PROGRESS })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Product owner' }] })),
    http.get('*/api/calculate-score/talent_new/anna', () =>
      HttpResponse.json({
        data: [
          {
            role_id: 'po',
            name: 'Product owner',
            score: 91,
            exact: 91,
            band: 'strong',
            interval: null,
            reach: null,
          },
        ],
        meta: { state: 'calculated', pending: 0 },
      }),
    ),
    http.post('*/api/items/assessments', save),
    http.patch('*/api/items/assessments/a1', save),
    http.patch('*/api/items/assessment_participants/p1', save),
  );
  return requests;
}

/** Types a day, 31.10.2026, into the segments of a field. */
async function setDay(user: UserEvent, label: RegExp, day: string): Promise<void> {
  const [first] = within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');
  await user.click(first as HTMLElement);
  await user.keyboard(day.replaceAll('.', ''));
}

describe('Assessments', () => {
  it('are listed with role, status and days', async () => {
    serve();
    renderApp('/assessments');
    const table = within(await screen.findByRole('table', { name: 'Assessments of the workspace' }));
    expect(table.getByText('Product owner 2026-11')).toBeTruthy();
    expect(table.getByText('Active')).toBeTruthy();
    expect(table.getAllByText('30 Nov 2026')).toHaveLength(2);
  });

  it(
    'are searched by role, too, and sorted by the server: newest first, or running first',
    SLOW,
    async () => {
      serve();
      const { user, where } = renderApp('/assessments?search=owner');
      const table = within(await screen.findByRole('table', { name: 'Assessments of the workspace' }));
      const names = () =>
        table.getAllByText(/^(Spring|Product owner 2026-11)$/).map((name) => name.textContent);
      expect(names()).toEqual(['Spring', 'Product owner 2026-11']);
      await user.click(table.getByRole('button', { name: 'Status' }));
      await waitFor(() => expect(names()).toEqual(['Product owner 2026-11', 'Spring']));
      expect(where()).toBe('/assessments?search=owner&sort=status');
    },
  );

  it('show the state of each participant', async () => {
    serve();
    renderApp('/assessments/a1');
    expect(await screen.findByRole('link', { name: 'Person anna' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Finished 1/ })).toBeTruthy();
    const openedRegion = within(screen.getByRole('region', { name: 'People: Opened' }));
    expect(openedRegion.getByText('34 of 110')).toBeTruthy();
    expect(openedRegion.getByRole('button', { name: 'More for Zoe Lang' })).toBeTruthy();
    expect(openedRegion.getByRole('checkbox', { name: 'Select Zoe Lang' })).toBeTruthy();
    expect(screen.getByText('1 of 3 finished')).toBeTruthy();
    expect(screen.getByText('For the new product.')).toBeTruthy();
  });

  it('show the progress of the round, and how it grew', async () => {
    serve();
    const { user } = renderApp('/assessments/a1');
    const title = await screen.findByRole('heading', { name: 'Progress' });
    const card = within(title.closest('section') ?? document.body);
    expect(card.getByText('1 scheduled and 1 not invited yet')).toBeTruthy();
    expect(card.getAllByText('67%')).toHaveLength(2);
    expect(card.getByText('33%')).toBeTruthy();
    await user.click(card.getByText('Show the numbers'));
    const rows = card.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['DayInvitedOpenedFinished', '2 Nov 2026310', '3 Nov 2026311', '4 Nov 2026321']);
  });

  it('can be ended early, and continued by undo', SLOW, async () => {
    const requests = serve();
    const { user } = renderApp('/assessments/a1');
    const menu = { name: 'More for Product owner 2026-11' };
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'End now' }));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.body).toEqual({ date_end: '2026-11-30' });
  });

  it('speak German', async () => {
    serve(makeUser({ platform_language: 'DE' }));
    renderApp('/assessments/a1');
    expect(await screen.findByRole('heading', { name: 'Interne Beschreibung' })).toBeTruthy();
    expect(screen.getByText('1 von 3 abgeschlossen')).toBeTruthy();
  });
});

describe('A participant', () => {
  it('is shown as a person, and can be marked and removed', async () => {
    const requests = serve();
    fakeTalent();
    const { user } = renderApp('/assessments/a1/users/anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Not moving forward' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Remove from assessment' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ rejected: true }, { canceled: true }]),
    );
  });

  it('who does not take part is not found', async () => {
    serve();
    api.use(http.get('*/api/items/talents/nobody', () => refuse(404, 'record.not_found')));
    renderApp('/assessments/a1/users/nobody');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not moving forward' })).toBeNull();
  });
});

describe('The form of an assessment', () => {
  it('requires role, purpose and both days', async () => {
    const requests = serve();
    const { user } = renderApp('/assessments/create');
    await user.click(await screen.findByRole('button', { name: 'Create assessment' }));
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(4);
    expect(requests).toEqual([]);
  });

  it('refuses an end before the start, in both languages', SLOW, async () => {
    const requests = serve();
    const { user } = renderApp('/assessments/a1/edit');
    await setDay(user, /^End/, '31.10.2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The selected date is invalid.')).toBeTruthy();
    await setDay(user, /^Start/, '01.10.2026');
    await waitFor(() => expect(screen.queryByText('The selected date is invalid.')).toBeNull());
    expect(requests).toEqual([]);
  });

  it('leaves the name made of role and month out of the record', SLOW, async () => {
    const requests = serve();
    const { user, where } = renderApp('/assessments/a1/edit');
    await setDay(user, /^End/, '15.12.2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/assessments/a1'));
    const body = {
      name: null,
      description: 'For the new product.',
      role: 'po',
      date_start: '2026-11-01',
      date_end: '2026-12-15',
      purpose: 'recruiting',
      participants: { create: [], delete: [] },
    };
    expect(requests).toEqual([{ path: '/api/items/assessments/a1', method: 'PATCH', body }]);
  });
});

describe('Participants without an invitation', () => {
  it('can be invited with one button', async () => {
    serve();
    let invitationCount = 0;
    api.use(
      http.post('*/api/invite/assessments/a1', () => {
        invitationCount += 1;
        return HttpResponse.json({ data: { invited: 1 } });
      }),
    );
    const { user } = renderApp('/assessments/a1');
    await user.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
    expect(await screen.findByText('1 person was invited.')).toBeTruthy();
    expect(invitationCount).toBe(1);
  });
});
