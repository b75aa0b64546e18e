import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { RoleText } from '@quint/domain/roles/role-texts.ts';
import { memo } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import { AiDataNotice } from '#features/roles/role-texts/components/ai-data-notice.tsx';
import { RoleTextField } from '#features/roles/role-texts/components/role-text-field.tsx';
import type { RoleForm } from '../form.ts';

interface FormRoleTextProps {
  readonly control: Control<RoleForm>;
  readonly name: RoleText;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows: number;
  readonly roleId: string | undefined;
}

/** A text of the form with its short versions. */
function FormRoleText({ control, name, ...fieldProps }: FormRoleTextProps) {
  const message = useFormMessage();
  const roleName = useWatch({ control, name: 'name' });
  const original = useController({ control, name });
  const versions = useController({ control, name: `versions.${name}` });
  const selection = useController({ control, name: `shown.${name}` });
  const { fieldState, formState } = original;
  const isErrorVisible = fieldState.isTouched || formState.isSubmitted;
  const tooLong = versions.fieldState.invalid ? 'form.tooLong' : undefined;
  return (
    <RoleTextField
      {...fieldProps}
      field={name}
      roleName={roleName}
      value={{ original: original.field.value, versions: versions.field.value, ...selection.field.value }}
      error={message(
        isErrorVisible ? (fieldState.error?.message ?? tooLong) : tooLong,
        LONG_TEXT_MAX_CHARACTERS,
      )}
      inputRef={original.field.ref}
      onBlur={() => {
        original.field.onBlur();
        versions.field.onBlur();
      }}
      onChange={(value) => {
        if (value.original !== original.field.value) original.field.onChange(value.original);
        if (value.versions !== versions.field.value) versions.field.onChange([...value.versions]);
        selection.field.onChange({ selected: value.selected, isShown: value.isShown });
      }}
    />
  );
}

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
  );
});
