import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeInvitation, makeTalent } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

describe('A person with undeliverable mails', () => {
  it('has a badge in the list with the reason, and is found by the filter', async () => {
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
    const waits = within(table).getByText(/^E-mail waiting since 1 Nov/);
    expect(waits.closest('[data-row]')?.textContent).toContain('Ines Neumann');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'E-mail undeliverable' }));
    expect(where()).toBe('/talents?undelivered=true');
  });

  it('needs a corrected address before another invitation is offered', SLOW, async () => {
    const anna = makeTalent('anna', {
      fullname: 'Anna Kowalski',
      mail_error: 'EENVELOPE 550',
      invitation: makeInvitation({ status: 'INVITED' }),
    });
    fakeTalents([anna]);
    const changes: unknown[] = [];
    const record = { ...anna, first_name: 'Anna', last_name: 'Kowalski', language: 'EN', source: null };
    api.use(
      http.get('*/api/items/talents/anna', () =>
        HttpResponse.json({ data: { ...record, date_updated: '2026-11-18T12:00:00.000Z' } }),
      ),
      http.patch('*/api/items/talents/anna', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ data: { id: 'anna' } });
      }),
    );
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Correct address: Anna Kowalski' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
    const field = dialog.getByRole('textbox', { name: 'E-mail' });
    await user.clear(field);
    await user.type(field, 'anna@mail.example.com');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const message = 'Anna is saved. The invitation goes to anna@mail.example.com.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(changes).toEqual([{ email: 'anna@mail.example.com' }]);
  });

  it('can be corrected from the menu, too, and invited again at once if the mail server was at fault', async () => {
    const invitation = makeInvitation({ status: 'INVITED' });
    fakeTalents(
      [
        makeTalent('anna', { fullname: 'Anna Kowalski', mail_error: 'EENVELOPE 550', invitation }),
        makeTalent('ines', { fullname: 'Ines Neumann', mail_error: 'ETIMEDOUT', invitation }),
      ],
      [],
      makeUser({ platform_language: 'DE' }),
    );
    const { user } = renderApp('/talents');
    expect(await screen.findByRole('button', { name: 'Erneut einladen: Ines Neumann' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aktionen für Anna Kowalski' }));
    expect(await screen.findByRole('menuitem', { name: 'Adresse ändern' })).toBeTruthy();
  });
});
