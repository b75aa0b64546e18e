import type { Billing } from '@quint/contract/billing/billing.ts';
import { priceFlow } from '@quint/domain/billing/prices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShownRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { usePrices } from '#lib/public-settings.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useRequestOffer } from '../api.ts';
import { isSold, SeatsFields, type WantedSeats } from './seats-fields.tsx';

interface RequestOfferDialogProps {
  readonly billing: Billing;
  readonly onClose: () => void;
}

/** Requests Flow with other seats from the platform, where there is no payment provider. */
export function RequestOfferDialog({ billing, onClose }: RequestOfferDialogProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const errorText = useErrorText();
  const pricing = usePrices();
  const { limits } = billing;
  const [wantedSeats, setWantedSeats] = useState<WantedSeats>({
    administrators: limits.administrators ?? 1,
    members: limits.members ?? 0,
    period: 'month',
  });
  const ask = useRequestOffer();
  const price =
    pricing !== undefined && isSold(wantedSeats)
      ? priceFlow(pricing.prices, wantedSeats, pricing.now)
      : undefined;
  const off = price?.promotion?.amount ?? 0;
  // A paused workspace may request the seats it has, to continue.
  const isSame =
    !billing.isFrozen &&
    wantedSeats.administrators === limits.administrators &&
    wantedSeats.members === limits.members;
  const submit = () => {
    if (price === undefined) return;
    ask.mutate(
      { order: { kind: 'flow', ...wantedSeats }, expectedAmount: price.amount - off },
      {
        onSuccess({ number }) {
          notify({ text: t('ask.asked', { number }) });
          onClose();
        },
      },
    );
  };
  return (
    <SubmitDialog
      onClose={onClose}
      title={t('ask.title')}
      submit={t('ask.submit')}
      isPending={ask.isPending}
      disabled={price === undefined || isSame}
      onSubmit={submit}
    >
      <p className="pb-5 text-pretty text-second">{t('ask.lead')}</p>
      <SeatsFields
        value={wantedSeats}
        onChange={setWantedSeats}
        usedSeats={billing.used}
        disabled={ask.isPending}
      />
      <p aria-live="polite" className="mt-5 rounded-md bg-lila-soft p-4 font-semibold">
        {price === undefined
          ? t('change.wrong')
          : isSame
            ? t('change.none')
            : t(`ask.price.${wantedSeats.period}`, { amount: format.euro(price.amount / 100) })}
        {!isSame && off > 0 && (
          <span className="block text-sm font-normal">
            {t('ask.promotion', { amount: format.euro(off / 100) })}
          </span>
        )}
      </p>
      <div className="pt-3 empty:hidden">
        <AlertLine>
          {isShownRefusal(ask.error, 'order.price_changed') ? t('change.price') : errorText(ask.error)}
        </AlertLine>
      </div>
    </SubmitDialog>
  );
}
