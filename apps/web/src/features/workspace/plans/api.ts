import type { BillingAnswer, PortalAnswer } from '@quint/contract/billing/billing.ts';
import type { Row } from '@quint/contract/items.ts';
import type {
  CheckoutAnswer,
  CheckoutBody,
  Order,
  OrderAnswer,
  PremiumReportAnswer,
} from '@quint/contract/billing/orders.ts';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';

/** The plan, usage and payments of the workspace; for its administrators, also while it is paused. */
export const billingQuery = answerQuery<BillingAnswer>(['billing', 'account'], '/billing');

const OPEN_FIELDS = [
  'id',
  'kind',
  'way',
  'insights',
  'period',
  'administrators',
  'members',
  'date_created',
] as const;
export type OpenOrder = Row<'orders', typeof OPEN_FIELDS> & { readonly talent: string | null };

/** The orders of a workspace that wait for a payment or an answer, the last one first. */
export function openOrdersQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['orders', 'open', workspaceId],
    queryFn: async ({ signal }): Promise<OpenOrder[]> => {
      const rows = await items('orders').list({
        fields: [...OPEN_FIELDS, 'talent'],
        filter: { organization: workspaceId, status: 'created' },
        sort: '-date_created',
        limit: 20,
        signal,
      });
      return rows;
    },
  });
}

/** The name of the person whose premium report is ordered; null for an unknown person. */
export function talentNameQuery(id: string) {
  return queryOptions({
    queryKey: ['talents', 'name', id],
    queryFn: async ({ signal }) => {
      const fields = ['fullname', 'is_big_five_report_unlocked'] as const;
      const [talent] = await items('talents').list({ fields, filter: { id }, limit: 1, signal });
      return talent ?? null;
    },
  });
}

/** The own premium report: of a talent with an account, or of the person whose survey is open in this browser. */
export function ownReportQuery(isConsumer: boolean) {
  return queryOptions({
    queryKey: ['premium-report', 'checkout', isConsumer],
    queryFn: async ({ signal }) => {
      const path = isConsumer ? '/survey/report' : '/own-report';
      return (await api<PremiumReportAnswer>(path, { signal, byCookie: isConsumer })).data;
    },
    // The page itself shows what is missing.
    meta: { isSilent: true },
  });
}

/** Places an order, or continues the open one for the same subject. */
export async function createOrder(body: CheckoutBody): Promise<CheckoutAnswer['data']> {
  return (await api<CheckoutAnswer>('/checkout/sessions', { body })).data;
}

/** Places an order for the own report of a person without an account. */
export async function createReportOrder(expectedAmount: number): Promise<CheckoutAnswer['data']> {
  const body = { expectedAmount };
  return (await api<CheckoutAnswer>('/survey/report/orders', { body, byCookie: true })).data;
}

/** Cancels an open order. */
export async function cancelOrder(id: string): Promise<Order> {
  return (await api<OrderAnswer>(`/checkout/sessions/${id}/cancel`, { method: 'POST' })).data;
}

/** Reads the current state of an order. */
export async function readOrder(id: string, isConsumer: boolean, signal: AbortSignal): Promise<Order> {
  const path = isConsumer ? `/survey/report/orders/${id}` : `/checkout/sessions/${id}`;
  return (await api<OrderAnswer>(path, { signal, byCookie: isConsumer })).data;
}

/** The address of the provider's page for the subscription. */
export async function openPortal(): Promise<string> {
  return (await api<PortalAnswer>('/billing/portal', { method: 'POST' })).data.url;
}

/** Opens that page in the same tab. */
export function usePortal() {
  return useMutation({
    mutationFn: openPortal,
    onSuccess: (url) => window.location.assign(url),
  });
}

/**
 * Invalidates the data that an order may have changed: the workspace, its limits and its orders. The user is refetched
 * at once.
 */
export async function refreshAfterOrder(client: QueryClient): Promise<void> {
  const isUnaffected = (key: unknown) => key === 'public-settings' || key === 'session' || key === 'order';
  await Promise.all([
    client.refetchQueries({ queryKey: ['session', 'user'] }),
    client.invalidateQueries({ predicate: ({ queryKey }) => !isUnaffected(queryKey[0]) }),
  ]);
}

/** The plan, usage and payments of the workspace; undefined while loading, and for users who may not read it. */
export function useBilling(isEnabled: boolean) {
  return useQuery({ ...billingQuery, enabled: isEnabled }).data;
}
