import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeProfiles } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';

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
  talents: [],
};

function serve(user = makeUser()): void {
  signedInAs(user);
  fakeProfiles([]);
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [ROLE] })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({
        data: {
          mails_per_day: 500,
          days: [],
          address_form: 'du',
          trust: { pack: 'flow', isTrial: false, finished: 0 },
        },
      }),
    ),
  );
}

describe('A new role', () => {
  it.each([
    ['From a template', '/roles/create/templates'],
    ['With the role assistant', '/roles/create/assistant'],
    ['With colleagues', '/roles/create/stakeholders'],
    ['Empty role', '/roles/create/empty'],
  ])('can be created this way: %s', async (name, path) => {
    serve();
    const { user, where } = renderApp('/roles/create');
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(where()).toBe(path);
  });
});

describe('With the role assistant switched off', () => {
  const { active_workspace: workspace } = makeUser();
  if (workspace === null) throw new Error('The made-up user needs a workspace');
  const features = { ...workspace.features, FEATURE_ROLE_ASSISTANT: false };
  const without = makeUser({ active_workspace: { ...workspace, features } });

  it('a new role starts empty or from another one', async () => {
    serve(without);
    renderApp('/roles/create');
    expect(await screen.findByRole('link', { name: /^Empty role/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^From a template/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^With the role assistant/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^With colleagues/ })).toBeNull();
  });

  it.each(['/roles/create/assistant', '/role-assistant'])('%s says that it is switched off', async (path) => {
    serve(without);
    renderApp(path);
    expect(await screen.findByText('The role assistant is switched off')).toBeTruthy();
    expect(screen.queryByText('Why does it exist?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write the role' })).toBeTruthy();
  });
});
