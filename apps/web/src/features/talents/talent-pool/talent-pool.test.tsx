import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeTalent } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

/** Serves a pool of this size, the newest last; returns the queries it receives. */
function serve(total: number) {
  signedInAs(makeUser());
  fakeList('roles', []);
  api.use(
    http.get('*/api/pool', () => HttpResponse.json({ data: [], meta: { has_more: false, starts: null } })),
    // The page of the comparison asks how far each survey is.
    http.get('*/api/invite/talents/:id', () => HttpResponse.json({ data: { answered: 110, total: 110 } })),
  );
  const about = { invitation_status: 'FINISHED' } as const;
  const people = Array.from({ length: total }, (_, index) => ({
    ...makeTalent(`p${index}`, { ...about, fullname: `Person ${String(index + 1).padStart(3, '0')}` }),
    date_created: total - index,
    is_open_for_work: true,
  }));
  return fakeList('talents', [...people, makeTalent('closed', { ...about, fullname: 'Person closed' })]);
}

describe('The talent pool', () => {
  it('requests people open for work, a hundred on a page', async () => {
    const questions = serve(240);
    renderApp('/talent-pool');
    const table = await screen.findByRole('table', { name: 'Talents open for work' });
    expect(within(table).getByText('Person 001')).toBeTruthy();
    expect(table.getAttribute('aria-rowcount')).toBe('241');
    expect(screen.getByRole('tab', { name: 'Own pool 240' })).toBeTruthy();
    expect(questions[0]?.get('limit')).toBe('100');
    expect(questions[0]?.get('filter')).toBe('{"is_open_for_work":{"_eq":true}}');
  });

  it('starts with the order in the URL', async () => {
    const questions = serve(240);
    renderApp('/talent-pool?sort=added');
    expect(await screen.findByText('Person 240')).toBeTruthy();
    expect(questions[0]?.get('sort')).toBe('date_created');
  });

  it('searches on the server and says when nobody matches', SLOW, async () => {
    const questions = serve(3);
    const { user, where } = renderApp('/talent-pool');
    await user.type(await screen.findByLabelText('Search the pool'), 'nobody');
    expect(await screen.findByText('Nothing here contains “nobody”.')).toBeTruthy();
    expect(where()).toBe('/talent-pool?search=nobody');
    expect(screen.getByRole('tab', { name: 'Own pool 3' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Person 003')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/talent-pool'));
    expect(questions.map((query) => query.get('search'))).toEqual([null, 'nobody']);
  });

  it('says that nobody is open for work', async () => {
    serve(0);
    renderApp('/talent-pool');
    expect(await screen.findByRole('heading', { name: 'No one is open for work yet' })).toBeTruthy();
  });

  it('compares the selected people', async () => {
    serve(3);
    const { user, where } = renderApp('/talent-pool');
    await user.click(await screen.findByRole('checkbox', { name: 'Select row: Person 001' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected talents' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row: Person 003' }));
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    await user.click(await bar.findByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(where()).toBe('/talents/compare?talents=p0%2Cp2'));
  });

  it('clears the selection', async () => {
    serve(3);
    const { user } = renderApp('/talent-pool');
    await user.click(await screen.findByRole('checkbox', { name: 'Select row: Person 001' }));
    const bar = within(screen.getByRole('region', { name: 'Selected talents' }));
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected talents' })).toBeNull();
  });
});
