import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonKind } from './button-style.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface SubmitDialogProps {
  readonly title: string;
  readonly size?: 'sm' | 'base' | 'lg' | undefined;
  /** An alert must be answered: a press outside does not close it. */
  readonly alert?: boolean | undefined;
  readonly open?: boolean | undefined;
  /** Called by the button that cancels, too. */
  readonly onClose: () => void;
  /** The name of the button that closes; "Cancel" where it is missing. */
  readonly cancel?: string | undefined;
  /** The action as a verb, on the main button. */
  readonly submit: ReactNode;
  readonly kind?: ButtonKind | undefined;
  readonly isPending?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSubmit: () => void;
  /** Stands before the buttons: what is left, or another way. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

interface FrameProps extends Omit<SubmitDialogProps, 'onSubmit'> {
  readonly target: { readonly form: string } | { readonly onPress: () => void };
}

function Frame({ open = true, target, ...props }: FrameProps) {
  const { title, size, alert, onClose, cancel, submit, kind, isPending, disabled, aside, children } = props;
  const { t } = useTranslation('common');
  const submits = 'form' in target ? ({ type: 'submit', ...target } as const) : target;
  return (
    <Dialog
      open={open}
      alert={alert}
      size={size}
      onClose={onClose}
      title={title}
      actions={
        <>
          {aside}
          <Button kind="secondary" onPress={onClose}>
            {cancel ?? t('action.cancel')}
          </Button>
          <Button {...submits} kind={kind} isLoading={isPending} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** A dialog with a button that cancels and one that acts. */
export function SubmitDialog({ onSubmit, ...props }: SubmitDialogProps) {
  return <Frame {...props} target={{ onPress: onSubmit }} />;
}

interface FormDialogProps extends SubmitDialogProps {
  /** Why the form was refused. */
  readonly refusal?: string | undefined;
  /** A question over the dialog; it stands beside the form, not in it. */
  readonly question?: ReactNode;
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  /** How its fields stand; below each other where it is missing. */
  readonly className?: string | undefined;
}

/** A dialog whose fields are a form: Enter in one of them submits, too. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, refusal, question, formRef, className, children, ...frameProps } = props;
  const id = useId();
  return (
    <Frame {...frameProps} target={{ form: id }}>
      <form
        ref={formRef}
        id={id}
        noValidate
        className={className ?? 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {refusal !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {refusal}
          </p>
        )}
        {children}
      </form>
      {question}
    </Frame>
  );
}
