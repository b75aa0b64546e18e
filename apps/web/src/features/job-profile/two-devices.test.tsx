import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, signedInAs } from '../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../testing/own-talent.ts';
import { renderApp } from '../../testing/render.tsx';

it('A part that was changed on another device keeps what was added there', async () => {
  const wishes = {
    id: 'wishes',
    salary: null,
    work_mode: [],
    skills: 'SQL | sql',
    languages: [],
    locations: [],
    roles_for_notifications: [],
    date_updated: '2026-11-18T12:00:00.000Z',
  };
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, job_preferences: wishes } }),
    ),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.patch('*/api/items/job_preferences/wishes', async ({ request }) => {
      Object.assign(wishes, await request.json());
      return HttpResponse.json({ data: wishes });
    }),
  );
  const { user } = renderApp('/talent-profile/anna');
  await user.click(await screen.findByRole('button', { name: 'Add to Skills' }));
  wishes.skills = 'SQL | sql,React | react';
  await user.type(screen.getByLabelText('A skill'), 'Go{Enter}');
  await waitFor(() => expect(wishes.skills).toBe('SQL | sql,Go | go,React | react'));
  const list = await screen.findByRole('list', { name: 'Skills' });
  expect(await within(list).findByText('React')).toBeTruthy();
});
