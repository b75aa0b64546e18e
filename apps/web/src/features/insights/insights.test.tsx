import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';
import { INSIGHT_STEPS } from './model/steps.ts';

const SCORE = { stanine: 6, low: 5, high: 7, percentile: 70, z: 0.5, t: 55 };
const TRAITS = { O: SCORE, C: SCORE, E: SCORE, A: SCORE, ES: SCORE };

function section(key: string) {
  return {
    key,
    headline: `Headline ${key}`,
    text: `Text ${key}`,
    strengths: `Strength ${key}`,
    watchouts: '',
    both_readings: null,
    facets: [{ name: `Facet ${key}`, level: 'high', label: 'high' }],
  };
}

const TEXTS = {
  report: { quality: { verdict: 'ok', label: '', text: '', notes: [] }, style: { bars: [], caption: '' } },
  sections: ['O', 'C', 'E', 'A', 'ES'].map(section),
};

function serve({ unlocked = false, finished = true, language = 'EN' as 'EN' | 'DE' } = {}) {
  const user = makeUser();
  signedInAs({
    ...user,
    platform_language: language,
    role: { name: 'ORG_USER', admin_access: false },
    active_talent: { id: 'anna', organization_id: user.active_workspace?.id ?? '', status: 'APPLICANT' },
  });
  const sent: unknown[] = [];
  api.use(
    http.get('*/api/users/me/survey-openings', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({
        data: {
          id: 'anna',
          fullname: 'Anna Kowalski',
          invitation_status: 'FINISHED',
          invitation: null,
          roles: [],
          is_big_five_report_unlocked: unlocked,
          latestResult: finished
            ? {
                id: 'r1',
                date_finished: '2026-11-18T12:00:00.000Z',
                result: { traits: TRAITS, versions: { norm: 'common-adult@1' } },
              }
            : null,
        },
      }),
    ),
    // The profile that the last page leads to shows these beside the result.
    http.get('*/api/items/goals', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/assessments', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/reports/getTalentEvaluationTexts/r1', () => HttpResponse.json({ data: TEXTS })),
    http.post('*/api/feedback', async ({ request }) => {
      sent.push(await request.json());
      return new Response(null, { status: 204 });
    }),
  );
  return sent;
}

const pathOf = (step: string) => `/talent-profile/anna/insights/${step}`;

describe('The pages about the own result', () => {
  it('come in their order, from the profile and back to it', async () => {
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

  it('lead to more about the test, and close to the profile', async () => {
    serve();
    renderApp(pathOf('work-focus'));
    const more = await screen.findByRole('link', { name: 'Learn more' });
    expect(more.getAttribute('href')).toBe('/help/big-five');
    const close = screen.getByRole('link', { name: 'Close and go to your profile' });
    expect(close.getAttribute('href')).toBe('/talent-profile/anna');
  });

  it.each([
    ['self-perception', false, false],
    ['external-perception', false, true],
    ['personal-mission', false, true],
    ['personality-profile', false, false],
    ['external-perception', true, false],
  ])('%s, unlocked %s: the way on is quiet %s', async (step, unlocked, quiet) => {
    serve({ unlocked });
    renderApp(pathOf(step));
    await screen.findAllByText(/^(Text|Strength|Headline) /);
    const isQuiet = screen.getByRole('link', { name: 'Next' }).className.includes('border-line');
    expect(isQuiet).toBe(quiet);
  });

  it('tell of the traits they are about', async () => {
    serve();
    renderApp(pathOf('work-focus'));
    expect(await screen.findByText('Text C')).toBeTruthy();
    expect(screen.getByText('Text O')).toBeTruthy();
    expect(screen.queryByText('Text A')).toBeNull();
  });

  it('say that there is no result yet', async () => {
    serve({ finished: false });
    renderApp(pathOf('work-focus'));
    expect(await screen.findByRole('heading', { name: 'There is no result yet' })).toBeTruthy();
  });

  it('say that loading failed, word by word, and try again', async () => {
    serve();
    api.use(http.get('*/api/items/talents/anna', () => refuse(400, 'INVALID_QUERY'), { once: true }));
    const { user } = renderApp(pathOf('work-focus'));
    expect(await screen.findByRole('heading', { name: 'Failed to load talent data' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Text C')).toBeTruthy();
  });

  it('speak German', async () => {
    serve({ language: 'DE' });
    renderApp(pathOf('work-focus'));
    expect(await screen.findByText('Seite 3 von 8')).toBeTruthy();
  });
});

describe('The last page', () => {
  it('wants both answers, sends them and leads to the profile', async () => {
    const sent = serve();
    const { user, where } = renderApp(pathOf('feedback'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Very well' }));
    await user.type(screen.getByRole('textbox', { name: /^What fits/ }), 'All of it.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(where()).toBe('/talent-profile/anna'));
    expect(sent).toEqual([{ rating: 5, text: 'All of it.' }]);
  });

  it('can be skipped', async () => {
    serve();
    renderApp(pathOf('feedback'));
    expect((await screen.findByRole('link', { name: 'Skip' })).getAttribute('href')).toBe(
      '/talent-profile/anna',
    );
  });
});
