import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, NetworkError } from './api-error.ts';
import { notifyFailure } from './failures.ts';
import { i18n } from './i18n.ts';
import { notify, withdraw } from './notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Nothing is lost where it fails, so nobody is told. */
      readonly isSilent?: boolean;
    };
  }
}

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;
/** A proxy without a server behind it, a server that starts or is busy: it may be over in a second. */
const PASSING: readonly number[] = [502, 503, 504];

// One id per kind, so that ten failing calls are one toast.
const OFFLINE = 'fault-network';
const LOADING = 'fault-loading';
const DOING = 'fault-server';

/** How many places on the page say themselves that their data are missing. */
let saidOnPage = 0;
const shown = new Set<string>();

function isServerFault(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 500;
}

/** Asks again for everything on the page that failed. */
function retryFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

function show(
  id: string,
  words: { readonly headline: string; readonly text: string },
  canRetry: boolean,
): void {
  shown.add(id);
  const action = canRetry ? { label: i18n.t('action.retry'), onPress: retryFailed } : undefined;
  notify({ id, type: 'error', ...words, action });
}

function takeBack(id: string): void {
  if (shown.delete(id)) withdraw(id);
}

function showOffline(canRetry: boolean): void {
  show(OFFLINE, { headline: i18n.t('fault.offline'), text: i18n.t('fault.offlineText') }, canRetry);
}

/** Says what no single screen can answer for when something was done: no network, or a fault of the server. */
export function reportFault(error: unknown): void {
  if (error instanceof NetworkError) showOffline(false);
  else if (isServerFault(error)) {
    const headline = error.wasSaving ? i18n.t('fault.saving') : i18n.t('fault.failed');
    notifyFailure(error, { id: DOING, headline, text: i18n.t('fault.failedText') });
  }
}

/** The same for what was fetched; a page that says so itself needs no toast beside it. */
function reportMissing(error: unknown, query: Query<unknown, unknown, unknown>): void {
  if (query.meta?.isSilent === true || saidOnPage > 0) return;
  if (error instanceof NetworkError) showOffline(true);
  else if (isServerFault(error)) {
    show(LOADING, { headline: i18n.t('fault.loading'), text: i18n.t('fault.loadingText') }, true);
  }
}

/** What arrived shows that the network is there; once nothing on the page is missing, nothing is said to be. */
function takeBackMissing(): void {
  takeBack(OFFLINE);
  const missing = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (missing.length === 0) takeBack(LOADING);
}

/** For a place that says itself that its data are missing: as long as it stands, no toast says so too. */
export function useFaultOnPage(): void {
  useEffect(() => {
    saidOnPage += 1;
    takeBack(LOADING);
    takeBack(OFFLINE);
    return () => {
      saidOnPage -= 1;
    };
  }, []);
}

/** Says that the network is gone when the browser knows it, and takes it back. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => showOffline(false));
  window.addEventListener('online', () => takeBack(OFFLINE));
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  return error instanceof NetworkError || (error instanceof ApiError && PASSING.includes(error.status));
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportMissing, onSuccess: takeBackMissing }),
    mutationCache: new MutationCache({ onError: reportFault, onSuccess: () => takeBack(OFFLINE) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: isWorthRetrying,
        networkMode: 'always',
        // What failed is asked for again; what stands on the page may stay as it is.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
