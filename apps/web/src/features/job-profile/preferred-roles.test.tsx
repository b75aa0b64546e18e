import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../testing/own-talent.ts';
import { renderApp } from '../../testing/render.tsx';

const ROLES = [
  { id: 'baker', name: 'Baker' },
  { id: 'miller', name: 'Miller' },
];

/** A server that holds the preferred roles of a talent who is considered for no role. */
function serve(published: readonly { readonly id: string; readonly name: string }[]) {
  const links: { id: string; roles_id: string }[] = [];
  const wishes = () => ({
    id: 'wishes',
    salary: null,
    work_mode: [],
    skills: null,
    languages: [],
    locations: [],
    roles_for_notifications: links,
    date_updated: '2026-11-18T12:00:00.000Z',
  });
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, roles: [], job_preferences: wishes() } }),
    ),
    http.post('*/api/items/job_preferences_roles_1', async ({ request }) => {
      const { roles_id } = (await request.json()) as { roles_id: string };
      links.push({ id: `link-${roles_id}`, roles_id });
      return HttpResponse.json({ data: links.at(-1) });
    }),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: published })),
  );
  signedInAs(makeMember());
  return renderApp('/talent-profile/anna').user;
}

async function findOpener(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Add to Preferred roles' });
}

describe('Preferred roles by keyboard', () => {
  it('open with their list, are chosen with Enter, one after the other to the last', async () => {
    const user = serve(ROLES);
    (await findOpener()).focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('combobox', { name: 'Preferred roles' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    const list = await screen.findByRole('list', { name: 'Preferred roles' });
    expect(list.textContent).toBe('Baker');
    expect((await findOpener()) === document.activeElement).toBe(true);
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(list.textContent).toBe('BakerMiller');
    await user.keyboard('{Enter}');
    const done = 'You have chosen every role that Nordlicht GmbH has published.';
    const part = screen.getByText(done).closest('[id]');
    expect(part?.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await findOpener());
  });

  it('say that there are none yet, with the focus there and the way back', async () => {
    const user = serve([]);
    (await findOpener()).focus();
    await user.keyboard('{Enter}');
    const text = screen.getByText(/^Nordlicht GmbH has not published a role yet/);
    const part = text.closest<HTMLElement>('[id]');
    expect(part?.contains(document.activeElement)).toBe(true);
    expect(within(part ?? document.body).queryByRole('combobox')).toBeNull();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await findOpener());
  });
});
