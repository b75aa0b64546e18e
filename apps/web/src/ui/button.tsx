import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface ButtonProps
  extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'isDisabled' | 'style'> {
  readonly children: ReactNode;
  /** Something is under way: the button keeps its width and focus and does nothing. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why the button cannot be used: it stays focusable and says so. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

function BlockedButton({ reason, look, ...props }: AriaButtonProps & { reason: string; look: string }) {
  const reasonId = useId();
  return (
    <>
      <Tooltip text={reason} delay={0}>
        <AriaButton
          {...props}
          type="button"
          aria-disabled="true"
          aria-describedby={reasonId}
          className={look}
        />
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}

/** A button of a specified kind and size. Name icon-only buttons with `aria-label`. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, children, loading = false, disabled = false, disabledReason, ...rest } = props;
  const look = buttonClass({ kind, size, wide });
  if (disabledReason !== undefined) {
    const { onPress: _onPress, ...inert } = rest;
    return (
      <BlockedButton {...inert} reason={disabledReason} look={look}>
        {children}
      </BlockedButton>
    );
  }
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
