import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { readCompareSearch } from './search.ts';

const TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
const RANGES = { O: [5, 8], C: [5, 8], E: [4, 8], A: [4, 7], ES: [4, 8] } as const;

function scores(positions: readonly number[]) {
  return Object.fromEntries(
    TRAITS.map((trait, index) => {
      const z = ((positions[index] ?? 5) - 5) / 2;
      const stanine = Math.min(9, Math.max(1, Math.round(5 + 2 * z)));
      return [trait, { stanine, z, low: stanine - 1, high: stanine + 1, percentile: 50, t: 50 }];
    }),
  );
}

const OPEN_INVITATION = {
  id: 'i1',
  status: 'PENDING',
  send_at: null,
  is_mail_refused: false,
  is_wanted: true,
  date_created: '2026-11-01T10:00:00.000Z',
  date_last_invited: '2026-11-01T10:00:00.000Z',
  date_last_reminded: null,
  link_expires_at: '2027-11-01T10:00:00.000Z',
};

function talent(id: string, fullname: string, positions: readonly number[] | null) {
  const result = positions && {
    traits: scores(positions),
    versions: { instrument: 'ipip-neo-work@2', scoring: 's@1', norm: 'common-adult@1', quality: 'q@1' },
    quality: { verdict: 'ok' as const, flags: [] },
  };
  return {
    id,
    fullname,
    status: 'APPLICANT',
    user: null,
    isMasked: false,
    is_insight_unlocked: true,
    is_left_out_of_rankings: false,
    mail_error: null,
    date_mail_failed: null,
    mail_waits_since: null,
    is_result_held: false,
    result_held_until: null,
    invitation_status: positions === null ? 'PENDING' : 'FINISHED',
    tags: [],
    invitation: positions === null ? OPEN_INVITATION : null,
    roles: [{ roles_id: 'po', rejected_at: null }],
    latestResult: result && { id: `r-${id}`, result },
  };
}

/** The people of the example: Anna, Nele and Samuel, and Kim, who has not finished. */
const PEOPLE = [
  talent('anna', 'Anna Kowalski', [4.1, 6.3, 8, 5.9, 8.6]),
  talent('nele', 'Nele Friedrichs', [5.5, 5.4, 6.1, 5.1, 6.2]),
  talent('sam', 'Samuel Adeyemi', [6.6, 3.1, 5.2, 6.4, 4.4]),
  talent('kim', 'Kim Park', null),
  {
    ...talent('ida', 'Ida Lang', null),
    invitation_status: 'FINISHED',
    invitation: null,
    is_result_held: true,
    result_held_until: '2026-11-20T12:00:00.000Z',
  },
];

function cost(trait: string, points: number) {
  return { trait, stanine: 5, min: 5, max: 8, weight: 1, outside: -1, cost: points, border: true };
}

function fit(id: string, score: number, [low, high]: readonly [number, number], costs: readonly object[]) {
  return {
    talent_id: id,
    talents_results_id: `r-${id}`,
    score,
    exact: score,
    band: 'strong',
    interval: { low, high },
    base: 80,
    broad: false,
    reach: { strong: 62, partial: 95 },
    quality: 'ok',
    costs,
  };
}

const FITS = [
  fit('anna', 90, [85, 100], [cost('O', 5), cost('ES', 5)]),
  fit('nele', 100, [95, 100], []),
  fit('sam', 90, [85, 95], [cost('C', 10)]),
];
const ROLE = {
  id: 'po',
  name: 'Product Owner',
  attributes: Object.fromEntries(
    Object.entries(RANGES).map(([trait, [min, max]]) => [trait, { min, max, weight: 1 }]),
  ),
};

function serve(): void {
  signedInAs(makeUser());
  api.use(
    http.get('*/api/items/talents', ({ request }) => {
      const { filter = '' } = Object.fromEntries(new URL(request.url).searchParams);
      return HttpResponse.json({ data: PEOPLE.filter(({ id }) => filter.includes(`"${id}"`)) });
    }),
    // A focused link preloads its page.
    http.get('*/api/items/talents/:id', ({ params }) =>
      HttpResponse.json({ data: PEOPLE.find(({ id }) => id === params['id']) }),
    ),
    http.get('*/api/invite/talents/i1', () => HttpResponse.json({ data: { answered: 34, total: 110 } })),
    http.get('*/api/calculate-score/talent_new/:id', () =>
      HttpResponse.json({ data: [], meta: { state: 'calculated', pending: 0 } }),
    ),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [ROLE] })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/calculate-score/role/po', ({ request }) => {
      const talents = new URL(request.url).searchParams.get('talents') ?? '';
      return HttpResponse.json({
        data: FITS.filter(({ talent_id: id }) => talents.split(',').includes(id)),
        unrated: [],
        meta: {
          state: 'calculated',
          pending: 0,
          total: 3,
          unrated: 0,
          groups: null,
          norm: {
            reach: { strong: 62, partial: 95 },
            median: 85,
            hill: [],
            inside: {},
            version: 'norm-sample@1',
          },
        },
      });
    }),
  );
}

const main = () => within(screen.getByRole('main'));

describe('readCompareSearch', () => {
  it('keeps each talent once, and only valid ids', () => {
    expect(readCompareSearch({ talents: 'a,b,a,c', role: 'po', other: 'x' })).toEqual({
      talents: 'a,b,c',
      role: 'po',
    });
    expect(readCompareSearch({ talents: '<b>', assessmentId: '../users' })).toEqual({});
  });
});

describe('Comparing people', () => {
  it('shows the finding about fit first, then who differs in which trait and who is outside the range', async () => {
    serve();
    renderApp('/talents/compare?talents=anna,nele,sam&role=po');
    await screen.findByRole('heading', { name: 'Comparison for Product Owner' });
    await screen.findByText('In fit, Nele and Samuel differ; Anna could be either.');
    const page = main();
    page.getByText(
      'Anna and Samuel: same number, different reasons. By our model about 62 of 100 people of the norm group reach high agreement.',
      { exact: false },
    );
    page.getByText('Openness and emotional stability just outside, cost 5 each.');
    page.getByText('Conscientiousness two below, costs 10.');
    const findings = page
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('data-finding'))
      .map((button) => [button.textContent, button.parentElement?.querySelector('p')?.textContent]);
    expect(findings).toEqual([
      ['Cannot be told apart', 'Anna just outside, costs 5'],
      [
        'Samuel differs from both; Anna and Nele cannot be told apart',
        'Samuel two below the range, costs 10',
      ],
      ['Anna and Samuel differ; Nele could be either', 'All three inside the range'],
      ['Cannot be told apart', 'All three inside the range'],
      ['Anna differs from both; Nele and Samuel cannot be told apart', 'Anna just outside, costs 5'],
    ]);
    const table = within(page.getByRole('table', { name: 'All numbers' }));
    table.getByText('4.1 (2.7 to 5.5)');
    table.getByText('90 (85 to 100)');
    const sheet = page.getByRole('link', { name: 'Interview sheet' });
    expect(decodeURIComponent(sheet.getAttribute('href') ?? '')).toBe(
      '/roles/po/interview?talents=anna,nele,sam',
    );
  });

  it('marks a doubtful result in the finding, the columns, the table and the name bar', async () => {
    serve();
    const people = PEOPLE.map(({ latestResult, ...person }) => {
      const quality = { verdict: 'doubtful', flags: [] };
      const isMarked = person.id === 'sam' && latestResult !== null;
      return {
        ...person,
        latestResult: isMarked
          ? { ...latestResult, result: { ...latestResult.result, quality } }
          : latestResult,
      };
    });
    api.use(
      http.get('*/api/items/talents', ({ request }) => {
        const { filter = '' } = Object.fromEntries(new URL(request.url).searchParams);
        return HttpResponse.json({ data: people.filter(({ id }) => filter.includes(`"${id}"`)) });
      }),
    );
    renderApp('/talents/compare?talents=anna,sam&role=po');
    const finding = await screen.findByText('In fit they cannot be told apart.');
    const countDoubtMarks = (element: Element | null | undefined) =>
      element?.querySelectorAll('[data-doubt]').length;
    expect(countDoubtMarks(finding.closest('p'))).toBe(1);
    const columns = [...document.querySelectorAll('li:has([data-person])')].map(countDoubtMarks);
    expect(columns).toEqual([0, 1]);
    const heads = main().getAllByRole('columnheader').map(countDoubtMarks);
    expect(heads).toEqual([0, 0, 0, 1]);
    expect(document.querySelectorAll('.fixed [data-doubt=sign]')).toHaveLength(1);
  });

  it('hides equal traits, says how many it hides, and can be used by keyboard', async () => {
    serve();
    const { user } = renderApp('/talents/compare?talents=anna,nele,sam&role=po');
    await screen.findByText('Anna and Samuel differ; Nele could be either');
    await user.keyboard('d');
    expect(screen.queryByText('Cannot be told apart')).toBeNull();
    screen.getByText('2 traits are hidden, on which nobody can be told apart.');
    await user.keyboard('3');
    expect(document.activeElement?.textContent).toContain('Samuel Adeyemi');
    screen.getByRole('button', { name: /^Anna and Samuel differ/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/^Anna differs from both/);
  });

  it('shows a person without a result as a column, and compares the others', async () => {
    serve();
    renderApp('/talents/compare?talents=anna,kim,sam');
    await screen.findByRole('heading', { name: 'Comparison of 3 people' });
    await screen.findByText('No result yet');
    await screen.findByText('34 of 110 answered');
    main().getByRole('button', { name: /remind|invite again|send again/i });
    expect(main().getAllByText('Anna and Samuel differ').length).toBeGreaterThan(0);
    expect(main().getAllByText('Kim: not scored')).toHaveLength(5);
  });

  it('says until when a result is held back, in place of every mark', async () => {
    serve();
    renderApp('/talents/compare?talents=anna,sam,ida');
    await screen.findByText('This result is held back');
    expect(main().getAllByText('Ida: held back until 20 Nov')).toHaveLength(5);
    expect(main().queryByText('No result yet')).toBeNull();
  });

  it('asks for a second person, and says when people of the URL are missing or too many', async () => {
    serve();
    renderApp('/talents/compare?talents=anna');
    await screen.findByRole('heading', { name: 'Choose at least two people' });
    screen.getByText('One person is chosen. A comparison needs at least two.');
  });

  it('compares the first four of five, and names missing people', async () => {
    serve();
    renderApp('/talents/compare?talents=anna,gone,nele,sam,kim');
    await screen.findByText('This link lists 5 people. The first 4 are compared.');
    await screen.findByText(/^1 person in this link no longer exists here/);
    expect(main().queryByText('Kim Park')).toBeNull();
  });

  it.each([
    ['own-de@1', true],
    ['error-de@1', false],
  ])('says when results were compared with different norms: %s', async (norm, isSaid) => {
    serve();
    const others = PEOPLE.map((person) => {
      if (person.id !== 'nele' || person.latestResult === null) return person;
      const { result } = person.latestResult;
      return {
        ...person,
        latestResult: {
          ...person.latestResult,
          result: { ...result, versions: { ...result.versions, norm } },
        },
      };
    });
    api.use(
      http.get('*/api/items/talents', () =>
        HttpResponse.json({ data: others.filter(({ id }) => ['anna', 'nele'].includes(id)) }),
      ),
    );
    renderApp('/talents/compare?talents=anna,nele');
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByText(/Nele/);
    expect(screen.queryByText(/^Not all of these results were compared with the same norm/) !== null).toBe(
      isSaid,
    );
  });

  it('compares without a role that does not exist any more', async () => {
    serve();
    api.use(
      http.get('*/api/items/roles/old', () => refuse(403, 'FORBIDDEN')),
      http.get('*/api/calculate-score/role/old', () => refuse(404, 'record.not_found')),
    );
    renderApp('/talents/compare?talents=anna,sam&role=old');
    await screen.findByText(/^The role in this link no longer exists/);
    await screen.findByRole('heading', { name: 'Comparison of 2 people' });
  });

  it('says why the server refuses a document', async () => {
    serve();
    api.use(
      http.post('*/api/reports/documents', ({ request }) => refuseTo(request, 409, 'comparison.no_result')),
    );
    const { user } = renderApp('/talents/compare?talents=anna,kim');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: /PDF/ }));
    await screen.findByText('None of these people has finished the survey yet.');
  });

  it('opens with the participants and the role of an assessment', async () => {
    serve();
    const participant = (id: string) => ({
      id: `p-${id}`,
      status: 'FINISHED',
      canceled: false,
      talent: { id },
    });
    api.use(
      http.get('*/api/items/assessments/a1', () =>
        HttpResponse.json({
          data: { id: 'a1', role: { id: 'po' }, participants: [participant('sam'), participant('anna')] },
        }),
      ),
    );
    renderApp('/talents/compare?assessmentId=a1');
    await screen.findByRole('heading', { name: 'Comparison for Product Owner' });
    const names = within(main().getAllByRole('list')[1] as HTMLElement).getAllByRole('link');
    expect(names[0]?.getAttribute('href')).toBe('/talents/sam');
  });

  it('keeps the compared people in the URL', async () => {
    serve();
    const { user, where } = renderApp('/talents/compare?talents=sam,anna,nele');
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Kowalski' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the comparison' }));
    await waitFor(() => expect(decodeURIComponent(where())).toContain('/talents/compare?talents=sam,nele'));
  });
});
