import type { OrderKind, OrderStatus, OrderWay } from '@quint/contract/billing/orders.ts';
import type { Period } from '@quint/domain/billing/prices.ts';
import type { OrderState } from '#features/workspace/plans/model/state.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** The choices of the filters. Importing them from the contract would bundle its schemas. */
export const ORDER_KINDS = [
  'basic',
  'flow',
  'enterprise',
  'insights',
  'premium_report',
] as const satisfies readonly OrderKind[];
export const ORDER_STATUSES = [
  'created',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'withdrawn',
  'declined',
  'returning',
  'refunded',
] as const satisfies readonly OrderStatus[];
export const ORDER_WAYS = ['stripe', 'test', 'offer'] as const satisfies readonly OrderWay[];

/** The subject of an order. */
export interface OrderSubject {
  readonly kind: OrderKind;
  readonly insights: number | null;
  readonly period: Period | null;
}

export const STATE_TONES: Readonly<Record<OrderState, BadgeTone>> = {
  waiting: 'partial',
  requested: 'partial',
  paid: 'strong',
  fulfilled: 'strong',
  failed: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
  declined: 'neutral',
  returning: 'partial',
  refunded: 'neutral',
};

/**
 * Whether the price includes VAT: only for a premium report, which consumers buy; everything else is sold to companies.
 */
export function includesVat({ kind }: Pick<OrderSubject, 'kind'>): boolean {
  return kind === 'premium_report';
}
