import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { RoleText } from '@quint/domain/roles/role-texts.ts';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
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
export function FormRoleText({ control, name, ...fieldProps }: FormRoleTextProps) {
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
