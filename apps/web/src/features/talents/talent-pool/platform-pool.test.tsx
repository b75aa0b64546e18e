import type { PoolAnswer, PoolPerson } from '@quint/contract/profile/pool.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const ROLE = {
  id: 'r1',
  name: 'Product Owner',
  state: 'recruiting',
  attributes: Object.fromEntries(
    ['O', 'C', 'E', 'A', 'ES'].map((trait) => [trait, { min: 4, max: 7, weight: 1 }]),
  ),
};
const FIT = {
  score: 95,
  exact: 95,
  band: 'strong',
  interval: { low: 85, high: 100 },
  base: 60,
  broad: false,
  reach: { strong: 47, partial: 80 },
  costs: [],
  quality: 'ok',
} as const;

function makePerson(id: string, name: string, values: Partial<PoolPerson> = {}): PoolPerson {
  return {
    id,
    copy_id: null,
    is_own: false,
    is_known: false,
    name,
    locations: [{ location: 'Hamburg', radius: 50 }],
    profile: { skills: 4, jobs: 2, languages: 1, work_mode: true, salary: true, earliest_start: true },
    result: {
      quality: 'ok',
      o: 5,
      c: 8,
      e: 3,
      a: 4,
      es: 8,
      positions: { O: 5.1, C: 7.9, E: 3, A: 4, ES: 8 },
      norm: 'common-adult@1',
      alphas: null,
    },
    is_left_out: false,
    opened: null,
    fit: null,
    ...values,
  };
}

const OPENED_PROFILE = {
  skills: ['Roadmaps', 'SQL', 'Scrum'],
  work_mode: ['hybrid'],
  salary: 68_000,
  earliest_start: '2027-03-01',
  languages: [],
} as const;
const HUGO = makePerson('p2', 'Hugo Delacroix', {
  copy_id: 't9',
  opened: {
    ...OPENED_PROFILE,
    skills: [...OPENED_PROFILE.skills],
    work_mode: [...OPENED_PROFILE.work_mode],
    languages: [],
  },
});

/** Serves the pool; returns the queries it receives. */
function serve(people: readonly PoolPerson[], { isCheck = false } = {}) {
  const user = makeUser();
  const { active_workspace: workspace } = user;
  signedInAs({
    ...user,
    active_workspace:
      workspace === null ? null : { ...workspace, ...(isCheck ? { is_public_check: true } : {}) },
  });
  fakeList('roles', [ROLE]);
  fakeList('talents', []);
  const questions: URLSearchParams[] = [];
  let currentPeople = people;
  api.use(
    http.get('*/api/pool', ({ request }) => {
      const query = new URL(request.url).searchParams;
      questions.push(query);
      const hasRole = query.has('role');
      const data = currentPeople.map((person) =>
        hasRole ? { ...person, fit: { ...FIT, costs: [] } } : person,
      );
      const norm = { reach: FIT.reach, median: 60, hill: [], inside: {}, version: '1' };
      const meta = {
        has_more: false,
        starts: hasRole ? [0] : null,
        norm: hasRole ? norm : null,
        is_role_finder: false,
      };
      return HttpResponse.json({ data, meta } satisfies PoolAnswer);
    }),
  );
  return { questions, show: (next: readonly PoolPerson[]) => (currentPeople = next) };
}

const PATH = '/talent-pool?tab=platform';
const list = () => screen.findByRole('list', { name: 'Talents of the whole platform' });

describe('The pool of the platform', () => {
  it('shows masked people with the size of their profiles, and unlocked ones in words', async () => {
    serve([makePerson('p1', 'Ethan *****'), HUGO]);
    renderApp(PATH);
    const [ethan, hugo] = within(await list())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('link'));
    const first = within(ethan ?? document.body);
    expect(first.getByRole('link', { name: 'Ethan *****' }).getAttribute('href')).toBe(
      '/talent-pool/p1?of=platform',
    );
    expect(first.getByText('Hamburg + 50 km')).toBeTruthy();
    expect(first.getByText('4 skills, 2 jobs, 1 language')).toBeTruthy();
    expect(first.getByText('work mode, salary, earliest start')).toBeTruthy();
    expect(first.getByText('Conscientiousness')).toBeTruthy();
    const second = within(hugo ?? document.body);
    expect(second.getByText('Roadmaps')).toBeTruthy();
    expect(second.getByText('Hybrid · €68,000 · from 1 Mar 2027')).toBeTruthy();
    expect(second.getByText('Unlocked')).toBeTruthy();
    expect(second.getByRole('link', { name: 'Hugo Delacroix' }).getAttribute('href')).toBe('/talent-pool/t9');
    expect(await screen.findByRole('tab', { name: 'Whole platform' })).toBeTruthy();
  });

  it('compares with a role: the fit, groups, and the share that reaches it', async () => {
    const { questions } = serve([makePerson('p1', 'Ethan *****'), makePerson('p3', 'Naomi *****')]);
    const { user, where } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Fit: choose a role' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Product Owner' }));
    expect(await screen.findByText('2 people too close to call')).toBeTruthy();
    expect(where()).toBe('/talent-pool?tab=platform&role=r1');
    expect(questions.at(-1)?.get('role')).toBe('r1');
    expect(screen.getAllByText('High agreement')).toHaveLength(2);
    expect(
      screen.getByText(
        /By our model about 47 of 100 people of the norm group reach high agreement with Product Owner/,
      ),
    ).toBeTruthy();
  });

  it('filters by place and radius, and removes the filter', async () => {
    const { questions, show } = serve([makePerson('p1', 'Ethan *****')]);
    const { user, where } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Where: anywhere' }));
    await user.type(await screen.findByRole('textbox', { name: 'Where' }), 'Kiel');
    show([]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('No matches')).toBeTruthy();
    expect(where()).toBe('/talent-pool?tab=platform&place=Kiel');
    expect(questions.at(-1)?.get('place')).toBe('Kiel');
    show([makePerson('p1', 'Ethan *****')]);
    await user.click(screen.getByRole('button', { name: 'Remove the filter Where' }));
    expect(await screen.findByRole('link', { name: 'Ethan *****' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe(PATH));
  });

  it('says that locked filters match only unlocked people', async () => {
    const { questions, show } = serve([HUGO]);
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Job profile: unlocked only' }));
    await user.type(await screen.findByRole('textbox', { name: 'Skill' }), 'Java');
    show([]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('None of the people you unlocked matches')).toBeTruthy();
    expect(questions.at(-1)?.get('skill')).toBe('Java');
  });

  it('marks people who left, without a button for them', async () => {
    serve([{ ...HUGO, id: null }]);
    renderApp(`${PATH}&unlocked=true`);
    expect(await screen.findByText('No longer looking')).toBeTruthy();
    expect(within(await list()).queryByRole('button')).toBeNull();
  });

  it('does not reveal whether known people are looking', async () => {
    serve([{ ...HUGO, id: null, is_known: true }]);
    renderApp(`${PATH}&unlocked=true`);
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    expect(screen.queryByText('No longer looking')).toBeNull();
  });

  it('says that nobody has joined yet', async () => {
    serve([]);
    renderApp(PATH);
    expect(await screen.findByText('The platform’s pool is empty so far')).toBeTruthy();
  });
});

describe('Unlocking a person of the pool', () => {
  it('asks for confirmation with the price, and updates the row in place', SLOW, async () => {
    const { show } = serve([makePerson('p2', 'Hugo *****')]);
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Unlock 1 insight Hugo *****' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlock Hugo *****?' }));
    expect(dialog.getByText('17 left after this')).toBeTruthy();
    expect(dialog.getByText(/The person sees that your workspace unlocked/)).toBeTruthy();
    api.use(
      http.post('*/api/pool/p2/unlock', async ({ request }) => {
        const { profile } = makePerson('p2', 'Hugo *****');
        expect(await request.json()).toEqual({ content: profile });
        show([HUGO]);
        return HttpResponse.json({ data: { talent_id: 't9', talent_insights_budget: 17 } });
      }),
      // The focused link preloads its page.
      http.get('*/api/items/talents/t9', () => delay('infinite')),
    );
    await user.click(dialog.getByRole('button', { name: 'Unlock for 1 insight' }));
    expect(await screen.findByRole('link', { name: 'Hugo Delacroix' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Hugo Delacroix' })),
    );
  });

  it.each([
    ['pool.gone', 404, 'This person is no longer in the pool. Nothing was spent.'],
    ['budget.spent', 409, 'Unable to spend budget. Please try again later.'],
    [
      'budget.content_changed',
      409,
      'The profile contains less than was shown. Nothing was spent; please look again.',
    ],
  ] as const)('explains %s', async (code, status, text) => {
    serve([makePerson('p2', 'Hugo *****')]);
    const { user } = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Unlock 1 insight Hugo *****' }));
    api.use(http.post('*/api/pool/p2/unlock', ({ request }) => refuseTo(request, status, code)));
    await user.click(await screen.findByRole('button', { name: 'Unlock for 1 insight' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is not available to the workspace of the public check, which sees why', async () => {
    serve([makePerson('p2', 'Hugo *****')], { isCheck: true });
    renderApp(PATH);
    const button = await screen.findByRole('button', { name: 'Unlock 1 insight Hugo *****' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/This is the workspace of the public check/).length).toBeGreaterThan(0);
  });
});

describe('A person of the platform', () => {
  it('is masked, with the fit to a role', async () => {
    serve([]);
    api.use(
      http.get('*/api/pool/p1', ({ request }) => {
        const costs = [
          { trait: 'C', stanine: 8, min: 4, max: 7, weight: 1, outside: 1, cost: 5, border: false },
        ] as const;
        const fit = new URL(request.url).searchParams.has('role') ? { ...FIT, costs: [...costs] } : null;
        return HttpResponse.json({ data: makePerson('p1', 'Ethan *****', { fit }) });
      }),
    );
    renderApp('/talent-pool/p1/roles/r1?of=platform');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ethan *****' })).toBeTruthy();
    expect(await screen.findByText('High agreement')).toBeTruthy();
    expect(screen.getByText('85 to 100 with the error of measurement')).toBeTruthy();
    expect((await screen.findAllByText('Could be inside or outside')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Unlock 1 insight Ethan *****' })).toBeTruthy();
  });

  it('shows the job profile with its locks and the size of each part', async () => {
    serve([]);
    const profile = {
      skills: 4,
      jobs: 0,
      languages: 1,
      work_mode: true,
      salary: false,
      earliest_start: false,
    };
    api.use(
      http.get('*/api/pool/p1', () =>
        HttpResponse.json({ data: makePerson('p1', 'Ethan *****', { profile }) }),
      ),
    );
    const { user } = renderApp('/talent-pool/p1?of=platform');
    const list = (await screen.findByText('Salary')).closest('dl');
    if (list === null) throw new Error('no list of parts');
    const texts = [...list.querySelectorAll('dd')].map((part) => part.textContent);
    expect(texts).toEqual([
      'Nothing filled in yet',
      'Nothing filled in yet',
      'Hamburg + 50 km',
      'LockedFilled in',
      'Locked1 language',
      'Locked4 skills',
      'Nothing filled in yet',
    ]);
    await user.click(within(list).getByRole('button', { name: 'Locked: Skills' }));
    expect(await screen.findByRole('alertdialog', { name: 'Unlock Ethan *****?' })).toBeTruthy();
  });

  it('changes the role in the URL', async () => {
    serve([]);
    api.use(http.get('*/api/pool/p1', () => HttpResponse.json({ data: makePerson('p1', 'Ethan *****') })));
    const { user, where } = renderApp('/talent-pool/p1?of=platform');
    await user.click(await screen.findByRole('button', { name: 'Fit: choose a role' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Product Owner' }));
    await waitFor(() => expect(where()).toBe('/talent-pool/p1/roles/r1?of=platform'));
    await user.click(await screen.findByRole('button', { name: 'Fit: Product Owner' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'choose a role' }));
    await waitFor(() => expect(where()).toBe('/talent-pool/p1?of=platform'));
  });

  it('is not found once they have left', async () => {
    serve([]);
    api.use(http.get('*/api/pool/p1', ({ request }) => refuseTo(request, 404, 'pool.gone')));
    renderApp('/talent-pool/p1?of=platform');
    expect(await screen.findByText('This person is not in the pool')).toBeTruthy();
  });
});
