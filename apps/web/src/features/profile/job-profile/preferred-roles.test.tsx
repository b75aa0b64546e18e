import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

const ROLES = [
  { id: 'baker', name: 'Baker' },
  { id: 'miller', name: 'Miller' },
];

/** A server with the preferred roles of a talent who is considered for no role. */
function serve(
  publishedRoles: readonly { readonly id: string; readonly name: string }[],
  kinds: readonly string[],
) {
  const links: { id: string; roles_id: string }[] = [];
  const preferences: { kinds: readonly string[] } = { kinds };
  const makePreferences = () => ({
    id: 'wishes',
    salary: null,
    work_mode: [],
    skills: null,
    languages: [],
    locations: [],
    kinds_of_work: preferences.kinds,
    roles_for_notifications: links,
    date_updated: '2026-11-18T12:00:00.000Z',
  });
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, roles: [], job_preferences: makePreferences() } }),
    ),
    http.patch('*/api/items/job_preferences/wishes', async ({ request }) => {
      const { kinds_of_work } = (await request.json()) as { kinds_of_work: readonly string[] };
      preferences.kinds = kinds_of_work;
      return HttpResponse.json({ data: makePreferences() });
    }),
    http.post('*/api/items/job_preferences_roles_1', async ({ request }) => {
      const { roles_id } = (await request.json()) as { roles_id: string };
      links.push({ id: `link-${roles_id}`, roles_id });
      return HttpResponse.json({ data: links.at(-1) });
    }),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: publishedRoles })),
  );
  signedInAs(makeMember());
  return { ...renderApp('/talent-profile/anna'), preferences };
}

async function findOpener(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Add to Preferred roles' });
}

describe('Preferred roles by keyboard', () => {
  it('open with their list, and are selected with Enter, one after the other', async () => {
    const { user } = serve(ROLES, TEMPLATE_KEYS);
    const opener = async () => screen.findByRole('button', { name: 'Add to Preferred roles' });
    (await opener()).focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('combobox', { name: 'Preferred roles' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    const list = await screen.findByRole('list', { name: 'Preferred roles' });
    expect(within(list).getByText('Baker')).toBeTruthy();
    expect((await opener()) === document.activeElement).toBe(true);
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(within(list).getByText('Miller')).toBeTruthy();
    await user.keyboard('{Enter}');
    const part = screen.getByText('You have chosen everything on offer.').closest('[id]');
    expect(part?.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await opener());
  });

  it('can be selected when the workspace has published none: kinds of work that exist everywhere', async () => {
    const { user, preferences } = serve([], []);
    (await findOpener()).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Customer{ArrowDown}{Enter}');
    const list = await screen.findByRole('list', { name: 'Preferred roles' });
    expect(list.textContent).toBe('Customer support');
    await waitFor(() => expect(preferences.kinds).toEqual(['support']));
  });
});
