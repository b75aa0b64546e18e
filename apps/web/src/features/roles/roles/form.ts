import type { CreateInput, UpdateInput } from '@quint/contract/items.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Base } from '#features/base/records/model/conflicts.ts';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import {
  emptyShortTexts,
  shortTexts,
  toShortTextChanges,
  toShortTexts,
} from '#features/roles/role-texts/form.ts';
import { optionalText, requiredText } from '#lib/form-schema.ts';
import type { RoleDetail } from './api.ts';
import { roleQuery } from './api.ts';

const Text = optionalText(LONG_TEXT_MAX_CHARACTERS);
/** The name and the texts of a role; each message is a phrase key. */
export const roleForm = z.object({
  name: requiredText(TITLE_MAX_CHARACTERS),
  purpose: Text,
  description: Text,
  accountabilities: Text,
  value_creation: Text,
  ...shortTexts,
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
  ...emptyShortTexts(),
};

export function toRoleForm(role: RoleDetail): RoleForm {
  return {
    name: role.name,
    purpose: role.purpose ?? '',
    description: role.description ?? '',
    accountabilities: role.accountabilities ?? '',
    value_creation: role.value_creation ?? '',
    ...toShortTexts(role),
  };
}

function toStored(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The fields of the form; for short versions only differences from the base. */
export function toRoleChanges(form: RoleForm, base: RoleForm): CreateInput<'roles'> & UpdateInput<'roles'> {
  return {
    name: form.name.trim(),
    purpose: toStored(form.purpose),
    description: toStored(form.description),
    accountabilities: toStored(form.accountabilities),
    value_creation: toStored(form.value_creation),
    ...toShortTextChanges(form, base),
  };
}

/** Reads the current record for one of its forms. */
export async function readRole<Form>(
  client: QueryClient,
  roleId: string,
  toForm: (role: RoleDetail) => Form,
): Promise<Base<Form>> {
  const record = await client.fetchQuery({ ...roleQuery(roleId), staleTime: 0 });
  return { initial: toForm(record), seen: record.date_updated };
}
