import { ORDER_KINDS, ORDER_STATUSES, ORDER_WAYS } from '#features/billing/billing/model/order.ts';
import { toListSearch, toListView, type ListView } from '#lib/list-search.ts';
import { readId, readOneOf, readText, searchReader } from '#lib/search-values.ts';

const TABS = ['orders', 'sums', 'messages'] as const;

export const MESSAGE_STATES = ['waiting', 'failed', 'done', 'ignored'] as const;

/** The query string of the page; default values are left out. */
export const readOrdersSearch = searchReader({
  tab: readOneOf(TABS),
  search: readText,
  sort: readText,
  status: readOneOf(ORDER_STATUSES),
  kind: readOneOf(ORDER_KINDS),
  way: readOneOf(ORDER_WAYS),
  workspace: readId,
  message: readOneOf(MESSAGE_STATES),
  /** The order whose panel is open. */
  order: readId,
});
export type OrdersSearch = ReturnType<typeof readOrdersSearch>;

/** The filters and order of the list of orders. */
export interface OrdersView extends ListView, Pick<OrdersSearch, 'status' | 'kind' | 'way' | 'workspace'> {}

/** The filters and order of the list of messages. */
export interface MessagesView extends ListView, Pick<OrdersSearch, 'message'> {}

const USUAL = '-date';

export function toOrdersView(search: OrdersSearch): OrdersView {
  const { status, kind, way, workspace } = search;
  return { ...toListView(search, USUAL), status, kind, way, workspace };
}

export function ofOrdersView({ status, kind, way, workspace, ...view }: OrdersView): OrdersSearch {
  return { ...toListSearch(view, USUAL), status, kind, way, workspace };
}

export function toMessagesView(search: OrdersSearch): MessagesView {
  return { ...toListView(search, USUAL), message: search.message };
}

export function ofMessagesView({ message, ...view }: MessagesView): OrdersSearch {
  return { ...toListSearch(view, USUAL), message, tab: 'messages' };
}
