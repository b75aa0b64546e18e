import type { UpdateInput } from '@quint/contract/items.ts';
import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import { RANGE_REASON_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import * as z from 'zod/mini';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { optionalText, wholeNumber } from '#lib/form-schema.ts';

const Range = z.object({
  min: wholeNumber(1, 9),
  max: wholeNumber(1, 9),
  weight: wholeNumber(1, 3),
});

/** The ranges of a role. */
export const rangesForm = z.object({
  attributes: z.object({ O: Range, C: Range, E: Range, A: Range, ES: Range }),
  /** The reason for changing fixed ranges. */
  range_reason: optionalText(RANGE_REASON_MAX_CHARACTERS),
  /** The template from which the ranges were started again. */
  template: z.optional(z.enum(TEMPLATE_KEYS)),
});
export type RangesForm = z.infer<typeof rangesForm>;

export function toRangesForm({ attributes: { O, C, E, A, ES } }: Pick<RoleDetail, 'attributes'>): RangesForm {
  return {
    attributes: { O: { ...O }, C: { ...C }, E: { ...E }, A: { ...A }, ES: { ...ES } },
    range_reason: '',
  };
}

/** The ranges, the reason if there is one, and the sources if a proposal was taken. */
export function toRangesChanges(form: RangesForm, sources: RangeSources | undefined): UpdateInput<'roles'> {
  const reason = form.range_reason.trim();
  return {
    attributes: form.attributes,
    ...(sources === undefined ? {} : { range_sources: sources }),
    ...(reason === '' ? {} : { range_reason: reason }),
  };
}
