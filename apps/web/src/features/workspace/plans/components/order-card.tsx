import type { CheckoutAnswer } from '@quint/contract/billing/orders.ts';
import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { REFUND_DAYS } from '@quint/domain/billing/prices.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { PricedOrder } from '../model/priced-order.ts';
import type { CheckoutSearch } from '../search.ts';
import { useAmount } from '../use-amount.ts';
import { useCheckout } from '../use-checkout.ts';
import { OrderLines } from './order-lines.tsx';
import { PathLink } from './path-link.tsx';

interface OrderCardProps {
  readonly pricedOrder: PricedOrder;
  readonly paymentMethod: PaymentMethod;
  readonly search: CheckoutSearch;
  /** The workspace or person of the order, and the recipient of the invoice. */
  readonly facts: readonly (readonly [string, string])[];
  readonly createOrder: () => Promise<CheckoutAnswer['data']>;
}

const WHERE = { stripe: 'facts.whereStripe', test: 'facts.whereTest', offer: 'facts.whereOffer' } as const;

/** The effect of the order, in one sentence. */
function useSentence({ order, isConsumer }: PricedOrder, paymentMethod: PaymentMethod): string | undefined {
  const { t } = useTranslation('checkout');
  if (order.kind === 'insights') return t('insights');
  if (order.kind === 'flow') return undefined;
  if (paymentMethod === 'offer') return t('reportOffer', { days: REFUND_DAYS });
  return t(isConsumer ? 'reportOfSurvey' : 'report', { days: REFUND_DAYS });
}

/** The link back from the checkout; the target of a plan differs from its origin. */
function backOf({ order }: PricedOrder, { redirectAfterCheckout = '/plans' }: CheckoutSearch): string {
  return order.kind === 'flow' ? '/plans' : redirectAfterCheckout;
}

/** The order with its price, and the button that places it. */
export function OrderCard({ pricedOrder, paymentMethod, search, facts, createOrder }: OrderCardProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const amountOf = useAmount();
  const { press, isBusy, failure, hasNewPrice } = useCheckout({ createOrder, search });
  const sentence = useSentence(pricedOrder, paymentMethod);
  return (
    <Card title={t('order')}>
      <OrderLines pricedOrder={pricedOrder} paymentMethod={paymentMethod} />
      {sentence !== undefined && <p className="pt-4 text-pretty text-second">{sentence}</p>}
      <div className="mt-4 border-t border-line pt-4">
        <Facts
          facts={[
            ...facts,
            ...(pricedOrder.period === null
              ? []
              : [[t('facts.period'), t(`facts.${pricedOrder.period}`)] as const]),
            [t('facts.where'), t(WHERE[paymentMethod])],
          ]}
        />
      </div>
      <div className="flex flex-col gap-4 pt-5">
        <AlertLine>{hasNewPrice ? t('changed', { price: amountOf(pricedOrder.amount) }) : failure}</AlertLine>
        <div className="flex flex-wrap justify-end gap-3 max-md:flex-col-reverse max-md:*:w-full">
          <PathLink href={backOf(pricedOrder, search)} kind="secondary" size="lg">
            {common('action.back')}
          </PathLink>
          <Button kind="primary-lila" size="lg" isLoading={isBusy} onPress={() => void press()}>
            {t(`pay.${paymentMethod}`)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
