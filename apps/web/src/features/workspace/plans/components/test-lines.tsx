import type { TestCheckout } from '@quint/contract/billing/test-checkout.ts';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';

function Row({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-2 ${strong ? 'border-t border-line pt-3 text-md font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  );
}

/** The items of the payment, with VAT. */
export function TestLines({ checkout }: { readonly checkout: TestCheckout }) {
  const { t } = useTranslation('checkout');
  const amountOf = useAmount();
  const { lines, discount, includesTax, tax, total, period } = checkout;
  return (
    <dl className="flex flex-col">
      {lines.map(({ name, quantity, amount }) => (
        <Row key={name} label={quantity > 1 ? `${quantity} × ${name}` : name} amount={amountOf(amount)} />
      ))}
      {discount > 0 && <Row label={t('test.discount')} amount={amountOf(-discount)} />}
      {!includesTax && <Row label={t('test.net')} amount={amountOf(total - tax)} />}
      <Row label={t(includesTax ? 'test.taxIncluded' : 'test.tax')} amount={amountOf(tax)} />
      <Row
        // A discount applies only once.
        label={t(period === null || discount > 0 ? 'test.total' : `test.total_${period}`)}
        amount={amountOf(total)}
        strong
      />
    </dl>
  );
}
