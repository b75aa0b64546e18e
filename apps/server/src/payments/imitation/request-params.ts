import { z } from 'zod';
import { Refusal } from './shop.ts';

/** What requests may say; like Stripe, the imitation refuses what it does not know. */

export const Whole = z.coerce.number().int();
export const Yes = z.enum(['true', 'false']).transform((value) => value === 'true');
export const MetadataField = z.record(z.string().max(40), z.string().max(500)).default({});
const RecurringPrice = z.strictObject({ interval: z.enum(['month', 'year']) });

export const NewPriceData = z.strictObject({
  currency: z.literal('eur'),
  product_data: z.strictObject({ name: z.string().min(1), metadata: MetadataField }),
  unit_amount: Whole.min(0),
  tax_behavior: z.enum(['inclusive', 'exclusive']),
  recurring: RecurringPrice.optional(),
});

export const Expand = z.array(z.string()).default([]);

/** Reads what was asked. Throws Stripe's refusal of what it does not know or accept. */
export function readAsked<T>(schema: z.ZodType<T>, params: unknown): T {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid';
  throw new Refusal(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, code);
}
