import { FLOW_MOST, type FlowSeats, type Period, type Prices } from '@quint/domain/billing/prices.ts';
import { PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import type { Subscription } from '@quint/contract/billing/billing.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { ButtonLink } from '#ui/link.tsx';
import { flowCheckout } from '../model/checkout.ts';
import { useTakesPayments } from '../use-payment-method.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';
import { PathLink } from './path-link.tsx';
import { FlowParts } from './flow-parts.tsx';
import { FlowSum } from './flow-sum.tsx';
import { ForPayers } from './plan-actions.tsx';
import { FOOT_BAR, PlanCard } from './plan-card.tsx';

interface FlowCardProps {
  readonly prices: Prices;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly subscription: Subscription | null;
  readonly seats: FlowSeats;
  readonly period: Period;
  readonly onSeats: (seats: FlowSeats) => void;
  /** The path to open after the order. */
  readonly next: string;
}

function FlowAction({ seats, period, subscription, next }: Omit<FlowCardProps, 'onSeats'>) {
  const { t } = useTranslation('plans');
  const takesPayments = useTakesPayments();
  if (subscription !== null) {
    return (
      <PathLink href="/billing" kind="primary-lila" size="lg">
        {t('flow.change')}
      </PathLink>
    );
  }
  const order = flowCheckout({ ...seats, period }, next);
  return (
    <ForPayers from={`/checkout${stringifyQuery(order)}`} kind="primary-lila" size="lg">
      <ButtonLink to="/checkout" search={order} kind="primary-lila" size="lg">
        {t(takesPayments ? 'flow.choose' : 'flow.offer')}
      </ButtonLink>
    </ForPayers>
  );
}

/** The paid plan, with the price for these seats. */
export function FlowCard(props: FlowCardProps) {
  const { prices, isChosen, isCurrent, subscription, seats, period, onSeats } = props;
  const { t } = useTranslation('plans');
  const { administrators = 0, teamMembers = 0 } = PLAN_LIMITS.flow;
  const limits = `${t('line.administrators', { count: administrators })}, ${t('line.members', { count: teamMembers })}`;
  return (
    <PlanCard pack="flow" isChosen={isChosen} isCurrent={isCurrent} aside={limits}>
      <p className="text-pretty text-second">{t('for.flow')}</p>
      <FlowParts
        prices={prices}
        seats={seats}
        period={period}
        onSeats={onSeats}
        larger={t('flow.more26', { from: FLOW_MOST.members + 1 })}
      />
      {subscription !== null && subscription.status !== 'paused' && (
        <p className="pt-1 text-sm text-third">
          {t('flow.changeNote', {
            administrators: t('seats.administrators', { count: subscription.administrators }),
            members: t('seats.members', { count: subscription.members }),
          })}
        </p>
      )}
      <div
        {...ACTION_BAR}
        className={cx(
          FOOT_BAR,
          'flex items-center justify-between gap-x-6 gap-y-3 md:-mx-2 md:mt-auto md:rounded-md md:bg-lila-soft md:px-4 md:py-3.5',
        )}
      >
        <FlowSum prices={prices} seats={seats} period={period} />
        <FlowAction {...props} />
      </div>
    </PlanCard>
  );
}
