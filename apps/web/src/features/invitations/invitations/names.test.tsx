import type { InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { answerInvitePage, uploadList } from '../../../testing/inviting.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const calls: InviteTalentsBody[] = [];
const send = (name: string) => screen.findByRole('button', { name });
const field = (name: string, number: number) =>
  screen.getByLabelText<HTMLInputElement>(`${name}, person ${number}`);

beforeEach(() => {
  calls.length = 0;
  fakeTalents([]);
  answerInvitePage();
  api.use(
    http.post('*/api/invite/talents', async ({ request }) => {
      const body = (await request.json()) as InviteTalentsBody;
      calls.push(body);
      const invitedTalents = body.talents.map(({ email }) => ({ id: email, email, result: email }));
      return HttpResponse.json({ data: { invited: invitedTalents, rejected: [], days: [] } });
    }),
  );
});

describe('The names of people to invite', () => {
  it('requires the last name, keeps the input, and accepts one of 50 letters', SLOW, async () => {
    const { user } = renderApp('/talents/invite');
    await user.type(await screen.findByLabelText('First name, person 1'), 'Ben');
    await user.type(field('E-mail', 1), 'ben@mail.example');
    await user.click(await send('Send invitations'));
    expect(await screen.findByText('Please enter a last name.')).toBeTruthy();
    expect(field('Last name', 1).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Last name', 1));
    expect([field('First name', 1).value, field('E-mail', 1).value]).toEqual(['Ben', 'ben@mail.example']);
    expect(calls).toHaveLength(0);
    await user.click(field('Last name', 1));
    await user.paste('y'.repeat(51));
    expect(await screen.findByText('A name has at most 50 characters.')).toBeTruthy();
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('radio', { name: /^To get to know a team/ }));
    await user.click(await send('Send 1 invitation'));
    await screen.findByRole('heading', { name: '1 person was invited' });
    expect(calls[0]?.talents[0]).toMatchObject({ first_name: 'Ben', last_name: 'y'.repeat(50) });
  });

  it('offers the option that a person has only one name, and sends it', SLOW, async () => {
    const { user } = renderApp('/talents/invite');
    await user.type(await screen.findByLabelText('First name, person 1'), 'Suharto');
    await user.type(field('E-mail', 1), 'suharto@mail.example');
    await user.click(await send('Send invitations'));
    await user.click(await screen.findByRole('button', { name: 'Has only one name' }));
    expect(screen.queryByText('Please enter a last name.')).toBeNull();
    expect(document.activeElement).toBe(field('Last name', 1));
    expect(field('Last name', 1).placeholder).toBe('Only one name');
    await user.click(screen.getByRole('radio', { name: /^To get to know a team/ }));
    await user.click(await send('Send 1 invitation'));
    await screen.findByRole('heading', { name: '1 person was invited' });
    expect(calls[0]?.talents[0]).toMatchObject({ first_name: 'Suharto', last_name: '', has_one_name: true });
  });

  it('imports a single name as the full name, and suggests the one in the address', async () => {
    const { user } = renderApp('/talents/invite?from=file');
    const text =
      'Vorname;Nachname;E-Mail\r\nJürgen;Groß;j@mail.example\r\n\r\nAda;;ada.beispiel@mail.example\r\n';
    await uploadList(user, 'leute.csv', text);
    await user.click(await screen.findByRole('button', { name: 'Add 2 people' }));
    expect(await send('Send 2 invitations')).toBeTruthy();
    expect(field('Last name', 2).placeholder).toBe('Only one name');
    await user.click(screen.getByRole('button', { name: 'Use the name from the address' }));
    expect([field('First name', 2).value, field('Last name', 2).value]).toEqual(['Ada', 'Beispiel']);
    expect(await send('Send 2 invitations')).toBeTruthy();
  });
});
