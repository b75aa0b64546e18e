import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { ownReportQuery, createOrder, createReportOrder, talentNameQuery, useBilling } from '../api.ts';
import { withoutSearch } from '../model/checkout.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import type { CheckoutSearch } from '../search.ts';
import { useMayPay } from '../use-payment-method.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { OrderCard } from './order-card.tsx';
import { PathLink } from './path-link.tsx';

interface CheckoutProps {
  readonly pricedOrder: PricedOrder;
  readonly paymentMethod: PaymentMethod;
  readonly search: CheckoutSearch;
}

function createCheckoutOrder({ order, amount }: PricedOrder, { redirectAfterCheckout }: CheckoutSearch) {
  const next = redirectAfterCheckout === undefined ? undefined : withoutSearch(redirectAfterCheckout);
  return createOrder({ order, expectedAmount: amount, redirectAfterCheckout: next });
}

/** The workspace of the order, and the recipient of the invoice. */
function useWorkspaceFacts(): (readonly [string, string])[] {
  const { t } = useTranslation('checkout');
  const workspace = useMaybeCurrentUser()?.active_workspace?.name ?? '';
  const email = useBilling(useMayPay())?.paymentEmail ?? null;
  return [
    [t('facts.for'), workspace],
    [
      t('facts.invoice'),
      email === null ? t('facts.invoiceAdministrators', { workspace }) : t('facts.invoiceEmail', { email }),
    ],
  ];
}

/** Shown to users who may not order: only administrators can. */
function NoRight() {
  const { t } = useTranslation('checkout');
  const workspace = useMaybeCurrentUser()?.active_workspace?.name ?? '';
  return <CheckoutNotice title={t('noRight')} text={t('noRightText', { workspace })} />;
}

/** A plan or talent insights for the workspace. */
export function WorkspaceCheckout({ pricedOrder, paymentMethod, search }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const mayPay = useMayPay();
  const facts = useWorkspaceFacts();
  const subscription = useBilling(mayPay)?.subscription ?? null;
  if (!mayPay) return <NoRight />;
  if (pricedOrder.order.kind === 'flow' && subscription !== null) {
    return (
      <CheckoutNotice
        title={t('running')}
        text={t('runningText')}
        action={<PathLink href="/billing">{t('toBilling')}</PathLink>}
      />
    );
  }
  return (
    <OrderCard
      pricedOrder={pricedOrder}
      paymentMethod={paymentMethod}
      search={search}
      facts={facts}
      createOrder={() => createCheckoutOrder(pricedOrder, search)}
    />
  );
}

function HasReport({ href }: { readonly href: string }) {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutNotice
      title={t('hasReport')}
      text={t('hasReportText')}
      action={<PathLink href={href}>{t('toReport')}</PathLink>}
    />
  );
}

/** The premium report of a talent, for the workspace. */
export function TalentReportCheckout({ talentId, ...props }: CheckoutProps & { readonly talentId: string }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const workspaceFacts = useWorkspaceFacts();
  const { data: talent, error, isPending, refetch } = useQuery(talentNameQuery(talentId));
  if (isPending) return <LinesSkeleton label={common('state.loading')} lines={5} />;
  if (talent === undefined) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (talent === null) return <NothingOrdered />;
  const { search, pricedOrder } = props;
  if (talent.is_big_five_report_unlocked) return <HasReport href={`/talents/${talentId}`} />;
  return (
    <OrderCard
      {...props}
      facts={[[t('facts.person'), talent.fullname], ...workspaceFacts]}
      createOrder={() => createCheckoutOrder(pricedOrder, search)}
    />
  );
}

/** The own premium report: of a talent with an account, or of the person whose survey is open in this browser. */
export function OwnReportCheckout({ pricedOrder, search }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const { isConsumer } = pricedOrder;
  const { data: report, error, isPending, refetch } = useQuery(ownReportQuery(isConsumer));
  const talentId = useMaybeCurrentUser()?.active_talent?.id;
  const home =
    isConsumer || talentId === undefined ? '/survey/result' : `/talent-profile/${talentId}?tab=result`;
  if (isPending) return <LinesSkeleton label={common('state.loading')} lines={5} />;
  if (report === undefined) {
    if (!isApiError(error) || error.status >= 500)
      return <NotLoaded error={error} onRetry={() => void refetch()} />;
    return (
      <CheckoutNotice
        title={t('noSurvey')}
        text={t('noSurveyText')}
        action={<PathLink href="/survey/result">{t('toSurvey')}</PathLink>}
      />
    );
  }
  if (report.isUnlocked) return <HasReport href={home} />;
  const returnSearch = { ...search, redirectAfterCheckout: search.redirectAfterCheckout ?? home };
  return (
    <OrderCard
      pricedOrder={pricedOrder}
      paymentMethod={report.way}
      search={returnSearch}
      facts={[
        [t('facts.person'), t('facts.own')],
        [t('facts.invoice'), t('facts.invoiceOwn')],
      ]}
      createOrder={() =>
        isConsumer ? createReportOrder(pricedOrder.amount) : createCheckoutOrder(pricedOrder, returnSearch)
      }
    />
  );
}

/** The URL names nothing that is sold. */
export function NothingOrdered() {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutNotice
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <ButtonLink to="/plans" kind="primary">
          {t('toPlans')}
        </ButtonLink>
      }
    />
  );
}
