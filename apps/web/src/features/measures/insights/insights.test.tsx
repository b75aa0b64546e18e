import { screen, waitFor, within } from '@testing-library/react';
import { styleOf } from '@quint/psychometrics/style.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { INSIGHT_STEPS } from './model/steps.ts';
import { SLOW } from '#testing/slow.ts';

const MIDDLE = { stanine: 5, low: 4, high: 6, percentile: 50, z: 0, t: 50 };
const HIGH = { stanine: 8, low: 7, high: 9, percentile: 93, z: 1.5, t: 65 };
const BORDER = { stanine: 3, low: 2, high: 4, percentile: 16, z: -1, t: 40 };
const TRAITS = { O: HIGH, C: BORDER, E: MIDDLE, A: MIDDLE, ES: MIDDLE };
const LEVELS = {
  O1: 'high',
  O4: 'high',
  C2: 'low',
  C5: 'middle',
  E2: 'middle',
  E3: 'low',
  A4: 'high',
} as const;
const OWN = {
  result_id: 'r1',
  facets: ['C2', 'O4', 'A4'],
  mission: null,
  feedback: null,
  has_earlier_feedback: false,
};

interface World {
  readonly isUnlocked?: boolean;
  readonly isFinished?: boolean;
  readonly language?: 'EN' | 'DE';
  readonly own?: object;
  readonly result?: {
    readonly traits?: Record<keyof typeof TRAITS, typeof HIGH | null>;
    readonly style?: null;
    readonly quality?: object;
  };
  readonly hasTalent?: boolean;
}

function serve({
  isUnlocked = false,
  isFinished = true,
  language = 'EN',
  own,
  result,
  hasTalent = true,
}: World = {}) {
  const user = makeUser();
  signedInAs({
    ...user,
    platform_language: language,
    role: { name: 'ORG_USER', admin_access: false },
    active_talent: hasTalent
      ? { id: 'anna', organization_id: user.active_workspace?.id ?? '', status: 'APPLICANT' }
      : null,
  });
  const requests: { readonly missions: string[]; readonly feedback: unknown[] } = {
    missions: [],
    feedback: [],
  };
  const traits = result?.traits ?? TRAITS;
  const scores = {
    traits,
    facets: Object.fromEntries(Object.entries(LEVELS).map(([facet, level]) => [facet, { level }])),
    style: styleOf(traits),
    quality: { verdict: 'ok', flags: [] },
    versions: { instrument: 'ipip-neo-work@2', scoring: 's', norm: 'common-adult@1', quality: 'q' },
    ...result,
  };
  api.use(
    http.get('*/api/users/me/insights', () => HttpResponse.json({ data: { ...OWN, ...own } })),
    http.patch('*/api/users/me/insights/mission', async ({ request }) => {
      requests.missions.push(((await request.json()) as { text: string }).text);
      return new Response(null, { status: 204 });
    }),
    http.patch('*/api/users/me/insights/feedback', async ({ request }) => {
      const body = (await request.json()) as object;
      requests.feedback.push(body);
      return HttpResponse.json({ data: { ...body, date_updated: '2026-11-20T10:00:00.000Z' } });
    }),
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({
        data: {
          id: 'anna',
          fullname: 'Anna Kowalski',
          invitation_status: 'FINISHED',
          invitation: null,
          roles: [],
          is_big_five_report_unlocked: isUnlocked,
          latestResult: isFinished
            ? { id: 'r1', date_finished: '2026-11-18T12:00:00.000Z', result: scores }
            : null,
        },
      }),
    ),
    // The profile after the last page shows these beside the result.
    http.get('*/api/items/goals', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/assessments', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
  );
  return requests;
}

const pathOf = (step: string) => `/talent-profile/anna/insights/${step}`;
const headline = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('The pages about the own result', () => {
  it('are linked in order, from the profile and back to it', async () => {
    serve();
    const { user, where } = renderApp('/talent-profile/anna/insights');
    expect(await screen.findByText('page 1 of 8')).toBeTruthy();
    expect(where()).toBe(pathOf('self-perception'));
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/talent-profile/anna');
    for (const [index, step] of INSIGHT_STEPS.entries()) {
      expect(await screen.findByText(`page ${index + 1} of 8`)).toBeTruthy();
      expect(where()).toBe(pathOf(step));
      if (step !== 'feedback') await user.click(screen.getByRole('link', { name: 'Next' }));
    }
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Learn more' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      pathOf('personality-profile'),
    );
  });

  it('link to more about the test, and close to the profile', async () => {
    serve();
    renderApp(pathOf('work-focus'));
    const more = await screen.findByRole('link', { name: 'Learn more' });
    expect(more.getAttribute('href')).toBe('/help/big-five');
    const close = screen.getByRole('link', { name: 'Close and go to your profile' });
    expect(close.getAttribute('href')).toBe('/talent-profile/anna');
  });

  it.each([
    ['self-perception', 'You look for what could be different.', false, false],
    ['external-perception', 'You may be hard to pigeonhole.', false, true],
    ['personal-mission', 'What do you want to use it for?', false, true],
    ['personality-profile', '2 of your 5 traits stand out.', false, false],
    ['external-perception', 'You may be hard to pigeonhole.', true, false],
  ])('%s, "%s", unlocked %s: the next button is plain %s', async (step, title, isUnlocked, quiet) => {
    serve({ isUnlocked });
    renderApp(pathOf(step));
    expect(await headline(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next' }).className.includes('border-line')).toBe(quiet);
  });

  it('say that there is no result yet', async () => {
    serve({ isFinished: false });
    renderApp(pathOf('work-focus'));
    expect(await screen.findByRole('heading', { name: 'There is no result yet' })).toBeTruthy();
  });

  it('show the full error when loading failed, and retry', async () => {
    serve();
    api.use(http.get('*/api/items/talents/anna', () => refuse(400, 'INVALID_QUERY'), { once: true }));
    const { user } = renderApp(pathOf('work-focus'));
    expect(await screen.findByRole('heading', { name: 'Failed to load talent data' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await headline('You follow the trail that interests you.')).toBeTruthy();
  });

  it('note answers that look careless', async () => {
    serve({ result: { quality: { verdict: 'doubtful', flags: [] } } });
    renderApp(pathOf('work-focus'));
    expect(await screen.findByText(/^Some of your answers look as if/)).toBeTruthy();
  });
});

describe('A URL without a talent', () => {
  it.each(['/talent-profile/insights', '/talent-profile/insights/work-focus'])('%s fails', async (path) => {
    serve();
    renderApp(path);
    expect(await headline('No talent ID provided')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your own pages' }).getAttribute('href')).toBe(
      pathOf('self-perception'),
    );
  });

  it('redirects people without a talent to the start page', async () => {
    serve({ hasTalent: false });
    renderApp('/talent-profile/insights');
    expect((await screen.findByRole('link', { name: 'Go to the start page' })).getAttribute('href')).toBe(
      '/profile',
    );
  });
});

describe('Self-perception', () => {
  it('describes the traits, the most pronounced first, with both texts at a border', async () => {
    serve();
    renderApp(pathOf('self-perception'));
    const inside = await screen.findByRole('region', { name: 'From the inside' });
    const cards = within(inside).getAllByRole('heading', { level: 2 }).slice(1);
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'OOpenness',
      'CConscientiousness',
      'EExtraversion',
      'AAgreeableness',
      'ESEmotional stability',
    ]);
    expect(within(inside).getAllByText('It may also be the middle range (4–6)')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /^What sets you apart/ })).toBeTruthy();
  });

  it('lists the most pronounced facets, in the order of the server', async () => {
    serve();
    renderApp(pathOf('self-perception'));
    const facets = await screen.findByRole('region', { name: 'Facets that stand out most' });
    const texts = (await within(facets).findAllByRole('listitem')).map(
      ({ textContent }) => textContent ?? '',
    );
    expect(texts.map((text) => text.slice(0, 12))).toEqual(['COrderliness', 'OAdventurous', 'ACooperation']);
  });
});

describe('Each page', () => {
  it.each([
    ['external-perception', 'Two pairs of eyes on you', 'Seen from: Direct and questioning'],
    [
      'work-focus',
      'Carrying through and exploring',
      'A messy desk probably does not keep you from starting.',
    ],
    ['communication-style', 'Your four styles', 'You probably wait for an opening instead of making one.'],
    [
      'work-environment',
      'Your mixing desk',
      'What here will be different in a year, and who is working on it?',
    ],
    [
      'personal-mission',
      'What you bring, and where you want to go',
      'Between whom would you like to make peace?',
    ],
    ['personality-profile', 'Places among 100', /^Ideas probably come faster than you can finish them\./],
  ])('%s has its own picture and text', async (step, picture, text) => {
    serve();
    renderApp(pathOf(step));
    expect(await screen.findByRole('img', { name: new RegExp(`^${picture}`) })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('speaks German', async () => {
    serve({ language: 'DE' });
    renderApp(pathOf('work-focus'));
    expect(await screen.findByText('Seite 3 von 8')).toBeTruthy();
    expect(await headline('Du folgst der Spur, die dich reizt.')).toBeTruthy();
  });

  it('leaves out a trait that was not scored', async () => {
    serve({ result: { traits: { ...TRAITS, E: null }, style: null } });
    renderApp(pathOf('communication-style'));
    expect(await headline('How you communicate')).toBeTruthy();
    expect(screen.getByText('Too few answers for the four styles.')).toBeTruthy();
  });

  it('gives tips for the selected style, and one from the own style', async () => {
    serve({ result: { traits: { ...TRAITS, C: HIGH, E: BORDER } } });
    const { user } = renderApp(pathOf('communication-style'));
    await user.click(await screen.findByRole('radio', { name: 'Steady' }));
    expect(screen.getByText(/^Your corrections may weigh more than you think/)).toBeTruthy();
    expect(screen.getByText(/has your own style in mind/)).toBeTruthy();
  });

  it('describes a style by its level, with the other text, and claims none that is not pronounced', async () => {
    serve();
    const { user } = renderApp(pathOf('communication-style'));
    expect(await headline('None of your four styles stands out.')).toBeTruthy();
    // Conscientiousness 3 makes grounded 3, between 2 and 4.5.
    expect(
      screen.getByText('You are probably content with the gist and fill in the rest as you go.'),
    ).toBeTruthy();
    expect(screen.getByText('less than most people')).toBeTruthy();
    expect(screen.getByText(/You probably become precise when it matters\.$/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Steady' }));
    expect(screen.queryByText(/^Your corrections may weigh more than you think/)).toBeNull();
    expect(screen.queryByText(/has your own style in mind/)).toBeNull();
  });
});

describe('The own text', () => {
  it('starts with a question and is saved during writing, with a status', SLOW, async () => {
    const requests = serve();
    const { user } = renderApp(pathOf('personal-mission'));
    const question = 'Between whom would you like to make peace?';
    await user.click(await screen.findByRole('button', { name: `Write about this: ${question}` }));
    const field = screen.getByRole('textbox', { name: /^Your own words/ });
    expect(document.activeElement).toBe(field);
    expect((field as HTMLTextAreaElement).value).toBe(`${question}\n`);
    await user.keyboard('My teams.');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(requests.missions.at(-1)).toBe(`${question}\nMy teams.`);
  });

  it('stays when saving failed, and is saved again', SLOW, async () => {
    const requests = serve({
      own: { mission: { text: 'Before.', date_updated: '2026-11-19T10:00:00.000Z' } },
    });
    api.use(
      http.patch('*/api/users/me/insights/mission', () => refuse(503, 'SERVICE_UNAVAILABLE'), { once: true }),
    );
    const { user } = renderApp(pathOf('personal-mission'));
    const field = await screen.findByRole('textbox', { name: /^Your own words/ });
    await user.type(field, ' After.');
    expect(await screen.findByText(/^Could not be saved/)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Before. After.');
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(requests.missions).toEqual(['Before. After.']);
  });
});

describe('The last page', () => {
  it('requires a rating but no comment, saves both with the result and opens the profile', async () => {
    const requests = serve();
    const { user, where } = renderApp(pathOf('feedback'));
    await user.click(await screen.findByRole('button', { name: 'Save feedback' }));
    expect(await screen.findByText('Please choose one of the five.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Very well' }));
    await user.click(screen.getByRole('button', { name: 'Save feedback' }));
    await waitFor(() => expect(where()).toBe('/talent-profile/anna'));
    expect(requests.feedback).toEqual([{ result_id: 'r1', rating: 5, comment: '' }]);
  });

  it('shows the previous feedback, which can be changed', async () => {
    const requests = serve({
      own: { feedback: { rating: 2, comment: 'Not me.', date_updated: '2026-11-20T10:00:00.000Z' } },
    });
    const { user, where } = renderApp(pathOf('feedback'));
    expect(await screen.findByText(/^You gave this feedback on 20 Nov 2026/)).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'Hardly' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Well' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(where()).toBe('/talent-profile/anna'));
    expect(requests.feedback).toEqual([{ result_id: 'r1', rating: 4, comment: 'Not me.' }]);
  });

  it('is empty for a new result, and can be skipped', async () => {
    serve({ own: { has_earlier_feedback: true } });
    renderApp(pathOf('feedback'));
    expect(await screen.findByText(/^This is a new result/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe(
      '/talent-profile/anna',
    );
  });
});
