import type { Billing, Subscription } from '@quint/contract/billing/billing.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { usePortal } from '#features/workspace/plans/api.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'partial' | 'danger' | undefined;
  readonly children?: ReactNode;
}

const TONE = { partial: 'bg-partial-soft text-partial-text', danger: 'bg-danger-soft text-danger' } as const;

/** A notice about the plan, with the actions for it. */
function Notice({ title, text, tone = 'partial', children }: NoticeProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg px-5 py-4',
        TONE[tone],
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-balance">{title}</p>
        <p className="pt-0.5 text-pretty text-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}

interface OfSubscription {
  readonly subscription: Subscription;
}

/** A payment is missing: the last day of full service, and a link to the payment. */
function FailedNotice({ billing, subscription }: OfSubscription & { readonly billing: Billing }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const portal = usePortal();
  const reportSaveError = useSaveRefused();
  const until = subscription.graceEnds;
  const text = billing.isFrozen
    ? t('failed.textPaused')
    : until === null
      ? t('failed.textSoon')
      : t('failed.text', { date: format.date(until, 'dateTime') });
  return (
    <Notice tone="danger" title={t('failed.title')} text={text}>
      {billing.hasPortal && (
        <Button
          kind="primary"
          isLoading={portal.isPending}
          onPress={() => portal.mutate(undefined, { onError: reportSaveError })}
        >
          {t('failed.pay')}
        </Button>
      )}
    </Notice>
  );
}

function EndsNotice({ billing, subscription }: OfSubscription & { readonly billing: Billing }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const date = format.date(subscription.currentPeriodEnd);
  if (billing.pack === 'enterprise')
    return <Notice title={t('ends.replaced', { date })} text={t('ends.replacedText')} />;
  return <Notice title={t('ends.title', { date })} text={t('ends.text')} />;
}

function PlannedNotice({
  subscription,
  next,
}: OfSubscription & { readonly next: NonNullable<Subscription['next']> }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const text = t('planned.text', {
    administrators: t('count.administrators', { count: next.administrators }),
    members: t('count.members', { count: next.members }),
    amount: format.euro(next.amount / 100),
    period: t(`planned.each.${next.period}`),
  });
  const date = format.date(subscription.currentPeriodEnd);
  return <Notice title={t('planned.title', { date })} text={text} />;
}

/**
 * The notices about the plan, the most urgent first: a missing payment, a paused workspace, a paused subscription, the
 * end of the plan, a planned change.
 */
export function Notices({ billing }: { readonly billing: Billing }) {
  const { t } = useTranslation('billing');
  const { subscription, isFrozen } = billing;
  const isUnpaid = subscription?.status === 'past_due';
  const isPaused = subscription?.status === 'paused';
  const ends = subscription?.cancelsAtEnd === true;
  const next = subscription?.next ?? null;
  if (!isUnpaid && !isFrozen && !isPaused && !ends && next === null) return null;
  return (
    <div className="flex flex-col gap-3 pb-5">
      {isUnpaid && <FailedNotice billing={billing} subscription={subscription} />}
      {isFrozen && !isUnpaid && (
        <Notice tone="danger" title={t('paused.title')} text={t('paused.text')}>
          <ButtonLink to="/plans" kind="primary-lila">
            {t('paused.plans')}
          </ButtonLink>
        </Notice>
      )}
      {isPaused && <Notice title={t('pausing.title')} text={t('pausing.text')} />}
      {subscription !== null && ends && <EndsNotice billing={billing} subscription={subscription} />}
      {subscription !== null && next !== null && !ends && (
        <PlannedNotice subscription={subscription} next={next} />
      )}
    </div>
  );
}
