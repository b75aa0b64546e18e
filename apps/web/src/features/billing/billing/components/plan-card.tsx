import type { Billing } from '@quint/contract/billing/billing.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Progress } from '#ui/progress.tsx';

const ChangeDialog = onDemand(async () => (await import('./change-dialog.tsx')).ChangeDialog);
const RequestOfferDialog = onDemand(
  async () => (await import('./request-offer-dialog.tsx')).RequestOfferDialog,
);
const CancelDialog = onDemand(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

interface OfBilling {
  readonly billing: Billing;
}

interface SeatsProps extends OfBilling {
  readonly of: 'administrators' | 'members';
}

/** Seats used of those there are. */
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

/** The payment that comes next, or what is instead of it. */
function usePayment({ billing }: OfBilling): (readonly [string, string])[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { subscription, trialEndsAt } = billing;
  if (subscription !== null) {
    if (subscription.cancelsAtEnd) return [];
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
  if (subscription !== null && pack !== 'enterprise') return t(`plan.paidBy.${subscription.period}`);
  return t(pack === 'basic' ? 'plan.free' : 'plan.agreed');
}

/** What can be done about the plan: at the provider it is changed here, otherwise people are asked. */
function Actions({ billing }: OfBilling) {
  const { t } = useTranslation('billing');
  const [open, setOpen] = useState<'change' | 'cancel' | 'ask'>();
  const { subscription, way: paymentMethod, pack } = billing;
  const onClose = () => setOpen(undefined);
  const isOffer = paymentMethod === 'offer';
  // What is cancelled, or was replaced by Enterprise, runs to its end as it is.
  const isEnding = subscription?.cancelsAtEnd === true || pack === 'enterprise';
  return (
    <div className="flex flex-wrap gap-3 pt-5 empty:hidden">
      {subscription === null ? (
        <>
          {isOffer && pack === 'flow' && (
            <Button kind="primary" onPress={() => setOpen('ask')}>
              {t('plan.ask')}
            </Button>
          )}
          {pack !== 'enterprise' && (
            <ButtonLink to="/plans" kind={pack === 'basic' ? 'primary' : 'secondary'}>
              {t(isOffer ? 'plan.askPlan' : 'plan.choose')}
            </ButtonLink>
          )}
        </>
      ) : (
        <>
          {!isEnding && subscription.status === 'active' && (
            <Button kind="primary" onPress={() => setOpen('change')}>
              {t('plan.change')}
            </Button>
          )}
          {!isEnding && (
            <Button kind="secondary-danger" onPress={() => setOpen('cancel')}>
              {t('plan.cancel')}
            </Button>
          )}
        </>
      )}
      {open === 'change' && subscription !== null && (
        <ChangeDialog billing={billing} subscription={subscription} onClose={onClose} />
      )}
      {open === 'cancel' && subscription !== null && (
        <CancelDialog billing={billing} subscription={subscription} onClose={onClose} />
      )}
      {open === 'ask' && <RequestOfferDialog billing={billing} onClose={onClose} />}
    </div>
  );
}

/** The plan, how much of it is used, what is paid next, and how it is changed. */
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
