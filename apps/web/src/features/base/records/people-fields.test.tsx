import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';

const PEOPLE = Array.from({ length: 60 }, (_, index) => ({ id: `p${index}`, fullname: `Person ${index}` }));

it('searches people on the server, and loads the names of the chosen ones by their keys', async () => {
  signedInAs(makeUser());
  const queries = fakeList('talents', [
    ...PEOPLE,
    { id: 'zoe', fullname: 'Zoe Lang', email: 'zl@mail.example' },
  ]);
  fakeList('roles', []);
  const talents = [{ talents_id: 'p42' }];
  const team = { id: 'growth', name: 'Growth', report_text: null, roles: [], assignments: [], talents };
  api.use(http.get('*/api/items/teams/growth', () => HttpResponse.json({ data: team })));
  const { user } = renderApp('/teams/growth/edit');
  expect(await screen.findByRole('button', { name: 'Remove Person 42' })).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: /^Members/ }), 'zl@');
  // Found by an address that the name does not show.
  await user.click(await screen.findByRole('option', { name: 'Zoe Lang' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Remove Zoe Lang' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Person 42' })).toBeTruthy());
  expect(new Set(queries.map((question) => question.get('limit')))).toEqual(new Set(['1', '20']));
});
