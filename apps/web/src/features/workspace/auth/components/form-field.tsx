import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '#ui/field.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const MESSAGES = [
  'form.required',
  'form.invalidEmail',
  'form.passwordTooShort',
  'form.passwordTooLong',
  'form.tooLong',
] as const;

type BoundProp = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'inputRef' | 'disabled';

interface FieldBinding<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** A password: its characters are hidden until the user shows them. */
interface Secret extends Pick<PasswordFieldProps, 'account' | 'autoComplete'> {
  readonly secret: true;
}

interface Open extends Pick<TextFieldProps, 'autoComplete'> {
  readonly secret?: false | undefined;
}

type FormFieldProps<Values extends FieldValues, Output> = FieldBinding<Values, Output> &
  Omit<TextFieldProps, BoundProp | 'autoComplete'> &
  (Secret | Open);

function withoutMark<Props extends { readonly secret?: boolean | undefined }>({
  secret: _secret,
  ...props
}: Props) {
  return props;
}

/** A text input of a form, with the error messages of the form's schema. */
export function FormField<Values extends FieldValues, Output>(props: FormFieldProps<Values, Output>) {
  const { control, name, error, maxLength, ...inputProps } = props;
  const { t } = useTranslation('common');
  const formatError = (messageKey: string | undefined) => {
    const message = MESSAGES.find((key) => key === messageKey);
    if (message === undefined) return error;
    return t(message, { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS, limit: maxLength ?? 0 });
  };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => {
        const boundProps = { ...field, inputRef: ref, error: formatError(fieldState.error?.message) };
        if (inputProps.secret !== true) return <TextField {...withoutMark(inputProps)} {...boundProps} />;
        return <PasswordField {...withoutMark(inputProps)} {...boundProps} />;
      }}
    />
  );
}
