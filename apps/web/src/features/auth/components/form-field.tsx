import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@quint/domain/limits.ts';
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

type Bound = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'inputRef' | 'disabled';

interface Binding<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: FieldPath<Values>;
}

/** A password: its characters are hidden until the user shows them. */
interface Secret extends Pick<PasswordFieldProps, 'account' | 'autoComplete'> {
  readonly secret: true;
}

interface Open extends Pick<TextFieldProps, 'autoComplete'> {
  readonly secret?: false | undefined;
}

type FormFieldProps<Values extends FieldValues, Sent> = Binding<Values, Sent> &
  Omit<TextFieldProps, Bound | 'autoComplete'> &
  (Secret | Open);

function withoutMark<Props extends { readonly secret?: boolean | undefined }>({
  secret: _secret,
  ...rest
}: Props) {
  return rest;
}

/** A text input of a form, with the error messages of the form's schema. */
export function FormField<Values extends FieldValues, Sent>(props: FormFieldProps<Values, Sent>) {
  const { control, name, error, maxLength, ...rest } = props;
  const { t } = useTranslation('common');
  const wordsOf = (found: string | undefined) => {
    const message = MESSAGES.find((known) => known === found);
    if (message === undefined) return error;
    return t(message, { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS, limit: maxLength ?? 0 });
  };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => {
        const bound = { ...field, inputRef: ref, error: wordsOf(fieldState.error?.message) };
        if (rest.secret !== true) return <TextField {...withoutMark(rest)} {...bound} />;
        return <PasswordField {...withoutMark(rest)} {...bound} />;
      }}
    />
  );
}
