import type { TalentPackage } from '@quint/domain/prices.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { trackEvent } from '#lib/analytics.ts';
import { useFormat } from '#lib/format.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InsightsSupport } from './insights-support.tsx';

const DEFAULT_KEY = '25x-talent-insights';
function PackageCard({ offer }: { readonly offer: TalentPackage }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const price = offer.amount / 100;
  return (
    <Radio
      value={offer.key}
      className="group flex cursor-pointer flex-col gap-1 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-control data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-selected:border-lila data-selected:bg-selected data-selected:ring-1 data-selected:ring-lila forced-colors:data-selected:border-[Highlight]"
    >
      <span className="flex min-h-6 items-center justify-between gap-2">
        <span className="size-[18px] shrink-0 rounded-full border border-control bg-surface transition-colors group-data-selected:border-[5px] group-data-selected:border-lila forced-colors:group-data-selected:border-[Highlight]" />
        {offer.isRecommended && <Badge tone="lila">{t('packages.recommended')}</Badge>}
      </span>
      <span className="pt-2 text-md font-bold">{t('packages.talents', { count: offer.talents })}</span>
      <span className="text-number font-semibold tabular-nums">{format.euro(price)}</span>
      <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-third">
        {t('packages.each', { price: format.euro(price / offer.talents) })}
        {offer.discount > 0 && (
          <Badge tone="strong">
            {t('packages.discount', { percent: format.percent(offer.discount / 100) })}
          </Badge>
        )}
      </span>
    </Radio>
  );
}

/** Counts each time the packages are shown. */
function useCountedView(): void {
  useEffect(() => {
    // The failure is logged already, and the user cannot do anything about it.
    trackEvent('view-slamdoor-talent-insights').catch(() => undefined);
  }, []);
}

/** More insights: three packages, one of them selected, and the payment. */
export function PackagesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const packages = usePublicSettings()?.prices.packages;
  useCountedView();
  const [chosen, choose] = useState(DEFAULT_KEY);
  const canPay = useWorkspaceFeatures().isCardPaymentEnabled;
  const hasCheckout = canPay && '/checkout' in router.routesByPath;
  const goToCheckout = () => {
    const search = new URLSearchParams({
      type: 'ws-talent-insights',
      packageKey: chosen,
      redirectAfterCheckout: router.state.location.href,
    });
    router.history.push(`/checkout?${search.toString()}`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('packages.title')}
      actions={
        hasCheckout ? (
          <Button kind="primary-lila" disabled={packages === undefined} onPress={goToCheckout}>
            {t('packages.checkout')}
          </Button>
        ) : (
          <InsightsSupport kind="primary-lila" />
        )
      }
    >
      <p className="pb-4 text-pretty text-second">{t('packages.lead')}</p>
      <RadioGroup
        aria-label={t('packages.label')}
        value={chosen}
        onChange={choose}
        className="grid gap-3 md:grid-cols-3"
      >
        {packages === undefined
          ? [1, 2, 3].map((card) => <Skeleton key={card} className="h-36 w-full rounded-lg" />)
          : packages.map((offer) => <PackageCard key={offer.key} offer={offer} />)}
      </RadioGroup>
      <p className="pt-4 text-xs text-third">
        {t('packages.net')}
        {!hasCheckout && ` ${t('packages.noCheckout')}`}
      </p>
    </Dialog>
  );
}
