import type { Order } from '@quint/contract/billing/orders.ts';
import { useTranslation } from 'react-i18next';

type OrderSubject = Pick<Order, 'kind' | 'insights' | 'administrators' | 'members' | 'period'>;

/** Describes an order: "Flow, 3 administrators, 18 team members, paid yearly". */
export function useOrderDescription(): (order: OrderSubject) => string {
  const { t } = useTranslation('plans');
  return ({ kind, insights, administrators, members, period }) => {
    if (kind === 'insights') return t('kind.insights', { count: insights ?? 0 });
    const parts = [
      t(`kind.${kind}`),
      ...(kind === 'flow' && administrators !== null
        ? [t('seats.administrators', { count: administrators })]
        : []),
      ...(kind !== 'basic' && members !== null ? [t('seats.members', { count: members })] : []),
      ...(period === null ? [] : [t(`seats.${period}`)]),
    ];
    return parts.join(', ');
  };
}
