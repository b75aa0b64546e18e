import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '#ui/field.tsx';
import { useFormMessage } from '../use-form-message.ts';

interface Bound<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Told when the text is too long. */
  readonly max?: number;
}
type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'>;

/** A line of text of a form. */
export function FormText<Values extends FieldValues>(props: Bound<Values> & Unbound<TextFieldProps>) {
  const { control, name, max, ...rest } = props;
  const message = useFormMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
        <TextField {...rest} {...field} inputRef={ref} error={message(fieldState.error?.message, max)} />
      )}
    />
  );
}

/** Several lines of text of a form. */
export function FormArea<Values extends FieldValues>(props: Bound<Values> & Unbound<TextAreaProps>) {
  const { control, name, max, ...rest } = props;
  const message = useFormMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
        <TextArea {...rest} {...field} inputRef={ref} error={message(fieldState.error?.message, max)} />
      )}
    />
  );
}
