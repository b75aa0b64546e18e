import {
  priceFlow,
  savedByYear,
  type FlowSeats,
  type Period,
  type Prices,
} from '@quint/domain/billing/prices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { useAmount } from '../use-amount.ts';

interface FlowSumProps {
  readonly prices: Prices;
  readonly seats: FlowSeats;
  readonly period: Period;
}

/** The monthly price of the seats, and the saving with a yearly payment. */
export function FlowSum({ prices, seats, period }: FlowSumProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const amountOf = useAmount();
  const [now] = useState(() => serverNow());
  const monthly = priceFlow(prices, { ...seats, period: 'month' }, now).amount;
  const { amount: yearly, promotion } = priceFlow(prices, { ...seats, period: 'year' }, now);
  const amounts = {
    monthly: amountOf(yearly / 12),
    yearly: amountOf(yearly),
    saved: amountOf(savedByYear(prices, seats, now)),
  };
  const { promotion: promotionTerms } = prices;
  const until = format.date(promotionTerms?.until);
  return (
    <div className="min-w-0" aria-live="polite">
      <p>
        <span className="text-number font-semibold tabular-nums">
          {period === 'year' ? amounts.monthly : amountOf(monthly)}
        </span>{' '}
        <span className="text-second">{t('flow.aMonth')}</span>
      </p>
      <p className="text-sm text-second max-md:hidden">
        {t(period === 'year' ? 'flow.yearNow' : 'flow.byYear', amounts)}
      </p>
      <p className="text-xs text-second md:hidden">
        {t(period === 'year' ? 'flow.yearNowShort' : 'flow.byYearShort', amounts)}
      </p>
      {promotionTerms !== null && promotion !== null && promotion.amount > 0 && (
        <p className="pt-0.5 text-sm font-semibold text-strong-text max-md:text-xs">
          {promotion.insights > 0
            ? t('flow.promotionInsights', {
                date: until,
                percent: promotionTerms.percent,
                amount: amountOf(promotion.amount),
                count: promotion.insights,
              })
            : t('flow.promotion', {
                date: until,
                percent: promotionTerms.percent,
                amount: amountOf(promotion.amount),
              })}
        </p>
      )}
    </div>
  );
}
