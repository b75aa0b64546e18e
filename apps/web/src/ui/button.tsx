import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps
  extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'isDisabled' | 'style'> {
  readonly children: ReactNode;
  /** An action is running: the button keeps its width and focus and ignores presses. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of a specified kind and size. Name icon-only buttons with `aria-label`. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, children, loading = false, disabled = false, ...rest } = props;
  const look = buttonClass({ kind, size, wide });
  return (
    <AriaButton {...rest} isDisabled={disabled} isPending={loading} className={look}>
      {loading ? (
        <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      ) : (
        children
      )}
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
