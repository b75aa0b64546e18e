import type { Position, Price } from './objects.ts';

/** The VAT of the imitation, in percent: German VAT for everybody. */
const VAT = 19;

interface Amounts {
  /** The total to pay. */
  readonly total: number;
  /** VAT added to the prices or included in them. */
  readonly tax: number;
  readonly subtotal: number;
}

/** Graduated: each tier costs its flat amount once it is reached, the first one also for nothing. */
export function amountOf({ unit_amount: unit, tiers }: Price, quantity: number): number {
  let below = 0;
  let amount = (unit ?? 0) * quantity;
  for (const tier of tiers ?? []) {
    const units = Math.max(0, Math.min(quantity, tier.up_to ?? quantity) - below);
    if (below === 0 || units > 0) amount += tier.flat_amount + units * tier.unit_amount;
    below = tier.up_to ?? quantity;
  }
  return amount;
}

export function sumOf(positions: readonly Position[]): number {
  return positions.reduce((sum, { price, quantity }) => sum + amountOf(price, quantity), 0);
}

/** VAT added to a net amount. */
export function taxOn(net: number, isTaxed: boolean): number {
  return isTaxed ? Math.round((net * VAT) / 100) : 0;
}

/** The total of items, less a discount. */
export function priceOf(
  positions: readonly Position[],
  { discount, isTaxed }: { readonly discount: number; readonly isTaxed: boolean },
): Amounts {
  const subtotal = sumOf(positions);
  const discountedSubtotal = Math.max(0, subtotal - discount);
  if (positions.every(({ price }) => price.tax_behavior === 'inclusive')) {
    return {
      subtotal,
      total: discountedSubtotal,
      tax: isTaxed ? discountedSubtotal - Math.round((discountedSubtotal * 100) / (100 + VAT)) : 0,
    };
  }
  const tax = taxOn(discountedSubtotal, isTaxed);
  return { subtotal, total: discountedSubtotal + tax, tax };
}

/** The end of a period, in seconds; a month after the 31st is the last day of the next one. */
export function endOfPeriod(start: number, interval: 'month' | 'year'): number {
  const end = new Date(start * 1000);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return Math.floor(end.getTime() / 1000);
}
