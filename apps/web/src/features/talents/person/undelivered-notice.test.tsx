import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { fakeTalent, GERMAN } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeInvitation } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const INVITED_AT = '2026-11-20T09:30:00.000Z';
const FAILED_AT = '2026-11-20T09:31:00.000Z';

/** A person with an undeliverable invitation. */
const REFUSED_PERSON = {
  mail_error: 'EENVELOPE 550',
  date_mail_failed: FAILED_AT,
  latestResult: null,
  invitation_status: 'INVITED',
  invitation: makeInvitation({ status: 'INVITED', date_created: INVITED_AT, date_last_invited: INVITED_AT }),
} as const;

function standAt(status: 'INVITED' | 'SENT' = 'INVITED') {
  const surveyStatus = {
    id: 'invitation',
    status,
    language: 'EN',
    answered: 0,
    total: 110,
    minutes_left: null,
    date_opened: null,
    date_last_answer: null,
    date_last_invited: INVITED_AT,
    link_expires_at: '2027-12-25T12:00:00.000Z',
    is_expired: false,
    extends_until: '2028-02-20T12:00:00.000Z',
    is_handed_in: false,
    reminder: {
      subject: 'Your survey is open',
      message: 'It takes 12 minutes.',
      has_own_words: false,
      date_last: null,
      possible_from: null,
      planned_for: null,
      automatic_at: null,
      is_refused: false,
    },
    is_watched: false,
  };
  api.use(http.get('*/api/invite/talents/:id', () => HttpResponse.json({ data: surveyStatus })));
}

describe('The page of a person with undeliverable mails', () => {
  it('shows the reason, and suggests correcting the address', SLOW, async () => {
    fakeTalent({ talent: { mail_error: 'EENVELOPE 550', date_mail_failed: FAILED_AT } });
    renderApp('/talents/anna');
    expect(await screen.findByText('E-mail undeliverable: The mailbox does not exist.')).toBeTruthy();
    expect(screen.getByText(/Last tried 20 Nov 2026/)).toBeTruthy();
    expect(screen.getByText(/^Correct the address and send again\./)).toBeTruthy();
  });

  it('does not suggest it when the mail server is at fault, in German', async () => {
    fakeTalent({ user: GERMAN, talent: { mail_error: 'ETIMEDOUT' } });
    renderApp('/talents/anna');
    expect(await screen.findByText('E-Mail nicht zustellbar: Der Mailserver antwortet nicht.')).toBeTruthy();
    expect(screen.getByText(/^Die Adresse kann stimmen\./)).toBeTruthy();
  });
});

describe('The card of an undeliverable invitation', () => {
  it('says so instead of "sent", and offers what helps', SLOW, async () => {
    const server = fakeTalent({ talent: REFUSED_PERSON });
    standAt();
    const { user } = renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Invitation not delivered' })).toBeTruthy();
    expect(screen.queryByText('Invitation on its way')).toBeNull();
    expect(screen.getByText(/^The last e-mail could not be delivered \(20 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('The mailbox does not exist.')).toBeTruthy();
    expect(screen.queryByText(/^E-mail undeliverable/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Invite again' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }));
    const field = dialog.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.type(field, 'anna@mail.example.com');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const message = 'Anna is saved. The invitation goes to anna@mail.example.com.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.changes).toEqual([{ email: 'anna@mail.example.com' }]);
  });

  it('offers a retry when the mail server is at fault, in German', async () => {
    fakeTalent({ user: GERMAN, talent: { ...REFUSED_PERSON, mail_error: 'ETIMEDOUT' } });
    standAt();
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Einladung nicht zugestellt' })).toBeTruthy();
    expect(screen.getByText('Der Mailserver antwortet nicht.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Erneut einladen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adresse berichtigen' })).toBeNull();
  });

  it('shows "sent" again once another mail was queued', async () => {
    const later = makeInvitation({ status: 'INVITED', date_last_invited: '2026-11-20T10:00:00.000Z' });
    fakeTalent({ talent: { ...REFUSED_PERSON, invitation: later } });
    standAt();
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Invitation on its way' })).toBeTruthy();
    expect(screen.getByText(/^E-mail undeliverable/)).toBeTruthy();
  });

  it('offers no reminder to an address that does not exist', async () => {
    const invitation = makeInvitation({ status: 'SENT', date_last_invited: INVITED_AT });
    fakeTalent({ talent: { ...REFUSED_PERSON, invitation_status: 'SENT', invitation } });
    standAt('SENT');
    renderApp('/talents/anna');
    expect(await screen.findByRole('button', { name: 'Correct address' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });
});
