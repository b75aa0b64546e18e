import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

function makePreferences() {
  return {
    id: 'wishes',
    salary: null as number | null,
    work_mode: [],
    skills: 'SQL | sql',
    languages: [],
    locations: [],
    roles_for_notifications: [],
    date_updated: '2026-11-18T12:00:00.000Z',
  };
}

it('A part that was changed on another device keeps the additions from there', async () => {
  const preferences = makePreferences();
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, job_preferences: preferences } }),
    ),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.patch('*/api/items/job_preferences/wishes', async ({ request }) => {
      Object.assign(preferences, await request.json());
      return HttpResponse.json({ data: preferences });
    }),
  );
  const { user } = renderApp('/talent-profile/anna');
  await user.click(await screen.findByRole('button', { name: 'Add to Skills' }));
  preferences.skills = 'SQL | sql,React | react';
  await user.type(screen.getByLabelText('A skill'), 'Go{Enter}');
  await waitFor(() => expect(preferences.skills).toBe('SQL | sql,Go | go,React | react'));
  const list = await screen.findByRole('list', { name: 'Skills' });
  expect(await within(list).findByText('React')).toBeTruthy();
});

it('A part that is saved while the profile is read for another part stays as saved', SLOW, async () => {
  const preferences = makePreferences();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let reads = 0;
  let isHeld = false;
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', async () => {
      const data = { ...OWN_TALENT, job_preferences: { ...preferences } };
      reads += 1;
      if (isHeld) await isAnswered;
      return HttpResponse.json({ data });
    }),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.patch('*/api/items/job_preferences/wishes', async ({ request }) => {
      Object.assign(preferences, await request.json());
      return HttpResponse.json({ data: preferences });
    }),
  );
  const { user } = renderApp('/talent-profile/anna');
  await user.click(await screen.findByRole('button', { name: 'Add to Skills' }));
  const before = reads;
  isHeld = true;
  await user.type(screen.getByLabelText('A skill'), 'Go{Enter}');
  await waitFor(() => expect(reads).toBe(before + 1));
  await user.click(screen.getByRole('button', { name: /^Add to Salary/ }));
  await user.type(screen.getByLabelText(/^Gross per year/), '65000{Enter}');
  await waitFor(() => expect(preferences.salary).toBe(65_000));
  await screen.findByText('2 of 8 parts');
  answer();
  await waitFor(() => expect(preferences.skills).toBe('SQL | sql,Go | go'));
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(screen.getByText('2 of 8 parts')).toBeTruthy();
});
