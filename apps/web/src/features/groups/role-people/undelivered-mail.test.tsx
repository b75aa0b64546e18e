import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeRolePeople } from '../../../testing/role-people.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { makeFit } from '../../../testing/talents.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Decides what is built next.' }),
  value_creation: null,
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  skills: [],
  training_courses: [],
  teams: [],
};

function serve(user = makeUser()) {
  signedInAs(user);
  fakeList('roles', [ROLE]);
  fakeList('skills', []);
  fakeList('training_courses', []);
  fakeRolePeople('po', {
    consideredFits: [makeFit('anna', 90), makeFit('nele', 60)],
    groups: [1, 1],
    undeliveredIds: ['anna'],
  });
  api.use(
    http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({ data: { ...ROLE, ...makeRangeState(ROLE.attributes) } }),
    ),
  );
}

describe('A ranked person of a role with an undeliverable address', () => {
  it.each([
    ['EN', 'People by fit', 'E-mail undeliverable: The mailbox does not exist'],
    ['DE', 'Personen nach Passung', 'E-Mail nicht zustellbar: Das Postfach gibt es nicht'],
  ] as const)('has the badge of the list of talents: %s', async (platform_language, label, badgeText) => {
    serve(makeUser({ platform_language }));
    renderApp('/roles/po');
    const list = within(await screen.findByRole('list', { name: label }));
    const mark = await list.findByText(badgeText);
    expect(mark.closest('[data-row]')?.getAttribute('data-row')).toBe('anna');
    expect(list.getAllByText(badgeText)).toHaveLength(1);
  });
});
