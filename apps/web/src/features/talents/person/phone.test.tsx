import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { setMobile } from '../../../testing/setup.ts';
import { leaveList } from '#features/base/records/model/list-context.ts';

const topBar = () => screen.getAllByRole('banner')[0] ?? document.body;

describe('On a phone', () => {
  it('the link back and the neighbours are in the top bar, with the menu beside them', async () => {
    setMobile(true);
    fakeTalent();
    act(() =>
      leaveList({ name: 'Finished', href: '/talents?status=x', total: 29, start: 2, ids: ['anna', 'ben'] }),
    );
    const { user } = renderApp('/talents/anna');
    await waitFor(() => expect(within(topBar()).getByText('3 of 29')).toBeTruthy());
    const bar = within(topBar());
    expect(bar.getByRole('link', { name: 'Applicant profiles' }).getAttribute('href')).toBe(
      '/talents?status=x',
    );
    expect(bar.getByRole('button', { name: 'Next person' })).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('button', { name: 'Search or go to' })).toBeTruthy();
  });

  it('frequent actions are tiles with short names, and all others are behind "More"', async () => {
    setMobile(true);
    fakeTalent();
    const { user } = renderApp('/talents/anna');
    expect(await screen.findByRole('link', { name: 'Interview' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: /^Consider for role/ })).toBeTruthy();
  });
});
