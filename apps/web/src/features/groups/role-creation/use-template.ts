import type { CreateInput } from '@quint/contract/items.ts';
import { TEMPLATE_KEYS, type TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { TEMPLATE_RANGES } from '@quint/domain/roles/role-templates.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';

import { roleQuery } from '#features/roles/roles/api.ts';
import { vacancyQuery } from '#features/vacancies/people/api.ts';
import { useCreation, type CreationStep } from '#features/roles/roles/use-creation.ts';
import { useDuplicateRole } from '#features/roles/roles/use-role-actions.ts';
import { items } from '#lib/items.ts';

/** The steps of creating a role from an existing one; no text is sent to an AI. */
export const COPY_STEPS: readonly CreationStep[] = ['creating', 'loading', 'profilingWithoutAi'];

export const TEMPLATE_TEXTS = ['purpose', 'accountabilities', 'value_creation', 'description'] as const;

/** The templates with their ranges, and with their texts in the language of the screen. */
export function useTemplates() {
  const { t } = useTranslation('role-templates');
  return TEMPLATE_KEYS.map((key) => ({
    key,
    name: t(`${key}.name`),
    texts: Object.fromEntries(TEMPLATE_TEXTS.map((field) => [field, t(`${key}.${field}`)])) as Readonly<
      Record<(typeof TEMPLATE_TEXTS)[number], string>
    >,
    attributes: TEMPLATE_RANGES[key],
  }));
}
export type Template = ReturnType<typeof useTemplates>[number];

/** The role that a template creates. */
function toRole({ key, name, texts, attributes }: Template): CreateInput<'roles'> {
  const source = { kind: 'template', template: key satisfies TemplateKey } as const;
  return {
    name,
    ...texts,
    attributes,
    range_sources: Object.fromEntries(TRAITS.map((trait) => [trait, source])),
  };
}

/** Creates a role from a template or an own role, step by step, and opens its page. */
export function useNewRole() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reportSaveError = useSaveRefused();
  const { mutateAsync: duplicate } = useDuplicateRole();
  const { step, during, reset } = useCreation();
  const make = async (create: () => Promise<string>, isRefusalReported: boolean) => {
    try {
      const roleId = await during('creating', create);
      await during('loading', () => client.fetchQuery(roleQuery(roleId)));
      await during('profilingWithoutAi', () => client.fetchQuery(vacancyQuery(roleId)));
      await client.invalidateQueries({ queryKey: ['roles'], refetchType: 'none' });
      await navigate({ to: '/roles/$roleId', params: { roleId }, search: { tab: 'ranges' } });
    } catch (error) {
      reset();
      if (!isRefusalReported && error instanceof Error) reportSaveError(error);
    }
  };
  return {
    step,
    fromTemplate: (template: Template) =>
      void make(() => items('roles').save(undefined, toRole(template)), false),
    fromRole: (roleId: string) => void make(() => duplicate(roleId), true),
  };
}
