import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../router.tsx';
import { answerPublicSettings, api, refuse } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('The ways into the survey without a personal link', () => {
  it.each([
    ['/surveyb2c', 'Your personality in about 20 minutes'],
    ['/survey-admin', 'The survey for administrators'],
    ['/survey-role-compass', 'Find the role that fits you'],
    ['/survey-youbea', 'Find the role that fits you'],
    ['/find-your-quint', 'Find your Quint'],
    ['/find-your-quint-survey', 'Find your Quint'],
    ['/rct-target-group-survey', 'Take part in the survey'],
    ['/survey/signup', 'Take part in the survey'],
    ['/survey/signuptalentpool', 'Join the talent pool'],
    ['/talent-profile/signup', 'Your talent profile'],
  ])('%s says how to take part', async (path, title) => {
    answerPublicSettings();
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const mail = await screen.findByRole('link', { name: 'Write to us' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:support@quint\.example\?subject=/);
  });

  it('keep the query of the older address', async () => {
    answerPublicSettings();
    const { where } = renderApp('/public/assessments?workspace=abc#top');
    await screen.findByRole('heading', { level: 1, name: 'Take part in the survey' });
    expect(where()).toBe('/survey/signup?workspace=abc#top');
  });

  it('load the next page anew when the survey of administrators is left', async () => {
    answerPublicSettings();
    const reload = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, reload });
    const router = createAppRouter(createMemoryHistory({ initialEntries: ['/survey-admin'] }));
    await router.load();
    expect(reload).not.toHaveBeenCalled();
    await router.navigate({ to: '/surveyb2c' });
    expect(reload).toHaveBeenCalledOnce();
    await router.navigate({ to: '/maintenance' });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('Page not found', () => {
  it('stands in the layout of errors, for everybody, with the way home', async () => {
    const { user, where } = renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go back home' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/'));
  });

  it.each(['/roles/a/b/c', '/talents/a/b', '/settings'])('stands at %s', async (path) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});

describe('A chart of a report', () => {
  it('leads nowhere when nobody can draw its traits', async () => {
    api.use(http.get('*/api/charts/radar.svg', () => refuse(400, 'INVALID_QUERY')));
    renderApp('/_internal/talents_results/O:99/charts/radar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('stands alone', async () => {
    api.use(
      http.get('*/api/charts/spectrum.svg', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return new Response(
          `<svg><title>${searchParams.get('traits')} ${searchParams.get('language')}</title></svg>`,
        );
      }),
    );
    renderApp('/_internal/talents_results/O:5,C:6,E:4,A:7,ES:3/charts/spectrum/de');
    expect(await screen.findByTitle('O:5,C:6,E:4,A:7,ES:3 de')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});
