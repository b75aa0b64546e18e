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

interface Bound<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Told when the text is too long. */
  readonly max?: number;
}
type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'>;

interface State {
  readonly fieldState: ControllerFieldState;
  readonly formState: UseFormStateReturn<FieldValues>;
}

/** What is wrong with a field that the person has left or sent; a line that was just added is not wrong yet. */
function errorOf({ fieldState, formState }: State): string | undefined {
  return fieldState.isTouched || formState.isSubmitted ? fieldState.error?.message : undefined;
}

/** A line of text of a form. */
export function FormText<Values extends FieldValues>(props: Bound<Values> & Unbound<TextFieldProps>) {
  const { control, name, max, ...rest } = props;
  const message = useFormMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, ...state }) => (
        <TextField {...rest} {...field} inputRef={ref} error={message(errorOf(state), max)} />
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
      render={({ field: { ref, disabled: _disabled, ...field }, ...state }) => (
        <TextArea {...rest} {...field} inputRef={ref} error={message(errorOf(state), max)} />
      )}
    />
  );
}
