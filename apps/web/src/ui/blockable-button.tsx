import { useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonClass } from './button-style.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

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

interface BlockableButtonProps extends ButtonProps {
  /** The reason why the button is disabled, which it shows while it stays focusable. */
  readonly disabledReason?: string | undefined;
}

/** A button that can be disabled with a reason. */
export function BlockableButton({ disabledReason, ...props }: BlockableButtonProps) {
  if (disabledReason === undefined) return <Button {...props} />;
  const {
    kind,
    size,
    wide,
    children,
    onPress: _onPress,
    isLoading: _loading,
    disabled: _disabled,
    ...inert
  } = props;
  return (
    <BlockedButton {...inert} reason={disabledReason} look={buttonClass({ kind, size, wide })}>
      {children}
    </BlockedButton>
  );
}
