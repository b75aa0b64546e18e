import type { Billing } from '@quint/contract/billing/billing.ts';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PathLink } from './path-link.tsx';

interface FrozenBannerProps {
  readonly billing: Billing;
  readonly workspace: string;
}

/** Says that the workspace is paused, and how to continue. */
export function FrozenBanner({ billing, workspace }: FrozenBannerProps) {
  const { t } = useTranslation('plans');
  const isUnpaid = billing.subscription?.status === 'past_due';
  const frozenText = billing.way === 'offer' ? t('frozen.textOffer') : t('frozen.text');
  return (
    <section className="flex items-start gap-3 rounded-lg bg-partial-soft p-4 text-partial-text">
      <CirclePause aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md font-semibold">{t('frozen.title', { workspace })}</h2>
        <p className="text-pretty">{isUnpaid ? t('frozen.unpaid') : frozenText}</p>
      </div>
      {isUnpaid && (
        <PathLink href="/billing" kind="secondary">
          {t('frozen.toBilling')}
        </PathLink>
      )}
    </section>
  );
}
