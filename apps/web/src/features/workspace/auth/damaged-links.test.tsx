import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { RECORD_TOKEN, TOKEN } from '../../../testing/links.ts';
import { renderApp } from '../../../testing/render.tsx';

const TITLES = {
  en: ['This link is damaged', 'Open it from the e-mail again, or have it sent anew.'],
  de: ['Dieser Link ist beschädigt', 'Öffne ihn noch einmal aus der E-Mail oder lass ihn dir neu schicken.'],
} as const;

/** The requests of each page of a link, with the token that it parsed. */
const PAGES = [
  ['/auth/invite?token=', TOKEN, '/users/invite/check'],
  ['/email-confirmation?token=', TOKEN, '/auth/email/check'],
  ['/role-survey#', TOKEN, '/role-survey/session'],
] as const;
const PRESSED_PAGES = [
  ['/keep-my-data#', RECORD_TOKEN, '/retention/keep', 'Keep my data'],
  ['/digest-off?token=', TOKEN, '/digest/off', 'No more daily e-mail'],
] as const;

function rememberTokens(path: string): string[] {
  const tokens: string[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      tokens.push(token);
      return refuse(429, 'REQUESTS_EXCEEDED');
    }),
  );
  return tokens;
}

const breaks = (page: string, token: string): readonly string[] => [
  `${page}${token}.`,
  `${page}${token}%20`,
  `${page}%E2%80%9C${token}%E2%80%9D`,
  `${page}${token.slice(0, 20)}%C2%AD${token.slice(20)}`,
  `${page}${token.slice(0, 20)}%AD${token.slice(20)}`,
  `${page}${encodeURIComponent(`https://quint.example${page}${token}`)}`,
  `${page.toLowerCase().replace('token', 'TOKEN')}${token}&utm_source=mail`,
  `${page}${token}?fbclid=IwAR0`,
];

describe('A page of a link', () => {
  it.each(PAGES)('%s parses a token despite extra characters', async (page, token, path) => {
    for (const address of breaks(page, token)) {
      sessionStorage.clear();
      const tokens = rememberTokens(path);
      renderApp(address);
      await waitFor(() => expect(tokens[0], address).toBe(token));
      cleanup();
    }
  });

  it.each(PRESSED_PAGES)('%s sends a repaired token', async (page, token, path, button) => {
    for (const address of breaks(page, token)) {
      const tokens = rememberTokens(path);
      const { user } = renderApp(address);
      await user.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(tokens, address).toEqual([token]));
      cleanup();
    }
  });

  it('sends a repaired token with a new password', async () => {
    const tokens = rememberTokens('/auth/password/reset');
    const { user } = renderApp(`/auth/reset?token=${TOKEN.slice(0, 9)}%0D%0A${TOKEN.slice(9)}).`);
    const field = await screen.findByLabelText(/^New password/, { selector: 'input' });
    await user.type(field, 'a good long one{Enter}');
    await waitFor(() => expect(tokens).toEqual([TOKEN]));
  });

  const damagedCases = [...PAGES, ...PRESSED_PAGES].map(([page, token]) => [page, token] as const);
  it.each([...damagedCases, ['/auth/reset?token=', TOKEN] as const])(
    '%s says of a damaged link that it is damaged, in both languages',
    async (page, token) => {
      sessionStorage.clear();
      for (const brokenToken of [
        '',
        'abc',
        token.slice(0, -3),
        token.toUpperCase().slice(1),
        `${token.slice(0, 30)}…`,
      ]) {
        api.use(http.post('*/api/*', () => HttpResponse.error()));
        renderApp(page + brokenToken);
        expect(await screen.findByRole('heading', { name: TITLES.en[0] }), brokenToken).toBeTruthy();
        expect(screen.getByText(TITLES.en[1])).toBeTruthy();
        cleanup();
      }
    },
  );

  it('shows it in German', async () => {
    const { user } = renderApp('/auth/reset?token=abc');
    await user.click(await screen.findByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('heading', { name: TITLES.de[0] })).toBeTruthy();
    expect(screen.getByText(TITLES.de[1])).toBeTruthy();
  });

  it('distinguishes a used link from an unknown one', async () => {
    const refuseWith = (extensions: object) =>
      HttpResponse.json({ errors: [{ message: '', extensions }] }, { status: 403 });
    api.use(http.post('*/api/auth/email/check', () => refuseWith({ code: 'INVALID_TOKEN', state: 'used' })));
    renderApp(`/email-confirmation?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeTruthy();
    cleanup();
    api.use(http.post('*/api/auth/email/check', () => refuseWith({ code: 'INVALID_TOKEN' })));
    renderApp(`/email-confirmation?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link was not found' })).toBeTruthy();
  });
});
