import type { OrderStatus, OrderWay } from '@quint/contract/billing/orders.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { stateOf } from '#features/workspace/plans/model/state.ts';
import { includesVat, STATE_TONES, type OrderSubject } from '../model/order.ts';

interface OrderStateProps {
  readonly order: { readonly status: OrderStatus; readonly way: OrderWay };
}

/** The state of an order, in one word. */
export function OrderState({ order }: OrderStateProps) {
  const { t } = useTranslation('billing');
  const state = stateOf(order);
  return <Badge tone={STATE_TONES[state]}>{t(`order.states.${state}`)}</Badge>;
}

export interface NamedSubject extends OrderSubject {
  readonly talent?: { readonly fullname: string | null } | null | undefined;
}

/** The subject of an order: "25 talent insights", "Flow, yearly", "Premium report for Anna Kowalski". */
export function useOrderTitle(): (order: NamedSubject) => string {
  const { t } = useTranslation('billing');
  return useCallback(
    ({ kind, insights, period, talent }) => {
      if (kind === 'insights' && insights !== null) return t('order.insights', { count: insights });
      if (kind === 'flow' && period !== null) return t(`order.flow.${period}`);
      const name = talent?.fullname ?? '';
      if (kind === 'premium_report' && name !== '') return t('order.reportOf', { name });
      return t(`order.kinds.${kind}`);
    },
    [t],
  );
}

interface PricedOrder extends Pick<OrderSubject, 'kind'> {
  readonly amount: number;
}

/** An amount in euro, or a text instead: Basic is free, Enterprise has an individual price. */
export function useOrderAmount(): (order: PricedOrder) => string {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return useCallback(
    ({ kind, amount }) => {
      if (kind === 'enterprise' && amount === 0) return t('order.byOffer');
      return amount === 0 ? t('order.free') : format.euro(amount / 100);
    },
    [t, format],
  );
}

/** "plus VAT" or "including VAT". */
export function useVatLabel(): (order: Pick<OrderSubject, 'kind'>) => string {
  const { t } = useTranslation('billing');
  return (order) => t(includesVat(order) ? 'order.includesVat' : 'order.plusVat');
}

/** Seats in words: "2 administrators and 18 team members"; zero seats are left out. */
export function useSeatsText(): (seats: {
  readonly administrators: number;
  readonly members: number;
}) => string {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return ({ administrators, members }) =>
    format.list([
      ...(administrators === 0 ? [] : [t('count.administrators', { count: administrators })]),
      ...(members === 0 ? [] : [t('count.members', { count: members })]),
    ]);
}
