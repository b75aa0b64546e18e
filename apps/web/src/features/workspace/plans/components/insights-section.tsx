import type { Prices } from '@quint/domain/billing/prices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stringifyQuery } from '#lib/search-values.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { insightsCheckout } from '../model/checkout.ts';
import { useAmount } from '../use-amount.ts';
import { useTakesPayments } from '../use-payment-method.ts';
import { PackageRadios, recommendedKey } from './package-radios.tsx';
import { ForPayers } from './plan-actions.tsx';

/** Talent insights: their contents, three packages, and the order button. */
export function InsightsSection({ prices }: { readonly prices: Prices }) {
  const { t } = useTranslation('plans');
  const amountOf = useAmount();
  const takesPayments = useTakesPayments();
  const [key, choose] = useState(() => recommendedKey(prices.packages));
  const selectedPackage = prices.packages.find((candidate) => candidate.key === key) ?? prices.packages[0];
  if (selectedPackage === undefined) return null;
  const order = insightsCheckout(selectedPackage.key, '/plans');
  return (
    <Card title={t('packages.title')} aside={<span className="text-third">{t('packages.once')}</span>}>
      <p className="-mt-1 pb-3 text-pretty text-second">{t('packages.lead')}</p>
      <PackageRadios packages={prices.packages} value={selectedPackage.key} onChange={choose} />
      <div className="flex flex-wrap items-center justify-between gap-4 pt-4">
        <p className="text-second">
          {t('packages.sum', {
            what: t('packages.talents', { count: selectedPackage.talents }),
            price: amountOf(selectedPackage.amount),
          })}
        </p>
        <ForPayers from={`/checkout${stringifyQuery(order)}`} kind="secondary" size="lg">
          <ButtonLink to="/checkout" search={order} kind="secondary" size="lg">
            {takesPayments ? t('packages.buy', { count: selectedPackage.talents }) : t('packages.offer')}
          </ButtonLink>
        </ForPayers>
      </div>
    </Card>
  );
}
