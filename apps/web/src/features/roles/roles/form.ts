import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Base } from '#features/base/records/model/conflicts.ts';
import {
  LONG_TEXT_MAX_CHARACTERS,
  RANGE_REASON_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import {
  emptyShortTexts,
  shortTexts,
  toShortTextChanges,
  toShortTexts,
} from '#features/roles/role-texts/form.ts';
import { optionalText, requiredText, wholeNumber } from '#lib/form-schema.ts';
import type { RoleChanges, RoleDetail } from './api.ts';
import { roleQuery } from './api.ts';

const Text = optionalText(LONG_TEXT_MAX_CHARACTERS);
const Range = z.object({
  min: wholeNumber(1, 9),
  max: wholeNumber(1, 9),
  weight: wholeNumber(1, 3),
});

/** The role form; each message is a phrase key. */
export const roleForm = z.object({
  name: requiredText(TITLE_MAX_CHARACTERS),
  purpose: Text,
  description: Text,
  accountabilities: Text,
  value_creation: Text,
  attributes: z.object({ O: Range, C: Range, E: Range, A: Range, ES: Range }),
  ...shortTexts,
  /** The reason for changing fixed ranges. */
  range_reason: optionalText(RANGE_REASON_MAX_CHARACTERS),
});
export type RoleForm = z.infer<typeof roleForm>;

/** The range of each trait in a new role. */
export const NEW_RANGE = { min: 3, max: 7, weight: 1 };

export const EMPTY_ROLE: RoleForm = {
  name: '',
  purpose: '',
  description: '',
  accountabilities: '',
  value_creation: '',
  attributes: { O: NEW_RANGE, C: NEW_RANGE, E: NEW_RANGE, A: NEW_RANGE, ES: NEW_RANGE },
  ...emptyShortTexts(),
  range_reason: '',
};

export function toRoleForm(role: RoleDetail): RoleForm {
  const { O, C, E, A, ES } = role.attributes;
  return {
    name: role.name,
    purpose: role.purpose ?? '',
    description: role.description ?? '',
    accountabilities: role.accountabilities ?? '',
    value_creation: role.value_creation ?? '',
    attributes: { O: { ...O }, C: { ...C }, E: { ...E }, A: { ...A }, ES: { ...ES } },
    ...toShortTexts(role),
    range_reason: '',
  };
}

function toStored(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/**
 * The changed fields of the form; for short versions only differences from the base, and sources if a proposal was
 * taken.
 */
export function toRoleChanges(form: RoleForm, base: RoleForm, sources?: RangeSources): RoleChanges {
  const reason = form.range_reason.trim();
  return {
    name: form.name.trim(),
    purpose: toStored(form.purpose),
    description: toStored(form.description),
    accountabilities: toStored(form.accountabilities),
    value_creation: toStored(form.value_creation),
    attributes: form.attributes,
    ...toShortTextChanges(form, base),
    ...(sources === undefined ? {} : { range_sources: sources }),
    ...(reason === '' ? {} : { range_reason: reason }),
  };
}

/** Reads the current record for its form. */
export async function readRole(client: QueryClient, roleId: string): Promise<Base<RoleForm>> {
  const record = await client.fetchQuery({ ...roleQuery(roleId), staleTime: 0 });
  return { initial: toRoleForm(record), seen: record.date_updated };
}
