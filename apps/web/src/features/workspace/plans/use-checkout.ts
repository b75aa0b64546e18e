import type { CheckoutAnswer } from '@quint/contract/billing/orders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShownRefusal } from '#lib/failures.ts';
import { reloadPublicSettings } from '#lib/public-settings.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import type { CheckoutSearch } from './search.ts';
import { useGoTo } from './use-go-to.ts';

interface OrderPlacement {
  readonly createOrder: () => Promise<CheckoutAnswer['data']>;
  readonly search: Pick<CheckoutSearch, 'type' | 'redirectAfterCheckout'>;
}

/** Resets the page when the browser restores it from its cache after the provider's page. */
function useWokenPage(wake: () => void): void {
  const latest = useRef(wake);
  useEffect(() => {
    latest.current = wake;
  });
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}

/**
 * Places the order and opens the payment page, or the page with its state. A second press during the request does
 * nothing. Errors stay on the page, and the next press finds the same order.
 */
export function useCheckout({ createOrder, search }: OrderPlacement) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const client = useQueryClient();
  const goTo = useGoTo();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [hasNewPrice, setNewPrice] = useState(false);
  const busy = useRef(false);
  const stop = () => {
    busy.current = false;
    setBusy(false);
  };
  useWokenPage(stop);
  const explain = async (error: unknown) => {
    if (isShownRefusal(error, 'order.price_changed')) {
      await reloadPublicSettings();
      setNewPrice(true);
    } else {
      setFailure(errorText(error, t('failed')));
    }
  };
  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setFailure('');
    setNewPrice(false);
    try {
      const { order, url } = await createOrder();
      await client.invalidateQueries({ queryKey: ['orders'] });
      const { type, redirectAfterCheckout } = search;
      // The button stays busy, because the page is about to be left.
      goTo(url ?? `/checkout/return${stringifyQuery({ order: order.id, type, redirectAfterCheckout })}`);
    } catch (error) {
      await explain(error).catch(() => setFailure(t('failed')));
      stop();
    }
  };
  return { press, isBusy, failure, hasNewPrice };
}
