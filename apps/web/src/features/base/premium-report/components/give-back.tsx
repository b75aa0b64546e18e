import type { Order } from '@quint/contract/billing/orders.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#lib/use-error-text.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import type { Reader } from '../api.ts';
import { useOrderAction } from '../api.ts';

interface GiveBackProps {
  readonly reader: Reader;
  readonly order: Order;
}

/** Returns the report for a refund: one button, and a second one that confirms. */
export function GiveBack({ reader, order }: GiveBackProps) {
  const { t } = useTranslation('premium');
  const [isAsking, ask] = useState(false);
  const giveBack = useOrderAction(reader, order.id, { action: 'refund' });
  const errorText = useErrorText();
  const confirm = useRef<HTMLButtonElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') ask(false);
  };
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
    else if (wasAsking.current) open.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <PlainButton ref={open} kind="text" size="sm" onClick={() => ask(true)}>
        {t('giveBack.button')}
      </PlainButton>
    );
  }
  return (
    <fieldset
      aria-labelledby={textId}
      className="flex w-full flex-col gap-3 rounded-md border border-line bg-surface p-4"
    >
      <p id={textId} className="text-pretty text-second">
        {t(order.way === 'offer' ? 'giveBack.textOffer' : 'giveBack.text')}
      </p>
      <div className="flex flex-wrap gap-2">
        <PlainButton
          ref={confirm}
          kind="secondary-danger"
          size="sm"
          onKeyDown={leave}
          aria-disabled={giveBack.isPending}
          data-pending={giveBack.isPending || undefined}
          onClick={() => {
            if (!giveBack.isPending) giveBack.mutate();
          }}
        >
          {t('giveBack.confirm')}
        </PlainButton>
        <PlainButton kind="text" size="sm" onKeyDown={leave} onClick={() => ask(false)}>
          {t('giveBack.keep')}
        </PlainButton>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {errorText(giveBack.error, t('giveBack.failed'))}
      </p>
    </fieldset>
  );
}
