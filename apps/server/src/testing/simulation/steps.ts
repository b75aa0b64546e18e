import { Failure } from '@quint/contract/errors.ts';
import type { OrderContent } from '@quint/contract/orders.ts';
import { DEFAULT_PRICES, priceFlow } from '@quint/domain/prices.ts';
import fc from 'fast-check';
import type { Deps } from '#deps.ts';
import { replayEvent } from '#features/billing/events/service.ts';
import { actOnEvent } from '#features/billing/events/jobs.ts';
import { refundOrder } from '#features/billing/orders/answering/service.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import { cancelVisible, refundVisible, startCheckout } from '#features/billing/orders/service.ts';
import { askAboutOrders, askAboutSubscriptions } from '#features/billing/orders/settling/jobs.ts';
import {
  changeSubscription,
  keepSubscription,
  setCancelling,
} from '#features/billing/subscriptions/changing/service.ts';
import { PaymentFault } from '#payments/payment-port.ts';
import { sessionOf } from '#testing/payments.ts';
import type { Fault, World } from '#testing/simulation/world.ts';
import { Killed } from '#testing/simulation/world.ts';

/** What may be refused, fail or end in the middle: the person, the job or the clock tries again. */
async function attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure || error instanceof PaymentFault || error instanceof Killed)
      return undefined;
    throw error;
  }
}

const PRICES = DEFAULT_PRICES;

interface Thing {
  readonly what: 'insights' | 'flow' | 'report';
  readonly which: number;
  readonly members: number;
  readonly isYearly: boolean;
}

function contentOf(world: World, { what, which, members, isYearly }: Thing): [OrderContent, number] {
  if (what === 'insights') {
    const sold = PRICES.packages[which % PRICES.packages.length] ?? PRICES.packages[0];
    return [{ kind: 'insights', packageKey: sold?.key ?? '' }, sold?.amount ?? 0];
  }
  if (what === 'report') {
    const talent = world.talents[which % world.talents.length] ?? '';
    return [{ kind: 'premium_report', talent }, PRICES.premiumReport];
  }
  const flow = { administrators: 1 + (which % 3), members, period: isYearly ? 'year' : 'month' } as const;
  const { amount, promotion } = priceFlow(PRICES, flow, world.deps.clock.now());
  return [{ kind: 'flow', ...flow }, amount - (promotion?.amount ?? 0)];
}

async function place(world: World, deps: Deps, thing: Thing): Promise<void> {
  const [order, expectedAmount] = contentOf(world, thing);
  const answer = await attempt(() =>
    startCheckout(deps, world.admin, { body: { order, expectedAmount }, language: 'EN' }),
  );
  if (typeof answer?.url === 'string') world.pages.push(sessionOf(answer.url));
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}

async function listOrders({ deps, organizationId }: World, statuses: readonly string[]): Promise<string[]> {
  const rows = await deps.db.platform.read((db) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('status', 'in', [...statuses] as ['paid'])
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

async function subscriptionOf({ deps, organizationId }: World) {
  return await deps.db.platform.read((db) =>
    db
      .selectFrom('billing_accounts')
      .select(['subscription', 'customer'])
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
  );
}

/** Acts on what waits; each job may end in the middle, or run twice at once. */
async function work(
  world: World,
  lives: readonly (number | undefined)[],
  isParallel: boolean,
): Promise<void> {
  const { deps, provider, organizationId } = world;
  const messages = provider.sending.messages.map(({ id }) => id);
  const returning = await listOrders(world, ['returning']);
  const events = await deps.db.platform.read((db) =>
    db
      .selectFrom('payment_events')
      .select('id')
      .where('status', '=', 'waiting')
      .where('message', 'in', messages.length === 0 ? [''] : messages)
      .orderBy('id')
      .execute(),
  );
  const jobs = [
    ...events.map((payload) => (on: Deps) => actOnEvent(on, { payload, isLastTry: false })),
    ...returning.map((orderId) => (on: Deps) => returnPayment(on, { organizationId, orderId })),
  ];
  const runs = jobs.map(
    (job, index) => () => attempt(() => job(world.mortal(lives[index % Math.max(1, lives.length)]))),
  );
  if (isParallel) await Promise.all([...runs, ...runs.slice(0, 2)].map((run) => run()));
  else for (const run of runs) await run();
}

/** Delivers messages in some order, some twice, some not at all. */
async function deliver(world: World, { order, drops }: { order: readonly number[]; drops: boolean }) {
  const { sending } = world.provider;
  const waiting = sending.messages.filter(({ isReceived }) => !isReceived);
  const shuffled = waiting.toSorted(
    (a, b) =>
      (order[waiting.indexOf(a) % order.length] ?? 0) - (order[waiting.indexOf(b) % order.length] ?? 0),
  );
  for (const [index, message] of shuffled.entries()) {
    const luck = order[index % order.length] ?? 0;
    if (drops && luck % 3 === 0) {
      message.isReceived = true;
      world.dropped.push(message);
    } else if (luck % 5 !== 1) {
      await sending.send(message);
      if (luck % 4 === 0) await sending.send(message);
    }
  }
}

const anyLife = fc.option(fc.nat({ max: 9 }), { nil: undefined, freq: 2 });
const anyWhich = fc.nat({ max: 999 });
const anyThing = fc.record<Thing>({
  what: fc.constantFrom('insights', 'flow', 'flow', 'report'),
  which: fc.nat({ max: 5 }),
  members: fc.constantFrom(0, 5, 10, 25),
  isYearly: fc.boolean(),
});

const anySingle = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('buy' as const), thing: anyThing }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      things: fc.array(anyThing, { minLength: 1, maxLength: 3 }),
      life: anyLife,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which: anyWhich,
      how: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const, 'refused' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), which: anyWhich, life: anyLife }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      by: fc.constantFrom('press' as const, 'platform' as const, 'dashboard' as const, 'part' as const),
      which: anyWhich,
      life: anyLife,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      how: fc.constantFrom(
        'seats' as const,
        'seats' as const,
        'cancel' as const,
        'resume' as const,
        'keep' as const,
      ),
      thing: anyThing,
      life: anyLife,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      how: fc.constantFrom('refuse' as const, 'accept' as const, 'settle' as const, 'end' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0.005, 0.5, 1.1, 3, 32) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      order: fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 12 }),
      drops: fc.boolean(),
      isParallel: fc.boolean(),
      lives: fc.array(anyLife, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('replay' as const), which: anyWhich }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      faults: fc.array(fc.constantFrom<Fault>('before', 'after', 'slow', 'none'), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), life: anyLife }) },
);
type SingleStep = typeof anySingle extends fc.Arbitrary<infer T> ? T : never;

/** One step, or several at once. */
export const anyStep = fc.oneof(
  { weight: 4, arbitrary: anySingle.map((step) => [step]) },
  { weight: 1, arbitrary: fc.array(anySingle, { minLength: 2, maxLength: 3 }) },
);

function pay(world: World, session: string | undefined, how: 'paid' | 'failed' | 'refused'): void {
  if (session === undefined || world.provider.look(session)?.status !== 'open') return;
  world.provider.submit(session, how);
}

async function refund(world: World, { by, which, life }: Extract<SingleStep, { do: 'refund' }>) {
  const id = pick(await listOrders(world, ['paid', 'returning']), which);
  if (id === undefined) return;
  const deps = world.mortal(life);
  world.refunds.add(id);
  if (by === 'press') await attempt(() => refundVisible(deps, world.admin, id));
  else if (by === 'platform') await attempt(() => refundOrder(deps, world.platform, { id, note: '' }));
  else await refundAtDashboard(world, id, by === 'part');
}

async function refundAtDashboard(world: World, id: string, isPart: boolean): Promise<void> {
  const { provider_session: session } = await world.deps.db.platform.read((db) =>
    db.selectFrom('orders').select('provider_session').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { payment, refunded, amount, tax, status } = await world.port.readCheckout(session ?? '');
  const isInclusive = world.provider.look(session ?? '')?.bought[0]?.price.tax_behavior === 'inclusive';
  const left = amount + (isInclusive ? 0 : (tax ?? 0)) - refunded;
  if (payment === undefined || status !== 'paid' || left <= 0) return;
  world.provider.refund(payment, isPart ? Math.min(left, 100) : undefined);
}

async function change(world: World, { how, thing, life }: Extract<SingleStep, { do: 'change' }>) {
  const deps = world.mortal(life);
  const { admin } = world;
  if (how === 'keep') await attempt(() => keepSubscription(deps, admin));
  else if (how !== 'seats') await attempt(() => setCancelling(deps, admin, how === 'cancel'));
  else {
    const { which, members, isYearly } = thing;
    const period = isYearly ? ('year' as const) : ('month' as const);
    const seats = { administrators: 1 + (which % 3), members, period };
    const expectedAmount = priceFlow(PRICES, seats, deps.clock.now()).amount;
    await attempt(() => changeSubscription(deps, admin, { ...seats, expectedAmount }));
  }
}

async function bank(world: World, { how }: Extract<SingleStep, { do: 'bank' }>): Promise<void> {
  const { customer = null, subscription = null } = (await subscriptionOf(world)) ?? {};
  if (customer === null) return;
  if (how === 'settle') world.provider.payOpenInvoices(customer);
  else if (how !== 'end') world.provider.refuseCard(customer, how === 'refuse');
  else if (subscription !== null) {
    const { status } = await world.port.readSubscription(subscription);
    if (status !== 'canceled') world.provider.endSubscription(subscription);
  }
}

async function replay(world: World, which: number): Promise<void> {
  const message = pick(world.provider.sending.messages, which);
  if (message === undefined) return;
  const row = await world.deps.db.platform.read((db) =>
    db.selectFrom('payment_events').select('id').where('message', '=', message.id).executeTakeFirst(),
  );
  if (row !== undefined) await replayEvent(world.deps, row.id);
}

async function askByClock(deps: Deps): Promise<void> {
  await attempt(() => askAboutOrders(deps));
  await attempt(() => askAboutSubscriptions(deps));
}

async function runOne(world: World, step: SingleStep): Promise<void> {
  if (step.do === 'buy') {
    const before = world.pages.length;
    await place(world, world.deps, step.thing);
    pay(world, world.pages[before], 'paid');
  } else if (step.do === 'place') {
    const deps = world.mortal(step.life);
    await Promise.all(step.things.map((thing) => place(world, deps, thing)));
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
    await work(world, step.lives, step.isParallel);
  } else if (step.do === 'replay') await replay(world, step.which);
  else if (step.do === 'trouble') world.faults = [...step.faults];
  else await askByClock(world.mortal(step.life));
}

/** Does a step, or several at once. */
export async function run(world: World, steps: readonly SingleStep[]): Promise<void> {
  await Promise.all(steps.map((step) => runOne(world, step)));
}

/** Days after which money that was paid back is no longer asked about by the clock. */
const LOOKED_AFTER_DAYS = 30;

/**
 * Until everything has been heard. Either all messages come, dropped ones by a replay, and the clock does not ask; or it
 * asks, and what was dropped stays lost, unless so much time has gone by that only a replay brings it back.
 */
export async function finish(world: World, { byClock }: { readonly byClock: boolean }): Promise<void> {
  const { provider, dropped, deps } = world;
  world.faults = [];
  if (!byClock || world.days > LOOKED_AFTER_DAYS) {
    for (const message of dropped) await provider.sending.send(message);
  }
  for (let round = 0; round < 4; round++) {
    for (const message of provider.sending.messages) {
      if (!message.isReceived) await provider.sending.send(message);
    }
    await work(world, [], round === 0);
  }
  if (!byClock) return;
  world.forward(0.01);
  await askAboutOrders(deps);
  await askAboutSubscriptions(deps);
  for (let round = 0; round < 2; round++) await work(world, [], false);
}
