import { z } from 'zod';
import { endOfPeriod } from './amounts.ts';
import { Expand, readAsked } from './request-params.ts';
import type { Phase, Position, Schedule, Subscription } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';
import { intervalOf, periodOf, release } from './subscriptions.ts';

/** Plans what is bought from the next period on; a plan that was made before is replaced. */
export function planChange(shop: Shop, subscription: Subscription, next: readonly Position[]): void {
  const { start, end } = periodOf(subscription);
  const { isTaxed } = subscription;
  const current: Phase = { items: subscription.items.data, isTaxed, start_date: start, end_date: end };
  const nextPhase: Phase = {
    items: next,
    isTaxed,
    start_date: end,
    end_date: endOfPeriod(end, intervalOf(next)),
  };
  const existingSchedule = shop.schedules.get(subscription.schedule ?? '');
  const schedule =
    existingSchedule ??
    put<Schedule>(shop.schedules, {
      id: newId('sub_sched'),
      object: 'subscription_schedule',
      status: 'active',
      subscription: subscription.id,
      released_subscription: null,
      current_phase: { start_date: start, end_date: end },
      phases: [],
    });
  schedule.phases = [current, nextPhase];
  subscription.schedule = schedule.id;
  shop.emitEvent(`subscription_schedule.${existingSchedule === undefined ? 'created' : 'updated'}`, schedule);
}

/** A schedule as it is answered, with what was asked to be written out. */
export function readSchedule(shop: Shop, id: string, params: unknown): object {
  const { expand } = readAsked(z.strictObject({ expand: Expand }), params);
  const schedule = find(shop.schedules, id, 'subscription_schedule');
  if (!expand.includes('phases.items.price.product')) return schedule;
  const phases = schedule.phases.map((phase) => ({
    ...phase,
    items: phase.items.map(({ price, quantity }) => ({
      quantity,
      price: { ...price, product: shop.products.get(price.product) },
    })),
  }));
  return { ...schedule, phases };
}

export function releaseSchedule(shop: Shop, id: string): Schedule {
  const schedule = find(shop.schedules, id, 'subscription_schedule');
  if (schedule.status !== 'active') {
    throw new Refusal(400, `This schedule is ${schedule.status} and cannot be changed any more.`);
  }
  release(shop, schedule, find(shop.subscriptions, schedule.subscription ?? '', 'subscription'));
  return schedule;
}
