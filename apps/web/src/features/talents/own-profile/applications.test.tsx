import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

const event = (kind: string, day: string, interview_at: string | null = null) => ({
  kind,
  date: `2026-11-${day}T12:00:00.000Z`,
  interview_at,
});

function open(applications: readonly object[]) {
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: OWN_TALENT })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.get('*/api/users/me/applications', () => HttpResponse.json({ data: applications })),
  );
  renderApp('/talent-profile/anna');
}

describe('Where the application stands', () => {
  it('lists by role what happened and was told', async () => {
    open([
      {
        role: { id: 'support', name: 'Support Team Lead' },
        events: [
          event('invited', '03'),
          event('finished', '05'),
          event('interview', '20', '2026-11-30T09:00:00.000Z'),
        ],
      },
      { role: { id: 'po', name: 'Product owner' }, events: [event('invited', '01'), event('filled', '21')] },
    ]);
    expect(await screen.findByRole('heading', { name: 'Where your applications stand' })).toBeTruthy();
    const steps = screen.getByRole('list', { name: 'Steps for Support Team Lead' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(within(steps).getByText(/^Invited to an interview on/)).toBeTruthy();
    expect(within(steps).getByText(/^Suggested: .*10:00/)).toBeTruthy();
    const others = screen.getByRole('list', { name: 'Steps for Product owner' });
    expect(within(others).getByText(/^Role filled on 21 Nov/)).toBeTruthy();
    expect(screen.getByText('You are invited to an interview.')).toBeTruthy();
    expect(screen.getByText('The role is filled. Thank you for the time you gave to it.')).toBeTruthy();
  });

  it('is absent without an application', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Result in short' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Where your application/ })).toBeNull());
  });
});
