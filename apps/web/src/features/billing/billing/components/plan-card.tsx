import type { Billing } from '@quint/contract/billing/billing.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { usePortal } from '#features/workspace/plans/api.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Progress } from '#ui/progress.tsx';

const RequestOfferDialog = onDemand(
  async () => (await import('./request-offer-dialog.tsx')).RequestOfferDialog,
);

interface OfBilling {
  readonly billing: Billing;
}

interface SeatsProps extends OfBilling {
  readonly of: 'administrators' | 'members';
}

/** The number of used seats out of all. */
function SeatsUsed({ billing, of }: SeatsProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const limit = billing.limits[of];
  const usedSeats = billing.used[of];
  const usageText =
    limit === null
      ? t('plan.usedUnlimited', { used: format.number(usedSeats) })
      : t('plan.used', { used: format.number(usedSeats), limit: format.number(limit) });
  const over = limit === null ? 0 : usedSeats - limit;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-third">{t(`plan.${of}`)}</span>
        <span className="font-medium tabular-nums">{usageText}</span>
      </p>
      {limit !== null && (
        <Progress label={t(`plan.${of}`)} value={usedSeats} max={limit} valueText={usageText} />
      )}
      {over > 0 && <p className="text-xs text-danger">{t('plan.over', { count: over })}</p>}
    </div>
  );
}

/** The next payment, or the text instead of it. */
function usePayment({ billing }: OfBilling): (readonly [string, string])[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { subscription, trialEndsAt } = billing;
  if (subscription !== null) {
    if (subscription.cancelsAtEnd || subscription.status === 'paused') return [];
    const { amount, period } = subscription.next ?? subscription;
    const date = format.date(subscription.currentPeriodEnd);
    const payment = t('plan.nextOn', { date, amount: format.euro(amount / 100) });
    return [[t('plan.next'), `${payment}, ${t(`plan.nextFor.${period}`)}`]];
  }
  if (trialEndsAt === null) return [];
  return [[t('plan.trial'), t('plan.trialUntil', { date: format.lastDay(trialEndsAt) })]];
}

function usePaymentText({ billing }: OfBilling): string {
  const { t } = useTranslation('billing');
  const { subscription, pack } = billing;
  if (subscription !== null && pack === 'flow') return t(`plan.paidBy.${subscription.period}`);
  return t(pack === 'basic' ? 'plan.free' : 'plan.agreed');
}

/** Links to the provider's page of the subscription, in the same tab. */
function ManageButton({ kind }: { readonly kind: 'primary' | 'secondary' }) {
  const { t } = useTranslation('billing');
  const portal = usePortal();
  const reportSaveError = useSaveRefused();
  return (
    <Button
      kind={kind}
      isLoading={portal.isPending}
      onPress={() => portal.mutate(undefined, { onError: reportSaveError })}
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('plan.manage')}
    </Button>
  );
}

/** Changes the plan of a workspace without a subscription: by choosing, or by a request to the platform. */
function PlanChoice({ billing }: OfBilling) {
  const { t } = useTranslation('billing');
  const [isOpen, setOpen] = useState(false);
  const { way: paymentMethod, pack } = billing;
  const isOffer = paymentMethod === 'offer';
  return (
    <>
      {isOffer && pack === 'flow' && (
        <Button kind="primary" onPress={() => setOpen(true)}>
          {t('plan.ask')}
        </Button>
      )}
      {pack !== 'enterprise' && (
        <ButtonLink to="/plans" kind={pack === 'basic' ? 'primary' : 'secondary'}>
          {t(isOffer ? 'plan.askPlan' : 'plan.choose')}
        </ButtonLink>
      )}
      {isOpen && <RequestOfferDialog billing={billing} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The actions for the plan: a subscription is managed at the provider, any other plan is chosen here. */
function Actions({ billing }: OfBilling) {
  const { t } = useTranslation('billing');
  const { subscription, hasPortal } = billing;
  return (
    <>
      <div className="flex flex-wrap gap-3 pt-5 empty:hidden">
        {subscription === null && <PlanChoice billing={billing} />}
        {hasPortal && <ManageButton kind={subscription === null ? 'secondary' : 'primary'} />}
      </div>
      {hasPortal && <p className="pt-2 text-xs text-third">{t('plan.manageNote')}</p>}
    </>
  );
}

/** The plan with its usage, its next payment and its actions. */
export function PlanCard({ billing }: OfBilling) {
  const { t } = useTranslation('billing');
  const paymentText = usePaymentText({ billing });
  const payment = usePayment({ billing });
  return (
    <Card
      title={t('plan.title')}
      aside={
        <ButtonLink to="/plans" kind="light" size="sm">
          {t('plan.compare')}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-3 pb-5">
        <span className="text-number font-bold">{PACK_NAMES[billing.pack]}</span>
        <span className="text-third">{paymentText}</span>
      </p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <SeatsUsed billing={billing} of="administrators" />
        <SeatsUsed billing={billing} of="members" />
      </div>
      {payment.length > 0 && (
        <div className="mt-5 border-t border-line pt-3">
          <Facts facts={payment} />
        </div>
      )}
      {billing.way === 'offer' && billing.subscription === null && (
        <p className="pt-5 text-pretty text-second">{t('plan.byPeople')}</p>
      )}
      <Actions billing={billing} />
    </Card>
  );
}
