import type { OrderContent } from '@quint/contract/billing/orders.ts';
import type { FlowSeats, Period } from '@quint/domain/billing/prices.ts';
import { DEFAULT_PRICES, priceFlow } from '@quint/domain/billing/prices.ts';
import type { Deps } from '#deps.ts';
import { replayEvent } from '#features/billing/events/service.ts';
import { refundOrder } from '#features/billing/orders/decisions/service.ts';
import { cancelVisible, refundVisible, startCheckout } from '#features/billing/orders/service.ts';
import { syncOrders, syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { nameLines } from '#features/billing/orders/model.ts';
import { Refusal } from '#testing/stripe-imitation/shop.ts';
import { chooseSeats, sessionOf } from '#testing/payments.ts';
import {
  syncSlowly,
  attempt,
  deliver,
  listOrders,
  subscriptionOf,
  work,
} from '#testing/simulation/deliver-events.ts';
import type { SimulatedStep, SingleStep, Thing } from '#testing/simulation/steps.ts';
import type { World } from '#testing/simulation/world.ts';

const PRICES = DEFAULT_PRICES;

function contentOf(world: World, thing: Thing): [OrderContent, number] {
  const { what, which } = thing;
  if (what === 'insights') {
    const soldPackage = PRICES.packages[which % PRICES.packages.length] ?? PRICES.packages[0];
    return [{ kind: 'insights', packageKey: soldPackage?.key ?? '' }, soldPackage?.amount ?? 0];
  }
  if (what === 'report') {
    const talent = world.talents[which % world.talents.length] ?? '';
    return [{ kind: 'premium_report', talent }, PRICES.premiumReport];
  }
  const flow = seatsOf(thing);
  const { amount, promotion } = priceFlow(PRICES, flow, world.deps.clock.now());
  return [{ kind: 'flow', ...flow }, amount - (promotion?.amount ?? 0)];
}

async function createOrder(world: World, deps: Deps, thing: Thing): Promise<void> {
  const [order, expectedAmount] = contentOf(world, thing);
  const answer = await attempt(() =>
    startCheckout(deps, world.admin, { body: { order, expectedAmount }, language: 'EN' }),
  );
  if (typeof answer?.url === 'string') world.pages.push(sessionOf(answer.url));
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}

function pay(world: World, session: string | undefined, how: 'paid' | 'failed' | 'refused'): void {
  if (session === undefined || world.provider.look(session)?.status !== 'open') return;
  world.provider.submit(session, how);
}

async function refund(world: World, { by, which, stepLimit }: Extract<SingleStep, { do: 'refund' }>) {
  const id = pick(await listOrders(world, ['paid', 'returning']), which);
  if (id === undefined) return;
  const deps = world.mortal(stepLimit);
  world.refunds.add(id);
  if (by === 'press') await attempt(() => refundVisible(deps, world.admin, id));
  else if (by === 'platform') await attempt(() => refundOrder(deps, world.platform, { id, note: '' }));
  else await refundAtDashboard(world, id, by === 'part');
}

async function refundAtDashboard(world: World, id: string, isPart: boolean): Promise<void> {
  const { provider_session: session } = await world.deps.db.platform.read((db) =>
    db.selectFrom('orders').select('provider_session').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { payment, refundedAmount, amount, tax, status } = await world.port.readCheckout(session ?? '');
  const isInclusive = world.provider.look(session ?? '')?.positions[0]?.price.tax_behavior === 'inclusive';
  const refundableAmount = amount + (isInclusive ? 0 : (tax ?? 0)) - refundedAmount;
  if (payment === undefined || status !== 'paid' || refundableAmount <= 0) return;
  try {
    world.provider.refund(payment, isPart ? Math.min(refundableAmount, 100) : undefined);
  } catch (error) {
    // A killed process had requested the same before; the dashboard reports that nothing is left.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Actions of the customer in the provider's portal, which rejects impossible ones. */
async function change(world: World, { how, thing }: Extract<SingleStep, { do: 'change' }>): Promise<void> {
  const { customer = null, subscription = null } = (await subscriptionOf(world)) ?? {};
  if (customer === null || subscription === null) return;
  const { dashboard, portal } = world.provider;
  try {
    if (how === 'seats' && thing.which > 2) dashboard.changePlan(subscription, changeOf(world, thing));
    else if (how === 'seats') await chooseSeats(world, { customer, subscription }, seatsOf(thing));
    else if (how === 'cancel' || how === 'take-back') portal.setCancelling(subscription, how === 'cancel');
    else if (how === 'end') dashboard.cancelNow(subscription);
    else dashboard[how](subscription);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function seatsOf({ which, members, isYearly }: Thing): FlowSeats & { readonly period: Period } {
  return { administrators: 1 + (which % 3), members, period: isYearly ? 'year' : 'month' };
}

function changeOf({ deps }: World, thing: Thing) {
  const seats = seatsOf(thing);
  const { lines } = priceFlow(PRICES, seats, deps.clock.now());
  const begins = thing.which % 2 === 0 ? ('now' as const) : ('end' as const);
  return { begins, plan: { period: seats.period, lines: nameLines(lines, 'EN') } };
}

async function bank(world: World, { how }: Extract<SingleStep, { do: 'bank' }>): Promise<void> {
  const { customer = null, subscription = null } = (await subscriptionOf(world)) ?? {};
  if (customer === null) return;
  if (how === 'settle') world.provider.payOpenInvoices(customer);
  else if (how !== 'end') world.provider.refuseCard(customer, how === 'refuse');
  else if (subscription !== null) {
    // Expired objects have ended: the dashboard cannot end them again.
    world.provider.tick();
    const { status } = await world.port.readSubscription(subscription);
    if (status !== 'canceled') world.provider.endSubscription(subscription);
  }
}

async function replay(world: World, which: number): Promise<void> {
  const message = pick(world.provider.messageSender.messages, which);
  if (message === undefined) return;
  const row = await world.deps.db.platform.read((db) =>
    db.selectFrom('payment_events').select('id').where('message', '=', message.id).executeTakeFirst(),
  );
  if (row !== undefined) await replayEvent(world.deps, row.id);
}

async function syncAll(deps: Deps): Promise<void> {
  await attempt(() => syncOrders(deps));
  await attempt(() => syncSubscriptions(deps));
}

async function runOne(world: World, step: SingleStep): Promise<void> {
  if (step.do === 'buy') {
    const before = world.pages.length;
    await createOrder(world, world.deps, step.thing);
    pay(world, world.pages[before], 'paid');
  } else if (step.do === 'place') {
    const deps = world.mortal(step.life);
    await Promise.all(step.things.map((thing) => createOrder(world, deps, thing)));
  } else if (step.do === 'pay') pay(world, pick(world.pages, step.which), step.how);
  else if (step.do === 'withdraw') {
    const id = pick(await listOrders(world, ['created']), step.which);
    if (id !== undefined) await attempt(() => cancelVisible(world.mortal(step.life), world.admin, id));
  } else if (step.do === 'refund') await refund(world, step);
  else if (step.do === 'change') await change(world, step);
  else if (step.do === 'bank') await bank(world, step);
  else if (step.do === 'wait') world.forward(step.days);
  else if (step.do === 'hear') {
    await deliver(world, step);
    await work(world, step.attempts, step.isParallel);
  } else if (step.do === 'replay') await replay(world, step.which);
  else if (step.do === 'trouble') world.faults = [...step.faults];
  else await syncAll(world.mortal(step.life));
}

/** Runs a step, or several. */
export async function run(world: World, { steps, isOvertaking }: SimulatedStep): Promise<void> {
  if (!isOvertaking) await Promise.all(steps.map((step) => runOne(world, step)));
  else {
    await syncSlowly(world, async () => {
      for (const step of steps) await runOne(world, step);
      await deliver(world, { order: [2], drops: false });
      await work(world, [], false);
    });
  }
}
