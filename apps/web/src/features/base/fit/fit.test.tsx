import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy, makeFinished } from '../../../testing/vacancies.ts';
import { fakeProfiles, makeRangeState } from '../../../testing/roles.ts';
import { makeFit } from '../../../testing/talents.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: null }),
  value_creation: null,
  must_haves: {},
  attributes: ATTRIBUTES,
  ...makeRangeState(ATTRIBUTES),
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  skills: [],
  training_courses: [],
  date_updated: '2026-11-18T12:00:00.000Z',
};
const RECALCULATING_TEXT = 'The fit is being recalculated. Until then you see the previous numbers.';

/** A role with Anna's fit in points, which tests change. */
function serve(user = makeUser()) {
  signedInAs(user);
  const server = { score: 71, state: 'calculated', pending: 0, whenAsked: Promise.resolve() };
  fakeProfiles([]);
  fakeVacancy('po', { people: [makeFinished({ ...makeFit('anna', 71), band: 'partial' })] });
  api.use(
    http.get('*/api/items/roles_talents', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ ...ROLE, talents: [] }] })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.patch('*/api/items/roles/po', () => HttpResponse.json({ data: { id: 'po' } })),
    http.get('*/api/vacancies/po/people', async () => {
      const { score, state } = server;
      await server.whenAsked;
      const data = [makeFinished({ ...makeFit('anna', score), band: score < 85 ? 'partial' : 'strong' })];
      return HttpResponse.json({ data, meta: { state, total: 1, groups: [1] } });
    }),
  );
  return server;
}

afterEach(() => vi.useRealTimers());

describe('Fit', () => {
  it('shows the previous numbers during recalculation, then the new ones without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serve();
    Object.assign(server, { state: 'recalculating' });
    renderApp('/roles/po');
    expect(await screen.findByText(RECALCULATING_TEXT)).toBeTruthy();
    expect(screen.getByText(RECALCULATING_TEXT).closest('output')).toBeTruthy();
    expect(screen.getByText('Partial agreement')).toBeTruthy();
    Object.assign(server, { state: 'calculated', score: 90 });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('High agreement')).toBeTruthy();
    expect(screen.queryByText(RECALCULATING_TEXT)).toBeNull();
  });

  it(
    'says that fit is recalculated after a change of ranges, until the new numbers are there',
    SLOW,
    async () => {
      const server = serve();
      const { user, where } = renderApp('/roles/po');
      expect(await screen.findByText('Partial agreement')).toBeTruthy();
      await user.click(screen.getByRole('tab', { name: 'Role and ranges' }));
      await user.click(await screen.findByRole('button', { name: 'Edit the texts of the role' }));
      let answer = () => {};
      server.whenAsked = new Promise((resolve) => (answer = resolve));
      server.score = 90;
      await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Works with sales.');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('The role was saved.')).toBeTruthy();
      await user.click(screen.getByRole('tab', { name: /^People/ }));
      await waitFor(() => expect(where()).toBe('/roles/po'));
      expect(await screen.findByText(RECALCULATING_TEXT)).toBeTruthy();
      expect(screen.getByText('Partial agreement')).toBeTruthy();
      answer();
      expect(await screen.findByText('High agreement')).toBeTruthy();
      expect(screen.queryByText(RECALCULATING_TEXT)).toBeNull();
    },
  );

  it('says in German what is recalculated', async () => {
    const server = serve(makeUser({ platform_language: 'DE' }));
    Object.assign(server, { state: 'recalculating', pending: 3 });
    renderApp('/roles/po');
    expect(
      await screen.findByText('Die Passung wird neu berechnet. Bis dahin stehen hier die bisherigen Werte.'),
    ).toBeTruthy();
  });
});
