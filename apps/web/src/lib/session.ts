import type { CurrentUser, SessionAnswer } from '@quint/contract/session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, onTokenExpired, setAccessToken } from './api-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { setLanguage } from './i18n.ts';
import { languageBeforeLogin, languageOf } from './locale.ts';
import { queryClient } from './query.ts';
import { leavePages, whenSignedOut, type SignOutReason } from './sign-out.ts';
import { joinSessionChannel, tellOtherTabs, withSessionLock, type SharedToken } from './session-channel.ts';

/** The token is renewed once this share of its life has passed. */
const RENEW_AT_SHARE = 0.8;
/** How long a tab that waited for another one's renewal listens for the token before asking itself. */
const HANDOVER_MS = 300;

let current: SharedToken | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let starting: Promise<boolean> | undefined;
let renewing: Promise<boolean> | undefined;

const currentUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }) => {
    const answer = await api<{ data: CurrentUser }>('/users/me', { signal });
    return answer.data;
  },
  staleTime: 300_000,
});

/** The person signed in, as the cache has it; undefined when nobody is. */
export function findCurrentUser(): CurrentUser | undefined {
  return current === undefined ? undefined : queryClient.getQueryData(currentUserQuery.queryKey);
}

/** The person signed in. For pages and layouts behind the guard: it throws where nobody is signed in. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined) throw new Error('This page needs somebody signed in');
  return data;
}

/** The person signed in, or undefined: for pages everybody may open. */
export function useMaybeCurrentUser(): CurrentUser | undefined {
  return useQuery({ ...currentUserQuery, enabled: current !== undefined }).data;
}

export function isSignedIn(): boolean {
  return current !== undefined;
}

function hold(shared: SharedToken): void {
  current = shared;
  setAccessToken(shared.token);
  clearTimeout(timer);
  timer = setTimeout(() => void renewQuietly(), Math.max(shared.renewAt - Date.now(), 0));
}

/** Ends the session here: no more token, then away from the page, and only then the data under it. */
async function drop(reason: SignOutReason): Promise<void> {
  const wasSignedIn = current !== undefined;
  current = undefined;
  clearTimeout(timer);
  setAccessToken(undefined);
  if (!wasSignedIn) return;
  await leavePages(reason);
  queryClient.clear();
  await setLanguage(languageBeforeLogin());
}

function accept(answer: SessionAnswer): void {
  const lifetimeMs = answer.data.expires;
  const shared = {
    token: answer.data.access_token,
    renewAt: Date.now() + lifetimeMs * RENEW_AT_SHARE,
    lifetimeMs,
  };
  hold(shared);
  tellOtherTabs({ type: 'renewed', shared });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

async function renewUnderLock(): Promise<boolean> {
  const before = current;
  const asked = Date.now();
  return withSessionLock(async () => {
    // Somebody held the lock before us: that tab's token is on its way, or here already.
    if (before === current && Date.now() - asked > 20 && before !== undefined) await pause(HANDOVER_MS);
    if (before !== current && current !== undefined) return true;
    try {
      accept(await api<SessionAnswer>('/auth/refresh', { body: { mode: 'cookie' }, byCookie: true }));
      return true;
    } catch (error) {
      // A dead refresh token ends the session; a lost network or a fault of the server does not.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
      await drop('expired');
      return false;
    }
  });
}

/** Renews the access token; one call at a time in this tab, one tab at a time in this browser. */
export function renewSession(): Promise<boolean> {
  renewing ??= renewUnderLock().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewQuietly(): Promise<boolean> {
  try {
    return await renewSession();
  } catch {
    // Unreachable server: the call that needed the token reports it.
    return false;
  }
}

/** Fetches who is signed in and turns the screen to their language. */
async function loadCurrentUser(): Promise<CurrentUser> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  await setLanguage(languageOf(user));
  return user;
}

/** Who is signed in, asked of the server once; undefined for a guest. */
export async function findPerson(): Promise<CurrentUser | undefined> {
  return (await startSession()) ? loadCurrentUser() : undefined;
}

/** Whether somebody is signed in; the first call asks the refresh cookie, later ones know. */
export async function startSession(): Promise<boolean> {
  if (current !== undefined) return true;
  starting ??= resumeFromCookie().catch((error: unknown) => {
    // The server could not say: the next attempt asks again.
    starting = undefined;
    throw error;
  });
  await starting;
  return isSignedIn();
}

async function resumeFromCookie(): Promise<boolean> {
  joinSessionChannel({ onRenewed: hold, onEnded: () => void drop('signedOut') });
  onTokenExpired(renewQuietly);
  // The readable companion of the session cookie; without it there is nothing to resume and no reason to ask.
  if (!document.cookie.includes('XSRF-TOKEN=')) return false;
  return renewSession();
}

/** Signs in; throws ApiError INVALID_CREDENTIALS for an unknown address and a wrong password alike. */
export async function login(email: string, password: string): Promise<CurrentUser> {
  await startSession();
  const answer = await api<SessionAnswer>('/auth/login', { body: { email, password, mode: 'cookie' } });
  queryClient.clear();
  accept(answer);
  return loadCurrentUser();
}

/** Signs out here and in the other tabs. The screen is left even when the server cannot be told. */
export async function logout(): Promise<void> {
  try {
    await api('/auth/logout', { body: { mode: 'cookie' }, byCookie: true });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  tellOtherTabs({ type: 'ended' });
  await drop('signedOut');
}

/** Puts the session back to its first state. For tests. */
export function resetSession(): void {
  whenSignedOut();
  void drop('signedOut');
  starting = undefined;
  renewing = undefined;
}
