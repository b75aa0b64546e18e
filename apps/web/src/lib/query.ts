import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, isApiError, NetworkError } from './api-error.ts';
import { hasReason, isReported, markReported, notifyFailure, notifyRefusal } from './failures.ts';
import { i18n } from './i18n.ts';
import { notify, withdraw } from './notify.ts';
import { offerMore } from './plan-limit.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A failure has no consequences, so it is not reported. */
      readonly isSilent?: boolean;
    };
  }
}

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;
/** A proxy without a server, or a server that is starting or busy: retrying may help within a second. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

// One id per kind, so that ten failed calls show one toast.
const OFFLINE = 'fault-network';
/** A write that was lost: later successful reads do not withdraw its report. */
const LOST_FAULT = 'fault-lost';
const LOADING_FAULT = 'fault-loading';
const SERVER_FAULT = 'fault-server';
const REFUSED_FAULT = 'fault-refused';

/** The number of components on the page that show missing data themselves. */
let saidOnPage = 0;
const shownIds = new Set<string>();

function isServerFault(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 500;
}

/** Retries every failed query on the page. */
function retryFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

function show(
  id: string,
  texts: { readonly headline: string; readonly text: string },
  canRetry: boolean,
): void {
  shownIds.add(id);
  const action = canRetry ? { label: i18n.t('action.retry'), onPress: retryFailed } : undefined;
  notify({ id, type: 'error', ...texts, action });
}

function takeBack(id: string): void {
  if (shownIds.delete(id)) withdraw(id);
}

function showOffline(canRetry: boolean): void {
  show(OFFLINE, { headline: i18n.t('fault.offline'), text: i18n.t('fault.offlineText') }, canRetry);
}

/** Whether the user knows already: the session ended, or they cancelled. */
function isKnownToUser(error: unknown): boolean {
  return isApiError(error, 'TOKEN_EXPIRED') || (error instanceof DOMException && error.name === 'AbortError');
}

/** Reports that a write did not reach the server, until the same request succeeds. */
function reportLost(error: NetworkError): void {
  takeBack(OFFLINE);
  notifyFailure(error, {
    id: LOST_FAULT,
    headline: i18n.t('fault.offline'),
    text: i18n.t('fault.offlineText'),
  });
}

/** Shows the general toast for a failed action, once per error: no network, a refusal, or a fault. */
export function reportFault(error: unknown): void {
  if (isReported(error) || isKnownToUser(error)) return;
  markReported(error);
  if (error instanceof NetworkError) return error.isWrite ? reportLost(error) : showOffline(false);
  if (offerMore(error)) return;
  const wasSaving = error instanceof ApiError && error.wasSaving;
  const headline = wasSaving ? i18n.t('fault.saving') : i18n.t('fault.failed');
  if (hasReason(error)) notifyRefusal(error, { id: REFUSED_FAULT, headline });
  else notifyFailure(error, { id: SERVER_FAULT, headline, text: i18n.t('fault.failedText') });
}

/** Reports network and server faults of mutations, for which no page has a text. */
function reportOutage(error: unknown): void {
  if (error instanceof NetworkError || (isServerFault(error) && !hasReason(error))) reportFault(error);
}

/** Errors of mutations, which are reported when the mutation has ended. */
const ofMutations = new WeakSet<object>();

/**
 * Shows the general toast unless a handler or the page has shown the error. Handlers run in microtasks; the query
 * library renders its changes in a timer, which the second timer follows.
 */
function reportUnlessShown(error: unknown): void {
  setTimeout(() => setTimeout(() => reportFault(error)));
}

/** Reports a failed write outside of a mutation with the general toast, unless a caller shows it. */
export function watchFailedWrite(error: unknown): void {
  setTimeout(() => {
    const isOfMutation = typeof error === 'object' && error !== null && ofMutations.has(error);
    if (!isOfMutation) reportUnlessShown(error);
  });
}

/** Reports a failed query, unless the page does. */
function reportMissing(error: unknown, query: Query<unknown, unknown, unknown>): void {
  if (query.meta?.isSilent === true || saidOnPage > 0) return;
  markReported(error);
  if (error instanceof NetworkError) showOffline(true);
  else if (isServerFault(error) || (error instanceof ApiError && !hasReason(error))) {
    const text = hasReason(error) ? error.message : i18n.t('fault.loadingText');
    show(LOADING_FAULT, { headline: i18n.t('fault.loading'), text }, true);
  } else if (isApiError(error, 'REQUESTS_EXCEEDED')) {
    show(LOADING_FAULT, { headline: i18n.t('fault.loading'), text: error.message }, true);
  }
}

/** A successful query proves that the network is back; once no data is missing, the toast is withdrawn. */
function takeBackMissing(): void {
  takeBack(OFFLINE);
  const failedQueries = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (failedQueries.length === 0) takeBack(LOADING_FAULT);
}

/** For a component that reports missing data itself: suppresses the toast while it is mounted. */
export function useFaultOnPage(): void {
  useEffect(() => {
    saidOnPage += 1;
    takeBack(LOADING_FAULT);
    takeBack(OFFLINE);
    return () => {
      saidOnPage -= 1;
    };
  }, []);
}

/** Shows a toast while the browser is offline. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => showOffline(false));
  window.addEventListener('online', () => takeBack(OFFLINE));
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  return (
    error instanceof NetworkError || (error instanceof ApiError && PASSING_STATUSES.includes(error.status))
  );
}

/** Reports the failure of a mutation after its own handlers, so that none can be forgotten. */
function watchMutations(): MutationCache {
  const cache = new MutationCache({
    onError(error) {
      ofMutations.add(error);
      reportOutage(error);
    },
    onSuccess: () => takeBack(OFFLINE),
  });
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') reportUnlessShown(event.action.error);
  });
  return cache;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportMissing, onSuccess: takeBackMissing }),
    mutationCache: watchMutations(),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: isWorthRetrying,
        networkMode: 'always',
        // Failed queries are retried; loaded data may stay.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
