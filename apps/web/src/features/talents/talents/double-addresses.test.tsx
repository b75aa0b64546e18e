import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeTalent } from '../../../testing/talents.ts';

describe('Two people with one address', () => {
  it('are shown above the list, with both spellings and links to both', async () => {
    fakeTalents([
      makeTalent('anna', { fullname: 'Anna Kowalski', email: 'anna@bücher.example' }),
      makeTalent('ann', { fullname: 'Ann Kowalski', email: 'anna@xn--bcher-kva.example' }),
    ]);
    api.use(
      http.get('*/api/talents/address-doubles', () =>
        HttpResponse.json({ data: [{ id: 'ann', other: 'anna' }] }),
      ),
    );
    renderApp('/talents');
    const notice = within(await screen.findByRole('region', { name: 'One address, two people' }));
    const link = notice.getByRole('link', { name: 'Ann Kowalski (anna@xn--bcher-kva.example)' });
    expect(link.getAttribute('href')).toBe('/talents/ann');
    expect(notice.getByRole('link', { name: 'Anna Kowalski (anna@bücher.example)' })).toBeTruthy();
  });

  it('are not mentioned when there are none', async () => {
    fakeTalents([makeTalent('anna', { fullname: 'Anna Kowalski' })]);
    renderApp('/talents');
    await screen.findByRole('table', { name: 'Talents of the workspace' });
    expect(screen.queryByRole('region', { name: 'One address, two people' })).toBeNull();
  });
});
