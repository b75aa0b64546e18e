import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';
import type { PricedOrder } from '../model/priced-order.ts';

function Row({
  label,
  note,
  amount,
}: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: string;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line-soft py-2.5">
      <dt className="min-w-0">
        {label}
        {note !== undefined && <span className="block text-sm text-third">{note}</span>}
      </dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  );
}

/** The texts about VAT. */
function useTaxTexts(
  pricedOrder: PricedOrder,
  paymentMethod: PaymentMethod,
): { readonly short: string; readonly long: string } {
  const { t } = useTranslation('checkout');
  if (pricedOrder.includesTax) return { short: t('tax.incl'), long: t('tax.includes') };
  return { short: t('tax.plus'), long: t(paymentMethod === 'offer' ? 'tax.offer' : 'tax.provider') };
}

interface OrderLinesProps {
  readonly pricedOrder: PricedOrder;
  readonly paymentMethod: PaymentMethod;
}

const COUNTED_KEYS: readonly string[] = ['administrators', 'members', 'insights'];

/** The items of an order, their sum, and VAT. */
export function OrderLines({ pricedOrder, paymentMethod }: OrderLinesProps) {
  const { t } = useTranslation('checkout');
  const amountOf = useAmount();
  const { lines, promotion, amount, period } = pricedOrder;
  const tax = useTaxTexts(pricedOrder, paymentMethod);
  const when = promotion === null ? t(`period.${period ?? 'once'}`) : t('period.first');
  return (
    <>
      <dl className="flex flex-col">
        {lines.map((line) => (
          <Row
            key={line.key}
            label={t(`line.${line.key}`)}
            note={
              COUNTED_KEYS.includes(line.key)
                ? t('quantity', { count: line.quantity, price: amountOf(line.unit) })
                : undefined
            }
            amount={amountOf(line.amount)}
          />
        ))}
        {promotion !== null && (
          <Row
            label={t('promotion')}
            note={promotion.insights > 0 ? t('promotionInsights', { count: promotion.insights }) : undefined}
            amount={amountOf(-promotion.amount)}
          />
        )}
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="text-md font-semibold">{t('sum')}</dt>
          <dd className="text-end">
            <span className="text-title font-semibold tabular-nums">{amountOf(amount)}</span>
            <span className="block text-sm text-second">
              {tax.short}, {when}
            </span>
            {promotion !== null && (
              <span className="block text-sm text-second">
                {t('afterFirst', { price: amountOf(amount + promotion.amount) })}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <p className="pt-2 text-sm text-pretty text-third">{tax.long}</p>
    </>
  );
}
