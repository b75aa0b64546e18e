import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, api, PUBLIC_SETTINGS, refuseTo } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const ENTRIES = {
  name: 'Nordlicht GmbH',
  first_name: 'Lena',
  last_name: 'Brandt',
  email: 'lena@nordlicht.example',
  password: 'a good long one',
};

async function fill(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/^Company/), ENTRIES.name);
  await user.type(screen.getByLabelText(/^First name/), ENTRIES.first_name);
  await user.type(screen.getByLabelText(/^Last name/), ENTRIES.last_name);
  await user.type(screen.getByLabelText(/^Work e-mail/), ENTRIES.email);
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), ENTRIES.password);
}

function answerSignUp(reply: (request: Request) => Response | Promise<Response>): readonly unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post('*/api/workspace-automations/create-workspace', async ({ request }) => {
      bodies.push(await request.clone().json());
      return reply(request);
    }),
  );
  return bodies;
}

const state = (next: 'confirm_email' | 'on_hold') => HttpResponse.json({ data: { state: next } });

describe('Sign-up', () => {
  it('requires all fields before it sends anything', async () => {
    const bodies = answerSignUp(() => state('confirm_email'));
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'Create workspace' }));
    expect(await screen.findAllByText('Please fill out the field.')).toHaveLength(5);
    expect(bodies).toHaveLength(0);
  });

  it('accepts a person with one name, who ticks a box below the empty last name', SLOW, async () => {
    const bodies = answerSignUp(() => state('confirm_email'));
    const { user } = renderApp('/signup');
    await fill(user);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.clear(screen.getByLabelText(/^Last name/));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please fill out the field.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
    expect(bodies).toMatchObject([{ first_name: 'Lena', last_name: '', has_one_name: true }]);
  });

  it.each(['<lena@nordlicht.example>', 'lena@nordlicht\u200b.example', 'lena@bu\u0308cher.example.'])(
    'takes the address %s',
    async (email) => {
      const bodies = answerSignUp(() => state('confirm_email'));
      const { user } = renderApp('/signup');
      await fill(user);
      await user.clear(screen.getByLabelText(/^Work e-mail/));
      await user.type(screen.getByLabelText(/^Work e-mail/), email);
      await user.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
      expect(bodies).toHaveLength(1);
    },
  );

  it('waits on a separate page and then asks to confirm the address', async () => {
    let finish: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const bodies = answerSignUp(async () => {
      await gate;
      return state('confirm_email');
    });
    const { user, where } = renderApp('/signup');
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your workspace is being created' })).toBeTruthy();
    expect(where()).toBe('/signup/loading');
    finish?.();
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail address' })).toBeTruthy();
    expect(where()).toBe('/signup/email-confirmation');
    expect(screen.getByText(/an e-mail to lena@nordlicht.example/)).toBeTruthy();
    expect(bodies).toEqual([
      {
        ...ENTRIES,
        language: 'EN',
        platform_language: 'EN',
        selfsignup: true,
        url: '/email-confirmation',
      },
    ]);
  });

  it.each([
    ['follows the switch of the page', undefined, { language: 'DE', platform_language: 'DE' }],
    ['is the one chosen by hand', 'English', { language: 'EN', platform_language: 'DE' }],
  ])('sets a language of the workspace that %s', async (_how, byHand, languages) => {
    const bodies = answerSignUp(() => state('confirm_email'));
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('radio', { name: 'Deutsch', checked: true })).toBeTruthy();
    if (byHand !== undefined) await user.click(screen.getByRole('radio', { name: byHand }));
    await user.type(screen.getByLabelText(/^Unternehmen/), ENTRIES.name);
    await user.type(screen.getByLabelText(/^Vorname/), ENTRIES.first_name);
    await user.type(screen.getByLabelText(/^Nachname/), ENTRIES.last_name);
    await user.type(screen.getByLabelText(/E-Mail/), ENTRIES.email);
    await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), `${ENTRIES.password}{Enter}`);
    await waitFor(() => expect(bodies).toMatchObject([languages]));
  });

  it('uses the language of the page by default, also after a refusal', SLOW, async () => {
    const bodies = answerSignUp((request) => refuseTo(request, 400, 'account.exists'));
    const { user } = renderApp('/signup');
    await fill(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Account already exists, login here.' });
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('radio', { name: 'Deutsch', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Arbeitsbereich anlegen' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toMatchObject([{ language: 'EN' }, { language: 'DE', platform_language: 'DE' }]);
  });

  it('waits for approval if the platform requires it', SLOW, async () => {
    answerSignUp(() => state('on_hold'));
    const { user, where } = renderApp('/signup');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(
      await screen.findByRole('heading', { name: 'Your workspace is waiting for approval' }),
    ).toBeTruthy();
    expect(where()).toBe('/signup/onhold');
    expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toMatch(
      /^mailto:support@quint\.example\?subject=/,
    );
  });

  it('returns with its input when there is an account, and links to the login', SLOW, async () => {
    answerSignUp((request) => refuseTo(request, 400, 'account.exists'));
    const { user, where } = renderApp('/signup');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    const link = await screen.findByRole('link', { name: 'Account already exists, login here.' });
    expect(where()).toBe('/signup');
    expect(screen.getByLabelText(/^Company/)).toHaveProperty('value', ENTRIES.name);
    await user.click(link);
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('is closed on installations without sign-up', async () => {
    answerPublicSettings({ ...PUBLIC_SETTINGS, signUp: false });
    renderApp('/signup');
    expect(
      await screen.findByRole('heading', { name: 'New workspaces cannot be created here at the moment' }),
    ).toBeTruthy();
    expect(screen.queryByLabelText(/^Company/)).toBeNull();
  });

  it.each([
    ['/signup/loading', 'Your workspace is being created'],
    ['/signup/email-confirmation', 'Confirm your e-mail address'],
    ['/signup/onhold', 'Your workspace is waiting for approval'],
  ])('shows %s to a guest', async (path, title) => {
    const { where } = renderApp(path);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(where()).toBe(path);
  });

  it('speaks German', async () => {
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('heading', { name: 'Kostenlos testen' })).toBeTruthy();
    expect(
      screen.getByText('Ein eigener Arbeitsbereich für 14 Tage. Ohne Karte, ohne Verpflichtung.'),
    ).toBeTruthy();
  });
});
