import type {
  GrantAnswer,
  GrantBody,
  OrderAnswer,
  OrderNoteBody,
  OrderSumsAnswer,
} from '@quint/contract/billing/orders.ts';
import type { Filter, Row } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ORDER_FIELDS } from '#features/billing/billing/api.ts';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';
import type { MessagesView, OrdersView } from './search.ts';

const FIELDS = [
  ...ORDER_FIELDS,
  'is_given',
  ...below('organization', ['id', 'name']),
  ...below('user_created', ['fullname', 'email']),
] as const;
export type PlatformOrder = Row<'orders', typeof FIELDS>;

/** The filtered orders of all workspaces by pages. */
export function platformOrderPages({ status, kind, way, workspace, ...view }: OrdersView, page: number) {
  const filters: Filter<'orders'>[] = [
    ...(status === undefined ? [] : [{ status }]),
    ...(kind === undefined ? [] : [{ kind }]),
    ...(way === undefined ? [] : [{ way }]),
    ...(workspace === undefined ? [] : [{ organization: workspace }]),
  ];
  return listPages('orders', {
    fields: FIELDS,
    find: (conditions) => ({
      filter: {
        _and: [
          ...conditions.map((word) => ({ _or: [{ number: word }, { organization: { name: word } }] })),
          ...filters,
        ],
      },
    }),
    sorts: {
      what: ['kind', 'date_created'],
      workspace: ['organization.name', 'date_created'],
      date: ['date_created', 'id'],
      amount: ['amount', 'date_created'],
      way: ['way', 'date_created'],
      state: ['status', 'date_created'],
    },
  })(view, page);
}

/** The name of the workspace to which the list is filtered. */
export function workspaceNameQuery(id: string) {
  return queryOptions({
    queryKey: ['organizations', 'name', id],
    queryFn: async ({ signal }) => (await items('organizations').get(id, { fields: ['name'], signal })).name,
    // The filter works without it.
    meta: { isSilent: true },
  });
}

/** Orders that the platform must answer: open requests, and returned orders that are refunded by hand. */
const WAITING_FILTER: Filter<'orders'> = {
  way: 'offer',
  status: { _in: ['created', 'returning'] },
};
/** Shown at first; the list below has all of them. */
const REQUESTS_SHOWN = 20;

/** The requests waiting for an answer, the oldest first. */
export const requestsQuery = queryOptions({
  queryKey: ['orders', 'requests'],
  queryFn: ({ signal }) =>
    items('orders').page({
      fields: FIELDS,
      filter: WAITING_FILTER,
      sort: ['date_created', 'id'],
      limit: REQUESTS_SHOWN,
      signal,
    }),
});

/** How many requests are waiting. */
export const requestsCountQuery = queryOptions({
  queryKey: ['orders', 'requests-count'],
  queryFn: ({ signal }) => items('orders').count({ filter: WAITING_FILTER, signal }),
  // A badge of the menu, which no user requested.
  meta: { isSilent: true },
});

export function platformOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'platform', id],
    queryFn: ({ signal }) => items('orders').get(id, { fields: FIELDS, signal }),
  });
}

export type OrderAnswerAct = 'fulfil' | 'decline' | 'refund';

/** Answers a request, or refunds an order. */
export function useAnswerOrder(id: string) {
  return useChange(
    ({ act, ...body }: z.infer<typeof OrderNoteBody> & { readonly act: OrderAnswerAct }) =>
      apiData<OrderAnswer>(`/platform/orders/${id}/${act}`, { body }),
    {
      // Another administrator may have been faster: shows the current state in any case.
      invalidates: [['orders'], ['organizations'], ['insight-entries'], ['billing'], ['session', 'user']],
      evenOnError: true,
    },
  );
}

/** Grants a workspace talent insights; returns how many it has then. */
export function useGrant(organizationId: string) {
  return useChange(
    async (body: GrantBody) => {
      const path = `/platform/organizations/${organizationId}/insights`;
      return (await api<z.infer<typeof GrantAnswer>>(path, { body })).data.insights;
    },
    { invalidates: [['organizations'], ['insight-entries'], ['billing'], ['session', 'user']] },
  );
}

/** The revenue by month, the oldest first. */
export const sumsQuery = answerQuery<OrderSumsAnswer>(['orders', 'sums'], '/platform/orders/sums');
export type MonthSums = OrderSumsAnswer['data'][number];

const MESSAGE_FIELDS = [
  'id',
  'message',
  'type',
  'subject',
  'order',
  'status',
  'attempts',
  'error',
  'date_sent',
  'date_created',
  'date_done',
  'organization.name',
] as const;
export type ProviderMessage = Row<'payment_events', typeof MESSAGE_FIELDS>;

/** The messages of the provider by pages. */
export function messagePages({ message, ...view }: MessagesView, page: number) {
  return listPages('payment_events', {
    fields: MESSAGE_FIELDS,
    find: (_conditions, text) => ({
      ...(text === '' ? {} : { search: text }),
      ...(message === undefined ? {} : { filter: { status: message } }),
    }),
    sorts: {
      type: ['type', 'date_created'],
      date: ['date_created', 'id'],
      state: ['status', 'date_created'],
      attempts: ['attempts', 'date_created'],
      workspace: ['organization.name', 'date_created'],
    },
  })(view, page);
}

/** Processes a message of the provider again. */
export function useReplay() {
  return useChange((id: string) => api(`/platform/payment-events/${id}/replay`, { method: 'POST' }), {
    invalidates: [['payment_events']],
    evenOnError: true,
  });
}
