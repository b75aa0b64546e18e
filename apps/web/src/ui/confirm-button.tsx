import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface ConfirmButtonProps
  extends
    Pick<ButtonProps, 'kind' | 'size' | 'aria-label' | 'children'>,
    Omit<ConfirmDialogProps, 'open' | 'onClose' | 'onConfirm' | 'children'> {
  /** Does it; `close` closes the dialog once it is done. */
  readonly onConfirm: (close: () => void) => void;
}

/** A button for something that is asked about before it is done. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { kind, size, 'aria-label': label, children, onConfirm, ...dialogProps } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} size={size} aria-label={label} onPress={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog {...dialogProps} open={isOpen} onClose={close} onConfirm={() => onConfirm(close)} />
    </>
  );
}
