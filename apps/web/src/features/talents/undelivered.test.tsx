import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import { fakeTalents, makeTalent } from '../../testing/talents.ts';

describe('A person whom mails do not reach', () => {
  it('has a mark in the list that says why, and is found by the filter', async () => {
    fakeTalents([
      makeTalent('anna', { fullname: 'Anna Kowalski', mail_error: 'EENVELOPE 550' }),
      makeTalent('ines', { fullname: 'Ines Neumann', mail_waits_since: '2026-11-01T09:00:00.000Z' }),
      makeTalent('clara', { fullname: 'Clara Beck' }),
    ]);
    const { user, where } = renderApp('/talents');
    const table = await screen.findByRole('table', { name: 'Talents of the workspace' });
    const mark = await within(table).findByText('E-mail undeliverable: The mailbox does not exist');
    expect(mark.closest('[data-row]')?.textContent).toContain('Anna Kowalski');
    expect(mark.parentElement?.title).toContain('Correct the address and send again.');
    const waits = within(table).getByText(/^E-mail is waiting since 1 Nov/);
    expect(waits.closest('[data-row]')?.textContent).toContain('Ines Neumann');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'E-mail undeliverable' }));
    expect(where()).toBe('/talents?undelivered=true');
  });
});
