import type { InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { fakeTalents } from '../../../testing/talents.ts';
import { fakeVacancy } from '../../../testing/vacancies.ts';

const ROLE_ID = 'd0d3f0a4-6c4f-4d2e-9a51-0a3f7c6f2b11';
const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: ROLE_ID,
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  must_haves: {},
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  is_assistant_open: false,
  skills: [],
  training_courses: [],
  teams: [],
};

const bodies: InviteTalentsBody[] = [];

beforeEach(() => {
  bodies.length = 0;
  signedInAs(makeUser());
  fakeTalents([]);
  fakeList('roles', [ROLE]);
  fakeList('teams', []);
  fakeVacancy(ROLE_ID, { people: [] });
  api.use(
    http.get(`*/api/items/roles/${ROLE_ID}`, () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({
        data: {
          mails_per_day: 9,
          days: [],
          address_form: 'du',
          trust: { pack: 'flow', isTrial: false, finished: 0 },
        },
      }),
    ),
    http.post('*/api/invite/talents/doubles', () => HttpResponse.json({ data: [] })),
    http.post('*/api/invite/talents/preview', () =>
      HttpResponse.json({ data: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' } }),
    ),
    http.post('*/api/invite/talents', async ({ request }) => {
      bodies.push((await request.json()) as InviteTalentsBody);
      const people = [{ id: 'ben', email: 'ben@mail.example', result: 'b' }];
      return HttpResponse.json({ data: { invited: people, rejected: [], days: [] } });
    }),
  );
});

async function openAndType() {
  const view = renderApp(`/roles/${ROLE_ID}`);
  await view.user.click(await screen.findByRole('button', { name: 'Invite for this role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people: Product owner' }));
  await view.user.type(await dialog.findByLabelText('First name, person 1'), 'Ben');
  await view.user.type(dialog.getByLabelText('Last name, person 1'), 'Beck');
  await view.user.type(dialog.getByLabelText('E-mail, person 1'), 'ben@mail.example');
  return { ...view, dialog };
}

describe('Inviting from the page of a role', () => {
  it('invites to fill this role, and leads back to its page', SLOW, async () => {
    const { user, where, dialog } = await openAndType();
    await user.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
    await user.click(await dialog.findByRole('button', { name: 'Back to the role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toMatchObject([{ inviteType: 'recruiting', talents: [{ roles: [ROLE_ID] }] }]);
    expect(where()).toBe(`/roles/${ROLE_ID}`);
  });

  it('asks before people who were entered are left, and keeps them', SLOW, async () => {
    const { user, dialog } = await openAndType();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Invite for this role' }));
    const again = within(await screen.findByRole('dialog', { name: 'Invite people: Product owner' }));
    expect(await again.findByDisplayValue('ben@mail.example')).toBeTruthy();
    expect(bodies).toEqual([]);
  });
});
