import type { RemindersPlan } from '@quint/contract/vacancies/reminders.ts';
import type { WaysAnswer } from '@quint/contract/vacancies/ways.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { makeFit } from '../../../testing/talents.ts';
import { fakeVacancy, makeFinished, makeVacancyPerson } from '../../../testing/vacancies.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  is_assistant_open: false,
  skills: [],
  training_courses: [],
  teams: [],
  must_haves: {},
};

const PEOPLE = Array.from({ length: 60 }, (_, index) =>
  makeFinished(makeFit(`f${index}`, 95), { name: `Finished ${index}` }),
);
const WAITING_PEOPLE = [makeVacancyPerson('lukas', { name: 'Lukas Brandt' })];

type World = NonNullable<Parameters<typeof fakeVacancy>[1]>;

function serve(
  world: World,
  { user = makeUser(), role = {} }: { user?: ReturnType<typeof makeUser>; role?: object } = {},
) {
  signedInAs(user);
  const record = { ...ROLE, ...role };
  fakeList('roles', [record]);
  api.use(http.get('*/api/items/roles/po', () => HttpResponse.json({ data: record })));
  return fakeVacancy('po', world);
}

const TALENTS = Array.from({ length: 427 }, (_, index) => `t${index}`);
const PLAN: RemindersPlan = {
  count: 427,
  talents: TALENTS,
  names: ['Lukas', 'Nora', 'Paul'],
  stages: { invited: 400, opened: 27 },
  days: [
    { day: '2026-11-24', mails: 50, send_at: '2026-11-24T07:00:00.000Z' },
    { day: '2026-11-25', mails: 377, send_at: '2026-11-25T07:00:00.000Z' },
  ],
  mails_per_day: 1500,
  later: 2,
  refused: [{ talent: 'x', name: 'Pia', code: 'invitation.link_expired', message: 'The link has expired.' }],
  refused_count: 1,
};

function fakeReminders() {
  const plans: unknown[] = [];
  const sizes: number[] = [];
  api.use(
    http.post('*/api/vacancies/po/reminders/plan', async ({ request }) => {
      plans.push(await request.json());
      return HttpResponse.json({ data: PLAN });
    }),
    http.post('*/api/talents/remind', async ({ request }) => {
      const { talents } = (await request.json()) as { talents: string[] };
      sizes.push(talents.length);
      const done = talents.map((id) => ({ id, undo: null, sends_at: null }));
      return HttpResponse.json({ data: { done, refused: [] } });
    }),
  );
  return { plans, sizes };
}

const WAYS: WaysAnswer['data'] = {
  tied: 1204,
  finished: 2000,
  reach: 63,
  narrowings: [],
  next_version: 2,
  results: 2000,
  are_ranges_locked: false,
  draws: 0,
};
const NARROW = { kind: 'narrow', count: 1204, names: [], talents: [], date: null } as const;

function fakeWays() {
  const bodies: unknown[] = [];
  api.use(
    http.get('*/api/vacancies/po/ways', () => HttpResponse.json({ data: WAYS })),
    http.get('*/api/vacancies/po/must-haves/count', ({ request }) => {
      expect(new URL(request.url).search).toBe('?stage=finished&tied=true');
      return HttpResponse.json({ data: { met: 96, unknown: 171, unmet: 937 } });
    }),
    http.post('*/api/vacancies/po/draws', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: { draw: 'd1', talents: ['f1'] } });
    }),
  );
  return bodies;
}

const serveTied = (role: object, user = makeUser()) =>
  serve(
    { people: PEOPLE.slice(0, 12), groups: [12], vacancy: { next: { ...NARROW, names: [], talents: [] } } },
    { role, user },
  );

describe('reminding many people', () => {
  it('says first who they are, when and how many on each day, and then sends in batches', SLOW, async () => {
    serve({ people: WAITING_PEOPLE, vacancy: { remindable: { invited: 427, opened: 0 } } });
    const { plans, sizes } = fakeReminders();
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Remind 427' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind 427 people' }));
    expect(plans).toEqual([{ group: 'invited' }]);
    expect(
      dialog.getByText(/400 who have not opened the survey, 27 who have begun or opened it/),
    ).toBeTruthy();
    expect(dialog.getByText(/Longest without an e-mail: .*Lukas.*Nora.*Paul/)).toBeTruthy();
    expect(dialog.getByText(/50 on 24 Nov and 377 on 25 Nov/)).toBeTruthy();
    expect(dialog.getByText(/up to 1,500 e-mails a day/)).toBeTruthy();
    expect(dialog.getByText(/2 people got an e-mail within the last day/)).toBeTruthy();
    expect(dialog.getByText(/Pia.*: .*The link has expired\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send 427 reminders' }));
    await waitFor(() => expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(427));
    expect(Math.max(...sizes)).toBe(20);
  });

  it('starts from a selection, and from the next step', async () => {
    const quiet = {
      kind: 'remind',
      count: 2,
      names: ['Lukas', 'Nora'],
      talents: ['lukas', 'nora'],
      date: null,
    };
    const people = [...WAITING_PEOPLE, makeVacancyPerson('nora', { name: 'Nora Lenz' })];
    serve({ people, vacancy: { next: { ...quiet, kind: 'remind' } } });
    const { plans } = fakeReminders();
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Remind 2' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lukas Brandt' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Nora Lenz' }));
    await user.click(await screen.findByRole('button', { name: 'Remind' }));
    await waitFor(() => expect(plans).toEqual([{ group: 'quiet' }, { talents: ['lukas', 'nora'] }]));
  });
});

describe('a stage with many people', () => {
  it('can be selected as a whole, also the people who are not loaded', SLOW, async () => {
    serve({ people: PEOPLE, groups: [60] });
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText('Finished 49')).toBeTruthy();
    expect(screen.queryByText('Finished 59')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Finished 3' }));
    await user.click(await screen.findByRole('button', { name: /Select all 60 in .*Finished/ }));
    expect(await screen.findByText('60 selected')).toBeTruthy();
  });

  it('says how its people are distributed over the bands, with numbers of the language', SLOW, async () => {
    serve(
      { people: PEOPLE, groups: [60], bands: { strong: 1204, partial: 30, none: 2 } },
      { user: makeUser({ platform_language: 'DE' }) },
    );
    renderApp('/roles/po');
    const bands = within(await screen.findByRole('list', { name: 'Verteilung auf die Bänder' }));
    expect(bands.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hohe Übereinstimmung1.204',
      expect.stringMatching(/30$/),
      expect.stringMatching(/2$/),
    ]);
  });

  it('previews a person with the interview questions', async () => {
    serve({ people: PEOPLE.slice(0, 2), groups: [2] });
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText('Finished 1')).toBeTruthy();
    await user.keyboard('j ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview of Finished 1' }));
    expect(await preview.findByRole('heading', { name: 'Interview questions' })).toBeTruthy();
  });
});

describe('the ways to continue', () => {
  it('filter by the must-haves, with those of whom it is not known', SLOW, async () => {
    serveTied({ must_haves: { years: 3, remote: true } });
    const bodies = fakeWays();
    const { user, where } = renderApp('/roles/po');
    expect(await screen.findByRole('heading', { name: /1,204 fit equally well/ })).toBeTruthy();
    expect(await screen.findByText('1,204 become 96, and 171 more who may be among them')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Ask for the must-haves' }));
    expect(
      screen.getByText(/The other 937 stay in Finished\. One press takes it back\. Steps can/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filter by the must-haves' }));
    await waitFor(() => expect(where()).toBe('/roles/po?must=1'));
    expect(await screen.findByText('The list is filtered by the must-haves.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Ask for the must-haves' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Draw 20' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ way: 'draw', number: 20, reason: null, must_haves: true }]),
    );
  });

  it('offer to write the must-haves down while there are none, in German', async () => {
    serveTied({}, makeUser({ platform_language: 'DE' }));
    fakeWays();
    const { user } = renderApp('/roles/po');
    expect(await screen.findByRole('heading', { name: /1\.204 passen gleich gut/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Nach Muss-Kriterien fragen' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Aufschreiben' }));
    expect(await screen.findByRole('dialog', { name: 'Muss-Kriterien' })).toBeTruthy();
  });
});

describe('a mail to the shortlist', () => {
  it('goes to everybody who matches the search, also to those who are not loaded', SLOW, async () => {
    const people = Array.from({ length: 130 }, (_, index) => ({
      ...makeFinished(makeFit(`s${index}`, 95), { name: index < 120 ? `Ines ${index}` : `Sam ${index}` }),
      stage: 'shortlist' as const,
    }));
    serve({ people });
    const plans: string[][] = [];
    api.use(
      http.post('*/api/vacancies/po/mails/plan', async ({ request }) => {
        plans.push(((await request.json()) as { talents: string[] }).talents);
        return refuseTo(request, 403, 'FORBIDDEN');
      }),
    );
    api.use(
      http.get('*/api/vacancies/po/mails', ({ request }) => refuseTo(request, 403, 'FORBIDDEN')),
      http.post('*/api/vacancies/po/mails/preview', ({ request }) => refuseTo(request, 403, 'FORBIDDEN')),
    );
    const { user } = renderApp('/roles/po');
    expect(await screen.findByRole('button', { name: 'Write to 130' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Search people' }), 'Ines');
    await user.click(await screen.findByRole('button', { name: 'Write to 120' }));
    await waitFor(() => expect(plans.at(-1)).toEqual(people.slice(0, 120).map(({ id }) => id)));
  });
});
