import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeInvitation, makeTalent } from '../../../testing/talents.ts';

const ANNA = makeTalent('anna', {
  fullname: 'Anna Kowalski',
  invitation: makeInvitation({ status: 'FINISHED' }),
  is_insight_unlocked: true,
});

it('shows an action as done when undoing it fails without a network', async () => {
  fakeTalents([ANNA]);
  let isOffline = false;
  api.use(
    http.post('*/api/talents/move', () =>
      isOffline
        ? HttpResponse.error()
        : HttpResponse.json({
            data: {
              done: [{ id: 'anna', undo: { kind: 'status', status: 'APPLICANT' }, sends_at: null }],
              refused: [],
            },
          }),
    ),
  );
  localStorage.setItem('quint.talents.view', JSON.stringify({ hidden: [] }));
  const { user } = renderApp('/talents');
  await user.click(await screen.findByRole('button', { name: 'Actions for Anna Kowalski' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }));
  const undo = await screen.findByRole('button', { name: /Undo/ });
  isOffline = true;
  api.use(http.get('*/api/items/talents', () => HttpResponse.error()));
  await user.click(undo);
  expect(await screen.findByText(/^The server could not be reached/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Anna Kowalski/ }).textContent).toContain('Shortlist');
});
