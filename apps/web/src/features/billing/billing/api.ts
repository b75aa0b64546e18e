import type { Billing, BillingAnswer, BillingBody } from '@quint/contract/billing/billing.ts';
import type { Row } from '@quint/contract/items.ts';
import type { CheckoutAnswer, CheckoutBody, OrderAnswer } from '@quint/contract/billing/orders.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { billingQuery, cancelOrder, readOrder } from '#features/workspace/plans/api.ts';
import { ROWS_ON_PAGE } from '#features/base/records/model/row-page.ts';
import { api } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { reloadPublicSettings } from '#lib/public-settings.ts';
import { below, items } from '#lib/items.ts';

/** The fields of an order that its details show. */
export const ORDER_FIELDS = [
  'id',
  'number',
  'kind',
  'way',
  'status',
  'lines',
  'amount',
  'tax',
  'amount_refunded',
  'insights',
  'period',
  'administrators',
  'members',
  'message',
  'note',
  'date_created',
  'date_paid',
  'date_ended',
] as const;
const ORDER_NAMES = ['talent.fullname', 'user_created.fullname'] as const;
/** Names are not requested in a paused workspace, which shows nothing about people. */
export type OrderRow = Row<'orders', typeof ORDER_FIELDS, typeof ORDER_NAMES>;

/** A workspace, and whether names of its people can be read. */
export interface OfWorkspace {
  readonly organizationId: string;
  readonly isFrozen: boolean;
}

/** The orders of a workspace by pages, the newest first. */
export function orderPages({ organizationId, isFrozen }: OfWorkspace) {
  return (page: number) =>
    queryOptions({
      queryKey: ['orders', 'list', organizationId, isFrozen, page],
      queryFn: ({ signal }) =>
        items('orders').page({
          fields: ORDER_FIELDS,
          optionalFields: isFrozen ? [] : ORDER_NAMES,
          filter: { organization: organizationId },
          sort: ['-date_created', '-id'],
          limit: ROWS_ON_PAGE,
          page: page + 1,
          signal,
        }),
    });
}

/** An order as its workspace or person sees it, with the last day on which it can be returned. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => readOrder(id, false, signal),
  });
}

const ENTRY_FIELDS = [
  ...(['id', 'kind', 'amount', 'balance', 'reason', 'date_created'] as const),
  ...below('order', ['number', 'kind', 'insights', 'period']),
] as const;
const ENTRY_NAMES = [...below('talent', ['id', 'fullname']), 'user_created.fullname'] as const;
export type EntryRow = Row<'insight_entries', typeof ENTRY_FIELDS, typeof ENTRY_NAMES>;

/** Every change of the talent insights by pages, the newest first. */
export function entryPages({ organizationId, isFrozen }: OfWorkspace) {
  return (page: number) =>
    queryOptions({
      queryKey: ['insight-entries', 'list', organizationId, isFrozen, page],
      queryFn: ({ signal }) =>
        items('insight_entries').page({
          fields: ENTRY_FIELDS,
          optionalFields: isFrozen ? [] : ENTRY_NAMES,
          filter: { organization: organizationId },
          sort: ['-date_created', '-id'],
          limit: ROWS_ON_PAGE,
          page: page + 1,
          signal,
        }),
    });
}

/** Refetches everything that shows the plan, the budget or the pause. */
function refresh(client: QueryClient): Promise<unknown> {
  const keys = [
    ['orders'],
    ['insight-entries'],
    ['session', 'user'],
    ['workspace-account'],
    ['organizations'],
  ];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useSavePaymentEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BillingBody): Promise<Billing> =>
      (await api<BillingAnswer>('/billing', { method: 'PATCH', body })).data,
    onSuccess: (billing) => {
      client.setQueryData(billingQuery.queryKey, billing);
      return refresh(client);
    },
    // Another administrator, or the provider, may have been faster: shows the current state.
    onError: () => client.invalidateQueries({ queryKey: billingQuery.queryKey }),
  });
}

/** Places an order that the platform answers. */
export function useRequestOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CheckoutBody) =>
      (await api<CheckoutAnswer>('/checkout/sessions', { body })).data.order,
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
    onError: (error) => (isApiError(error, 'order.price_changed') ? reloadPublicSettings() : undefined),
  });
}

/** Withdraws an open order, or returns a premium report. */
export function useOrderAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: 'cancel' | 'refund') =>
      act === 'cancel'
        ? cancelOrder(id)
        : (await api<OrderAnswer>(`/checkout/sessions/${id}/refund`, { method: 'POST' })).data,
    onSuccess: async (order) => {
      client.setQueryData(orderQuery(id).queryKey, order);
      await refresh(client);
    },
    // Another administrator, or the payment, may have been faster: shows the current state.
    onError: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
