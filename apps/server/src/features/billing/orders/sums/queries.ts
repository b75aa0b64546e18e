import type { OrderSums } from '@quint/contract/billing/orders.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/**
 * Orders by the month in Berlin in which they were paid or fulfilled, the last `months` including the current one,
 * oldest first; months without orders have zeros. A refund counts in the month of its order. Refunds of the provider
 * include VAT; for an amount without VAT, the same share is subtracted. Requires the platform role.
 */
export async function listSums(
  db: Reader,
  { now, months }: { readonly now: Date; readonly months: number },
): Promise<OrderSums[]> {
  const { rows } = await readSql<OrderSums>`
    with months as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'Europe/Berlin') - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone 'Europe/Berlin'), interval '1 month') as month
    ), counted as (
      select date_trunc('month', date_paid at time zone 'Europe/Berlin') as month, amount::bigint as amount,
        case when kind = 'premium_report' or coalesce(tax, 0) = 0 then least(amount_refunded, amount)::bigint
          else round(amount_refunded::numeric * amount / (amount::bigint + tax))::bigint end as refunded
      from orders where status in ('paid', 'fulfilled', 'returning', 'refunded') and date_paid is not null
    )
    select to_char(m.month, 'YYYY-MM') as month, count(c.month)::int as orders,
      coalesce(sum(c.amount - c.refunded), 0)::float8 as amount, coalesce(sum(c.refunded), 0)::float8 as refunded
    from months m left join counted c on c.month = m.month
    group by m.month order by m.month
  `.execute(db);
  return rows;
}
