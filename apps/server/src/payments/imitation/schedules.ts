import { z } from 'zod';
import { endOfPeriod } from './amounts.ts';
import { MetadataField, PriceData, readAsked, Whole, Yes } from './asked.ts';
import type { Phase, Position, Schedule } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';
import { assertOneInterval, priceFrom, release } from './subscriptions.ts';

const PlannedItem = z.union([
  z.strictObject({ price: z.string(), quantity: Whole.min(0) }),
  z.strictObject({ price_data: PriceData, quantity: Whole.min(0) }),
]);

/** What a phase leaves out is off in it. */
const Tax = z.strictObject({ enabled: Yes }).default({ enabled: false });

const Plan = z.strictObject({
  end_behavior: z.literal('release'),
  proration_behavior: z.literal('none'),
  metadata: MetadataField,
  phases: z.tuple([
    z.strictObject({
      items: z.array(PlannedItem),
      automatic_tax: Tax,
      start_date: Whole,
      end_date: Whole,
    }),
    z.strictObject({
      items: z.array(PlannedItem),
      automatic_tax: Tax,
      proration_behavior: z.literal('none'),
      duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: z.literal('1') }),
    }),
  ]),
});

function plan(shop: Shop, items: readonly z.infer<typeof PlannedItem>[]): Position[] {
  const positions = items.map((item) => ({
    price: 'price' in item ? find(shop.prices, item.price, 'price') : priceFrom(shop, item.price_data),
    quantity: item.quantity,
  }));
  assertOneInterval(positions);
  return positions;
}

export function createSchedule(shop: Shop, params: unknown): Schedule {
  const { from_subscription: id } = readAsked(z.strictObject({ from_subscription: z.string() }), params);
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.schedule !== null || subscription.status === 'canceled') {
    throw new Refusal(400, 'The subscription has ended, or a schedule manages it already.');
  }
  const [first] = subscription.items.data;
  const dates = { start_date: first?.current_period_start ?? 0, end_date: first?.current_period_end ?? 0 };
  const schedule = put(shop.schedules, {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    subscription: id,
    released_subscription: null,
    current_phase: dates,
    metadata: {},
    phases: [{ items: subscription.items.data, isTaxed: subscription.isTaxed, ...dates }],
  });
  subscription.schedule = schedule.id;
  shop.emitEvent('subscription_schedule.created', schedule);
  return schedule;
}

function activeSchedule(shop: Shop, id: string): Schedule {
  const schedule = find(shop.schedules, id, 'subscription_schedule');
  if (schedule.status === 'active') return schedule;
  throw new Refusal(400, `This schedule is ${schedule.status} and cannot be changed any more.`);
}

export function updateSchedule(shop: Shop, id: string, params: unknown): Schedule {
  const { metadata, phases } = readAsked(Plan, params);
  const schedule = activeSchedule(shop, id);
  const [now, next] = phases;
  if (now.start_date !== schedule.current_phase?.start_date) {
    throw new Refusal(400, 'You can not modify the start date of the current phase.');
  }
  if (now.end_date <= shop.now()) throw new Refusal(400, 'The current phase must end in the future.');
  const current: Phase = {
    items: plan(shop, now.items),
    isTaxed: now.automatic_tax.enabled,
    start_date: now.start_date,
    end_date: now.end_date,
  };
  const nextPhase: Phase = {
    items: plan(shop, next.items),
    isTaxed: next.automatic_tax.enabled,
    start_date: now.end_date,
    end_date: endOfPeriod(now.end_date, next.duration.interval),
  };
  schedule.phases = [current, nextPhase];
  schedule.current_phase = { start_date: now.start_date, end_date: now.end_date };
  schedule.metadata = metadata;
  shop.emitEvent('subscription_schedule.updated', schedule);
  return schedule;
}

export function releaseSchedule(shop: Shop, id: string): Schedule {
  const schedule = activeSchedule(shop, id);
  release(shop, schedule, find(shop.subscriptions, schedule.subscription ?? '', 'subscription'));
  return schedule;
}
