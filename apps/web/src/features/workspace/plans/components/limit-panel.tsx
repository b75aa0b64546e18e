import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trackEvent } from '#lib/analytics.ts';
import { lastLimit } from '#lib/panels.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useCurrentUser } from '#lib/session.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { insightsCheckout } from '../model/checkout.ts';
import { useMayPay, useTakesPayments } from '../use-payment-method.ts';
import { PackageRadios, recommendedKey } from './package-radios.tsx';
import { SeatLimit } from './seat-limit.tsx';

/** Counts an impression each time the packages are shown. */
function useCountedView(): void {
  useEffect(() => {
    // The failure is already logged, and the user cannot do anything about it.
    trackEvent('view-slamdoor-talent-insights').catch(() => undefined);
  }, []);
}

interface InsightsPanelProps {
  /** The price of the pressed action in insights; undefined if the user asked for more. */
  readonly neededInsights: number | undefined;
  readonly onClose: () => void;
}

/** More insights: three packages, one of them selected, and the checkout. */
function InsightsPanel({ neededInsights, onClose }: InsightsPanelProps) {
  const { t } = useTranslation('plans');
  const { t: common } = useTranslation('common');
  const router = useRouter();
  const mayPay = useMayPay();
  const takesPayments = useTakesPayments();
  const packages = usePublicSettings()?.prices.packages;
  const remainingInsights = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  const [selectedKey, choose] = useState<string>();
  useCountedView();
  const key = selectedKey ?? recommendedKey(packages ?? []);
  const goToCheckout = () => {
    const order = insightsCheckout(key, router.state.location.href);
    router.history.push(`/checkout${stringifyQuery(order)}`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(neededInsights === undefined ? 'limit.refill' : 'limit.title')}
      actions={
        mayPay ? (
          <>
            <Button kind="secondary" onPress={onClose}>
              {common('action.cancel')}
            </Button>
            <Button kind="primary-lila" disabled={packages === undefined} onPress={goToCheckout}>
              {t(takesPayments ? 'limit.checkout' : 'limit.offer')}
            </Button>
          </>
        ) : (
          <p className="font-semibold text-second">{t('askAdministrator')}</p>
        )
      }
    >
      {neededInsights !== undefined && (
        <p className="pb-3 font-semibold">
          {t('limit.needed', { count: neededInsights })} {t('limit.left', { count: remainingInsights })}
        </p>
      )}
      <p className="pb-4 text-pretty text-second">{t('limit.lead')}</p>
      {packages === undefined ? (
        <div className="flex flex-col gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12 w-full rounded-md" />
          ))}
        </div>
      ) : (
        <PackageRadios packages={packages} value={key} onChange={choose} />
      )}
      <p className="pt-4 text-xs text-third">{t(takesPayments ? 'limit.net' : 'limit.netOffer')}</p>
    </Dialog>
  );
}

/** More talent insights, requested by the user. */
export function PackagesPanel({ onClose }: { readonly onClose: () => void }) {
  return <InsightsPanel neededInsights={undefined} onClose={onClose} />;
}

/** A limit of the plan is reached: which one, and how to get more. */
export function LimitPanel({ onClose }: { readonly onClose: () => void }) {
  // The panel keeps the limit it was opened with.
  const [limit] = useState(lastLimit);
  if (limit === undefined) return null;
  return limit.of === 'insights' ? (
    <InsightsPanel neededInsights={limit.neededCount} onClose={onClose} />
  ) : (
    <SeatLimit of={limit.of} onClose={onClose} />
  );
}
