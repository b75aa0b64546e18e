import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { ADMIN, ID, SETTINGS } from '../../../testing/workspace-settings.ts';
import type { Member } from './api.ts';
import { SLOW } from '#testing/slow.ts';

function makeMember(overrides: Partial<Member>): Member {
  return {
    id: 'm1',
    user_role: 'ORG_ADMIN',
    status: 'invited',
    mail_error: null,
    date_mail_failed: null,
    decides_about: [],
    user: { id: 'ole', fullname: '', email: 'ole@nordlicht.exmaple' },
    ...overrides,
  };
}

const REFUSED_MAIL = { mail_error: 'EENVELOPE 550', date_mail_failed: '2026-11-20T09:30:00.000Z' };

function serve(member: Member, user = ADMIN) {
  signedInAs(user);
  let users = [member];
  const bodies: unknown[] = [];
  api.use(
    http.get(`*/api/items/organizations/${ID}`, () => HttpResponse.json({ data: { ...SETTINGS, users } })),
    http.get('*/api/items/talents_results', () =>
      HttpResponse.json({ data: [{ sum: { reminder_count: '0' } }] }),
    ),
    http.patch('*/api/invite/users/:id', async ({ params, request }) => {
      const { email } = (await request.json()) as { email: string };
      if (email.startsWith('lena@')) return refuseTo(request, 400, 'user.exists', { email });
      bodies.push([params['id'], email]);
      users = [makeMember({ id: 'm2', user: { id: 'new', fullname: '', email } })];
      return HttpResponse.json({ data: { id: 'm2', user: 'new', email, send_at: null } });
    }),
  );
  return bodies;
}

describe('An undeliverable invitation to the workspace', () => {
  it('shows the reason and the date, and is corrected in one step', SLOW, async () => {
    const bodies = serve(makeMember(REFUSED_MAIL));
    const { user } = renderApp(`/settings/${ID}`);
    expect(await screen.findByText('E-mail undeliverable: The mailbox does not exist.')).toBeTruthy();
    expect(screen.getByText(/Last tried 20 Nov 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the address' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /E-mail address/ });
    expect(field.value).toBe('ole@nordlicht.exmaple');
    await user.clear(field);
    await user.type(field, 'lena@nordlicht.example{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe('User exists already');
    await user.clear(field);
    await user.type(field, 'ole@nordlicht.example');
    await user.click(dialog.getByRole('button', { name: 'Save and invite' }));
    expect(await screen.findByText('The invitation to ole@nordlicht.example is on its way.')).toBeTruthy();
    expect(screen.queryByText(/^E-mail undeliverable/)).toBeNull();
    expect(bodies).toEqual([['m1', 'ole@nordlicht.example']]);
  });

  it('can also be sent again or withdrawn, in German', async () => {
    serve(makeMember(REFUSED_MAIL), { ...ADMIN, platform_language: 'DE' });
    const { user } = renderApp(`/settings/${ID}`);
    expect(await screen.findByText('E-Mail nicht zustellbar: Das Postfach gibt es nicht.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aktionen für ole@nordlicht.exmaple' }));
    const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    expect(entries).toEqual(['Adresse berichtigen', 'Erneut senden', 'Einladung zurückziehen']);
  });

  it('shows nothing for a member who has joined the workspace', async () => {
    const user = { id: 'ole', fullname: 'Ole Jansen', email: 'ole@nordlicht.example' };
    serve(makeMember({ ...REFUSED_MAIL, status: 'active', user }));
    renderApp(`/settings/${ID}`);
    expect(await screen.findByText('Ole Jansen')).toBeTruthy();
    expect(screen.queryByText(/^E-mail undeliverable/)).toBeNull();
  });
});
