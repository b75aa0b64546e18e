import { z } from 'zod';

/** Euro cents. */
const Cents = z.number().int().min(0).max(10_000_000);
const Percent = z.number().int().min(0).max(100);

const TalentPackage = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  talents: z.number().int().min(1).max(10_000),
  amount: Cents.min(1),
  discount: Percent,
  isRecommended: z.boolean(),
});

/** The prices of an installation, as in its price file; see `Prices` of the domain. */
export const PricesSchema = z.strictObject({
  currency: z.literal('EUR'),
  flow: z.strictObject({ base: Cents.min(1), administrator: Cents, member: Cents }),
  yearlyDiscount: Percent,
  promotion: z
    .strictObject({ percent: Percent, until: z.iso.date(), insights: z.number().int().min(0).max(1000) })
    .nullable(),
  packages: z
    .array(TalentPackage)
    .min(1)
    .max(6)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two packages have the same key')
    .refine((all) => all.filter(({ isRecommended }) => isRecommended).length === 1, 'recommend one package')
    .readonly(),
  premiumReport: Cents.min(1),
});

/** How orders are paid here: by a payment provider, or by an offer that people answer. */
export const PAYMENT_METHODS = ['stripe', 'offer'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
