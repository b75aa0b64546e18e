import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import { statementsOf, type JobAnswer } from '@quint/psychometrics/job-statements.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import { z } from 'zod';

const Answer = z.union([z.literal([1, 2, 3, 4]), z.literal('unsure')]);

function sourceOf(trait: Trait) {
  const statements = Object.fromEntries(
    statementsOf(trait).map(({ id }) => [id, Answer.optional()] as const),
  );
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('assistant'),
      answers: z
        .strictObject(statements)
        .refine((answers) => Object.keys(answers).length > 0, 'an answer is missing'),
    }),
    z.strictObject({ kind: z.literal('template'), template: z.enum(TEMPLATE_KEYS) }),
    z.strictObject({
      kind: z.literal('stakeholders'),
      raters: z.number().int().min(LEAST_RATERS).max(1000),
      agreement: z.number().min(0).max(1),
    }),
  ]);
}

/** The source of a trait's range: answers about the job, a template, or the ranges of several raters. */
export type RangeSource =
  | { readonly kind: 'assistant'; readonly answers: Readonly<Partial<Record<string, JobAnswer>>> }
  | { readonly kind: 'template'; readonly template: (typeof TEMPLATE_KEYS)[number] }
  | { readonly kind: 'stakeholders'; readonly raters: number; readonly agreement: number };

/** The sources of the five ranges; a trait without one was set manually. */
export type RangeSources = Readonly<Partial<Record<Trait, RangeSource>>>;

/** The same as a schema, of which an unset trait may also be undefined. */
export const RangeSourcesValue = z.strictObject({
  O: sourceOf('O').optional(),
  C: sourceOf('C').optional(),
  E: sourceOf('E').optional(),
  A: sourceOf('A').optional(),
  ES: sourceOf('ES').optional(),
});

/**
 * Parses the sources of ranges from untrusted input; null counts as none. Undefined for a trait or a statement that
 * does not exist, an answer of another trait, an unknown template, too few raters, or an agreement beyond 0..1.
 */
export function readRangeSources(value: unknown): RangeSources | undefined {
  const read = RangeSourcesValue.safeParse(value ?? {});
  if (!read.success) return undefined;
  const sources = read.data;
  return Object.fromEntries(
    TRAITS.flatMap((trait) => (sources[trait] === undefined ? [] : [[trait, sources[trait]]])),
  );
}
