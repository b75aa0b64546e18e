import type { FlowSeats, Period, Prices } from '@quint/domain/billing/prices.ts';
import type { Billing } from '@quint/contract/billing/billing.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { openOrdersQuery, useBilling } from '../api.ts';
import { FlowCard } from '../components/flow-card.tsx';
import { FrozenBanner } from '../components/frozen-banner.tsx';
import { InsightsSection } from '../components/insights-section.tsx';
import { OpenOrders } from '../components/open-orders.tsx';
import { PlanRadios } from '../components/plan-radios.tsx';
import { ChangeCard, ReportCard, TrialEndCard } from '../components/side-cards.tsx';
import { BasicCard, EnterpriseCard } from '../components/small-plans.tsx';
import { withinFlow } from '../model/checkout.ts';
import { usePlansLead } from '../use-plans-lead.ts';
import { useMayPay } from '../use-payment-method.ts';

/** What a guest is shown first. */
const GUEST_SEATS: FlowSeats = { administrators: 1, members: 10 };

/** Its free trial runs, or has ended without a plan. */
function isWithoutPlan({ pack, trialEndsAt, isFrozen }: Billing): boolean {
  return pack === 'basic' && (trialEndsAt !== null || isFrozen);
}

/** The plan a workspace has chosen; none while it tries the product. */
function chosenPack(billing: Billing | undefined): Pack | undefined {
  return billing === undefined || isWithoutPlan(billing) ? undefined : billing.pack;
}

/** Seats to begin with: those that are paid for, or that the workspace uses. */
function firstSeats(billing: Billing | undefined): FlowSeats {
  if (billing === undefined) return GUEST_SEATS;
  return withinFlow(billing.subscription ?? billing.used);
}

function usePlanChoice(billing: Billing | undefined) {
  const [period, setPeriod] = useState<Period>(billing?.subscription?.period ?? 'month');
  const [seats, setSeats] = useState(() => firstSeats(billing));
  const [pack, setPack] = useState<Pack>(chosenPack(billing) ?? 'flow');
  return { period, setPeriod, seats, setSeats, pack, setPack };
}

interface PlansProps {
  readonly prices: Prices;
  /** Undefined for guests and for people who pay nothing here. */
  readonly billing: Billing | undefined;
}

function Plans({ prices, billing }: PlansProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const workspace = useMaybeCurrentUser()?.active_workspace ?? undefined;
  const orders =
    useQuery({ ...openOrdersQuery(workspace?.id ?? ''), enabled: billing !== undefined }).data ?? [];
  const { period, setPeriod, seats, setSeats, pack, setPack } = usePlanChoice(billing);
  const isAsked = (kind: Pack) => orders.some((order) => order.kind === kind && order.way === 'offer');
  const current = chosenPack(billing);
  const subscription = billing?.subscription ?? null;
  const isTrying =
    billing === undefined ? workspace === undefined : isWithoutPlan(billing) && !billing.isFrozen;
  const cardOf = (kind: Pack) => ({
    isChosen: pack === kind,
    isCurrent: current === kind,
    isAsked: isAsked(kind),
  });
  return (
    <div className="max-md:pb-20">
      <PageHeader
        title={t('title')}
        lead={usePlansLead(billing)}
        actions={
          <SegmentedControl
            wide
            label={t('period.label')}
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'month', label: t('period.month') },
              {
                value: 'year',
                label: t('period.year', { percent: format.percent(prices.yearlyDiscount / 100) }),
              },
            ]}
          />
        }
      />
      <div className="flex flex-col gap-5 max-md:gap-3">
        {billing?.isFrozen === true && <FrozenBanner billing={billing} workspace={workspace?.name ?? ''} />}
        <OpenOrders orders={orders} />
        <PlanRadios prices={prices} value={pack} onChange={setPack} />
        <ul className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)_minmax(0,1fr)]">
          <BasicCard {...cardOf('basic')} subscription={subscription} />
          <FlowCard
            {...cardOf('flow')}
            prices={prices}
            subscription={subscription}
            seats={seats}
            period={period}
            onSeats={setSeats}
            next={billing?.isFrozen === true ? '/dashboard' : '/plans'}
          />
          <EnterpriseCard {...cardOf('enterprise')} />
        </ul>
        <div className="grid items-start gap-5 max-md:gap-3 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <InsightsSection prices={prices} />
          <div className="flex flex-col gap-5 max-md:gap-3">
            {isTrying ? <TrialEndCard ends={billing?.trialEndsAt ?? null} /> : <ChangeCard />}
            <ReportCard prices={prices} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The plans with what they include and cost, and more talent insights. */
export function PlansPage() {
  const { t } = useTranslation('common');
  const mayPay = useMayPay();
  const prices = usePublicSettings()?.prices;
  const billing = useBilling(mayPay);
  const workspaceId = useMaybeCurrentUser()?.active_workspace?.id;
  if (prices === undefined) return <PageSkeleton label={t('state.loading')} />;
  return <Plans key={`${workspaceId} ${billing === undefined}`} prices={prices} billing={billing} />;
}
