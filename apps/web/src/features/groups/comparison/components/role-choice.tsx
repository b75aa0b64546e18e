import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, rolesQuery } from '#features/roles/roles/api.ts';
import { Combo } from '#ui/combo.tsx';

interface RoleChoiceProps {
  readonly roleId: string | undefined;
  readonly fieldRef: Ref<HTMLDivElement>;
  readonly onChoose: (roleId: string) => void;
}

/** The role beside which people are compared: asked for on the page, not in a dialog. */
export function RoleChoice({ roleId, fieldRef, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation('comparison');
  const roles = useQuery(rolesQuery).data ?? [];
  const options = roles
    .filter((role) => isOffered(role, roleId === undefined ? [] : [roleId]))
    .map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0) return null;
  return (
    <div ref={fieldRef} className="w-full max-w-md print:hidden">
      <Combo
        label={t('role.label')}
        hint={roleId === undefined ? t('role.hint') : undefined}
        options={options}
        value={roleId ?? null}
        onChange={(id) => {
          if (id !== null) onChoose(id);
        }}
      />
    </div>
  );
}
