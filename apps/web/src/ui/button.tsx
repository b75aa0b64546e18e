import { useEffect, useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps
  extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'isDisabled' | 'style'> {
  readonly children: ReactNode;
  /** An action is running: the button keeps its width and focus and ignores presses. */
  readonly isLoading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button whose action is running. The component library has a state for that, but announces it with a reference to
 * the button, which is often gone when the action is done.
 */
const PENDING_PROPS = {
  'aria-disabled': 'true',
  'data-pending': true,
  type: 'button',
  onPress: () => {},
} as const;

/** Announces that the action is running to the user who has just pressed the button. */
function useSpoken(id: string, isLoading: boolean): void {
  const { t } = useTranslation();
  const text = t('state.working');
  useEffect(
    () => (isLoading && document.activeElement?.id === id ? announce(text) : undefined),
    [id, isLoading, text],
  );
}

/** A button of a specified kind and size. Name icon-only buttons with `aria-label`. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, children, isLoading = false, disabled = false, ...buttonProps } = props;
  const ownId = useId();
  const id = buttonProps.id ?? ownId;
  useSpoken(id, isLoading);
  const look = buttonClass({ kind, size, wide });
  return (
    <AriaButton
      {...buttonProps}
      {...(isLoading && PENDING_PROPS)}
      id={id}
      isDisabled={disabled}
      className={look}
    >
      {isLoading ? (
        <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      ) : (
        children
      )}
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
