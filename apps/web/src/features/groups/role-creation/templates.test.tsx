import { screen, waitFor, within } from '@testing-library/react';
import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Decides what is built next.' }),
  value_creation: null,
  attributes: { O: { min: 6, max: 9, weight: 2 }, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  must_haves: {},
  skills: [],
  training_courses: [],
};

function serve(roles: readonly object[] = [ROLE], user = makeUser()) {
  signedInAs(user);
  const savedRoles: Record<string, unknown>[] = [];
  fakeVacancy('new');
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: roles })),
    http.get('*/api/items/roles/:id', ({ params }) =>
      HttpResponse.json({ data: { ...ROLE, ...makeRangeState(ROLE.attributes), id: params['id'] } }),
    ),
    http.post('*/api/items/roles', async ({ request }) => {
      savedRoles.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ data: { id: 'new' } });
    }),
  );
  return savedRoles;
}

describe('Templates', () => {
  it('are ten in a workspace without a role, each with its purpose and ranges', async () => {
    serve([]);
    renderApp('/roles/create/templates');
    const sales = await screen.findByRole('link', { name: /^Sales/ });
    expect(within(sales).getByText(/^Wins new customers/)).toBeTruthy();
    expect(within(sales).getByText(': 6 to 9')).toBeTruthy();
    expect(screen.getAllByText(/of 100 people of the norm group reach/)).toHaveLength(TEMPLATE_KEYS.length);
    expect(screen.queryByRole('heading', { name: 'A copy of your own role' })).toBeNull();
  });

  it('are previewed before they are used, with a reason for each trait', async () => {
    serve();
    const { user, where } = renderApp('/roles/create/templates');
    await user.click(await screen.findByRole('link', { name: /^Sales/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sales' })).toBeTruthy();
    expect(where()).toBe('/roles/create/templates?template=sales');
    expect(screen.getByText(/a starting point, not a norm/)).toBeTruthy();
    expect(screen.getByText('weight 2')).toBeTruthy();
    expect(screen.getAllByText(/^No requirement, 1 to 9/)).toHaveLength(2);
  });

  it('create a role in the language of the screen, with the source of its ranges', SLOW, async () => {
    const savedRoles = serve([], makeUser({ platform_language: 'DE' }));
    const { user, where } = renderApp('/roles/create/templates?template=finance');
    const [use] = await screen.findAllByRole('button', { name: 'Vorlage verwenden' });
    await user.click(use ?? document.body);
    expect(await screen.findByText('Rolle wird angelegt')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/roles/new?tab=ranges'), { timeout: 5000 });
    const source = { kind: 'template', template: 'finance' };
    expect(savedRoles).toMatchObject([
      {
        name: 'Finanzen und Buchhaltung',
        attributes: { C: { min: 5, max: 8, weight: 2 }, E: { min: 1, max: 9, weight: 1 } },
        range_sources: { O: source, C: source },
      },
    ]);
    expect(Object.keys(savedRoles[0]?.['range_sources'] ?? {})).toEqual(['O', 'C', 'E', 'A', 'ES']);
  });

  it('stay open when the role is refused', async () => {
    serve();
    api.use(http.post('*/api/items/roles', () => refuse(403, 'FORBIDDEN')));
    const { user } = renderApp('/roles/create/templates?template=sales');
    const [use] = await screen.findAllByRole('button', { name: 'Use this template' });
    await user.click(use ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Use this template' })).toHaveLength(2));
    expect(await screen.findByText('Something went wrong while saving your data')).toBeTruthy();
  });

  it('are shown above the own roles, which can be copied', SLOW, async () => {
    const savedRoles = serve();
    const { user, where } = renderApp('/roles/create/templates');
    await user.click(await screen.findByRole('button', { name: 'Copy Product owner' }));
    await waitFor(() => expect(where()).toBe('/roles/new?tab=ranges'), { timeout: 5000 });
    expect(savedRoles).toMatchObject([
      { name: 'Product owner (copy)', purpose: 'Decides what is built next.' },
    ]);
  });
});

describe('Surveys that do not exist yet', () => {
  it('say so and link to a contact', async () => {
    serve();
    answerPublicSettings();
    renderApp('/roles/create');
    const contact = await screen.findByRole('link', { name: 'Write to us: Survey about activities' });
    expect(contact.getAttribute('href')).toMatch(/^mailto:.+subject=Survey%20about%20activities$/);
    expect(screen.getByRole('heading', { name: 'Not available yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us: Survey among peers' })).toBeTruthy();
  });
});
