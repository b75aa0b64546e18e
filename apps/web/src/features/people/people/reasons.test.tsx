import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeTalent, ROLE_ID } from '../../../testing/talents.ts';

describe('The reason why a person is not moving forward', () => {
  it('can be edited, and a toast undoes that', async () => {
    fakeTalents([
      {
        ...makeTalent('anna', { fullname: 'Anna Kowalski' }),
        roles: [{ roles_id: ROLE_ID, rejected_at: '2026-11-01T10:00:00.000Z', shortlisted_at: null }],
      },
    ]);
    const rejection = { rejected_reason: 'salary', rejected_note: 'Wants more' };
    api.use(
      http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: ROLE_ID, name: 'Baker' }] })),
      http.get('*/api/items/roles_talents', () => HttpResponse.json({ data: [rejection] })),
    );
    const changes = [
      { id: 'anna', undo: { kind: 'reason', reason: 'salary', note: 'Wants more' }, sends_at: null },
    ];
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/talents/change-reason', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { done: changes, refused: [] } });
      }),
    );
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Kowalski' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change reason' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Wants more')).toBeTruthy();
    expect(dialog.getByRole('radio', { name: 'Salary does not match' })).toHaveProperty('checked', true);
    const confirm = dialog.getByRole('button', { name: 'Change reason' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Withdrew' }));
    await user.type(dialog.getByLabelText(/Internal note/), ' now');
    await user.click(confirm);
    expect(
      await screen.findByText('Reason changed: Anna Kowalski, not moving forward for Baker'),
    ).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    const body = { talents: ['anna'], role: ROLE_ID };
    await waitFor(() =>
      expect(bodies).toEqual([
        { ...body, reason: 'withdrew', note: 'Wants more now' },
        { ...body, reason: 'salary', note: 'Wants more' },
      ]),
    );
  });
});
