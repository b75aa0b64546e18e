import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeTalent } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const MANY = Array.from({ length: 250 }, (_, index) =>
  makeTalent(`p${String(index).padStart(3, '0')}`, {
    status: index < 240 ? 'APPLICANT' : 'FAVOURITE',
    isMasked: index > 246,
  }),
);

/** Selects all talents; returns the fields and numbers requested, and what was sent. */
async function selectAll(people = MANY) {
  fakeTalents(people);
  const queries: URLSearchParams[] = [];
  const requests: { readonly path: string; readonly talents: readonly string[] }[] = [];
  api.use(
    http.post('*/api/talents/:verb', async ({ request, params }) => {
      const { talents } = (await request.json()) as { talents: string[] };
      requests.push({ path: String(params['verb']), talents });
      const done = talents.map((id) => ({ id, undo: null, sends_at: null }));
      return HttpResponse.json<PersonActionAnswer>({ data: { done, refused: [] } });
    }),
  );
  const { user } = renderApp('/talents');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const bar = within(screen.getByRole('region', { name: 'Selected talents' }));
  api.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/items/talents')) queries.push(searchParams);
  });
  await user.click(bar.getByRole('button', { name: 'Select all 250' }));
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('250 selected'));
  const fields = () => queries.map((search) => search.get('fields'));
  /** The fields of requests for the whole list. */
  const wholes = () =>
    queries.filter((search) => search.get('limit') === '-1').map((search) => search.get('fields'));
  return { user, bar, fields, wholes, requests };
}

it('Selecting all requests only keys, and an action for everybody requests no more', SLOW, async () => {
  const { user, bar, wholes, requests } = await selectAll();
  expect(wholes()).toEqual(['id']);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(requests.flatMap(({ talents }) => talents)).toHaveLength(250));
  expect(wholes()).toEqual(['id']);
  api.events.removeAllListeners();
});

it('An action that applies to some reads all part by part, and runs on those', SLOW, async () => {
  const { user, bar, fields, requests } = await selectAll();
  await user.click(bar.getByRole('button', { name: /^Shortlist/ }));
  await screen.findByText('240 put on the shortlist');
  expect(requests.map(({ talents }) => talents.length).reduce((sum, count) => sum + count, 0)).toBe(240);
  expect(fields().filter((some) => some?.includes('isMasked')).length).toBeGreaterThan(0);
  api.events.removeAllListeners();
});

it('A dialog with the number of people to whom it applies has read all of them', async () => {
  const { user, bar, fields } = await selectAll();
  await user.click(bar.getByRole('button', { name: /^Unlock/ }));
  // Only people with a hidden name cost an insight.
  expect(await screen.findByRole('alertdialog', { name: 'Unlock 3 people?' })).toBeTruthy();
  expect(fields().filter((some) => some?.includes('isMasked'))).toHaveLength(1);
  api.events.removeAllListeners();
});

it('The reason why an action applies to nobody is shown once they are read', SLOW, async () => {
  const { user, bar, requests } = await selectAll(MANY.map((person) => ({ ...person, status: 'FAVOURITE' })));
  await user.click(bar.getByRole('button', { name: /^Shortlist/ }));
  expect(await screen.findByText(/^All \d+ are already on the shortlist/)).toBeTruthy();
  expect(requests).toEqual([]);
  api.events.removeAllListeners();
});
