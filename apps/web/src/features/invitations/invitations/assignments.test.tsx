import type { InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { answerInvitePage } from '../../../testing/inviting.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';

it('invites into the group that one came from, and leads back to it', async () => {
  fakeTalents([]);
  fakeList('teams', [{ id: 'growth', name: 'Growth' }]);
  const bodies: InviteTalentsBody[] = [];
  answerInvitePage();
  api.use(
    http.post('*/api/invite/talents', async ({ request }) => {
      bodies.push((await request.json()) as InviteTalentsBody);
      const invitedTalents = [{ id: 'ben', email: 'ben@mail.example', result: 'b' }];
      return HttpResponse.json({ data: { invited: invitedTalents, rejected: [], days: [] } });
    }),
  );
  const { user } = renderApp('/talents/invite?team=growth');
  expect(await screen.findByRole('button', { name: /Groups.*Growth/ })).toBeTruthy();
  await user.type(screen.getByLabelText('First name, person 1'), 'Ben');
  await user.type(screen.getByLabelText('Last name, person 1'), 'Beck');
  await user.type(screen.getByLabelText('E-mail, person 1'), 'ben@mail.example');
  await user.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  const back = await screen.findByRole('link', { name: 'Back to the group' });
  expect(back.getAttribute('href')).toBe('/teams/growth');
  expect(bodies[0]?.talents[0]?.teams).toEqual(['growth']);
});
