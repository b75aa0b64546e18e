import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startSession } from '#lib/session.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { TOKEN } from '../../../testing/links.ts';
import { renderApp } from '../../../testing/render.tsx';

const signedIn = () => HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } });
const empty = () => new Response(null, { status: 204 });

/** Answers a request, and records its bodies. */
function answer(path: string, reply: (request: Request, body: unknown) => Response): readonly unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      const body: unknown = await request.clone().json();
      bodies.push(body);
      return reply(request, body);
    }),
  );
  return bodies;
}

const answerChecks = (data: object) => answer('/auth/email/check', () => HttpResponse.json({ data }));

/** A talent without a profile yet, whose start page is the settings. */
function stubOwnAccount(): void {
  const role = { name: 'ORG_USER' as const, admin_access: false };
  api.use(http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser({ role }) })));
}

describe('A forgotten password', () => {
  it('requests a mail with a link to the reset page', async () => {
    const bodies = answer('/password/request', empty);
    const { user } = renderApp('/auth/forgot');
    await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(bodies).toEqual([{ email: 'lena@nordlicht.example', url: '/auth/reset', language: 'EN' }]);
  });

  it('is requested in the language selected on the page', async () => {
    const bodies = answer('/password/request', empty);
    const { user } = renderApp('/auth/forgot');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    await screen.findByRole('button', { name: 'Link senden' });
    await user.type(screen.getByLabelText(/E-Mail/), 'lena@nordlicht.example{Enter}');
    expect(await screen.findByRole('heading', { name: authDe.forgot.sent })).toBeTruthy();
    expect(bodies).toMatchObject([{ language: 'DE' }]);
  });

  it('shows in both languages that there is no such account', async () => {
    answer('/password/request', (request) => refuseTo(request, 404, 'account.not_found'));
    const { user } = renderApp('/auth/forgot');
    await user.type(await screen.findByLabelText(/E-mail/), 'nobody@nordlicht.example{Enter}');
    expect(
      await screen.findByText("Can't find an account with that email. Want to try a different one?"),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    await user.click(await screen.findByRole('button', { name: 'Link senden' }));
    expect(await screen.findByText(/Wir finden kein Konto mit dieser E-Mail-Adresse/)).toBeTruthy();
  });

  it('requires an address first', async () => {
    const bodies = answer('/password/request', empty);
    const { user } = renderApp('/auth/forgot');
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    expect(bodies).toHaveLength(0);
  });
});

describe('A new password', () => {
  it('removes the token from the URL, checks the length, signs in and opens the start page', async () => {
    const bodies = answer('/auth/password/reset', signedIn);
    stubOwnAccount();
    const { user, where } = renderApp(`/auth/reset?token=${TOKEN}`);
    const field = await screen.findByLabelText(/^New password/, { selector: 'input' });
    await waitFor(() => expect(where()).toBe('/auth/reset'));
    await user.type(field, 'short12{Enter}');
    expect(await screen.findByText('A password has at least 8 characters.')).toBeTruthy();
    expect(bodies).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'eight888{Enter}');
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(bodies).toEqual([{ token: TOKEN, password: 'eight888', mode: 'cookie' }]);
  });

  it('is set at the path that API clients use, with the token removed from the URL', async () => {
    const { where } = renderApp(`/?token=${TOKEN}`);
    expect(await screen.findByLabelText(/^New password/, { selector: 'input' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/auth/reset'));
  });

  it('shows that the token expired and links to a new request', async () => {
    answer('/auth/password/reset', (request) => refuseTo(request, 403, 'password.token_expired'));
    const { user } = renderApp(`/auth/reset?token=${TOKEN}`);
    await user.type(
      await screen.findByLabelText(/^New password/, { selector: 'input' }),
      'a good long one{Enter}',
    );
    expect(
      await screen.findByRole('heading', { name: 'The token to reset your password expired' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/auth/forgot');
  });

  it('shows this before a password is entered, and who requested it', async () => {
    answer('/auth/password/account', (request) => refuseTo(request, 403, 'password.token_expired'));
    renderApp(`/auth/reset?token=${TOKEN}`);
    expect(
      await screen.findByRole('heading', { name: 'The token to reset your password expired' }),
    ).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    cleanup();
    answer('/auth/password/account', (request) => refuseTo(request, 403, 'INVALID_TOKEN'));
    renderApp(`/auth/reset?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link was not found' })).toBeTruthy();
    cleanup();
    const data = { email: 'lena@nordlicht.example', date_created: '2026-11-28T08:00:00Z' };
    answer('/auth/password/account', () => HttpResponse.json({ data }));
    renderApp(`/auth/reset?token=${TOKEN}`);
    expect(await screen.findByText(/requested this for lena@nordlicht\.example on .*2026/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'That was not me' })).toBeTruthy();
  });

  it('requires a link', async () => {
    renderApp('/auth/reset');
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
  });
});

const replyInvited = (has_account: boolean, is_requested = false, more: object = {}) =>
  HttpResponse.json({
    data: {
      email: 'kim@mail.example',
      first_name: 'Kim',
      last_name: null,
      has_account,
      is_requested,
      workspace: { name: 'Nordlicht GmbH', language: 'DE' },
      ...more,
    },
  });

describe('An account that the person requested', () => {
  it.each([
    [false, 'Choose a password for kim@mail.example. That confirms your address and opens your profile.'],
    [true, 'You have an account for kim@mail.example. Enter its password to open your profile.'],
  ])('is no invitation (known account: %s)', async (isKnown, lead) => {
    answer('/users/invite/check', () => replyInvited(isKnown, true));
    renderApp(`/auth/invite?token=${TOKEN}`);
    const name = 'Confirm your address to open your profile';
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(lead)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open my profile' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/invit|join/i);
  });
});

describe('An invitation', () => {
  it('says which role a hiring manager decides about', async () => {
    answer('/users/invite/check', () =>
      replyInvited(false, false, {
        user_role: 'HIRING_MANAGER',
        roles: ['Buyer'],
        inviter: 'Katrin Sievers',
      }),
    );
    renderApp(`/auth/invite?token=${TOKEN}`);
    expect(await screen.findByText(/^You help to decide who gets the role Buyer/)).toBeTruthy();
  });

  it('does not sign out a user who only opens its page', async () => {
    signedInAs(makeUser());
    const logouts = answer('/auth/logout', () => empty());
    answer('/users/invite/check', () => replyInvited(false));
    const { where } = renderApp(`/auth/invite?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Join Nordlicht GmbH' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/auth/invite'));
    expect(await startSession()).toBe(true);
    expect(logouts).toEqual([]);
  });

  it('lets a new person set name and password, of 8 to 255 characters', async () => {
    answer('/users/invite/check', () => replyInvited(false));
    const bodies = answer('/users/invite/accept', signedIn);
    stubOwnAccount();
    const { user, where } = renderApp(`/auth/invite?token=${TOKEN}`);
    const password = await screen.findByLabelText(/^Choose a password/, { selector: 'input' });
    await user.type(screen.getByLabelText(/^Last name/), 'Berg');
    await user.click(password);
    await user.paste('x'.repeat(256));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A password has at most 255 characters.')).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'sevensx{Enter}');
    expect(await screen.findByText('A password has at least 8 characters.')).toBeTruthy();
    expect(bodies).toHaveLength(0);
    await user.type(password, 'x{Enter}');
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(bodies).toEqual([
      {
        token: TOKEN,
        password: 'sevensxx',
        first_name: 'Kim',
        last_name: 'Berg',
        language: 'EN',
        mode: 'cookie',
      },
    ]);
  });

  it('asks a person with an account for its password and code', async () => {
    answer('/users/invite/check', () => replyInvited(true));
    const bodies = answer('/users/invite/accept', (request, body) =>
      (body as { otp?: string }).otp === undefined
        ? refuseTo(request, 401, 'session.second_factor_required')
        : signedIn(),
    );
    stubOwnAccount();
    const { user, where } = renderApp(`/auth/invite?token=${TOKEN}`);
    await user.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'short{Enter}');
    await user.type(await screen.findByLabelText(/^Code/, { selector: 'input' }), '123456{Enter}');
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(bodies.at(-1)).toEqual({ token: TOKEN, password: 'short', otp: '123456', mode: 'cookie' });
  });

  it('shows when it is invalid, in both languages', async () => {
    answer('/users/invite/check', (request) => refuseTo(request, 403, 'invite.invalid'));
    const { user } = renderApp(`/auth/invite?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Seems like your invite is invalid' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    expect(
      await screen.findByRole('heading', { name: 'Deine Einladung scheint ungültig zu sein' }),
    ).toBeTruthy();
  });

  it('shows when it has expired, and who can help', async () => {
    const body = { errors: [{ message: '', extensions: { code: 'INVALID_TOKEN', state: 'expired' } }] };
    answer('/users/invite/check', () => HttpResponse.json(body, { status: 403 }));
    renderApp(`/auth/invite?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
    expect(screen.getByText('Ask the person who invited you for a new one.')).toBeTruthy();
  });

  it('shows this too when it was used in the meantime', async () => {
    answer('/users/invite/check', () => replyInvited(false));
    answer('/users/invite/accept', (request) => refuseTo(request, 403, 'invite.invalid'));
    const { user } = renderApp(`/auth/invite?token=${TOKEN}`);
    const password = await screen.findByLabelText(/^Choose a password/, { selector: 'input' });
    await user.type(password, 'a good long one{Enter}');
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Last name/), 'Berg{Enter}');
    expect(await screen.findByRole('heading', { name: 'Seems like your invite is invalid' })).toBeTruthy();
  });
});

describe('A page with a single field', () => {
  const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });

  it.each([
    ['of a new password', `/auth/reset?token=${TOKEN}`, /^New password/],
    ['of a forgotten password', '/auth/forgot', /^E-mail/],
    ['of an invitation with an account', `/auth/invite?token=${TOKEN}`, /^Password/],
    ['of a confirmation in another browser', `/email-confirmation?token=${TOKEN}`, /^Password/],
    ['of a new link', '/email-confirmation', /^E-mail/],
  ])('focuses it: %s', async (_page, path, label) => {
    answer('/users/invite/check', () => replyInvited(true));
    answerChecks({ state: 'open', email: 'ida@quarz.example', workspace: null, needs_password: true });
    renderApp(path);
    const only = await field(label);
    await waitFor(() => expect(document.activeElement).toBe(only));
  });
});

describe('The confirmation of an address', () => {
  const signUp = {
    state: 'open',
    email: 'ida@quarz.example',
    first_name: 'Ida',
    last_name: 'Quarz',
    workspace: 'Quarzwerk',
    date_created: '2026-11-27T10:00:00Z',
    needs_password: false,
  };
  const answerSignUp = (values: object = {}) => answerChecks({ ...signUp, ...values });
  const confirmButton = () => screen.findByRole('button', { name: 'Yes, confirm the address' });

  it('changes nothing before a press, and then opens the login', async () => {
    answerSignUp();
    const bodies = answer('/auth/email/confirm', empty);
    const { user, where } = renderApp(`/email-confirmation?token=${TOKEN}`);
    expect(await screen.findByText(/Ida Quarz signed up here with ida@quarz.example/)).toBeTruthy();
    expect(bodies).toEqual([]);
    await user.click(await confirmButton());
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(where()).toBe('/email-confirmation'));
    expect(bodies).toEqual([{ token: TOKEN }]);
  });

  it('requires a password in another browser than that of the sign-up', async () => {
    answerSignUp({ needs_password: true });
    const bodies = answer('/auth/email/confirm', (request, body) =>
      (body as { password: string }).password === 'short'
        ? refuseTo(request, 400, 'password.too_short', { min: 8 })
        : empty(),
    );
    const { user } = renderApp(`/email-confirmation?token=${TOKEN}`);
    await user.click(await confirmButton());
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    expect(bodies).toEqual([]);
    const field = screen.getByLabelText(/^Password/, { selector: 'input' });
    await user.type(field, 'short{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'a phrase of my own{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeTruthy();
    expect(bodies.at(-1)).toEqual({ token: TOKEN, password: 'a phrase of my own' });
  });

  it('deletes an unwanted sign-up with a press', async () => {
    answerSignUp({ needs_password: true });
    const bodies = answer('/auth/email/decline', empty);
    const { user } = renderApp(`/email-confirmation?token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'That was not me' }));
    expect(await screen.findByRole('heading', { name: 'The request is deleted' })).toBeTruthy();
    expect(bodies).toEqual([{ token: TOKEN }]);
  });

  it('offers a new link for an expired one', async () => {
    answer('/auth/email/check', (request) => refuseTo(request, 403, 'account.confirmation_expired'));
    const requests = answer('/auth/email/request', empty);
    const { user } = renderApp(`/email-confirmation?token=${TOKEN}`);
    expect(
      await screen.findByRole('heading', { name: 'The link to confirm your e-mail address expired.' }),
    ).toBeTruthy();
    await user.type(screen.getByLabelText(/E-mail/), 'new@nordlicht.example{Enter}');
    expect(await screen.findByText(/the e-mail is on its way again/)).toBeTruthy();
    expect(requests).toEqual([{ email: 'new@nordlicht.example', url: '/email-confirmation' }]);
  });

  it('shows an error without a token', async () => {
    renderApp('/email-confirmation');
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
  });
});
