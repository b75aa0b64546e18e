import type { Billing } from '@quint/contract/billing/billing.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { FLOW_MOST } from '@quint/domain/billing/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { billingQuery } from '../api.ts';
import { flowCheckout, withinFlow } from '../model/checkout.ts';
import { nextPlanFor, type Seats } from '../model/next-plan.ts';
import { useAmount } from '../use-amount.ts';
import { useMayPay } from '../use-payment-method.ts';
import { EnterpriseDialog } from './enterprise-dialog.tsx';

interface SeatLimitProps {
  readonly of: Seats;
  readonly onClose: () => void;
}

/** Which limit of which plan is reached, its usage, and what the next plan would offer. */
function LimitText({ of, billing }: { readonly of: Seats; readonly billing: Billing }) {
  const { t } = useTranslation('plans');
  const amountOf = useAmount();
  const base = usePublicSettings()?.prices.flow.base ?? 0;
  const count = billing.limits[of] ?? 0;
  const next = nextPlanFor(of, billing);
  const most = { administrators: FLOW_MOST.administrators, members: FLOW_MOST.members };
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {t(`limit.${of}`, { count, plan: PACK_NAMES[billing.pack], used: billing.used[of] })}{' '}
        {t('limit.kept')}
      </p>
      <p className="text-pretty text-second">
        {next === 'flow' && t('limit.toFlow', { ...most, price: amountOf(base) })}
        {next === 'seats' && t('limit.toSeats', most)}
        {next === 'enterprise' && t('limit.toEnterprise')}
      </p>
    </div>
  );
}

const ACTION_LABELS = {
  flow: 'limit.seeFlow',
  seats: 'limit.addSeats',
  enterprise: 'limit.askEnterprise',
} as const;

/** The page where more seats are bought: a subscription is changed, otherwise Flow is ordered with one more seat. */
function moreSeatsAt(of: Seats, billing: Billing, here: string): string {
  const { subscription, limits, used: usedSeats } = billing;
  if (subscription !== null) return '/billing';
  const seats = (each: Seats) => Math.max(limits[each] ?? 0, usedSeats[each]) + (each === of ? 1 : 0);
  const neededSeats = { administrators: seats('administrators'), members: seats('members') };
  return `/checkout${stringifyQuery(flowCheckout({ ...withinFlow(neededSeats), period: 'month' }, here))}`;
}

function Next({
  of,
  billing,
  onClose,
  onEnterprise,
}: SeatLimitProps & { billing: Billing; onEnterprise: () => void }) {
  const { t } = useTranslation('plans');
  const router = useRouter();
  const next = nextPlanFor(of, billing);
  const go = () => {
    if (next === 'enterprise') {
      onEnterprise();
      return;
    }
    const here = router.state.location.href;
    router.history.push(next === 'flow' ? '/plans' : moreSeatsAt(of, billing, here));
    onClose();
  };
  return (
    <Button kind="primary-lila" onPress={go}>
      {t(ACTION_LABELS[next])}
    </Button>
  );
}

/** A limit of administrators or team members is reached. */
export function SeatLimit({ of, onClose }: SeatLimitProps) {
  const { t } = useTranslation('plans');
  const { t: common } = useTranslation('common');
  const mayPay = useMayPay();
  const { data: billing, isError } = useQuery({ ...billingQuery, staleTime: 0, enabled: mayPay });
  const [isEnterprise, setEnterprise] = useState(false);
  if (isEnterprise) return <EnterpriseDialog onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('limit.title')}
      size="sm"
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.close')}
          </Button>
          {mayPay && billing !== undefined && (
            <Next of={of} billing={billing} onClose={onClose} onEnterprise={() => setEnterprise(true)} />
          )}
        </>
      }
    >
      <AlertLine>{isError ? t('limit.failed') : ''}</AlertLine>
      {mayPay && billing === undefined && !isError && <LinesSkeleton label={common('state.loading')} />}
      {mayPay && billing !== undefined && <LimitText of={of} billing={billing} />}
      {!mayPay && <p className="font-semibold">{t('askAdministrator')}</p>}
    </Dialog>
  );
}
