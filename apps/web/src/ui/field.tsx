import type { AriaAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import {
  Input,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, INPUT_SIZE, type BaseFieldProps } from './field-frame.tsx';

interface TextInputProps extends BaseFieldProps {
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
}

export interface TextFieldProps extends TextInputProps, Pick<AriaTextFieldProps, 'onPaste' | 'onKeyDown'> {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Inside the box at its start: an icon. */
  readonly before?: ReactNode;
  /** Inside the box at its end: an icon button or a unit. */
  readonly after?: ReactNode;
}

interface TextFrameProps extends Omit<TextFieldProps, 'inputRef' | 'placeholder' | 'before' | 'after'> {
  readonly children: ReactNode;
}

/** What a text input and a text area have around their box: label, hint and error. */
function TextFrame(props: TextFrameProps) {
  const { label, hideLabel, hint, error, required, disabled, readOnly, children, ...fieldProps } = props;
  return (
    <AriaTextField
      {...fieldProps}
      isRequired={required === true}
      isInvalid={error !== undefined}
      isDisabled={disabled === true}
      isReadOnly={readOnly === true}
      validationBehavior="aria"
      className="flex w-full flex-col gap-1.5"
    >
      <FieldLabel label={label} required={required} hideLabel={hideLabel} />
      {children}
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}

/** A text input with optional contents before and after the text. */
export function TextField(props: TextFieldProps) {
  const { inputRef, placeholder, before, after, ...frameProps } = props;
  return (
    <TextFrame {...frameProps}>
      <span className="relative flex items-center">
        {before !== undefined && (
          <span className="pointer-events-none absolute left-3 grid text-third">{before}</span>
        )}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(
            INPUT_CLASS,
            INPUT_SIZE,
            before !== undefined && 'pl-9',
            after !== undefined && 'pr-11',
          )}
        />
        {after !== undefined && <span className="absolute right-1 grid">{after}</span>}
      </span>
    </TextFrame>
  );
}

const LINE_HEIGHT_PX = 20;
/** The smallest height that a finger hits. */
const FINGER_PX = 44;

/** A key pressed in a field, which by default does not propagate to the page. */
export type FieldKey = Parameters<NonNullable<AriaTextFieldProps['onKeyDown']>>[0];

export interface TextAreaProps extends TextInputProps {
  readonly rows?: number | undefined;
  readonly onKeyDown?: ((event: FieldKey) => void) | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** A list beside the text that the arrow keys move in. */
  readonly list?:
    | Pick<AriaAttributes, 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls'>
    | undefined;
}

/** A text area that grows with its text where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { inputRef, placeholder, rows = 4, list, ...frameProps } = props;
  return (
    <TextFrame {...frameProps}>
      <AriaTextArea
        {...list}
        ref={inputRef}
        rows={rows}
        // A box that grows with its text would also shrink with it.
        style={{ minHeight: Math.max(rows * LINE_HEIGHT_PX + 18, FINGER_PX) }}
        placeholder={placeholder}
        className={cx(INPUT_CLASS, INPUT_SIZE, 'field-sizing-content')}
      />
    </TextFrame>
  );
}
