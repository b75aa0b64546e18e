import { useState, type ReactNode } from 'react';
import { TextField } from './field.tsx';
import { SubmitDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  readonly text: string;
  /** The label of the button, a verb. */
  readonly confirm: string;
  readonly isLoading?: boolean | undefined;
  /** Nothing is deleted or ended: the button looks like other primary buttons. */
  readonly harmless?: boolean | undefined;
  /** Additional information or input. */
  readonly children?: ReactNode;
  /** For irreversible actions: the user must type this name first. */
  readonly name?: { readonly label: string; readonly value: string } | undefined;
}

/** Asks for a confirmation before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    text,
    confirm,
    isLoading,
    harmless = false,
    name,
    children,
  } = props;
  const [typedName, setTypedName] = useState('');
  const isConfirmed = name === undefined || typedName.trim() === name.value;
  const close = () => {
    setTypedName('');
    onClose();
  };
  return (
    <SubmitDialog
      open={open}
      onClose={close}
      title={title}
      size="sm"
      alert
      submit={confirm}
      kind={harmless ? 'primary' : 'primary-danger'}
      isPending={isLoading}
      disabled={!isConfirmed}
      onSubmit={onConfirm}
    >
      <p className="text-second">{text}</p>
      {children}
      {name !== undefined && (
        <div className="pt-4">
          <TextField label={name.label} value={typedName} onChange={setTypedName} />
        </div>
      )}
    </SubmitDialog>
  );
}
