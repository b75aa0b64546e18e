import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  OrderState,
  useOrderAmount,
  useOrderTitle,
} from '#features/billing/billing/components/order-labels.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { requestsQuery, type PlatformOrder } from '../api.ts';

interface OnOpen {
  readonly onOpen: (id: string) => void;
}

function RequestRow({ order, onOpen }: OnOpen & { readonly order: PlatformOrder }) {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const titleOf = useOrderTitle();
  const amountOf = useOrderAmount();
  const { number, status, message } = order;
  const since =
    status === 'returning'
      ? t('requests.returned', { date: format.date(order.date_ended) })
      : t('requests.asked', { date: format.date(order.date_created) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{titleOf(order)}</span>
          {status === 'returning' && <OrderState order={order} />}
        </p>
        <p className="text-sm wrap-anywhere text-second">
          {order.organization?.name} · {number} · {since} · {amountOf(order)}
        </p>
        {message !== null && message !== '' && (
          <p className="line-clamp-2 text-sm wrap-anywhere text-third">{message}</p>
        )}
      </div>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('requests.open', { number })}
        onPress={() => onOpen(order.id)}
      >
        {t('requests.answer')}
      </Button>
    </li>
  );
}

/** The requests waiting for the platform; nothing when there are none. */
export function RequestsCard({ onOpen }: OnOpen) {
  const { t } = useTranslation('platform-orders');
  const { rows, total } = useQuery(requestsQuery).data ?? { rows: [], total: 0 };
  if (rows.length === 0) return null;
  return (
    <div className="pb-5">
      <Card padding="none">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
          <div>
            <h2 className="text-md font-semibold">{t('requests.title')}</h2>
            <p className="text-sm text-third">{t('requests.text')}</p>
          </div>
          <Badge tone="partial">{t('requests.count', { count: total })}</Badge>
        </div>
        <ul aria-label={t('requests.title')}>
          {rows.map((order) => (
            <RequestRow key={order.id} order={order} onOpen={onOpen} />
          ))}
        </ul>
        {total > rows.length && (
          <p className="border-t border-line px-5 py-3 text-xs text-third">
            {t('requests.more', { shown: rows.length, total })}
          </p>
        )}
      </Card>
    </div>
  );
}
