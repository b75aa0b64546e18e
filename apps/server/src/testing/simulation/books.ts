import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { CheckoutState, SubscriptionState } from '#payments/payment-port.ts';
import { readBooks } from '#testing/payments.ts';
import type { Product } from '#testing/product.ts';
import type { World } from '#testing/simulation/world.ts';

/** The effect of a paid order, by its checkout alone. */
interface PaidOrder {
  readonly order: string;
  readonly state: CheckoutState;
  readonly isPaidBack: boolean;
}

const byOrder = (a: readonly unknown[], b: readonly unknown[]) => compareCodes(String(a[0]), String(b[0]));

/** Paid checkouts, in the order they were shown, and their refunds. */
async function listBought({ port, provider, pages }: World): Promise<PaidOrder[]> {
  const paidOrders: PaidOrder[] = [];
  for (const session of new Set(pages)) {
    const state = await port.readCheckout(session);
    const page = provider.look(session);
    if (state.status !== 'paid' || page === undefined) continue;
    const { refundedAmount } = state;
    const { amount_total: total, metadata } = page;
    paidOrders.push({ order: metadata.order ?? '', state, isPaidBack: refundedAmount >= total });
  }
  return paidOrders;
}

/** The states of the created subscriptions at the provider, oldest first. */
async function listSubscriptions({ port }: World, paidOrders: readonly PaidOrder[]) {
  const subscriptions: { readonly id: string; readonly state: SubscriptionState }[] = [];
  for (const { state } of paidOrders) {
    const { subscription: id } = state;
    if (id !== undefined) subscriptions.push({ id, state: await port.readSubscription(id) });
  }
  return subscriptions;
}

const givesFlow = ({ state: { status } }: { state: SubscriptionState }) =>
  status === 'active' || status === 'past_due';

/** The expected books, computed only from the state of the provider. */
export async function expectBooks(product: Product, world: World) {
  const paidOrders = await listBought(world);
  const subscriptions = await listSubscriptions(world, paidOrders);
  const { orders } = await readBooks(product, world.organizationId);
  const openSubscriptions = subscriptions.filter(({ state: { status } }) => status !== 'canceled');
  const last = openSubscriptions[0] ?? subscriptions.at(-1);
  const unrefundedIds = paidOrders.filter(({ isPaidBack }) => !isPaidBack).map(({ order }) => order);
  const insightsOf = (id: string) => orders.find((order) => order.id === id)?.insights ?? 0;
  const isFlow = last !== undefined && givesFlow(last);
  const insightCount = unrefundedIds.reduce((sum, id) => sum + insightsOf(id), 0);
  return {
    openSubscriptions: openSubscriptions.length <= 1 ? 'at most one' : 'more than one',
    pack: isFlow ? 'flow' : 'basic',
    seats: isFlow ? [last?.state.administrators, last?.state.members] : [null, null],
    budget: 25 + insightCount + (isFlow ? 25 : 0),
    isFrozen: last === undefined ? true : last.state.status === 'canceled' && last.state.isUnpaid,
    subscription: last === undefined ? null : { id: last.id, ...summaryOf(last.state) },
    paid: paidOrders
      .map(({ order, isPaidBack, state }) => [order, isPaidBack ? 'refunded' : 'paid', state.refundedAmount])
      .toSorted(byOrder),
    unlocked: world.talents.filter((talent) =>
      orders.some(({ id, talent_id: of }) => of === talent && unrefundedIds.includes(id)),
    ),
    twice: [],
  };
}

function summaryOf(state: SubscriptionState) {
  const { status, period, administrators, members, amount, currentPeriodEnd, cancelsAtEnd, next } = state;
  return { status, period, administrators, members, amount, end: currentPeriodEnd, cancelsAtEnd, next };
}

/** An error for a count that may be one at most. */
function twice<T extends { readonly order_id: string | null; readonly kind: string }>(
  entries: readonly T[],
): string[] {
  const seenKeys = new Set<string>();
  return entries.flatMap(({ kind, order_id: order }) => {
    const key = `${kind} ${order}`;
    const isTwice = order !== null && kind !== 'plan' && seenKeys.has(key);
    seenKeys.add(key);
    return isTwice ? [key] : [];
  });
}

/** The actual books in the database. */
export async function foundBooks(product: Product, world: World) {
  const { workspace, account, orders, entries } = await readBooks(product, world.organizationId);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const unlockedTalents = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents')
      .select('id')
      .where('organization_id', '=', world.organizationId)
      .where('is_big_five_report_unlocked', '=', true)
      .execute(),
  );
  const paidOrders = orders.filter(({ date_paid: date }) => date !== null);
  const isRunning = account?.subscription !== null && account !== undefined;
  return {
    openSubscriptions: 'at most one',
    pack: workspace.pack,
    seats: [workspace.administrators, workspace.members],
    budget: sum === workspace.budget ? sum : `${sum} in lines, ${workspace.budget} in the budget`,
    isFrozen: workspace.is_freezed,
    subscription: isRunning
      ? {
          id: account.subscription,
          status: account.status,
          period: account.period,
          administrators: account.administrators,
          members: account.members,
          amount: account.amount,
          end: account.current_period_end,
          cancelsAtEnd: account.cancels_at_end,
          next:
            account.next_period === null
              ? null
              : {
                  administrators: account.next_administrators,
                  members: account.next_members,
                  period: account.next_period,
                  amount: account.next_amount,
                },
        }
      : null,
    paid: paidOrders
      .map(({ id, status, amount_refunded: refundedAmount }) => [id, status, refundedAmount])
      .toSorted(byOrder),
    unlocked: world.talents.filter((talent) => unlockedTalents.some(({ id }) => id === talent)),
    twice: twice(entries),
  };
}

/** Orders whose page, state and fulfilment contradict each other, in words. */
export async function findContradictions(product: Product, world: World): Promise<string[]> {
  const { orders, audit } = await readBooks(product, world.organizationId);
  const contradictions: string[] = [];
  for (const { id, status, is_given: isGiven, provider_session: session } of orders) {
    const page = session === null ? undefined : world.provider.look(session);
    const isShown = session !== null && world.pages.includes(session);
    if ((status === 'paid') !== isGiven) contradictions.push(`${id} is ${status} and given: ${isGiven}`);
    if (status === 'refunded' && !world.refunds.has(id)) contradictions.push(`${id} was paid back unasked`);
    const times = audit.filter(({ action, items }) => action === 'orders.give' && items.includes(id)).length;
    if (times > 1) contradictions.push(`${id} was given ${times} times`);
    if (status === 'returning') contradictions.push(`${id} is still returning`);
    if (isShown && page?.status === 'open' && status !== 'created')
      contradictions.push(`${id} is ${status}, its page open`);
    if (isShown && page?.status === 'expired' && status === 'created')
      contradictions.push(`${id} waits for an ended page`);
  }
  return contradictions;
}

/** Payable checkouts that were shown, by their item: more than one is an error. */
export async function findDuplicatePages(product: Product, world: World): Promise<string[]> {
  const { orders } = await readBooks(product, world.organizationId);
  const open = orders.flatMap(({ kind, talent_id: talent, provider_session: session }) => {
    const isShown = session !== null && world.pages.includes(session);
    if (!isShown || world.provider.look(session)?.status !== 'open') return [];
    return [`${kind} ${talent}`];
  });
  return open.filter((thing, index) => open.indexOf(thing) !== index);
}
