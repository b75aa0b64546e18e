import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

function person(id: number) {
  const about = { status: 'APPLICANT', invitation_status: 'FINISHED', latestResult: null, roles: [] };
  return { id: `p${id}`, fullname: `Person ${id}`, ...about };
}

/** A pool of this many; `asked` are the queries that came. */
function serve(total: number) {
  signedInAs(makeUser());
  const asked: URLSearchParams[] = [];
  api.use(
    http.get('*/api/items/talents', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const from = (Number(query.get('page')) - 1) * 100;
      const isSearch = query.get('search') === 'nobody';
      const count = isSearch ? 0 : total;
      const rows = Array.from({ length: Math.min(count - from, 100) }, (_, index) =>
        person(from + index + 1),
      );
      return HttpResponse.json({ data: rows, meta: { filter_count: count } });
    }),
  );
  return asked;
}

describe('The talent pool', () => {
  it('asks for those open for work, a hundred on a page', async () => {
    const asked = serve(240);
    const { user, where } = renderApp('/talent-pool');
    const table = within(await screen.findByRole('table', { name: 'Talents open for work' }));
    expect(table.getByText('Person 1')).toBeTruthy();
    expect(screen.getByText('240 talents of your workspace are open for work.')).toBeTruthy();
    expect(screen.getByText('1–100 of 240')).toBeTruthy();
    expect(asked[0]?.get('limit')).toBe('100');
    expect(asked[0]?.get('filter')).toBe('{"is_open_for_work":{"_eq":true}}');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101–200 of 240')).toBeTruthy();
    expect(where()).toBe('/talent-pool?page=2');
  });

  it('starts at the page and the order of the address', async () => {
    const asked = serve(240);
    renderApp('/talent-pool?page=3&sort=-added');
    expect(await screen.findByText('201–240 of 240')).toBeTruthy();
    expect(asked[0]?.get('sort')).toBe('-date_created');
  });

  it('searches on the server and says when nobody matches', async () => {
    const asked = serve(3);
    const { user, where } = renderApp('/talent-pool');
    await user.type(await screen.findByLabelText('Search the pool'), 'nobody');
    expect(await screen.findByText('Nothing here contains "nobody".')).toBeTruthy();
    expect(where()).toBe('/talent-pool?search=nobody');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Person 3')).toBeTruthy();
    expect(asked.map((query) => query.get('search'))).toEqual([null, 'nobody']);
  });

  it('says that nobody is open for work', async () => {
    serve(0);
    renderApp('/talent-pool');
    expect(await screen.findByRole('heading', { name: 'Nobody is open for work yet' })).toBeTruthy();
  });
});
