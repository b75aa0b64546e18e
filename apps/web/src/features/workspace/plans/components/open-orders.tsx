import { orderNumber } from '@quint/domain/billing/prices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { reportFault } from '#lib/query.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { cancelOrder, type OpenOrder } from '../api.ts';
import { checkoutOf } from '../model/checkout.ts';
import { useOrderDescription } from '../use-order-description.ts';

function useWithdraw(order: OpenOrder) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await cancelOrder(order.id);
      notify({ id: 'withdrawn', text: t('open.withdrawn', { number: orderNumber(order.id) }) });
    } catch (error) {
      notifyRefusal(error, { id: 'withdrawn' });
      reportFault(error);
    }
    // An order that was answered in the meantime is removed from the list, too.
    await client.invalidateQueries({ queryKey: ['orders'] });
    setBusy(false);
  };
  return { withdraw, isBusy };
}

function OpenOrderLine({ order }: { readonly order: OpenOrder }) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const describeOrder = useOrderDescription();
  const prices = usePublicSettings()?.prices;
  const { withdraw, isBusy } = useWithdraw(order);
  const isRequest = order.way === 'offer';
  const target = isRequest || prices === undefined ? undefined : checkoutOf(order, prices, '/plans');
  const number = orderNumber(order.id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft py-2.5 first:border-t-0">
      <Hourglass aria-hidden="true" className="size-4 shrink-0 text-partial-text" />
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{describeOrder(order)}</span>
        <span className="block text-sm text-second">
          {t(isRequest ? 'open.asked' : 'open.unpaid', { date: format.date(order.date_created), number })}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          kind="text"
          aria-label={`${t('open.withdraw')}: ${number}`}
          isLoading={isBusy}
          onPress={() => void withdraw()}
        >
          {t('open.withdraw')}
        </Button>
        {target !== undefined && (
          <ButtonLink
            to="/checkout"
            search={target}
            kind="secondary"
            aria-label={`${t('open.goOn')}: ${number}`}
          >
            {t('open.goOn')}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

export function OpenOrders({ orders }: { readonly orders: readonly OpenOrder[] }) {
  const { t } = useTranslation('plans');
  if (orders.length === 0) return null;
  return (
    <section
      aria-labelledby="open-orders"
      className="rounded-lg border border-line bg-surface px-5 py-2 shadow-soft max-md:px-4"
    >
      <h2 id="open-orders" className="sr-only">
        {t('open.title')}
      </h2>
      <ul>
        {orders.map((order) => (
          <OpenOrderLine key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}
