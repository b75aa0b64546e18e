import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '#lib/drafts.ts';
import { startSession, switchWorkspace } from '#lib/session.ts';
import { api, makeUser, refuse, signedInAs } from './testing/api.ts';
import { makeOwnData, REQUEST } from './testing/own-privacy.ts';
import { NO_DATA_REQUESTS } from './testing/privacy.ts';
import { renderApp } from './testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

type User = ReturnType<typeof renderApp>['user'];

/** Ends the session on the server: writes and renewals are refused until the user signs in again. */
function endSession(): void {
  const answer = () => HttpResponse.json({ data: { access_token: 'new', expires: 900_000 } });
  let isEnded = true;
  api.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (!isEnded || request.method === 'GET' || pathname === '/api/auth/sso/offer') return undefined;
      if (pathname === '/api/auth/refresh') return refuse(401, 'INVALID_CREDENTIALS');
      if (pathname !== '/api/auth/login') return refuse(401, 'TOKEN_EXPIRED');
      isEnded = false;
      return answer();
    }),
  );
}

async function signInAgain(user: User): Promise<void> {
  expect(await screen.findByText('You were signed out')).toBeTruthy();
  await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example');
  await user.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'secret-word');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
}

describe('A session that ends while a form is saved', () => {
  it('keeps the input of the settings', SLOW, async () => {
    signedInAs(makeUser());
    const { user } = renderApp('/profile');
    await user.type(await screen.findByLabelText('Last name'), 'X');
    endSession();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await signInAgain(user);
    expect(await screen.findByLabelText('Last name')).toHaveProperty('value', 'BrandtX');
  });

  it('keeps a message to the workspace', SLOW, async () => {
    signedInAs(makeUser());
    api.use(
      http.get('*/api/users/me/privacy', () =>
        HttpResponse.json({ data: { places: [makeOwnData()], export: null } }),
      ),
    );
    const label = 'What should a person look at?';
    const { user } = renderApp('/profile/data');
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.type(await screen.findByLabelText(label), 'My case.');
    endSession();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await signInAgain(user);
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await screen.findByLabelText(label)).toHaveProperty('value', 'My case.');
  });

  it('keeps an answer to a request', SLOW, async () => {
    signedInAs(makeUser());
    const request = { ...REQUEST, id: 'q1', talent_id: 'anna', name: 'Anna Kowalski', due: REQUEST.date };
    const dataRequests = { ...NO_DATA_REQUESTS, requests: [request], open: 1 };
    api.use(http.get('*/api/rights-requests', () => HttpResponse.json({ data: dataRequests })));
    const label = 'Your answer to Anna Kowalski';
    const { user } = renderApp('/data-requests');
    await user.click(await screen.findByRole('button', { name: 'Answer Anna Kowalski' }));
    await user.type(screen.getByLabelText(label), 'We did.');
    endSession();
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await signInAgain(user);
    await user.click(await screen.findByRole('button', { name: 'Answer Anna Kowalski' }));
    expect(await screen.findByLabelText(label)).toHaveProperty('value', 'We did.');
  });
});

/** Stores a draft of the user, as a form does. */
function storeDraft(): void {
  const draftStore = createDraftStore(`${makeUser().id}/form`, () => undefined);
  draftStore.save('typed');
  draftStore.flush();
}
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('quint.draft:'));

describe('A session that ends in another tab', () => {
  it('shows where it ended, and that drafts are deleted', async () => {
    signedInAs(makeUser());
    const { where } = renderApp('/profile');
    await screen.findByLabelText('Last name');
    storeDraft();
    const other = new BroadcastChannel('quint-session');
    other.postMessage({ type: 'ended' });
    expect(await screen.findByText(/^You signed out or signed in again in another tab/)).toBeTruthy();
    other.close();
    await waitFor(() => expect(where()).toBe('/'));
    expect(drafts()).toEqual([]);
  });
});

describe('A workspace that cannot be switched', () => {
  it('keeps the drafts in this browser', async () => {
    signedInAs(makeUser());
    await startSession();
    storeDraft();
    api.use(http.patch('*/api/users/me', () => HttpResponse.error()));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await switchWorkspace('w2', async () => undefined)).toBe(false);
    expect(log).toHaveBeenCalledOnce();
    expect(drafts()).toHaveLength(1);
  });
});
