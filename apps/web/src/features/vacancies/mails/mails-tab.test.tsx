import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { api, makeUser, refuse } from '../../../testing/api.ts';
import { renderInRouter } from '../../../testing/render.tsx';
import { makeVacancyMails, ROLE_ID, serveVacancyMails } from '../../../testing/vacancy-mails.ts';
import { MailsTab } from './components/mails-tab.tsx';
import { SLOW } from '#testing/slow.ts';

beforeEach(() => {
  localStorage.clear();
  queryClient.setQueryData(['session', 'user'], makeUser());
});

const open = () => renderInRouter(<MailsTab roleId={ROLE_ID} />);
const people = (...names: string[]) => ({
  count: names.length,
  people: names.map((name) => ({ id: name, name })),
});
const wordsField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your own words' });

describe('The mails of a vacancy', () => {
  it('lists each mail at its stage with when it goes out', async () => {
    serveVacancyMails(makeVacancyMails({ without_interview: people('Sofie') }));
    open();
    const invitedList = await screen.findByRole('list', { name: 'Invited' });
    expect(within(invitedList).getAllByRole('button')).toHaveLength(2);
    expect(within(invitedList).getByRole('button', { name: /^Invitation.*5 sent$/ })).toBeTruthy();
    expect(screen.getByText('By itself after 4 days and again after 7, at most 2 times')).toBeTruthy();
    expect(screen.getByText('When you press it. Sofie has none yet.')).toBeTruthy();
    expect(screen.getByText('Nothing is waiting to go out.')).toBeTruthy();
    expect(screen.getByText(/sends up to 50 e-mails a day/)).toBeTruthy();
  });

  it('says that automatic reminders are switched off', async () => {
    const reminders = { is_on: false, first_days: 4, next_days: 7, most: 2 };
    serveVacancyMails(makeVacancyMails({ reminders }));
    open();
    expect(await screen.findByText(/automatic reminders are switched off/)).toBeTruthy();
  });

  it('stops what goes out next', async () => {
    const upcomingMails = [
      {
        kind: 'reminder' as const,
        send_at: '2026-11-30T08:00:00.000Z',
        is_conditional: true,
        recipients: { ...people('Lukas', 'Miriam'), count: 24 },
      },
    ];
    const calls = serveVacancyMails(makeVacancyMails({ upcoming: upcomingMails }));
    const user = open();
    expect(await screen.findByText('Monday 30 November, 09:00 (Berlin)')).toBeTruthy();
    const stop = screen.getByRole('button', {
      name: 'Stop: Reminder to Lukas, Miriam and 22 more, if nothing has come by then, Monday 30 November, 09:00 (Berlin)',
    });
    await user.click(stop);
    expect(await screen.findByText('2 e-mails were stopped.')).toBeTruthy();
    expect(calls).toEqual([
      {
        path: `/api/vacancies/${ROLE_ID}/mails/stop`,
        body: { kind: 'reminder', send_at: '2026-11-30T08:00:00.000Z' },
      },
    ]);
  });

  it('saves own words of a mail for the role, and as a template', SLOW, async () => {
    const calls = serveVacancyMails(makeVacancyMails());
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^No, without an interview/ }));
    expect(await screen.findByText('Hallo Ines Wolter,')).toBeTruthy();
    expect(screen.getByText('A result is never the reason given.')).toBeTruthy();
    expect(screen.getByText(/say “Sie” to talents/)).toBeTruthy();
    await user.type(await wordsField(), 'Bis bald!');
    expect(screen.getByText('EN is empty: 1 person gets the standard text.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save for this role' }));
    const savedWords = { kind: 'no_interview', language: 'DE', words: 'Bis bald!', for: 'role' };
    await waitFor(() => expect(calls.at(-1)?.body).toEqual(savedWords));
    await user.type(await wordsField(), 'Auch hier.');
    await user.click(screen.getByRole('button', { name: 'More for these words' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as the template for all roles' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ ...savedWords, words: 'Auch hier.', for: 'workspace' }),
    );
  });

  it('keeps unsaved words while another mail is shown', async () => {
    serveVacancyMails(makeVacancyMails());
    const user = open();
    await user.type(await wordsField(), 'Willkommen');
    await user.click(screen.getByRole('button', { name: /^Reminder/ }));
    expect((await wordsField()).value).toBe('');
    await user.click(screen.getByRole('button', { name: /^Invitation5|^Invitation.*When you invite/ }));
    expect((await wordsField()).value).toBe('Willkommen');
  });

  it('shows the mail in the other language as its reader gets it, and sends a test', async () => {
    const calls = serveVacancyMails(makeVacancyMails());
    const user = open();
    expect(await screen.findByText('to Ines Wolter')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'EN · 1' }));
    expect(await screen.findByText('to Sam Porter')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'As Sam Porter reads it' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sample person' }));
    expect(await screen.findByText('to a sample person')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('The test was sent to katrin@lindwurm.example.')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ kind: 'invitation', language: 'EN', words: '' });
  });

  it('locks own words that a workspace may not use yet', async () => {
    serveVacancyMails(makeVacancyMails({ own_words: { is_allowed: false, min_finished: 5 } }));
    open();
    expect(await screen.findByText(/once 5 people you invited have finished/)).toBeTruthy();
    expect((await wordsField()).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save for this role' }).disabled).toBe(true);
  });

  it('opens a mail in place of the list on a phone, and returns to it', async () => {
    serveVacancyMails(makeVacancyMails());
    const user = open();
    const row = await screen.findByRole('button', { name: /^Thanks, with the result/ });
    await user.click(row);
    const back = screen.getByRole('button', { name: 'All e-mails' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await user.click(back);
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('says when the mails could not be loaded', async () => {
    api.use(http.get(`*/api/vacancies/${ROLE_ID}/mails`, () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
