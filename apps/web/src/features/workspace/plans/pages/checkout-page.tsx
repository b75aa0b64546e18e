import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePrices } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import {
  NothingOrdered,
  OwnReportCheckout,
  TalentReportCheckout,
  WorkspaceCheckout,
} from '../components/checkouts.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { readWanted, type PricedOrder } from '../model/priced-order.ts';
import type { CheckoutSearch } from '../search.ts';
import { useMayPay, usePaymentMethod } from '../use-payment-method.ts';

/** The checkout for a guest: the order with its price, and links to sign in and return. */
function GuestCheckout({ pricedOrder }: { readonly pricedOrder: PricedOrder }) {
  const { t } = useTranslation('checkout');
  const paymentMethod = usePaymentMethod() ?? 'offer';
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <Card title={t('order')}>
      <OrderLines pricedOrder={pricedOrder} paymentMethod={paymentMethod} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-5">
        <p className="text-second">{t('signInText')}</p>
        <ButtonLink to="/" search={{ redirectTo: here }} kind="primary-lila" size="lg">
          {t('signIn')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Checkout({
  search,
  pricedOrder,
}: {
  readonly search: CheckoutSearch;
  readonly pricedOrder: PricedOrder;
}) {
  const user = useMaybeCurrentUser();
  const mayPay = useMayPay();
  const paymentMethod = usePaymentMethod();
  if (paymentMethod === undefined) return null;
  if (pricedOrder.isConsumer)
    return <OwnReportCheckout pricedOrder={pricedOrder} paymentMethod={paymentMethod} search={search} />;
  if (user === undefined) return <GuestCheckout pricedOrder={pricedOrder} />;
  if (pricedOrder.order.kind !== 'premium_report') {
    return <WorkspaceCheckout pricedOrder={pricedOrder} paymentMethod={paymentMethod} search={search} />;
  }
  const { talent, ...order } = pricedOrder.order;
  if (mayPay && talent !== undefined) {
    return (
      <TalentReportCheckout
        talentId={talent}
        pricedOrder={pricedOrder}
        paymentMethod={paymentMethod}
        search={search}
      />
    );
  }
  // A talent can only order their own report, without naming anybody.
  if (user.active_talent === null) return <NothingOrdered />;
  return (
    <OwnReportCheckout
      pricedOrder={{ ...pricedOrder, order }}
      paymentMethod={paymentMethod}
      search={search}
    />
  );
}

/** The order and its price, and the button that places it. */
export function CheckoutPage({ search }: { readonly search: CheckoutSearch }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const pricing = usePrices();
  const pricedOrder = pricing === undefined ? undefined : readWanted(search, pricing.prices, pricing.now);
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeader title={t('title')} />
      {pricing === undefined && <LinesSkeleton label={common('state.loading')} lines={5} />}
      {pricing !== undefined && pricedOrder === undefined && <NothingOrdered />}
      {pricedOrder !== undefined && <Checkout search={search} pricedOrder={pricedOrder} />}
    </div>
  );
}
