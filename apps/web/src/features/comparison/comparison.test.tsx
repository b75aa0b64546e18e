import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';
import { isBeyondError } from './model/differences.ts';
import { readCompareSearch } from './search.ts';

function score(stanine: number) {
  return { stanine, low: stanine - 1, high: stanine + 1, percentile: 50, z: 0, t: 50 };
}

function talent(id: string, o: number) {
  const traits = { O: score(o), C: score(5), E: score(5), A: score(5), ES: null };
  return { id, fullname: `Person ${id}`, latestResult: { result: { traits } } };
}

const PEOPLE = [talent('anna', 9), talent('mo', 2), talent('zoe', 5)];

function serve(): void {
  signedInAs(makeUser());
  api.use(
    http.get('*/api/items/talents', () => HttpResponse.json({ data: PEOPLE })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Product owner' }] })),
    http.get('*/api/calculate-score/talent_new/:id', () =>
      HttpResponse.json({
        data: [
          {
            role_id: 'po',
            name: 'Product owner',
            score: 80,
            exact: 80,
            band: 'partial',
            interval: null,
            reach: null,
          },
        ],
        meta: { state: 'calculated', pending: 0 },
      }),
    ),
  );
}

describe('readCompareSearch', () => {
  it('keeps each talent once and four at most', () => {
    expect(readCompareSearch({ talents: 'a,b,a,c,d,e', role: 'po', other: 'x' })).toEqual({
      talents: 'a,b,c,d',
      role: 'po',
    });
    expect(readCompareSearch({ talents: '<b>', assessmentId: '../users' })).toEqual({});
  });
});

describe('isBeyondError', () => {
  it.each([
    [[score(9), score(2)], true],
    [[score(5), score(6)], false],
    [[score(5), score(7)], false],
    [[score(5)], false],
  ])('%#', (scores, expected) => {
    const people = scores.map((O) => ({ O, C: null, E: null, A: null, ES: null }));
    expect(isBeyondError(people, 'O')).toBe(expected);
  });
});

describe('Comparing talents', () => {
  it('asks for at least two', async () => {
    serve();
    renderApp('/talents/compare?talents=anna');
    expect(await screen.findByRole('heading', { name: 'Choose at least two talents' })).toBeTruthy();
  });

  it('shows them side by side in the order of the address, with the fit to the role', async () => {
    serve();
    renderApp('/talents/compare?talents=mo,anna&role=po');
    const table = within(await screen.findByRole('table', { name: 'Results side by side' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Trait', 'Person mo', 'Person anna']);
    expect(table.getByText('8–10')).toBeTruthy();
    expect(await table.findAllByText('80')).toHaveLength(2);
    expect(table.getAllByText('no result')).toHaveLength(2);
    expect(table.getAllByText('differs')).toHaveLength(1);
  });

  it('leaves only differences beyond the error on demand', async () => {
    serve();
    const { user } = renderApp('/talents/compare?talents=mo,anna');
    await user.click(await screen.findByRole('switch', { name: 'Only differences beyond the error' }));
    const table = within(screen.getByRole('table', { name: 'Results side by side' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(1);
  });

  it('starts with the participants of an assessment', async () => {
    serve();
    const participant = (id: string) => ({
      id: `p-${id}`,
      status: 'FINISHED',
      canceled: false,
      talent: { id },
    });
    api.use(
      http.get('*/api/items/assessments/a1', () =>
        HttpResponse.json({ data: { id: 'a1', participants: [participant('zoe'), participant('mo')] } }),
      ),
    );
    renderApp('/talents/compare?assessmentId=a1');
    const table = within(await screen.findByRole('table', { name: 'Results side by side' }));
    expect(table.getByRole('link', { name: 'Person zoe' }).getAttribute('href')).toBe('/talents/zoe');
  });

  it('keeps who is compared in the address', async () => {
    serve();
    const { user, where } = renderApp('/talents/compare?talents=mo,anna,zoe');
    await user.click(await screen.findByRole('button', { name: 'Remove Person anna' }));
    await waitFor(() => expect(decodeURIComponent(where())).toBe('/talents/compare?talents=mo,zoe'));
  });
});
