import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeUser, signedInAs } from '../../testing/api.ts';
import { fakeList } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';

/** A pool of this many, the last of whom came first; returns the questions as they come. */
function serve(total: number) {
  signedInAs(makeUser());
  const about = { status: 'APPLICANT', invitation_status: 'FINISHED', latestResult: null, roles: [] };
  const people = Array.from({ length: total }, (_, index) => ({
    id: `p${index}`,
    fullname: `Person ${String(index + 1).padStart(3, '0')}`,
    date_created: total - index,
    is_open_for_work: true,
    ...about,
  }));
  return fakeList('talents', [...people, { ...about, id: 'closed', fullname: 'Person closed' }]);
}

describe('The talent pool', () => {
  it('asks for those open for work, a hundred on a page', async () => {
    const questions = serve(240);
    renderApp('/talent-pool');
    const table = await screen.findByRole('table', { name: 'Talents open for work' });
    expect(within(table).getByText('Person 001')).toBeTruthy();
    expect(table.getAttribute('aria-rowcount')).toBe('241');
    expect(screen.getByText('240 talents of your workspace are open for work.')).toBeTruthy();
    expect(questions[0]?.get('limit')).toBe('100');
    expect(questions[0]?.get('filter')).toBe('{"is_open_for_work":{"_eq":true}}');
  });

  it('starts with the order of the address', async () => {
    const questions = serve(240);
    renderApp('/talent-pool?sort=added');
    expect(await screen.findByText('Person 240')).toBeTruthy();
    expect(questions[0]?.get('sort')).toBe('date_created');
  });

  it('searches on the server and says when nobody matches', async () => {
    const questions = serve(3);
    const { user, where } = renderApp('/talent-pool');
    await user.type(await screen.findByLabelText('Search the pool'), 'nobody');
    expect(await screen.findByText('Nothing here contains "nobody".')).toBeTruthy();
    expect(where()).toBe('/talent-pool?search=nobody');
    expect(screen.getByText('3 talents of your workspace are open for work.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Person 003')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/talent-pool'));
    expect(questions.map((query) => query.get('search'))).toEqual([null, 'nobody']);
  });

  it('says that nobody is open for work', async () => {
    serve(0);
    renderApp('/talent-pool');
    expect(await screen.findByRole('heading', { name: 'Nobody is open for work yet' })).toBeTruthy();
  });
});
