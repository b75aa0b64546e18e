import type {
  ApiTokensAnswer,
  NewApiToken,
  NewApiTokenAnswer,
} from '@quint/contract/workspace/api-tokens.ts';
import type { z } from 'zod';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** The tokens of the workspace that the user may see. */
export const apiTokensQuery = answerQuery<z.infer<typeof ApiTokensAnswer>>(['api-tokens'], '/tokens');

/** Creates a token; only the answer contains the token itself. */
export function useMakeToken() {
  return useChange((body: NewApiToken) => apiData<z.infer<typeof NewApiTokenAnswer>>('/tokens', { body }), {
    invalidates: [apiTokensQuery.queryKey],
  });
}

/** Makes the user responsible for a token of the workspace. */
export function useTakeOverToken() {
  return useChange((id: string) => api(`/tokens/${id}/take-over`, { body: {} }), {
    invalidates: [apiTokensQuery.queryKey],
    evenOnError: true,
  });
}

export function useRevokeToken() {
  return useChange((id: string) => api(`/tokens/${id}`, { method: 'DELETE' }), {
    invalidates: [apiTokensQuery.queryKey],
    evenOnError: true,
  });
}
