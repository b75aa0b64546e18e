import type {
  WebhookBody,
  WebhookChanges,
  WebhookDeliveriesAnswer,
  WebhookReplayAnswer,
  WebhooksAnswer,
  WebhookSecretAnswer,
} from '@quint/contract/operation/webhooks.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

const REFRESH_MS = 5000;

/** The endpoints of the workspace; refetched while deliveries are pending. */
export const webhooksQuery = queryOptions({
  ...answerQuery<WebhooksAnswer>(['webhooks'], '/webhooks'),
  refetchInterval: ({ state }) =>
    state.data?.endpoints.some(({ waiting }) => waiting > 0) === true ? REFRESH_MS : false,
});

/** The deliveries to an endpoint, newest first. */
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

function useWebhookChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  return useChange(change, { invalidates: [webhooksQuery.queryKey], evenOnError: true });
}

/** Creates an endpoint; the answer contains its secret. */
export const useCreateWebhook = () =>
  useWebhookChange((body: WebhookBody) => apiData<WebhookSecretAnswer>('/webhooks', { body }));

export const useChangeWebhook = () =>
  useWebhookChange(({ id, ...body }: WebhookChanges & { readonly id: string }) =>
    api<void>(`/webhooks/${id}`, { method: 'PATCH', body }),
  );

export const useDeleteWebhook = () =>
  useWebhookChange((id: string) => api<void>(`/webhooks/${id}`, { method: 'DELETE' }));

/** Creates a new secret of an endpoint; the answer contains it. */
export const useRotateSecret = () =>
  useWebhookChange((id: string) =>
    apiData<WebhookSecretAnswer>(`/webhooks/${id}/secret`, { method: 'POST' }),
  );

export const useSendTest = () =>
  useWebhookChange((id: string) => api<void>(`/webhooks/${id}/test`, { method: 'POST' }));

/** Sends all failed deliveries of an endpoint again. */
export const useReplayDead = () =>
  useWebhookChange((id: string) =>
    apiData<WebhookReplayAnswer>(`/webhooks/${id}/replay`, { method: 'POST' }),
  );

/** Sends a delivery again. */
export const useReplay = () =>
  useWebhookChange((deliveryId: string) =>
    api<WebhookReplayAnswer>(`/webhooks/deliveries/${deliveryId}/replay`, { method: 'POST' }),
  );
