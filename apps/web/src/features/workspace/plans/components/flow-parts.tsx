import {
  FLOW_MOST,
  priceFlow,
  type FlowSeats,
  type Period,
  type Prices,
} from '@quint/domain/billing/prices.ts';
import { PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { useAmount } from '../use-amount.ts';
import { SeatStepper } from './seat-stepper.tsx';

interface PartProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly stepper?: ReactNode;
  readonly amount: string;
}

/** A part of the price: subject, number, and monthly amount. */
function Part({ title, text, stepper, amount }: PartProps) {
  return (
    <li className="flex items-center gap-x-4 border-t border-line-soft py-2.5 first:border-t-0 md:first:border-t">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {text !== undefined && <span className="block text-second">{text}</span>}
      </span>
      {stepper}
      <span className="min-w-14 text-end font-semibold tabular-nums">{amount}</span>
    </li>
  );
}

interface FlowPartsProps {
  readonly prices: Prices;
  readonly seats: FlowSeats;
  readonly period: Period;
  readonly onSeats: (seats: FlowSeats) => void;
  /** A link to a larger plan. */
  readonly larger?: ReactNode;
}

/** The price of Flow, part by part, in monthly amounts. */
export function FlowParts({ prices, seats, period, onSeats, larger }: FlowPartsProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const amountOf = useAmount();
  const { base, administrator, member } = prices.flow;
  const extra = seats.administrators - 1;
  const [now] = useState(() => serverNow());
  const monthly = priceFlow(prices, { ...seats, period: 'month' }, now).amount;
  const yearly = priceFlow(prices, { ...seats, period: 'year' }, now).amount;
  const most = { administrators: FLOW_MOST.administrators, members: FLOW_MOST.members };
  return (
    <ul className="flex flex-col pt-3">
      <Part
        title={t('flow.base')}
        text={t('flow.baseText', { count: PLAN_LIMITS.flow.startReports })}
        amount={amountOf(base)}
      />
      <Part
        title={t('flow.administrators')}
        text={
          <>
            {t('flow.administratorsText', { count: extra, price: amountOf(administrator) })}
            {seats.administrators === most.administrators && (
              <span className="block text-xs text-third">
                {t('flow.mostAdministrators', { count: most.administrators })}
              </span>
            )}
          </>
        }
        stepper={
          <SeatStepper
            label={t('flow.administrators')}
            value={seats.administrators}
            min={1}
            max={most.administrators}
            onChange={(administrators) => onSeats({ ...seats, administrators })}
          />
        }
        amount={amountOf(extra * administrator)}
      />
      <Part
        title={t('flow.members')}
        text={
          <>
            {t('flow.membersText', { count: seats.members, price: amountOf(member) })}
            {seats.members === most.members && (
              <span className="block text-xs text-third">
                {t('flow.mostMembers', { count: most.members })} {larger}
              </span>
            )}
          </>
        }
        stepper={
          <SeatStepper
            label={t('flow.members')}
            value={seats.members}
            min={0}
            max={most.members}
            onChange={(members) => onSeats({ ...seats, members })}
          />
        }
        amount={amountOf(seats.members * member)}
      />
      {period === 'year' && (
        <Part
          title={t('flow.yearly', { percent: format.percent(prices.yearlyDiscount / 100) })}
          amount={amountOf(yearly / 12 - monthly)}
        />
      )}
    </ul>
  );
}
