import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  value_creation: null,
  attributes: { O: { min: 6, max: 9, weight: 2 }, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  talents: [],
};

function serve(answers: readonly unknown[] = [], user = makeUser()): URLSearchParams[] {
  signedInAs(user);
  const asked: URLSearchParams[] = [];
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [ROLE] })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/items/ra_survey_results', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: answers });
    }),
  );
  return asked;
}

describe('A new role', () => {
  it.each([
    ['Question by question', '/roles/create/assistant'],
    ['From a role you have', '/roles/create/templates'],
    ['Empty role', '/roles/create/empty'],
    ['With stakeholders', '/roles/create/stakeholders'],
  ])('can be made this way: %s', async (name, path) => {
    serve();
    const { user, where } = renderApp('/roles/create');
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(where()).toBe(path);
  });

  it('starts from a role that is there', async () => {
    serve();
    const { user, where } = renderApp('/roles/create/templates');
    await user.click(await screen.findByRole('link', { name: /^Product owner/ }));
    expect(await screen.findByDisplayValue('Product owner (copy)')).toBeTruthy();
    expect(screen.getByDisplayValue('Decides what is built next.')).toBeTruthy();
    expect(where()).toBe('/roles/create/empty?from=po');
  });

  it('is led to the form by questions', async () => {
    serve();
    renderApp('/roles/create/assistant');
    const write = await screen.findByRole('link', { name: 'Write the role' });
    expect(write.getAttribute('href')).toBe('/roles/create/empty');
    expect(screen.getByText(/^Take 5 to 10 minutes/)).toBeTruthy();
  });
});

describe('With the role assistant switched off', () => {
  const { active_workspace: workspace } = makeUser();
  if (workspace === null) throw new Error('The made-up user needs a workspace');
  const features = { ...workspace.features, FEATURE_ROLE_ASSISTANT: false };
  const without = makeUser({ active_workspace: { ...workspace, features } });

  it('a new role begins empty or from another one', async () => {
    serve([], without);
    renderApp('/roles/create');
    expect(await screen.findByRole('link', { name: /^Empty role/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^From a role you have/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Question by question/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^With stakeholders/ })).toBeNull();
  });

  it.each(['/roles/create/assistant', '/roles/create/stakeholders', '/role-assistant'])(
    '%s says so',
    async (path) => {
      serve([], without);
      renderApp(path);
      expect(await screen.findByText('The role assistant is switched off')).toBeTruthy();
      expect(screen.queryByText('Why does it exist?')).toBeNull();
      expect(screen.getByRole('link', { name: 'Write the role' })).toBeTruthy();
    },
  );
});

describe('The questions for everybody', () => {
  it('lead a guest to the login and on to the form', async () => {
    answerPublicSettings();
    renderApp('/role-assistant');
    const login = await screen.findByRole('link', { name: 'Sign in and write it' });
    expect(login.getAttribute('href')).toBe('/?redirectTo=%2Froles%2Fcreate%2Fempty');
  });
});

describe('The answer of a stakeholder', () => {
  it('shows the ranges that were named', async () => {
    const date = '2026-11-18T12:00:00.000Z';
    const asked = serve([
      {
        id: 's1',
        email: 'ole@nordlicht.example',
        date_created: date,
        date_finished: date,
        talent: null,
        result: { O: { min: 4, max: 7 } },
      },
    ]);
    renderApp('/roles/po/stakeholder/s1');
    expect(await screen.findByText('ole@nordlicht.example')).toBeTruthy();
    expect(screen.getByText('4 to 7')).toBeTruthy();
    expect(asked[0]?.get('filter')).toBe(
      '{"_and":[{"role":{"_eq":"po"}},{"_or":[{"id":{"_eq":"s1"}},{"survey":{"_eq":"s1"}}]}]}',
    );
  });

  it('that is not there leads back to the role', async () => {
    serve();
    renderApp('/roles/po/stakeholder/s2');
    expect(
      await screen.findByRole('heading', { name: 'There is no answer of this stakeholder' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Product owner' }).getAttribute('href')).toBe('/roles/po');
  });
});
