import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, refuseTo, signedInAs } from '../../../testing/api.ts';
import { makeOwnData } from '../../../testing/own-privacy.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

/** Opens the own profile of a talent whose newest survey has this progress. */
function open(
  surveyStatus: { answered: number; total: number; is_finished?: boolean },
  talent: object = { latestResult: null },
  search = '',
) {
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: { ...OWN_TALENT, ...talent } })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/users/me/survey', () =>
      HttpResponse.json({ data: { is_finished: false, ...surveyStatus } }),
    ),
    http.post('*/api/users/me/survey', () => HttpResponse.json({ data: { next: '/survey?token=own' } })),
  );
  return renderApp(`/talent-profile/anna${search}`).user;
}

describe('The unfinished own survey', () => {
  it('shows its progress and can be continued', async () => {
    const user = open({ answered: 34, total: 110 });
    expect(await screen.findByRole('heading', { name: 'Your survey is not finished yet' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Statements answered' });
    expect(bar.getAttribute('aria-valuetext')).toBe('34 of 110');
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/survey?token=own'));
  });

  it('shows how long it takes before it is started', async () => {
    open({ answered: 0, total: 110 });
    expect(await screen.findByText(/^About 20 minutes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start the survey' })).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Statements answered' })).toBeNull();
  });

  it('is shown below an earlier result', async () => {
    open({ answered: 5, total: 110 }, {});
    expect(await screen.findByRole('heading', { name: 'You are taking the survey again' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Result in short' })).toBeTruthy();
  });

  it('is not offered once it is finished', async () => {
    open({ answered: 110, total: 110, is_finished: true }, {});
    expect(await screen.findByRole('heading', { name: 'Result in short' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'You are taking the survey again' })).toBeNull();
  });

  it('explains why it cannot be continued', async () => {
    const user = open({ answered: 34, total: 110 });
    api.use(
      http.post('*/api/users/me/survey', ({ request }) => refuseTo(request, 404, 'survey.link_expired')),
    );
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^Your assessment link has unfortunately expired/)).toBeTruthy();
  });
});

describe('The finished own survey', () => {
  it('can be taken again', async () => {
    const user = open({ answered: 110, total: 110, is_finished: true }, {}, '?tab=data');
    api.use(
      http.get('*/api/users/me/privacy', () =>
        HttpResponse.json({ data: { places: [makeOwnData()], export: null } }),
      ),
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    await user.click(await screen.findByRole('button', { name: 'Retake the survey' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/survey?token=own'));
  });
});

describe('Open for work', () => {
  it('shows since when', async () => {
    open(
      { answered: 0, total: 110 },
      { is_open_for_work: true, open_for_work_since: '2026-03-14T10:00:00.000Z' },
    );
    expect(await screen.findByText(/^On since 14 Mar 2026\./)).toBeTruthy();
  });
});
