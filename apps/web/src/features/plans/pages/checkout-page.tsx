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
import { readWanted, type Wanted } from '../model/wanted.ts';
import type { CheckoutSearch } from '../search.ts';
import { useMayPay, useOrderWay } from '../use-order-way.ts';

/** What a guest sees: the order with its price, and the way to sign in and back. */
function GuestCheckout({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTranslation('checkout');
  const way = useOrderWay() ?? 'offer';
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <Card title={t('order')}>
      <OrderLines wanted={wanted} way={way} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-5">
        <p className="text-second">{t('signInText')}</p>
        <ButtonLink to="/" search={{ redirectTo: here }} kind="primary-lila" size="lg">
          {t('signIn')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Checkout({ search, wanted }: { readonly search: CheckoutSearch; readonly wanted: Wanted }) {
  const user = useMaybeCurrentUser();
  const mayPay = useMayPay();
  const way = useOrderWay();
  if (way === undefined) return null;
  if (wanted.isConsumer) return <OwnReportCheckout wanted={wanted} way={way} search={search} />;
  if (user === undefined) return <GuestCheckout wanted={wanted} />;
  if (wanted.order.kind !== 'premium_report') {
    return <WorkspaceCheckout wanted={wanted} way={way} search={search} />;
  }
  const { talent, ...order } = wanted.order;
  if (mayPay && talent !== undefined) {
    return <TalentReportCheckout talentId={talent} wanted={wanted} way={way} search={search} />;
  }
  // A talent orders the own report alone and names nobody.
  if (user.active_talent === null) return <NothingOrdered />;
  return <OwnReportCheckout wanted={{ ...wanted, order }} way={way} search={search} />;
}

/** The order and its price, and the button that places it. */
export function CheckoutPage({ search }: { readonly search: CheckoutSearch }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const priced = usePrices();
  const wanted = priced === undefined ? undefined : readWanted(search, priced.prices, priced.now);
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeader title={t('title')} />
      {priced === undefined && <LinesSkeleton label={common('state.loading')} lines={5} />}
      {priced !== undefined && wanted === undefined && <NothingOrdered />}
      {wanted !== undefined && <Checkout search={search} wanted={wanted} />}
    </div>
  );
}
