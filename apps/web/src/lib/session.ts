import type { CurrentUser, CurrentUserAnswer, SessionAnswer } from '@quint/contract/workspace/session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { accountChanges, followAccount, type AccountChange } from './account-changes.ts';
import { registerAnalyticsStore } from './analytics.ts';
import { api, onTokenExpired, setAccessToken } from './api-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { dropDrafts } from './drafts.ts';
import { setLanguage, setReader } from './i18n.ts';
import { languageBeforeLogin, rememberAccountLanguage } from './locale.ts';
import { queryClient } from './query.ts';
import { leavePages, whenSignedOut, type SignOutReason } from './sign-out.ts';
import { joinSessionChannel, notifyOtherTabs, withSessionLock, type SharedToken } from './session-channel.ts';

/** The token is renewed once this share of its life has passed. */
const RENEW_AT_SHARE = 0.8;
/** How long a tab that waited for another tab's renewal listens for the token before it renews itself. */
const HANDOVER_MS = 300;

let current: SharedToken | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let startPromise: Promise<boolean> | undefined;
let renewalPromise: Promise<boolean> | undefined;

const currentUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }) => {
    const answer = await api<CurrentUserAnswer>('/users/me', { signal });
    return answer.data;
  },
  staleTime: 300_000,
});

/** The cached current user; undefined for a guest. */
export function findCurrentUser(): CurrentUser | undefined {
  return current === undefined ? undefined : queryClient.getQueryData(currentUserQuery.queryKey);
}

/** The current user. For pages and layouts behind the guard: throws for a guest. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (data === undefined) throw new Error('This page needs a signed-in user');
  return data;
}

/** The current user, or undefined: for pages open to everybody. */
export function useMaybeCurrentUser(): CurrentUser | undefined {
  // A page that stays when the session ends draws itself again without the user, whom the query still knows.
  const isIn = useSyncExternalStore(watchEnd, isSignedIn, isSignedIn);
  const { data } = useQuery({ ...currentUserQuery, enabled: isIn });
  return isIn ? data : undefined;
}

const removeSubscriber = new Set<() => void>();

function watchEnd(onEnd: () => void): () => void {
  removeSubscriber.add(onEnd);
  return () => removeSubscriber.delete(onEnd);
}

export function isSignedIn(): boolean {
  return current !== undefined;
}

function hold(sharedToken: SharedToken): void {
  current = sharedToken;
  setAccessToken(sharedToken.token);
  clearTimeout(timer);
  timer = setTimeout(() => void renewQuietly(), Math.max(sharedToken.renewAt - Date.now(), 0));
}

/** Ends the session in this tab: drops the token, leaves the page, and only then clears its data. */
async function drop(reason: SignOutReason, leave = leavePages): Promise<void> {
  const wasSignedIn = current !== undefined;
  current = undefined;
  clearTimeout(timer);
  setAccessToken(undefined);
  accountChanges.clear();
  if (!wasSignedIn) return;
  if (reason === 'signedOut' || reason === 'elsewhere') dropDrafts();
  await leave(reason);
  // The user has signed in on the page it led to, and signing in has cleared the data itself.
  if (isSignedIn()) return;
  queryClient.clear();
  for (const onEnd of removeSubscriber) onEnd();
  setReader('');
  rememberAccountLanguage(undefined);
  await setLanguage(languageBeforeLogin());
}

function accept(answer: SessionAnswer): void {
  const lifetimeMs = answer.data.expires;
  const sharedToken = {
    token: answer.data.access_token,
    renewAt: Date.now() + lifetimeMs * RENEW_AT_SHARE,
    lifetimeMs,
  };
  hold(sharedToken);
  notifyOtherTabs({ type: 'renewed', shared: sharedToken });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Asks for a new token. False when the server refuses it: that ends the session; a lost network or a server fault does not. */
async function requestToken(): Promise<boolean> {
  try {
    const request = { body: { mode: 'cookie' }, byCookie: true, isBackground: true } as const;
    accept(await api<SessionAnswer>('/auth/refresh', request));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
    return false;
  }
}

async function renewUnderLock(): Promise<boolean> {
  const before = current;
  const hasToken = await withSessionLock(async (isAfterOther) => {
    // Another tab held the lock before: its token is on its way, or here already.
    if (isAfterOther && before === current && before !== undefined) await pause(HANDOVER_MS);
    return (before !== current && current !== undefined) || requestToken();
  });
  // What was refused is the session before, if another one has begun meanwhile.
  if (!hasToken && before === current) await drop('expired');
  return isSignedIn();
}

/** Renews the access token; one call at a time in this tab, one tab at a time in this browser. */
export function renewSession(): Promise<boolean> {
  renewalPromise ??= renewUnderLock().finally(() => {
    renewalPromise = undefined;
  });
  return renewalPromise;
}

async function renewQuietly(): Promise<boolean> {
  try {
    return await renewSession();
  } catch {
    // The server is unreachable: the call that needed the token reports it.
    return false;
  }
}

/** Loads the current user and switches the screen to their language. */
async function loadCurrentUser(): Promise<CurrentUser> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  await followAccount(user);
  return user;
}

/** The current user, loaded once; undefined for a guest. */
export async function findPerson(): Promise<CurrentUser | undefined> {
  return (await startSession()) ? loadCurrentUser() : undefined;
}

/** Whether a user is signed in; the first call asks with the refresh cookie, later ones use the result. */
export async function startSession(): Promise<boolean> {
  if (current !== undefined) return true;
  startPromise ??= resumeFromCookie().catch((error: unknown) => {
    // The server did not answer: the next attempt asks again.
    startPromise = undefined;
    throw error;
  });
  await startPromise;
  return isSignedIn();
}

async function resumeFromCookie(): Promise<boolean> {
  joinSessionChannel({
    onRenewed: hold,
    onEnded: () => void drop('elsewhere'),
    // Another tab switched the workspace: saving from this page would write into the wrong one.
    onSwitched: () => location.assign('/'),
  });
  onTokenExpired(renewSession);
  registerAnalyticsStore({ findPerson: findCurrentUser });
  // The readable companion of the session cookie; without it there is no session to resume.
  if (!document.cookie.includes('XSRF-TOKEN=')) return false;
  return renewSession();
}

/**
 * Signs in with a proof that one of the server's paths accepts: a password, a passkey, a mailed token. Throws refusals
 * as ApiError; the session before stays in that case.
 */
export async function signIn(path: string, proof: Readonly<Record<string, unknown>>): Promise<CurrentUser> {
  await startSession();
  // Not beside a renewal: its refusal takes the cookie away, and would take the new one.
  const answer = await withSessionLock(() =>
    api<SessionAnswer>(path, { body: { ...proof, mode: 'cookie' } }),
  );
  // The server has set it: a browser that did not keep it loses the session at the next renewal.
  if (!document.cookie.includes('XSRF-TOKEN=')) window.showCookiesBlocked?.();
  // The user may be another one than before: data in other tabs is not theirs.
  if (isSignedIn()) notifyOtherTabs({ type: 'ended' });
  queryClient.clear();
  accept(answer);
  const user = await loadCurrentUser();
  dropDrafts({ except: user.id });
  return user;
}

/** Reads the current user again, after what they may do has changed. */
export async function reloadCurrentUser(): Promise<CurrentUser> {
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

/** Changes the own account and switches the screen to its language. */
export async function changeAccount(change: AccountChange): Promise<CurrentUser> {
  try {
    return await accountChanges.add(change, sendChange);
  } finally {
    // After a failure the screen goes back to the language of the account.
    const user = findCurrentUser();
    if (user !== undefined) await followAccount(user);
  }
}

async function sendChange(change: AccountChange): Promise<CurrentUser> {
  const { data } = await api<CurrentUserAnswer>('/users/me', { method: 'PATCH', body: change });
  queryClient.setQueryData(currentUserQuery.queryKey, data);
  return data;
}

/** Settings that do not depend on the workspace. */
const STAYS_ON_SWITCH: readonly unknown[] = ['session', 'public-settings'];

/**
 * Switches the workspace: tells the server, goes to a page that every workspace has (`leave`), and drops all cached
 * data of the workspace before. A failure ends the session, because the current workspace is then unknown. Resolves to
 * whether it worked.
 */
export async function switchWorkspace(workspaceId: string, leave: () => Promise<void>): Promise<boolean> {
  const ofWorkspace = {
    predicate: (query: { queryKey: readonly unknown[] }) => !STAYS_ON_SWITCH.includes(query.queryKey[0]),
  };
  try {
    await queryClient.cancelQueries(ofWorkspace);
    await changeAccount({ active_workspace: workspaceId });
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the person only sees the login page; the reason must be somewhere
    console.error('The workspace could not be switched', cause);
    await drop('failed');
    return false;
  }
  notifyOtherTabs({ type: 'switched' });
  queryClient.removeQueries({ ...ofWorkspace, type: 'inactive' });
  await leave();
  await queryClient.resetQueries(ofWorkspace);
  return true;
}

/**
 * Leaves the session of an account that was deleted: the server has ended it with the account. The call only takes the
 * cookie away, so that its failure changes nothing for the user.
 */
export async function leaveErasedAccount(leave: () => Promise<void>): Promise<void> {
  const request = { body: { mode: 'cookie' }, byCookie: true, isBackground: true } as const;
  await api('/auth/logout', request).catch(() => undefined);
  notifyOtherTabs({ type: 'ended' });
  await drop('signedOut', leave);
}

/** Signs out here and in the other tabs. The page is left even when the server refuses. */
export async function logout(): Promise<void> {
  try {
    await api('/auth/logout', { body: { mode: 'cookie' }, byCookie: true });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  notifyOtherTabs({ type: 'ended' });
  await drop('signedOut');
}

/** Resets the session. For tests. */
export function resetSession(): void {
  whenSignedOut();
  void drop('signedOut');
  startPromise = undefined;
  renewalPromise = undefined;
}
