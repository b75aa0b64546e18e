import type {
  ApiTokensAnswer,
  NewApiToken,
  NewApiTokenAnswer,
} from '@quint/contract/workspace/api-tokens.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';

/** The tokens of the workspace as far as the user sees them. */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => (await api<z.infer<typeof ApiTokensAnswer>>('/tokens', { signal })).data,
});

/** Creates a token; its answer alone has the token itself. */
export function useMakeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewApiToken) =>
      (await api<z.infer<typeof NewApiTokenAnswer>>('/tokens', { body })).data,
    onSuccess: () => client.invalidateQueries(apiTokensQuery),
  });
}

/** Makes the user the administrator who is responsible for a token of the workspace. */
export function useTakeOverToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(`/tokens/${id}/take-over`, { body: {} }),
    onSettled: () => client.invalidateQueries(apiTokensQuery),
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(`/tokens/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries(apiTokensQuery),
  });
}
