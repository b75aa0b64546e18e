import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { AiDataNotice } from '#features/roles/role-texts/components/ai-data-notice.tsx';
import { Card } from '#ui/card.tsx';
import type { RoleForm } from '../form.ts';
import { FormRoleText } from './form-role-text.tsx';

const LONG_TEXTS = [
  { name: 'purpose', hint: 'purposeHint', rows: 3 },
  { name: 'accountabilities', hint: 'accountabilitiesHint', rows: 4 },
  { name: 'value_creation', hint: 'value_creationHint', rows: 3 },
  { name: 'description', hint: undefined, rows: 3 },
] as const;

interface RoleTextsProps {
  readonly control: Control<RoleForm>;
  /** Undefined for a new role. */
  readonly roleId: string | undefined;
}

/** The name and the texts of a role. */
export const RoleTexts = memo(function RoleTexts({ control, roleId }: RoleTextsProps) {
  const { t } = useTranslation('roles');
  return (
    <Card title={t('form.about')}>
      <div className="flex flex-col gap-4">
        <FormText
          control={control}
          name="name"
          max={TITLE_MAX_CHARACTERS}
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          required
        />
        {LONG_TEXTS.map(({ name, hint, rows }) => {
          const labels = {
            label: t(`form.${name}`),
            hint: hint === undefined ? undefined : t(`form.${hint}`),
          };
          return name === 'value_creation' ? (
            <FormArea
              key={name}
              control={control}
              name={name}
              max={LONG_TEXT_MAX_CHARACTERS}
              rows={rows}
              {...labels}
            />
          ) : (
            <FormRoleText key={name} control={control} name={name} rows={rows} roleId={roleId} {...labels} />
          );
        })}
        <AiDataNotice />
      </div>
    </Card>
  );
});
