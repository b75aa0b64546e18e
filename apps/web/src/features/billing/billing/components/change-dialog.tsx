import type {
  Billing,
  Subscription,
  SubscriptionBody,
  SubscriptionPreviewAnswer,
} from '@quint/contract/billing/billing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { isShownRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { useSettled } from '#lib/use-settled.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { previewQuery, useChangeSubscription } from '../api.ts';
import { useSeatsText } from './order-labels.tsx';
import { isSold, SeatsFields } from './seats-fields.tsx';

/** Typing has paused. */
const PAUSE_MS = 250;

interface PreviewDetails {
  readonly preview: SubscriptionPreviewAnswer['data'];
  readonly period: SubscriptionBody['period'];
  /** The day the next period begins. */
  readonly date: string;
}

/** What a change would do, in words: when it begins, what is charged, what it costs afterwards, who is too many. */
function PreviewText({ preview, period, date }: PreviewDetails) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const seats = useSeatsText();
  const { begins, dueNow, amount, exceeds } = preview;
  if (begins === 'none') return <p>{t('change.none')}</p>;
  const due = format.euro(dueNow / 100);
  const begin =
    begins === 'end'
      ? t('change.end', { date })
      : dueNow === 0
        ? t('change.nowFree')
        : t('change.now', { due });
  const people = seats(exceeds);
  return (
    <>
      <p className="text-pretty">
        {begin} {t(`change.after.${period}`, { amount: format.euro(amount / 100) })}
      </p>
      {people !== '' && (
        <p className="pt-2 text-pretty text-partial-text">{t('change.exceeds', { people })}</p>
      )}
    </>
  );
}

function useSubmitLabel(): (details: PreviewDetails | undefined) => string {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return (details) => {
    const begins = details?.preview.begins ?? 'none';
    const due = details?.preview.dueNow ?? 0;
    if (begins === 'now' && due === 0) return t('change.submitFree');
    return t(`change.submit.${begins}`, { due: format.euro(due / 100), date: details?.date ?? '' });
  };
}

interface ChangeDialogProps {
  readonly billing: Billing;
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Other seats or another period; what that does is said while they are chosen. */
export function ChangeDialog({ billing, subscription, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const client = useQueryClient();
  const formatSubmitLabel = useSubmitLabel();
  const errorText = useErrorText();
  const { administrators, members, period } = subscription;
  const [wantedSeats, setWantedSeats] = useState<SubscriptionBody>({ administrators, members, period });
  const settledSeats = useSettled(wantedSeats, PAUSE_MS);
  const canPreview = isSold(settledSeats);
  const query = useQuery({ ...previewQuery(settledSeats), enabled: canPreview });
  const change = useChangeSubscription();
  const date = format.date(subscription.currentPeriodEnd);
  const { data: preview } = query;
  const details = preview && canPreview ? { preview, period: settledSeats.period, date } : undefined;
  const isCurrent = settledSeats === wantedSeats && canPreview && !query.isPlaceholderData && !query.isError;
  const isRefused = isApiError(query.error) && query.error.status < 500;
  const isPriceNew = isShownRefusal(change.error, 'order.price_changed');
  const submit = () => {
    if (preview === undefined) return;
    change.mutate(
      { ...wantedSeats, expectedAmount: preview.amount },
      {
        onSuccess() {
          notify({ text: preview.begins === 'end' ? t('change.planned', { date }) : t('change.changed') });
          onClose();
        },
        onError: () => void client.invalidateQueries({ queryKey: ['billing', 'preview'] }),
      },
    );
  };
  return (
    <SubmitDialog
      onClose={onClose}
      title={t('change.title')}
      submit={formatSubmitLabel(details)}
      isPending={change.isPending}
      disabled={!isCurrent || preview === undefined || preview.begins === 'none'}
      onSubmit={submit}
    >
      <SeatsFields
        value={wantedSeats}
        onChange={setWantedSeats}
        usedSeats={billing.used}
        disabled={change.isPending}
      />
      <section aria-live="polite" className="mt-5 min-h-28 rounded-md bg-lila-soft p-4">
        <h3 className="pb-1 font-semibold">{t('change.title2')}</h3>
        {!canPreview ? (
          <p>{t('change.wrong')}</p>
        ) : isRefused ? (
          <p className="text-pretty">{errorText(query.error)}</p>
        ) : query.isError ? (
          <NotLoadedNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : details === undefined ? (
          <LinesSkeleton label={common('state.loading')} />
        ) : (
          <PreviewText {...details} />
        )}
      </section>
      <div className="pt-3 empty:hidden">
        <AlertLine>{isPriceNew ? t('change.price') : errorText(change.error)}</AlertLine>
      </div>
    </SubmitDialog>
  );
}
