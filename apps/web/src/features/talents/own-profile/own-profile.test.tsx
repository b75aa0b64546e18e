import type { EvaluationTexts } from '@quint/contract/measures/reports.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { FIT } from '../../../testing/one-talent.ts';
import { makeMember, OWN_RESULT as RESULT, OWN_TALENT as TALENT } from '../../../testing/own-talent.ts';
import { fakePremiumReport } from '../../../testing/premium-report.ts';
import { renderApp } from '../../../testing/render.tsx';
import type { OwnAssessment, OwnGoal, OwnTalent } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const TEXTS = {
  report: {
    quality: {
      verdict: 'ok',
      label: 'No concerns',
      text: 'Your answers show nothing remarkable.',
      notes: [],
    },
    style: { heading: '', primary: '', caption: '', bars: [] },
    footer: 'Norm: common-adult@1',
  },
  sections: [
    {
      key: 'O',
      headline: 'Weighs new ideas',
      text: 'You can warm to an idea.',
      strengths: '',
      watchouts: '',
      both_readings: null,
      facets: [],
    },
  ],
} as unknown as EvaluationTexts;

const GOALS: readonly OwnGoal[] = [
  {
    id: 'g1',
    objective: 'Halve the time to answer',
    progress: 58,
    first_mover: 'anna',
    teams: [{ teams_id: { id: 'growth', name: 'Growth' } }],
  },
];

const ASSESSMENTS: readonly OwnAssessment[] = [
  {
    id: 'a1',
    name: 'Product owner 2026-11',
    status: 'active',
    date_start: '2026-11-01',
    date_end: '2026-11-30',
  },
];

const OPEN_ROLES = [
  {
    id: 'baker',
    name: 'Baker',
    value_creation: ' ',
    shown_texts: {
      purpose: { text: 'Bakes bread.', is_short: true, by: 'ai' },
      accountabilities: { text: null, is_short: false, by: null },
      description: { text: null, is_short: false, by: null },
    },
  },
];

function serve(talent: Omit<Partial<OwnTalent>, 'latestResult'> & { latestResult?: object | null } = {}): {
  readonly fields: string[];
} {
  const query = { fields: [] as string[] };
  fakePremiumReport();
  api.use(
    http.get('*/api/items/talents/anna', ({ request }) => {
      query.fields = new URL(request.url).searchParams.get('fields')?.split(',') ?? [];
      return HttpResponse.json({ data: { ...TALENT, ...talent } });
    }),
    http.get(`*/api/reports/getTalentEvaluationTexts/${RESULT}`, () => HttpResponse.json({ data: TEXTS })),
    http.get('*/api/items/goals', () => HttpResponse.json({ data: GOALS })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: OPEN_ROLES })),
    http.get('*/api/users/me/privacy', () => HttpResponse.json({ data: { places: [], export: null } })),
    http.get('*/api/items/assessments', () => HttpResponse.json({ data: ASSESSMENTS })),
    http.get('*/api/calculate-score/own/po', () =>
      HttpResponse.json({
        data: FIT,
        meta: { state: 'calculated', pending: 0, is_left_out_of_rankings: false },
      }),
    ),
  );
  return query;
}

describe('The own profile', () => {
  it('shows the result as charts, numbers and texts, without the menu of administrators', SLOW, async () => {
    signedInAs(makeMember());
    serve();
    const { user, where } = renderApp('/talent-profile/anna?tab=result');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
    expect(await screen.findByText('You can warm to an idea.')).toBeTruthy();
    expect(screen.getByText('invited by Nordlicht GmbH')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'PDF report' })).toBeTruthy();
    expect(screen.getByText('No concerns')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Roles and groups' }));
    const role = (await screen.findByText('Product owner')).closest('li');
    expect(await within(role ?? document.body).findByText('91')).toBeTruthy();
    expect(screen.getByText('Growth')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Your data' }));
    expect(where()).toBe('/talent-profile/anna?tab=data');
    expect(await screen.findByText('Download everything')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('shows the published roles of the workspace, read-only', async () => {
    signedInAs(makeMember());
    serve();
    const { user } = renderApp('/talent-profile/anna?tab=roles');
    const title = await screen.findByRole('heading', { name: 'Open roles' });
    await user.click(screen.getByText('Baker'));
    const card = title.closest('section');
    expect(card?.textContent).toContain('Purpose · shortened by AIBakes bread.');
    expect(card?.textContent).not.toContain('Value creation');
  });

  it('names no company as a reader of a result that people got for themselves', async () => {
    signedInAs(makeMember());
    serve({
      is_directly_invited: false,
      roles: [],
      teams: [],
      latestResult: { ...TALENT.latestResult, flavour: 'b2c' },
    });
    const { user } = renderApp('/talent-profile/anna?tab=result');
    expect(await screen.findByText(/^Your result is for you and goes to no employer/)).toBeTruthy();
    expect(screen.queryByText(/Nordlicht GmbH sees/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Roles and groups' }));
    expect(await screen.findByText(/^No company has invited you/)).toBeTruthy();
  });

  it('says that the numbers are outdated while the own result is recomputed', async () => {
    signedInAs(makeMember());
    serve();
    const report = { ...TEXTS.report, state: 'recalculating' };
    api.use(
      http.get(`*/api/reports/getTalentEvaluationTexts/${RESULT}`, () =>
        HttpResponse.json({ data: { ...TEXTS, report } }),
      ),
    );
    renderApp('/talent-profile/anna?tab=result');
    expect(
      await screen.findByText('The result is being recalculated. Until then you see the previous numbers.'),
    ).toBeTruthy();
  });

  it('shows the goals of the own groups and the own assessments, read-only', async () => {
    signedInAs(makeMember());
    serve();
    renderApp('/talent-profile/anna?tab=roles');
    expect(await screen.findByText('Halve the time to answer')).toBeTruthy();
    expect(screen.getByText('Growth · you take the first step')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of Halve the time to answer' })).toBeTruthy();
    expect(await screen.findByText('Product owner 2026-11')).toBeTruthy();
    expect(screen.getByText('1 Nov 2026 to 30 Nov 2026')).toBeTruthy();
    expect(screen.getByText('running')).toBeTruthy();
  });

  it('saves the phone number of the own talent', SLOW, async () => {
    signedInAs(makeMember());
    serve();
    const changes: unknown[] = [];
    api.use(
      http.patch('*/api/items/talents/anna', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ data: { id: 'anna' } });
      }),
    );
    renderApp('/talent-profile/anna');
    const field = await screen.findByLabelText('Your phone number');
    await userEvent.type(field, '+49 30 123456');
    const form = field.closest('form');
    await userEvent.click(within(form ?? document.body).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your phone number is saved.')).toBeTruthy();
    expect(changes).toEqual([{ phone: '+49 30 123456' }]);
  });

  it('switches open for work at once, and back with its exact text on failure', async () => {
    signedInAs(makeMember());
    serve();
    api.use(http.patch('*/api/items/talents/anna', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderApp('/talent-profile/anna');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Open for work/ });
    await user.click(toggle);
    const errorText = 'Unable to toggle is_open_for_work. Please try again later.';
    expect(await screen.findByText(errorText)).toBeTruthy();
    expect(toggle.checked).toBe(false);
  });

  it('shows the card that companies see, and what is missing for the pool', async () => {
    signedInAs(makeMember());
    serve({ is_open_for_work: true });
    const { user } = renderApp('/talent-profile/anna');
    const heading = await screen.findByRole('heading', { name: 'Companies on Quint see' });
    const card = heading.closest('section') ?? document.body;
    expect(within(card).getByText('Anna *****')).toBeTruthy();
    expect(within(card).getByRole('list', { name: 'Result in short' }).textContent).toContain('Openness 6');
    expect(await within(card).findByText('Not in the pool yet')).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Skills' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Skills');
    await user.click(within(card).getByRole('button', { name: 'Preferred roles' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Preferred roles');
    expect(within(card).getByText(/A company that only has your address does\.$/)).toBeTruthy();
  });

  it('explains what companies would see while the switch is off', async () => {
    signedInAs(makeMember());
    serve();
    renderApp('/talent-profile/anna');
    expect(await screen.findByRole('heading', { name: 'This is what companies would see' })).toBeTruthy();
    expect(screen.queryByText('Not in the pool yet')).toBeNull();
  });

  it('has a tile for each page about the result, and a link to the feedback', async () => {
    signedInAs(makeMember());
    serve();
    renderApp('/talent-profile/anna?tab=result');
    const tiles = await screen.findByRole('navigation', { name: 'Your result in eight pages' });
    expect(within(tiles).getAllByRole('link')).toHaveLength(8);
    expect(screen.getByRole('heading', { name: 'Feedback' })).toBeTruthy();
  });

  it('saves an image for the own talent', async () => {
    signedInAs(makeMember());
    serve();
    const changes: unknown[] = [];
    api.use(
      http.post('*/api/files', () => HttpResponse.json({ data: { id: 'file-1' } })),
      http.patch('*/api/items/talents/anna', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ data: { id: 'anna' } });
      }),
    );
    const { user } = renderApp('/talent-profile/anna');
    await user.click(await screen.findByRole('button', { name: 'Add to Photo' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no field for a file');
    await user.upload(input, new File(['x'], 'face.png', { type: 'image/png' }));
    expect(await screen.findByText('Your image is saved.')).toBeTruthy();
    expect(changes).toEqual([{ avatar: 'file-1' }]);
  });

  it('requests no groups if the workspace has none', async () => {
    const member = makeMember();
    const workspace = member.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    signedInAs({ ...member, active_workspace: { ...workspace, features: { FEATURE_TEAMS: false } } });
    const query = serve({ teams: undefined } as Partial<OwnTalent>);
    renderApp('/talent-profile/anna?tab=roles');
    await screen.findByText('Product owner');
    expect(query.fields.some((field) => field.startsWith('teams'))).toBe(false);
  });

  it.each([
    ['SENT', /^Open the link in your invitation e-mail/],
    ['PENDING', /^Open the link in your invitation e-mail/],
    ['SCHEDULED', /^Your invitation goes out on 1 Dec 2026/],
    ['CANCELED', /^The invitation is no longer open/],
  ] as const)('explains how to get a result while the invitation is %s', async (status, message) => {
    signedInAs(makeMember());
    serve({
      latestResult: null,
      invitation_status: status,
      invitation: { send_at: '2026-12-01T12:00:00.000Z' },
    });
    renderApp('/talent-profile/anna?tab=result');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'PDF report' })).toBeNull();
  });

  it('signs out from the top bar', async () => {
    signedInAs(makeMember());
    serve();
    api.use(http.post('*/api/auth/logout', () => new Response(null, { status: 204 })));
    const { user, where } = renderApp('/talent-profile/anna');
    await user.click(await screen.findByRole('button', { name: 'Anna Kowalski' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/');
  });

  it('shows a message when it does not exist', async () => {
    signedInAs(makeMember());
    api.use(http.get('*/api/items/talents/anna', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talent-profile/anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(document.title).toBe('Page not found · Quint');
  });
});

describe('Ways to the own profile', () => {
  it.each(['/my-profile', '/talent_profile/anna', '/talent-profile/somebody-else', '/dashboard', '/'])(
    'brings a talent from %s to the own profile',
    async (path) => {
      signedInAs(makeMember());
      serve();
      const { where } = renderApp(path);
      await screen.findByRole('link', { name: 'Profile', current: 'page' });
      expect(where()).toBe('/talent-profile/anna');
    },
  );

  it('asks a guest to sign in and returns afterwards', async () => {
    const { where } = renderApp('/my-profile');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(where()).toBe('/?redirectTo=%2Fmy-profile');
  });

  it.each([
    ['without', null],
    ['with', { id: 'lena', organization_id: makeUser().active_workspace?.id ?? '', status: 'EMPLOYEE' }],
  ])('redirects an administrator %s a talent of their own to the overview', async (_, active_talent) => {
    signedInAs(makeUser({ active_talent }));
    const { where } = renderApp('/my-profile');
    await screen.findByRole('heading', { level: 1, name: /, Lena$/ });
    expect(where()).toBe('/dashboard');
  });

  it('explains to a talent why there is no profile', async () => {
    signedInAs(makeMember({ active_talent: null }));
    const { where } = renderApp('/my-profile');
    const title = 'You do not have a personality profile here yet';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(where()).toBe('/profile');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});
