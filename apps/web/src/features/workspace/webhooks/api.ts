import type {
  WebhookBody,
  WebhookChanges,
  WebhookDeliveriesAnswer,
  WebhookReplayAnswer,
  WebhooksAnswer,
  WebhookSecretAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

const REFRESH_MS = 5000;

/** The endpoints of the workspace; asked again while something is on its way. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await api<WebhooksAnswer>('/webhooks', { signal })).data,
  refetchInterval: ({ state }) =>
    state.data?.endpoints.some(({ waiting }) => waiting > 0) === true ? REFRESH_MS : false,
});

/** What was sent to an endpoint, newest first. */
export function deliveriesQuery(endpointId: string) {
  return infiniteQueryOptions({
    queryKey: ['webhooks', endpointId, 'deliveries'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { before: pageParam };
      return (await api<WebhookDeliveriesAnswer>(`/webhooks/${endpointId}/deliveries`, { query, signal }))
        .data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ deliveries, has_more: hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
  });
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}

/** Makes an endpoint; the answer has its secret. */
export const useCreateWebhook = () =>
  useChange(async (body: WebhookBody) => (await api<WebhookSecretAnswer>('/webhooks', { body })).data);

export const useChangeWebhook = () =>
  useChange(({ id, ...body }: WebhookChanges & { readonly id: string }) =>
    api<void>(`/webhooks/${id}`, { method: 'PATCH', body }),
  );

export const useDeleteWebhook = () =>
  useChange((id: string) => api<void>(`/webhooks/${id}`, { method: 'DELETE' }));

/** Gives an endpoint a new secret, which the answer has. */
export const useRotateSecret = () =>
  useChange(
    async (id: string) => (await api<WebhookSecretAnswer>(`/webhooks/${id}/secret`, { method: 'POST' })).data,
  );

export const useSendTest = () =>
  useChange((id: string) => api<void>(`/webhooks/${id}/test`, { method: 'POST' }));

/** Sends again everything that an endpoint was not told. */
export const useReplayDead = () =>
  useChange(
    async (id: string) => (await api<WebhookReplayAnswer>(`/webhooks/${id}/replay`, { method: 'POST' })).data,
  );

/** Sends a delivery again. */
export const useReplay = () =>
  useChange((deliveryId: string) =>
    api<WebhookReplayAnswer>(`/webhooks/deliveries/${deliveryId}/replay`, { method: 'POST' }),
  );
