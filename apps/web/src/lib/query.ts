import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-error.ts';
import { i18n } from './i18n.ts';
import { notify } from './notify.ts';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

function isServerFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/**
 * Says what no single screen can answer for: no network, or a fault of the server. One id per kind, so that ten
 * failing calls are one toast.
 */
export function reportFault(error: unknown): void {
  if (error instanceof NetworkError) {
    notify({
      id: 'fault-network',
      type: 'error',
      headline: i18n.t('fault.offline'),
      text: i18n.t('fault.offlineText'),
    });
  } else if (isServerFault(error)) {
    notify({
      id: 'fault-server',
      type: 'error',
      headline: i18n.t('fault.failed'),
      text: i18n.t('fault.failedText'),
    });
  }
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503);
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFault }),
    mutationCache: new MutationCache({ onError: reportFault }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
