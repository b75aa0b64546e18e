import type { OrderWay } from '@quint/contract/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { ownReportQuery, placeOrder, placeReportOrder, talentNameQuery, useBilling } from '../api.ts';
import { withoutSearchWords } from '../model/checkout.ts';
import type { Wanted } from '../model/wanted.ts';
import type { CheckoutSearch } from '../search.ts';
import { useMayPay } from '../use-order-way.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { OrderCard } from './order-card.tsx';
import { PathLink } from './path-link.tsx';

interface CheckoutProps {
  readonly wanted: Wanted;
  readonly way: OrderWay;
  readonly search: CheckoutSearch;
}

function placeWanted({ order, amount }: Wanted, { redirectAfterCheckout }: CheckoutSearch) {
  const next = redirectAfterCheckout === undefined ? undefined : withoutSearchWords(redirectAfterCheckout);
  return placeOrder({ order, expectedAmount: amount, redirectAfterCheckout: next });
}

/** For whom the workspace orders, and where the invoice goes. */
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

/** What only an administrator orders. */
function NoRight() {
  const { t } = useTranslation('checkout');
  const workspace = useMaybeCurrentUser()?.active_workspace?.name ?? '';
  return <CheckoutNotice title={t('noRight')} text={t('noRightText', { workspace })} />;
}

/** A plan or talent insights for the workspace. */
export function WorkspaceCheckout({ wanted, way, search }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const mayPay = useMayPay();
  const facts = useWorkspaceFacts();
  const subscription = useBilling(mayPay)?.subscription ?? null;
  if (!mayPay) return <NoRight />;
  if (wanted.order.kind === 'flow' && subscription !== null) {
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
      wanted={wanted}
      way={way}
      search={search}
      facts={facts}
      place={() => placeWanted(wanted, search)}
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
  const { search, wanted } = props;
  if (talent.is_big_five_report_unlocked) return <HasReport href={`/talents/${talentId}`} />;
  return (
    <OrderCard
      {...props}
      facts={[[t('facts.person'), talent.fullname], ...workspaceFacts]}
      place={() => placeWanted(wanted, search)}
    />
  );
}

/** The own premium report: of a talent with an account, or of the person whose survey this browser has open. */
export function OwnReportCheckout({ wanted, search }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const { isConsumer } = wanted;
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
  const wayBack = { ...search, redirectAfterCheckout: search.redirectAfterCheckout ?? home };
  return (
    <OrderCard
      wanted={wanted}
      way={report.way}
      search={wayBack}
      facts={[
        [t('facts.person'), t('facts.own')],
        [t('facts.invoice'), t('facts.invoiceOwn')],
      ]}
      place={() => (isConsumer ? placeReportOrder(wanted.amount) : placeWanted(wanted, wayBack))}
    />
  );
}

/** The address asks for nothing that is sold. */
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
