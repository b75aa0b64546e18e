import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeTalent, GERMAN } from '../../testing/one-talent.ts';
import { renderApp } from '../../testing/render.tsx';

describe('The page of a person whom mails do not reach', () => {
  it('says why, and to correct the address', async () => {
    fakeTalent({ talent: { mail_error: 'EENVELOPE 550' } });
    renderApp('/talents/anna');
    expect(await screen.findByText('E-mail undeliverable: The mailbox does not exist.')).toBeTruthy();
    expect(screen.getByText(/^Correct the address and send again\./)).toBeTruthy();
  });

  it('leaves the address alone where the mail server is at fault, in German', async () => {
    fakeTalent({ user: GERMAN, talent: { mail_error: 'ETIMEDOUT' } });
    renderApp('/talents/anna');
    expect(await screen.findByText('E-Mail nicht zustellbar: Der Mailserver antwortet nicht.')).toBeTruthy();
    expect(screen.getByText(/^Die Adresse kann stimmen\./)).toBeTruthy();
  });
});
