import {
  Controller,
  type Control,
  type ControllerFieldState,
  type FieldPath,
  type FieldValues,
  type UseFormStateReturn,
} from 'react-hook-form';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '#ui/field.tsx';
import { useFormMessage } from '../use-form-message.ts';

interface BoundProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Called when the text is too long. */
  readonly max?: number;
}
type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'>;

interface State {
  readonly fieldState: ControllerFieldState;
  readonly formState: UseFormStateReturn<FieldValues>;
}

/** The error of a field after blur or submit; none on a line that was just added. */
function errorOf({ fieldState, formState }: State): string | undefined {
  return fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined;
}

export function FormText<Values extends FieldValues>(props: BoundProps<Values> & Unbound<TextFieldProps>) {
  const { control, name, max, ...fieldProps } = props;
  const message = useFormMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, ...state }) => (
        <TextField {...fieldProps} {...field} inputRef={ref} error={message(errorOf(state), max)} />
      )}
    />
  );
}

export function FormArea<Values extends FieldValues>(props: BoundProps<Values> & Unbound<TextAreaProps>) {
  const { control, name, max, ...fieldProps } = props;
  const message = useFormMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, ...state }) => (
        <TextArea {...fieldProps} {...field} inputRef={ref} error={message(errorOf(state), max)} />
      )}
    />
  );
}
